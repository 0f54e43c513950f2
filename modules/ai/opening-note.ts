/** The note that opens an answer: a practice note, or the digest of a rule that is more like the question. */
import type { Passage } from "#modules/authority";
import { answerSections } from "./answer-sections.ts";
import { beforeNote } from "./digests/before-note.ts";
import { isSpokenOfByCode } from "./digests/choice.ts";
import { digestNote, type DigestRequest } from "./digests/digest-note.ts";
import { digestsBySection } from "./digests/digests.ts";
import { fittingNote } from "./fitting-note.ts";
import { yielding, type OtherDocument } from "./other-shelves/deciding-document.ts";
import { FIT, notedFrom, type Noted } from "./practice-notes/noted.ts";
import type { Nearness } from "./stored-vectors.ts";

type Noting = Parameters<typeof fittingNote>[1];

/** The practice note that fits, or what a digest says better; null where nothing special opens the answer. */
export async function openingNote(
  request: Parameters<typeof fittingNote>[0] & Pick<DigestRequest, "nearDigests">,
  { noting, digesting }: { noting: Noting; digesting: DigestRequest },
): Promise<Noted | null> {
  const { ofCode, near, nearDigests } = request;
  const fitting = await fittingNote(request, noting);
  const [first] = ofCode;
  if (!fitting || !first || first.cited) return fitting;
  const leading = first.document.citation;
  const before = beforeNote(fitting, { question: noting.question, leading, near, nearDigests });
  if (!before) return fitting;
  if (before.kind === "section") return null;
  if (before.kind === "note") return (await notedFrom(before.note, FIT.near, noting)) ?? fitting;
  const digest = await digestNote(before.rule.of, digesting);
  return digest ? asFound(digest, ofCode) : fitting;
}

/** With what search found in the section, so that limits which the question touches stand below the digest as below a rule. */
export function asFound(digest: Noted, ofCode: Passage[]): Noted {
  const [lead] = answerSections(ofCode);
  const sections = digest.sections.map((one) =>
    one.section.citation === lead?.section.citation ? { ...lead, role: one.role, units: one.units } : one,
  );
  return { ...digest, sections };
}

interface Gathered {
  question: string;
  ofCode: Passage[];
  other: OtherDocument | null;
  nearDigests: Nearness | null;
}

/** An opinion on the subject says more beside what the Code itself says of the question, and does not decide it. */
export function withoutOpinionOver<Request extends Gathered>(request: Request): Request {
  const { other, ofCode, question, nearDigests: near } = request;
  const own = digestsBySection().get(ofCode[0]?.document.citation ?? "");
  if (other?.answered.section.shelf !== "opinion" || !own || !near) return request;
  return isSpokenOfByCode(own, { question, near })
    ? { ...request, other: { ...yielding(other), yields: true } }
    : request;
}
