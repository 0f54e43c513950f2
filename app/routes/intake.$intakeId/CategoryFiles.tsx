import { misfitOf, type ChecklistLine } from "#modules/intake/schema";
import { nameFormats } from "../../ui/upload/formats.ts";
import { UploadRows } from "../../ui/upload/UploadRows.tsx";
import { UploadZone } from "../../ui/upload/UploadZone.tsx";
import { AskedAgain, canSendAnew } from "./AskedAgain.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { CategoryUploadNote } from "./CategoryUploadNote.tsx";
import { DocumentRow } from "./DocumentRow.tsx";
import { Waiving } from "./Waiving.tsx";
import type { Wizard } from "./wizard.ts";
import { uploadPath, wizardPath } from "./wizard-view.ts";

/** One category: description on the left, files on the right. */
export function CategoryFiles({ line, wizard }: { line: ChecklistLine; wizard: Wizard }) {
  const { category } = line;
  const { intake, mode, uploads, result, group } = wizard;
  const headingId = `${category.id}-name`;
  const arriving = new Set(uploads.list.map(({ documentId }) => documentId));
  // Its upload row is still shown and says so.
  const documents = line.documents.filter(({ id }) => !arriving.has(id));
  return (
    <section className="cat" id={category.id} aria-labelledby={headingId}>
      <div className="cat__head">
        <h4 id={headingId}>{category.name}</h4>
        <p className="xs faint">{category.form}</p>
        <p className="sm muted">{category.description}</p>
        <p className="cat__badges xs faint">
          <CategoryBadge line={line} /> {nameFormats(category.acceptedFormats)}
          {!category.allowMultiple && ", one file"}
        </p>
        <p className="xs faint">{category.reason}</p>
      </div>
      <div className="cat__body">
        <AskedAgain wizard={wizard} categoryId={category.id} />
        <CategoryUploadNote result={result} categoryId={category.id} />
        <ul className="rows">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              misfit={misfitOf(document, category, intake.taxYear)}
              removePath={mode.isReadOnly ? null : wizardPath({ step: 2, group, remove: document.id })}
            />
          ))}
        </ul>
        <UploadRows uploads={uploads} categoryId={category.id} />
        {(!mode.isReadOnly || canSendAnew(wizard, category.id)) && (
          <UploadZone
            intakeId={intake.id}
            category={category}
            isFilled={line.documents.length > 0}
            uploads={uploads}
            action={uploadPath({ step: 2, group }, category.id)}
            offersKeepBoth={result?.categoryId === category.id && result.hasDuplicate}
          />
        )}
        {mode.isReadOnly && line.documents.length === 0 && !line.waiver && (
          <p className="sm faint">No document.</p>
        )}
        <Waiving line={line} mode={mode} />
      </div>
    </section>
  );
}
