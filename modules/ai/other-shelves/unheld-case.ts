/** A case named in passing, "After Farhy, may the IRS …?", whose opinion the library does not hold. */
import type { Passage } from "#modules/authority";

const IN_PASSING =
  /\b(?:After|Since|Under|Per|Following) (?:the (?:\w+ )?(?:case|decision|opinion|ruling) in )?([A-Z][a-z]{3,}),? (?:is|are|was|can|may|could|does|do|did|must|should|has|have|will|would)\b/;
/** What begins with a capital and is no party of a case. */
const OTHER =
  /^(?:Congress|Treasury|Medicare|Medicaid|Social|Section|Sections?|Subchapter|Chapter|Title|Form|Schedule|Notice|Publication|Covid|Easter|Christmas|January|February|March|April|June|July|August|September|October|November|December|Monday|Friday|Sunday|America\w*|Federal|State|English|Puerto|Roth|Subpart|Regulations?|Obamacare|Brexit|Trump|Biden)$/;

/** A sentence that says so; null where no case is named, or something of that name was found. */
export function unheldCase(question: string, passages: Passage[]): string | null {
  const [, party] = IN_PASSING.exec(question) ?? [];
  if (!party || OTHER.test(party)) return null;
  const isFound = passages.some(({ document }) => document.heading.includes(party));
  return isFound
    ? null
    : `The library holds no opinion under the name ${party}; this answer does not take it into account.`;
}
