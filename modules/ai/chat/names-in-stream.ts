/**
 * A chat model's words while they come: whatever may name an authority waits for the end of its sentence, so that a name
 * is looked up before it is shown. A name begins with a word such as "Rev. Rul." or with a number.
 */
import { sentencesOf } from "#modules/authority";
import type { AnswerPiece } from "../contract.ts";

const MAY_NAME =
  /§|\d|\b(?:s(?:ub)?ec(?:tion)?s?|code|i\.?r\.?c|u\.?s|c\.?f\.?r|treas|reg(?:ulation)?s?|rev|revenue|notices?|ann(?:ouncements?)?|t\.?c|tax court|memo|p\.?l|plrs?|private letter|ccas?|chief counsel|fsas?|tams?|gcms?|pub(?:lic(?:ation)?)?s?|forms?|schedules?|docket|dkt|nos?|fed(?:eral register)?|f\.)/i;

/** @param strike what is unknown of a text, struck through */
export async function* withNamesStruck<Result>(
  pieces: AsyncGenerator<AnswerPiece, Result>,
  strike: (text: string) => Promise<string>,
): AsyncGenerator<AnswerPiece, Result> {
  let held = "";
  /** What came behind held words. */
  let behind: AnswerPiece[] = [];

  async function* show(until: number): AsyncGenerator<AnswerPiece> {
    const text = held.slice(0, until);
    held = held.slice(until);
    if (text) yield { type: "text", text: await strike(text) };
    if (held !== "") return;
    yield* behind;
    behind = [];
  }

  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done) {
        yield* show(held.length);
        return next.value;
      }
      if (next.value.type !== "text") behind.push(next.value);
      else held += next.value.text;
      yield* show(mayBeShown(held));
    }
  } catch (error) {
    // A model that breaks off has said so much.
    yield* show(held.length);
    throw error;
  } finally {
    await pieces.return(undefined as Result);
  }
}

/** How much of the text ends a sentence, or comes before anything that may name an authority. */
function mayBeShown(text: string): number {
  const ended = endOfSentences(text);
  const rest = text.slice(ended);
  // A word that has not ended may become the beginning of a name.
  const whole = rest.search(/\S*$/);
  const name = rest.search(MAY_NAME);
  return ended + (name < 0 ? whole : Math.min(whole, name));
}

function endOfSentences(text: string): number {
  const line = text.lastIndexOf("\n") + 1;
  return sentencesOf(text, { start: line, end: text.length }).at(-1)?.start ?? line;
}
