/**
 * A search as SQL over chunks `c` in force `f`, their documents `d` and versions `v`. Words side by side become one
 * text query, so that the index answers them together.
 */
import { DomainError } from "#modules/kernel";
import { parseCitation } from "../citations/index.ts";
import { citationOf } from "../documents/naming.ts";
import { documentType, TYPE_NAMES } from "./document-types.ts";
import { isOfWords, wantedWords, type Field, type Query } from "./query.ts";

export interface Sql {
  text: string;
  bindings: unknown[];
}

/** The condition of a chunk. @throws DomainError `invalid` for a field value that means nothing. */
export function conditionOf(query: Query): Sql {
  if (isOfWords(query)) return sql`c.words @@ (${textQuery(query)})`;
  switch (query.kind) {
    case "and":
    case "or":
      return joined(gathered(query).map(conditionOf), ` ${query.kind} `);
    case "not":
      return sql`not (${conditionOf(query.part)})`;
    case "field":
      return fieldCondition(query.field, query.value);
    default:
      throw new TypeError(`no condition of ${query.kind}`);
  }
}

/** What ranks hits: the whole of a search in words, else any of its words; null without words. */
export function rankingQuery(query: Query): Sql | null {
  if (isOfWords(query)) return textQuery(query);
  const words = wantedWords(query);
  return words.length > 0 ? joined(words.map(textQuery), " || ") : null;
}

/** Parts in words are one part, the fields stay. */
function gathered({ kind, parts }: Extract<Query, { parts: Query[] }>): Query[] {
  const words = parts.filter(isOfWords);
  const others = parts.filter((part) => !isOfWords(part));
  return words.length > 1 ? [{ kind, parts: words }, ...others] : parts;
}

/** A value of PostgreSQL's `tsquery`. Words too common to be indexed ask for nothing. */
function textQuery(query: Query): Sql {
  switch (query.kind) {
    case "word":
      return query.isPrefix
        ? sql`to_tsquery('english', ${lexemesFrom(query.text)})`
        : sql`phraseto_tsquery('english', ${query.text})`;
    case "phrase":
      return sql`phraseto_tsquery('english', ${query.text})`;
    case "near":
      return joined(
        neighbors(query.words).map(([a, b]) => near(a, b, query.distance)),
        " && ",
      );
    case "and":
      return joined(query.parts.map(textQuery), " && ");
    case "or":
      return joined(query.parts.map(textQuery), " || ");
    case "not":
      return sql`!! (${textQuery(query.part)})`;
    case "field":
      throw new TypeError("a field is no text query");
  }
}

/**
 * The index holds stems: "insolvency" stands in it as "insolv", shorter than the beginning "insolven". So a stem that is
 * a few letters shorter counts as well.
 */
function lexemesFrom(beginning: string): string {
  const shortest = Math.max(4, beginning.length - 3);
  const stems = [];
  for (let length = beginning.length - 1; length >= shortest; length--)
    stems.push(beginning.slice(0, length));
  return [`${beginning}:*`, ...stems].join(" | ");
}

function neighbors(words: string[]): [string, string][] {
  return words.slice(1).map((word, at) => [words[at]!, word]);
}

/** PostgreSQL knows exact distances only: side by side is 1. */
function near(a: string, b: string, distance: number): Sql {
  const [one, other] = [sql`phraseto_tsquery('english', ${a})`, sql`phraseto_tsquery('english', ${b})`];
  const steps = Array.from({ length: distance + 1 }, (_, step) => sql`${step + 1}::int`);
  return joined(
    steps.flatMap((step) => [
      sql`tsquery_phrase(${one}, ${other}, ${step})`,
      sql`tsquery_phrase(${other}, ${one}, ${step})`,
    ]),
    " || ",
  );
}

function fieldCondition(field: Field, value: string): Sql {
  switch (field) {
    case "cite":
      return citeCondition(value);
    case "type":
      return typeCondition(value);
    case "court":
      return sql`v.facts ->> 'court' ilike ${`%${value.replace(/[\\%_]/g, "\\$&")}%`}`;
    case "year":
      return yearCondition(value);
  }
}

/** The unit that is named, and every passage that refers to it. */
function citeCondition(value: string): Sql {
  const citation = parseCitation(value);
  if (!citation)
    throw new DomainError(
      "invalid",
      `cite: takes a citation, such as cite:108(a) or cite:"Rev. Rul. 2019-24".`,
    );
  const { path } = citation;
  return sql`(d.citation = ${citationOf(citation)} and c.path[1:${path.length}::int] = ${path}::text[]
    or exists (select from authority_citations cited where cited.version_id = c.version_id
      and cited.target = ${citationOf(citation)} and cited.target_path[1:${path.length}::int] = ${path}::text[]
      and cited.place in ('text', 'heading')
      and cited.start_offset >= c.start_offset and cited.start_offset < c.end_offset))`;
}

function typeCondition(value: string): Sql {
  const type = documentType(value);
  if (!type)
    throw new DomainError(
      "invalid",
      `type:${value} is no type of the library. It knows ${TYPE_NAMES.join(", ")}.`,
    );
  return type.shelf ? sql`f.shelf = ${type.shelf}` : sql`d.citation like ${`${type.begins}%`}`;
}

/** "2019", "2010-2019", "2010-" */
function yearCondition(value: string): Sql {
  const years = /^(\d{4})(?:(-|\.\.)(\d{4})?)?$/.exec(value);
  if (!years)
    throw new DomainError("invalid", "year: takes a year or a range, such as year:2019 or year:2010-2019.");
  const [, first, range, last] = years;
  const until = range ? Number(last ?? 9999) : Number(first);
  return sql`extract(year from f.dated) between ${Number(first)} and ${until}`;
}

function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  const made: Sql = { text: strings[0]!, bindings: [] };
  values.forEach((value, at) => {
    const part = isSql(value) ? value : { text: "?", bindings: [value] };
    made.text += part.text + strings[at + 1]!;
    made.bindings.push(...part.bindings);
  });
  return made;
}

function isSql(value: unknown): value is Sql {
  return typeof value === "object" && value !== null && "text" in value && "bindings" in value;
}

function joined(parts: Sql[], by: string): Sql {
  return {
    text: `(${parts.map(({ text }) => text).join(by)})`,
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
}
