/** How much of a question a practice note speaks of: in its answer, in how people ask for it, in what meets its conditions. */
import { stem, stemsOf } from "../stemming.ts";
import { plainQuotes, subjectWords } from "./matching-words.ts";
import { practiceNotes, type PracticeNote } from "./practice-note.ts";
import { readWordings } from "./wordings.ts";

interface NoteWords {
  /** Stems of the answer and of the wordings, by the note's id. */
  held: Map<string, Set<string>>;
  /** In how many notes a stem stands. */
  notes: Map<string, number>;
}

/** A word that no note has weighs as one of half a note. */
const UNKNOWN = 0.5;

let words: NoteWords | null = null;

/** Share of the question's subject words, rare ones weighing more, that are the note's; 0 without any. */
export function shareSpokenOf(note: PracticeNote, question: string): number {
  words ??= readNoteWords();
  const { held, notes } = words;
  const own = wordsHeldBy(note);
  const text = plainQuotes(question);
  const meeting = note.when.flatMap((pattern) => text.match(new RegExp(pattern.source, "gi")) ?? []);
  const met = stemsOf(meeting.join(" "));
  const rarity = (one: string) => Math.log(held.size / (notes.get(one) ?? UNKNOWN));
  const stems = subjectWords(text).map(stem);
  const weigh = (some: string[]) => some.reduce((sum, one) => sum + rarity(one), 0);
  return weigh(stems.filter((one) => own.has(one) || met.has(one))) / (weigh(stems) || 1);
}

/** Stems of a note's answer and of how people ask for it. */
export function wordsHeldBy({ id, answer }: PracticeNote): Set<string> {
  words ??= readNoteWords();
  return words.held.get(id) ?? stemsOf(answer);
}

function readNoteWords(): NoteWords {
  const texts = new Map(practiceNotes().map(({ id, answer }) => [id, [answer]]));
  for (const { key, text } of readWordings()) texts.get(key)?.push(text);
  const held = new Map([...texts].map(([id, own]) => [id, stemsOf(own.join(" "))]));
  const notes = new Map<string, number>();
  for (const stems of held.values()) for (const one of stems) notes.set(one, (notes.get(one) ?? 0) + 1);
  return { held, notes };
}
