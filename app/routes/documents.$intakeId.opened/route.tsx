import { json, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ChevronRight, Eye } from "lucide-react";
import type { PaperOpening } from "#modules/intake/schema";
import { hasCode } from "../../http/errors.server.ts";
import { load } from "../../http/screen.server.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MissingIntake } from "../../ui/MissingIntake.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Table } from "../../ui/Table.tsx";

export const loader = load("signed-in", async ({ modules, actor, params, query }) => {
  const intakeId = params.intakeId ?? "";
  const before = /^\d{1,18}$/.exec(query.get("before") ?? "")?.[0];
  try {
    return json({ intakeId, before, ...(await modules.intake.listOpenings(actor, intakeId, before)) });
  } catch (error) {
    if (!hasCode(error, "not_found")) throw error;
    return json(null, { status: 404 });
  }
});

export const meta: MetaFunction = () => [{ title: "Who opened these papers · TaxRAG" }];

const HEAD = (
  <>
    <th>When</th>
    <th>Who</th>
    <th>Paper</th>
  </>
);

export default function Opened() {
  const data = useLoaderData<typeof loader>();
  if (!data) return <MissingIntake />;
  const { intakeId, openings, next } = data;
  return (
    <main id="main" className="page">
      <div className="page-head">
        <div>
          <h1>Who opened these papers</h1>
          <p>Each time somebody looked at a paper or downloaded it, newest first.</p>
        </div>
        <Link className="button button--quiet" to={`/documents/${intakeId}`}>
          Documents
        </Link>
      </div>
      {openings.length === 0 ? (
        <EmptyState icon={Eye} title="Nobody yet" text="No paper of this intake has been opened so far." />
      ) : (
        <Table name="Who opened these papers" className="table--stack" head={HEAD}>
          {openings.map((opening, at) => (
            <OpeningRow key={`${opening.at} ${at}`} opening={opening} />
          ))}
        </Table>
      )}
      {next && (
        <p className="row">
          <Link className="button button--small" to={`/documents/${intakeId}/opened?before=${next}`}>
            Older
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </p>
      )}
    </main>
  );
}

function OpeningRow({ opening }: { opening: PaperOpening }) {
  const { at, action, documentName } = opening;
  return (
    <tr>
      <td className="nowrap">
        <Moment at={at} withDay />
      </td>
      <td>{nameOf(opening)}</td>
      <td>
        <span className="table__primary">{documentName ?? "A paper that was deleted"}</span>{" "}
        <span className="faint xs">{action === "viewed" ? "looked at" : "downloaded"}</span>
      </td>
    </tr>
  );
}

function nameOf({ by, isSelf, isOffice }: PaperOpening): string {
  if (isSelf) return "You";
  const name = by ?? (isOffice ? "Somebody of the office" : "A closed account");
  return isOffice && by ? `${name} (office)` : name;
}
