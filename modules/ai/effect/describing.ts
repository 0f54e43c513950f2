/** Changes in our own words: by which law, for which years, what stood there until then. */
import { changeText, formatPath, type Change, type DocumentText } from "#modules/authority";
import { isAddition, MOVED } from "./change-kinds.ts";
import { formerText, plain } from "./former-words.ts";

/** Whether the note gives the former words of the whole unit. */
export function givesFormer(change: Change): boolean {
  return formerText(change) !== null || isAddition(change);
}

/** "26 USC 24(h)(2) was changed by P.L. 119-21 § 70104, for … ($2,200 in place of $2,000)." */
export function describe({ citation }: DocumentText, change: Change): string {
  const unit = `${citation}${formatPath(change.path)}`;
  const since = changeText(change).replace(/^since /, "");
  const moved = MOVED.exec(change.words);
  const [pair] = moved
    ? []
    : change.replaced.filter(({ before, after }) => isWhole(before) && isWhole(after));
  const former = formerText(change);
  const what = pair
    ? `${closed(pair.after)} in place of ${closed(pair.before)}`
    : former
      ? `until then: ${shortened(plain(former))}`
      : /\badded (?:sub)?(?:sec|par|cl)/.test(change.words)
        ? `added${moved ? `; what was ${moved[1]} until then is ${moved[2]} now` : ""}`
        : "";
  return `${unit} was changed by ${since}${what ? ` (${what})` : ""}.`;
}

/** "(i)(5))" and "or a State declared" are torn out of a sentence and say nothing by themselves. */
function isWhole(words: string): boolean {
  return words !== "" && !/^[^(]*\)|^\(\w+\)\(\w+\)\)/.test(words.replace(/\([^()]*\)/g, ""));
}

/** "$7,500 ($3,750" and "of $600 or more" as they stand alone. */
function closed(words: string): string {
  const said = plain(words).replace(/^of /, "");
  return said + ")".repeat(Math.max(0, said.split("(").length - said.split(")").length));
}

const LONGEST = 70;

/** Former words of more than a few lines stand in the note below the section. */
function shortened(words: string): string {
  const all = words.split(/\s+/);
  return all.length <= LONGEST
    ? all.join(" ")
    : `${all.slice(0, LONGEST).join(" ")} … (the rest is in the note below the section)`;
}
