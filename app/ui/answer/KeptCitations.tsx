/** Citations as our own words hold them: "26 USC 55(d)(4)(A)", "Rev. Proc. 2025-32", "Reg. § 1.61-21(f)". */
const CITATION =
  /((?:\d+ (?:USC|CFR) |(?:Rev\. (?:Proc|Rul)\.|Notice|Announcement|P\.L\.|T\.D\.|Pub\.|Form) |(?:Reg\. )?§§? ?)\d[\w.-]*(?<![.-])(?:\(\w{1,5}\))*)/;

/** Words with each citation kept on one line. */
export function KeptCitations({ text }: { text: string }) {
  return text.split(CITATION).map((words, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {words}
      </span>
    ) : (
      words
    ),
  );
}
