/** Points of a page for a form: its title, its number, the labels of its boxes. */
import type { Form } from "./form.ts";
import { lineAt, type Page } from "./page.ts";

/** Points; a form is accepted from `ENOUGH`. */
const TITLE = 10;
const TITLE_IN_TEXT = 5;
const TITLE_MENTIONED = 1.5;
const NUMBER = 5;
const NUMBER_IN_TEXT = 2;
const NUMBER_MENTIONED = 0.5;
const BOX = 1.5;
const BOXES_AT_MOST = 7.5;
/** Factor for a common title without other evidence. */
const COMMON_ALONE = 0.3;
const TOP_OF_PAGE = 3;
export const ENOUGH = 7;
const NUMBER_WITH_TAX_WORD = 2.5;
/** A page with the numbers of more forms than this is a list of documents. */
const LISTED_FROM = 2;
const TAX_WORD =
  /\b(?:payer|recipient|employer|employee|withheld|wages|omb no|internal revenue|taxable|tax year|gross income)\b/;

/** A title above this share of the page's height is the page's own. */
const TOP = 0.35;
/** A line with more words than this is a sentence, not a title. */
const SENTENCE_WORDS = 14;
/** Words before the name of a form that is only mentioned. */
const MENTION =
  /(?:\b(?:see|attach(?:ed)?|instructions?|reports?|reported|reporting|file|use|uses?|receive|received|issue[ds]?|complete|from|on|to|with|in|your|of|for|by|and|or|any|each|copy|forms?|the|to use)|[,(])[\s:]*(?:the )?(?:forms?(?:\(s\))?\s*)?$/;

export interface Evidence {
  points: number;
  /** The form's name was found; boxes alone could belong to a similar form. */
  isNamed: boolean;
  /** Its number was found in a prominent place, its title nowhere. */
  isNumberOnly: boolean;
}

export function evidenceFor(page: Page, form: Form): Evidence {
  const number = best(page, [form.number], numberPoints);
  const boxes = form.boxes.filter((box) => page.text.search(box) >= 0).length;
  const isAlone = form.isCommon && number < NUMBER_IN_TEXT && boxes < 2;
  const title = best(page, form.titles, titlePoints) * (isAlone ? COMMON_ALONE : 1);
  return {
    points: title + number + Math.min(BOXES_AT_MOST, boxes * BOX),
    isNamed: title >= TITLE_IN_TEXT || number >= NUMBER_IN_TEXT,
    isNumberOnly: title < TITLE_IN_TEXT && number >= NUMBER,
  };
}

/** A form's number plus a word typical of tax forms is enough, unless the page lists forms. */
export function numberEvidence({ text }: Page, formsByNumber: number): number {
  return formsByNumber <= LISTED_FROM && TAX_WORD.test(text) ? NUMBER_WITH_TAX_WORD : 0;
}

type Points = (found: Found) => number;

interface Found {
  text: string;
  /** The line in which the match begins. */
  line: string;
  /** Text before the match in that line. */
  before: string;
  top: number;
  isLarge: boolean;
}

function best(page: Page, patterns: RegExp[], points: Points): number {
  let most = 0;
  for (const pattern of patterns) {
    for (const match of page.text.matchAll(pattern)) {
      const line = lineAt(page, match.index);
      if (!line) continue;
      const before = page.text.slice(line.start, match.index);
      most = Math.max(most, points({ ...line, text: match[0], line: line.text, before }));
    }
  }
  return most;
}

function titlePoints(found: Found): number {
  if (isMention(found)) return TITLE_MENTIONED;
  const isOwnLine = found.text.length >= found.line.length / 2 || found.isLarge || isAfterNumber(found);
  const points = isOwnLine ? TITLE : TITLE_IN_TEXT;
  return points + (found.top < TOP && isOwnLine ? TOP_OF_PAGE : 0);
}

function numberPoints(found: Found): number {
  const isOwn = /^[^a-z0-9]*(?:form\s*)?$/.test(found.before) || found.isLarge;
  if (isOwn && !isSentence(found.line)) return NUMBER;
  if (isMention(found)) return NUMBER_MENTIONED;
  return found.line.split(" ").length <= SENTENCE_WORDS ? NUMBER_IN_TEXT : NUMBER_MENTIONED;
}

/** "Form W-2 Wage and Tax Statement 2024" is a title, whatever follows in the line. */
function isAfterNumber({ before, line }: Found): boolean {
  return /^[^a-z0-9]*(?:form\s*)?[a-z0-9-]{1,12}[^a-z0-9]*$/.test(before) && !isSentence(line);
}

function isMention({ before, line }: Found): boolean {
  return MENTION.test(before) && (isSentence(line) || before.trim().split(" ").length > 1);
}

function isSentence(line: string): boolean {
  return line.split(" ").length > SENTENCE_WORDS;
}
