/** How near a question is in meaning to what each practice note says, beside how people ask for it. */
import { practiceNotes } from "../practice-notes/practice-note.ts";
import { createNearness, type KeyedText } from "../stored-vectors.ts";

/** Its vectors only: what they are of stands in the files of the notes. */
export const SAID_FOLDER = "modules/ai/data/practice-notes/said";

/** By the note's id. */
export function saidByNotes(): KeyedText[] {
  return practiceNotes().map(({ id, answer }) => ({ key: id, text: answer }));
}

/** By the note's id; null without vectors. */
export const nearnessToSaid = createNearness(SAID_FOLDER, saidByNotes);
