import "./import.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FileQuestion, X } from "lucide-react";
import { DomainError } from "#modules/kernel";
import { MULTI_ENTITY } from "../../http/access-denied.ts";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { load, receive } from "../../http/screen.server.ts";
import { readSheetForm } from "../../http/sheet-form.server.ts";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { Note } from "../../ui/Note.tsx";
import { CopyForm } from "./CopyForm.tsx";
import { Downloads } from "./Downloads.tsx";
import { FileForm } from "./FileForm.tsx";
import { Preview } from "./Preview.tsx";

export const handle = { density: "work" };

const CLOSED: readonly string[] = ["completed", "filed"];

export const loader = load(
  "signed-in",
  async ({ modules, actor, user, params }) => {
    const id = params.intakeId ?? "";
    try {
      const [intake, group, intakes] = await Promise.all([
        modules.intake.getIntake(actor, id),
        modules.entities.getGroup(actor, id),
        modules.intake.listIntakes(actor),
      ]);
      if (intake.intakeType === "personal") throw redirect(`/intake/${id}`);
      const others = intakes.filter((other) => other.intakeType === "multi-entity" && other.id !== id);
      return json({
        found: {
          id,
          taxYear: intake.taxYear,
          canEdit: user.role === "admin" || !CLOSED.includes(intake.status),
          isEmpty: group.entities.length === 0,
          others: others.map((other) => ({
            id: other.id,
            taxYear: other.taxYear,
            createdAt: other.createdAt,
          })),
        },
      });
    } catch (error) {
      if (!hasCode(error, "not_found")) throw error;
      return json({ found: null }, { status: 404 });
    }
  },
  MULTI_ENTITY,
);

export const action = receive(
  "signed-in",
  async ({ modules, actor, params, request }) => {
    const id = params.intakeId ?? "";
    const back = `/multi-entity/${id}?done=imported`;
    try {
      const { intent, fileName, fromIntakeId, sheet } = await readSheetForm(request);
      if (intent === "copy") {
        await modules.entities.copyGroup(actor, id, fromIntakeId);
        return redirect(back);
      }
      if (!sheet) throw new DomainError("invalid", "Choose a file first.");
      if (intent === "import") {
        await modules.entities.importGroup(actor, id, sheet);
        return redirect(back);
      }
      const preview = await modules.entities.previewImport(actor, id, sheet);
      const { kind, content } = sheet;
      return json({
        problem: null,
        preview: { ...preview, fileName, kind, content: content.toString("base64") },
      });
    } catch (error) {
      if (!hasCode(error, "invalid", "conflict", "too_large", "malformed", "unsupported")) throw error;
      return json({ problem: error.message, preview: null }, { status: STATUS[error.code] });
    }
  },
  MULTI_ENTITY,
);

export const meta: MetaFunction = () => [{ title: "Import and export · TaxRAG" }];

export default function ImportScreen() {
  const { found } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!found) {
    return (
      <DeadEnd
        icon={FileQuestion}
        title="Tax intake not found"
        text="It may have been deleted, or it belongs to somebody else."
      />
    );
  }
  const { id, taxYear, canEdit, isEmpty, others } = found;
  return (
    <main id="main" className="page page--work import">
      <div className="page-head page-head--close">
        <div>
          <h1>Import and export</h1>
          <p>{taxYear} Multi-Entity Business Intake</p>
        </div>
        <a className="button button--quiet" href={`/multi-entity/${id}`}>
          <X className="icon" aria-hidden="true" />
          Close
        </a>
      </div>
      {answer?.problem && <Note tone="danger" title={answer.problem} />}
      {answer?.preview && canEdit ? (
        <Preview intakeId={id} {...answer.preview} />
      ) : (
        <>
          {canEdit && <FileForm intakeId={id} />}
          {canEdit && isEmpty && others.length > 0 && <CopyForm others={others} />}
          <Downloads intakeId={id} isEmpty={isEmpty} />
        </>
      )}
    </main>
  );
}
