import type { Chapter, Part } from "./book.ts";

export interface BookTab {
  id: string;
  label: string;
}

/** The tab named in the URL; the first one for an unknown name. */
export function tabNamed(tabs: readonly [BookTab, ...BookTab[]], name: string | null): BookTab {
  return tabs.find(({ id }) => id === name) ?? tabs[0];
}

interface BookTabsProps {
  /** URL of the screen, to which `?tab=` is appended. */
  at: string;
  label: string;
  tabs: readonly BookTab[];
  current: BookTab;
  chapters: Chapter[];
}

/** Tabs as links, with the chapters of the current tab. */
export function BookTabs({ at, label, tabs, current, chapters }: BookTabsProps) {
  return (
    <>
      <nav className="tabs" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            className="tab"
            href={`${at}?tab=${id}`}
            aria-current={id === current.id ? "page" : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="book">
        {chapters
          .filter(({ tab }) => tab === current.id)
          .map(({ title, text, parts }) => (
            <section key={title} className="book__chapter">
              <h2>{title}</h2>
              <div className="book__text">
                {text && <p>{text}</p>}
                {parts.map((part, index) => (
                  <BookPart key={part.title ?? index} {...part} />
                ))}
              </div>
            </section>
          ))}
      </div>
    </>
  );
}

function BookPart({ title, text, items = [], numbered }: Part) {
  const List = numbered ? "ol" : "ul";
  return (
    <section className="book__part">
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      {items.length > 0 && (
        <List className={numbered ? "book__steps" : "book__list"}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )}
    </section>
  );
}
