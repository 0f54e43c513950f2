import { Link } from "@remix-run/react";
import type { Finding, Severity } from "#modules/entities/schema";
import { FindingMark } from "./FindingMark.tsx";
import { placeIn } from "./screen.ts";

const ORDER: readonly Severity[] = ["error", "warning", "question"];

/** The worst open finding of an entity or a transaction, leading to it. */
export function RowMark({ findings, id }: { findings: readonly Finding[]; id: string }) {
  const own = findings.filter(
    ({ state, entityIds, transactionId }) =>
      state === "open" && (transactionId ? transactionId === id : entityIds[0] === id),
  );
  const [worst] = own.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  if (!worst) return null;
  return (
    <Link className="row-mark" to={placeIn("validation", {}, worst.id)} title={worst.text}>
      <FindingMark severity={worst.severity} />
    </Link>
  );
}
