import { Form, Link, useNavigate, useSubmit } from "@remix-run/react";
import { useState } from "react";
import type { ChecklistLine } from "#modules/intake/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { useDayWords } from "../../ui/Day.tsx";
import { KeepBoth } from "../../ui/upload/KeepBoth.tsx";
import { UploadNotes, type UploadResult } from "../../ui/upload/UploadNotes.tsx";
import { UploadRows } from "../../ui/upload/UploadRows.tsx";
import { UploadZone } from "../../ui/upload/UploadZone.tsx";
import type { Uploads } from "../../ui/upload/use-uploads.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { CategorySelect } from "./CategorySelect.tsx";
import type { QuickUploadData } from "./dashboard.server.ts";

interface QuickUploadDialogProps {
  upload: QuickUploadData;
  uploads: Uploads;
  /** Result of the form without JavaScript. */
  result: UploadResult | null;
}

/** Asks for the intake and the category, then takes files. */
export function QuickUploadDialog({ upload, uploads, result }: QuickUploadDialogProps) {
  const navigate = useNavigate();
  const { chosen, lines } = upload;
  return (
    <AddressDialog title="Quick Upload" below="/" onClose={() => navigate("/", { preventScrollReset: true })}>
      <div className="dialog__body stack">
        <IntakeChoice upload={upload} />
        {chosen && <Files key={chosen} intakeId={chosen} lines={lines} uploads={uploads} result={result} />}
      </div>
      <div className="dialog__foot">
        <Link className="button" to="/" preventScrollReset>
          Done
        </Link>
      </div>
    </AddressDialog>
  );
}

function IntakeChoice({ upload: { choices, chosen } }: { upload: QuickUploadData }) {
  const submit = useSubmit();
  const dayOf = useDayWords();
  if (choices.length === 1) return <p className="sm muted">Goes to your {choices[0]?.name} intake.</p>;
  return (
    <Form
      className="field"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      <label htmlFor="quick-intake">Intake</label>
      <select className="select" id="quick-intake" name="upload" defaultValue={chosen ?? ""} required>
        <option value="">Choose an intake</option>
        {choices.map(({ id, name, createdAt }) => (
          <option key={id} value={id}>
            {name}, created {dayOf(createdAt)}
          </option>
        ))}
      </select>
      <button className="button when-no-script">Choose</button>
    </Form>
  );
}

interface FilesProps {
  intakeId: string;
  lines: ChecklistLine[];
  uploads: Uploads;
  result: UploadResult | null;
}

function Files({ intakeId, lines, uploads, result }: FilesProps) {
  const [categoryId, setCategoryId] = useState("");
  const line = lines.find(({ category }) => category.id === categoryId);
  if (!useHydrated()) return <PlainForm intakeId={intakeId} lines={lines} result={result} />;
  return (
    <>
      <CategorySelect lines={lines} onChange={setCategoryId} />
      {line ? (
        <UploadZone
          key={categoryId}
          intakeId={intakeId}
          category={line.category}
          isFilled={line.documents.length > 0}
          uploads={uploads}
        />
      ) : (
        <p className="sm muted">Then choose the files.</p>
      )}
      <UploadRows uploads={uploads} />
      {line && line.documents.length > 0 && (
        <p className="sm muted">
          Already there: {line.documents.map(({ originalFileName }) => originalFileName).join(", ")}
        </p>
      )}
    </>
  );
}

function PlainForm({ intakeId, lines, result }: Omit<FilesProps, "uploads">) {
  return (
    <form
      className="stack"
      method="post"
      encType="multipart/form-data"
      action={`/?index&upload=${encodeURIComponent(intakeId)}`}
    >
      {result && <UploadNotes result={result} />}
      <CategorySelect lines={lines} />
      <div className="field">
        <label htmlFor="quick-file">File</label>
        <input className="input" id="quick-file" type="file" name="file" multiple required />
      </div>
      <KeepBoth isOffered={result?.hasDuplicate} />
      <button className="button button--primary">Upload</button>
    </form>
  );
}
