/** A book in chapters, shown in tabs on screen and exported as one file. */
export interface Book {
  title: string;
  subtitle: string;
  /** "Version 1.0, July 2025" */
  edition: string;
  chapters: Chapter[];
}

export interface Chapter {
  /** The tab that shows the chapter. */
  tab: string;
  title: string;
  text?: string;
  parts: Part[];
}

export interface Part {
  title?: string;
  text?: string;
  items?: string[];
  /** Whether the items are numbered steps. */
  numbered?: boolean;
}

/** The whole book as plain text, wrapped at 80 characters. */
export function asText({ title, subtitle, edition, chapters }: Book): string {
  const cover = [title.toUpperCase(), subtitle, edition].join("\n");
  const pages = chapters.map((chapter, index) => {
    const heading = `${index + 1}. ${chapter.title}`;
    const head = `${heading}\n${"=".repeat(heading.length)}`;
    return [head, chapter.text && wrap(chapter.text), ...chapter.parts.map(partAsText)]
      .filter(Boolean)
      .join("\n\n");
  });
  return `${[cover, ...pages].join("\n\n\n")}\n`;
}

function partAsText({ title, text, items = [], numbered }: Part): string {
  const head = title && `${title}\n${"-".repeat(title.length)}`;
  const list = items.map((item, index) => wrap(item, numbered ? `${index + 1}. ` : "- ")).join("\n");
  return [head, text && wrap(text), list].filter(Boolean).join("\n");
}

const WIDTH = 80;

/** Hanging indent: continuation lines align with the first word. */
function wrap(text: string, bullet = ""): string {
  const lines: string[] = [];
  let line = bullet;
  for (const word of text.split(" ")) {
    const isFirst = line.length === bullet.length;
    if (!isFirst && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = " ".repeat(bullet.length) + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}

/** The whole book in Markdown. */
export function asMarkdown({ title, subtitle, edition, chapters }: Book): string {
  const body = chapters.flatMap((chapter) => [
    `## ${chapter.title}`,
    chapter.text,
    ...chapter.parts.flatMap(({ title: heading, text, items = [], numbered }) => [
      heading && `### ${heading}`,
      text,
      items.map((item, index) => `${numbered ? `${index + 1}.` : "-"} ${item}`).join("\n"),
    ]),
  ]);
  return `${[`# ${title}`, subtitle, `*${edition}*`, ...body].filter(Boolean).join("\n\n")}\n`;
}
