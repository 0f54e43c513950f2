import type { Authority } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { Inline, Provision } from "../routes/authority.26-usc.$section/provisions.ts";

/** Marks the words of a search in provisions. */
export async function markProvisions(
  authority: Authority,
  actor: Actor,
  { query, provisions }: { query: string; provisions: Provision[] },
): Promise<Provision[]> {
  const runs = provisions.flatMap(runsOf);
  const marked = await authority.markWords(
    actor,
    query,
    runs.map(({ text }) => text),
  );
  const split = new Map(runs.map((run, at) => [run, splitRun(run, marked[at]!)]));
  const put = (words?: Inline[]) => words && { words: words.flatMap((run) => split.get(run)!) };
  return provisions.map((provision) => ({
    ...provision,
    ...(provision.heading && { heading: put(provision.heading)!.words }),
    ...(provision.text && { text: put(provision.text)!.words }),
  }));
}

function runsOf({ heading = [], text = [] }: Provision): Inline[] {
  return [...heading, ...text];
}

function splitRun(run: Inline, ranges: { start: number; end: number }[]): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start > from) parts.push({ ...run, text: run.text.slice(from, start) });
    parts.push({ ...run, text: run.text.slice(start, end), isHit: true });
    from = end;
  }
  if (from < run.text.length) parts.push({ ...run, text: run.text.slice(from) });
  return parts;
}
