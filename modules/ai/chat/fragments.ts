/** A message of a word or two, "cash": a subject of its own, or something of what was asked before. */
import { notesMetBy } from "../practice-notes/matching.ts";
import { isWholeQuestion } from "../practice-notes/overview.ts";
import { meets, plainQuotes } from "../practice-notes/matching-words.ts";
import { isOverview, practiceNotes, type PracticeNote } from "../practice-notes/practice-note.ts";
import { sectionOf } from "../statute/citations.ts";
import { contentWords } from "./question-shape.ts";

const FEW = 2;
const ASKS =
  /\?|^\W*(?:what|which|who|whose|how|when|where|why|is|are|was|were|do|does|did|can|could|must|should|will|would|may|am|has|have|define|explain|tell|show)\b/i;

const OF_ONE_THING = /^\W*(?:an?|the|my|our|his|her|their|some|one) /i;
/** Of the notes that a name is the subject of, so many rest on one section: "cash" is of many rules, "wash sales" of one. */
const OF_ONE_SECTION = 0.6;

/** Whether it asks nothing and names no subject of its own: "alimony" begins another one. */
export function isFragment(message: string): boolean {
  const words = contentWords(message).length;
  return words > 0 && words <= FEW && !ASKS.test(message) && !isSubject(message);
}

/** Whether an overview answers the question as a whole, or is on a subject that one of its words names. */
export function hasSubject(question: string, words: readonly string[]): boolean {
  return (
    notesMetBy(practiceNotes(), question).some(isOverview) ||
    practiceNotes().some((note) => isOverview(note) && words.some((word) => isNamedBy(note, word)))
  );
}

function isSubject(message: string): boolean {
  // "A laptop" is one thing, "laptops" may be a subject.
  if (OF_ONE_THING.test(message)) return false;
  const named = practiceNotes().filter((note) => isNamedBy(note, message));
  if (named.some(isOverview)) return true;
  const sections = named.map(({ units }) => sectionOf(units[0]!));
  return sections.some(
    (one) => sections.filter((other) => other === one).length >= OF_ONE_SECTION * sections.length,
  );
}

/** Whether the message is the name of the note's subject and nothing else. */
function isNamedBy(note: PracticeNote, message: string): boolean {
  const [subject] = note.when;
  if (!subject || !meets(subject, plainQuotes(message))) return false;
  return isWholeQuestion({ ...note, when: [subject], beside: null }, message);
}
