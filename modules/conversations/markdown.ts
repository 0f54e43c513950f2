/** A conversation with its sources as Markdown. */
import type { Conversation, Message } from "./schema.ts";

export function toMarkdown({ title }: Conversation, messages: Message[]): string {
  return [`# ${plain(title)}`, ...messages.flatMap(messageLines)].join("\n\n").concat("\n");
}

const NAME_LENGTH = 40;

/** "conversation-2031-04-15-levy-on-mills-7.md": two of one day and title differ by their ids. */
export function exportName({ id, title, updatedAt }: Conversation): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LENGTH);
  const parts = ["conversation", updatedAt.slice(0, 10), words.replace(/^-|-$/g, ""), id];
  return `${parts.filter(Boolean).join("-")}.md`;
}

function messageLines({ type, content, createdAt, model, problem, answer, beside }: Message): string[] {
  const kind = beside ? "Answer of another model" : "Answer";
  const who = type === "user" ? "Question" : `${kind}${model ? ` (${model})` : ""}`;
  const sources = (answer?.sources ?? []).map(
    ({ citation, filename, title, asOf, url }, index) =>
      `${index + 1}. ${inert(`${citation || filename}, ${title}`)}${asOf && ` (as of ${asOf})`} <${url}>`,
  );
  return [
    `## ${who}, ${createdAt.slice(0, 16).replace("T", " ")} UTC`,
    // Headings of an answer go below the heading of its turn.
    inert(content).replace(/^(#{1,4}) /gm, "##$1 "),
    ...(problem ? [`*${inert(problem)}*`] : []),
    ...(sources.length > 0 ? [`Sources\n\n${sources.join("\n")}`] : []),
  ].filter(Boolean);
}

function plain(text: string): string {
  return inert(text.replace(/[\r\n]+/g, " "));
}

/**
 * Whatever shows the file must fetch nothing and lead nowhere: a model that was talked into it may have written an
 * image or a link that carries words away. Images, links and HTML become plain text.
 */
function inert(text: string): string {
  return text
    .replace(/<(?=[a-z/!?])/gi, "&lt;")
    .replace(/\b(https?|ftp):\/\//gi, "$1&#58;//")
    .replace(/\bwww\./gi, "www&#46;")
    .replace(/!\[/g, "!\\[")
    .replace(/\](?=[([])/g, "]\\")
    .replace(/^(\s*)\[(?=[^\]\n]+\]:)/gm, "$1\\[");
}
