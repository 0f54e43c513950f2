import type { Message } from "#modules/conversations/schema";
import { Moment } from "../../ui/Moment.tsx";
import { RedlineView } from "../authority.compare/RedlineView.tsx";
import type { UnitChange } from "./changes.server.ts";

/** Who answered, what was checked, and the versions of the law that were before the answer, each by its hash. */
export function ReceiptPart({ answer }: { answer: Message }) {
  const held = (answer.answer?.sources ?? []).filter(({ versionHash }) => versionHash);
  return (
    <>
      <h2>Receipt</h2>
      <p className="sm muted">
        {answer.answer ? "Answered" : "Ended"} <Moment at={answer.createdAt} withDay />
        {answer.answer ? ` by ${answer.model ?? "an unknown model"}.` : ", before there was an answer."}
      </p>
      <Checks answer={answer} />
      {held.length > 0 && (
        <ul className="receipt__list xs muted">
          {held.map(({ citation, asOf, versionHash }, index) => (
            <li key={index}>
              {citation}
              {asOf && `, as of ${asOf}`}: <code>{versionHash}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Checks that the answer passed before it was shown. */
function Checks({ answer: { answer } }: { answer: Message }) {
  if (!answer) return null;
  const { quotations, leftOut, struck, unquoted } = answer.checks ?? {
    ...{ quotations: answer.quotations.length, leftOut: 0, struck: 0, unquoted: 0 },
  };
  return (
    <>
      <h3>Checks that passed</h3>
      <ul className="sm prose muted">
        <li>
          {standing(quotations)}
          {leftOut > 0 &&
            ` ${leftOut === 1 ? "1 that did not was" : `${leftOut} that did not were`} left out.`}
        </li>
        <li>
          Every authority that is named was looked up.{" "}
          {struck > 0 && `${struck === 1 ? "1 was" : `${struck} were`} not found and struck through.`}
        </li>
        {!answer.refused && (
          <li>
            Words outside the quotation marks are the assistant’s own.{" "}
            {unquoted > 0
              ? `Where they rest on no quotation, they are marked as not quoted from the library: ${unquoted === 1 ? "1 place" : `${unquoted} places`}.`
              : "They rest on the authorities that are quoted with them."}
          </li>
        )}
      </ul>
    </>
  );
}

function standing(quotations: number): string {
  if (quotations === 0) return "Nothing is quoted.";
  return `${quotations === 1 ? "The quotation stands" : `All ${quotations} quotations stand`} word for word in the stored source.`;
}

/** What has changed since in the units that the answer quotes. */
export function Changes({ changes }: { changes: UnitChange[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h2>Changed since</h2>
      {changes.map(({ citation, url, from, to, blocks }) => (
        <section key={citation}>
          <h3>
            <a href={url}>{citation}</a>, from {from} to {to}
          </h3>
          {blocks ? (
            <RedlineView blocks={blocks} />
          ) : (
            <p className="sm muted">The library does not hold the version that was quoted.</p>
          )}
        </section>
      ))}
    </>
  );
}
