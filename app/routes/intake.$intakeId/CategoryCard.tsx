import { CircleCheck, Plus } from "lucide-react";
import { misfitOf, type ChecklistLine } from "#modules/intake/schema";
import { acceptOf, nameFormats } from "../../ui/upload/formats.ts";
import { KeepBoth } from "../../ui/upload/KeepBoth.tsx";
import { UploadRows } from "../../ui/upload/UploadRows.tsx";
import { useFiles } from "../../ui/upload/use-files.ts";
import { AskedAgain, canSendAnew } from "./AskedAgain.tsx";
import { CategoryUploadNote } from "./CategoryUploadNote.tsx";
import { Waiving } from "./Waiving.tsx";
import type { Wizard } from "./wizard.ts";
import { uploadPath } from "./wizard-view.ts";

/** A category with its state; a click opens the file picker. */
export function CategoryCard({ line, wizard }: { line: ChecklistLine; wizard: Wizard }) {
  const { category } = line;
  const { intake, mode, uploads, result } = wizard;
  return (
    <li className="card" id={category.id}>
      <AskedAgain wizard={wizard} categoryId={category.id} />
      {mode.isReadOnly && !canSendAnew(wizard, category.id) ? (
        <div className="card__face">
          <Face line={line} />
        </div>
      ) : (
        <Picker line={line} wizard={wizard} />
      )}
      <CategoryUploadNote result={result} categoryId={category.id} />
      <UploadRows uploads={uploads} categoryId={category.id} />
      <Misfits line={line} taxYear={intake.taxYear} />
      <Waiving line={line} mode={mode} isBrief={!category.isRequired} />
    </li>
  );
}

/** Papers of this card that seem to belong elsewhere. */
function Misfits({ line: { category, documents }, taxYear }: { line: ChecklistLine; taxYear: number }) {
  return documents.map((document) => {
    const misfit = misfitOf(document, category, taxYear);
    return (
      misfit && (
        <p key={document.id} className="card__misfit sm">
          <strong>{document.originalFileName}</strong>: {misfit}
        </p>
      )
    );
  });
}

function Picker({ line, wizard: { intake, uploads, result } }: { line: ChecklistLine; wizard: Wizard }) {
  const { category, documents } = line;
  const target = { intakeId: intake.id, category, isFilled: documents.length > 0 };
  const { field, choosing, dropping } = useFiles(target, uploads);
  const hasTwin = result?.categoryId === category.id && result.hasDuplicate;
  return (
    <form method="post" encType="multipart/form-data" action={uploadPath({ step: 1 }, category.id)}>
      <input type="hidden" name="categoryId" value={category.id} />
      <label className="card__face card__face--pick" {...dropping}>
        <Face line={line} />
        <input
          type="file"
          name="file"
          multiple={category.allowMultiple}
          accept={acceptOf(category.acceptedFormats)}
          ref={field}
          {...choosing}
        />
      </label>
      <KeepBoth isOffered={hasTwin} />
      <button className="button button--small when-no-script" aria-label={`Upload: ${category.name}`}>
        Upload
      </button>
    </form>
  );
}

function Face({ line: { category, documents } }: { line: ChecklistLine }) {
  const count = documents.length;
  return (
    <>
      <span className="card__head">
        <b>{category.name}</b>
        {count > 0 ? (
          <CircleCheck className="icon icon--20 card__check" aria-label="Received" />
        ) : (
          <Plus className="icon card__plus" aria-hidden="true" />
        )}
      </span>
      <span className="card__text">
        <span className="card__form">{category.form}</span>
        {category.description}
      </span>
      <span className="card__foot">
        <span className={category.isRequired ? "badge badge--warning" : "badge"}>
          {category.isRequired ? "Required" : "Optional"}
        </span>
        <span>{nameFormats(category.acceptedFormats)}</span>
        {count > 0 && <span className="card__count">{count === 1 ? "1 file" : `${count} files`}</span>}
      </span>
    </>
  );
}
