import { Form, useNavigate, useSubmit } from "@remix-run/react";
import type { DocumentCategory } from "#modules/intake/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { UploadNotes, type UploadResult } from "../../ui/upload/UploadNotes.tsx";
import { UploadZone } from "../../ui/upload/UploadZone.tsx";
import type { Uploads } from "../../ui/upload/use-uploads.ts";

export interface Uploading {
  categories: DocumentCategory[];
  /** The chosen category, or null. */
  chosen: DocumentCategory | null;
  isFilled: boolean;
}

interface UploadDialogProps {
  intakeId: string;
  uploading: Uploading;
  uploads: Uploads;
  taken: UploadResult | null;
  /** URL of the library below the dialog. */
  below: string;
  /** Other query parameters to keep. */
  kept: [string, string][];
  /** Form action without JavaScript. */
  action: string;
}

/** Dialog that asks for the category, then for files. */
export function UploadDialog(props: UploadDialogProps) {
  const { intakeId, uploading, uploads, taken, below, action } = props;
  const navigate = useNavigate();
  const close = () => navigate(below, { preventScrollReset: true });
  return (
    <AddressDialog title="Upload Files" below={below} onClose={close}>
      <div className="dialog__body stack">
        {taken && <UploadNotes result={taken} />}
        <CategoryForm {...props} />
        {uploading.chosen ? (
          <div key={uploading.chosen.id} className="library__upload">
            <p className="sm muted">{uploading.chosen.description}</p>
            <UploadZone
              intakeId={intakeId}
              category={uploading.chosen}
              isFilled={uploading.isFilled}
              uploads={uploads}
              action={action}
              offersKeepBoth={taken?.hasDuplicate}
            />
          </div>
        ) : (
          <p className="sm muted">Choose what kind of paper it is; the files come next.</p>
        )}
      </div>
      <div className="dialog__foot">
        <a
          className="button"
          href={below}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          Done
        </a>
      </div>
    </AddressDialog>
  );
}

function CategoryForm({ uploading: { categories, chosen }, kept }: UploadDialogProps) {
  const submit = useSubmit();
  const groups = [...new Set(categories.map(({ group }) => group))];
  return (
    <Form method="get" className="field" preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field__label" htmlFor="upload-category">
        Category
      </label>
      <div className="row library__category">
        <select
          key={chosen?.id}
          className="select"
          id="upload-category"
          data-first-focus={chosen ? undefined : true}
          name="upload"
          defaultValue={chosen?.id ?? "choose"}
          onChange={({ currentTarget }) =>
            submit(currentTarget.form, { replace: true, preventScrollReset: true })
          }
        >
          <option value="choose">Choose a category</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {categories
                .filter((category) => category.group === group)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button className="button when-no-script">Continue</button>
      </div>
    </Form>
  );
}
