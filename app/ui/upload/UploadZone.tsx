/** `useUploads`, `UploadZone`, `UploadRows`: uploads to an intake, shared by all screens. */
import { Camera, Upload as UploadIcon } from "lucide-react";
import type { DocumentCategory } from "#modules/intake/schema";
import { acceptOf, nameFormats } from "./formats.ts";
import { KeepBoth } from "./KeepBoth.tsx";
import { ALREADY_EXISTS } from "./upload-queue.ts";
import { useFiles } from "./use-files.ts";
import type { Uploads } from "./use-uploads.ts";

interface UploadZoneProps {
  intakeId: string;
  category: Pick<DocumentCategory, "id" | "name" | "acceptedFormats" | "allowMultiple">;
  /** Whether the category already has a document. */
  isFilled: boolean;
  uploads: Uploads;
  /** Form action without JavaScript; defaults to this screen. */
  action?: string;
  /** Offers to keep both, after a file was refused as a duplicate. */
  offersKeepBoth?: boolean;
}

/** Drop zone for choosing, dropping or photographing files; without JavaScript a file field with a button. */
export function UploadZone({
  intakeId,
  category,
  isFilled,
  uploads,
  action,
  offersKeepBoth,
}: UploadZoneProps) {
  const { id, name, allowMultiple, acceptedFormats } = category;
  const { field, choosing, dropping } = useFiles({ intakeId, category, isFilled }, uploads);
  const isFull = isFilled && !allowMultiple;
  return (
    <form className="drop" method="post" encType="multipart/form-data" action={action}>
      <input type="hidden" name="categoryId" value={id} />
      <div className="upload__ways">
        <label className="dropzone" {...dropping}>
          <UploadIcon className="icon icon--20" aria-hidden="true" />
          <b>
            {isFull ? "One file only" : `Choose ${allowMultiple ? "files" : "a file"}`}
            <span className="visually-hidden"> for {name}</span>
            {!isFull && <span className="upload__drop"> or drop {allowMultiple ? "them" : "it"} here</span>}
          </b>
          <small>
            {isFull
              ? ALREADY_EXISTS.text
              : `${nameFormats(acceptedFormats)}, up to 50MB${allowMultiple ? " each" : ""}`}
          </small>
          <input
            type="file"
            name="file"
            multiple={allowMultiple}
            accept={acceptOf(acceptedFormats)}
            ref={field}
            {...choosing}
          />
        </label>
        {acceptedFormats.includes("image") && !isFull && (
          <label className="button upload__camera">
            <Camera className="icon" aria-hidden="true" />
            Take a photo
            <span className="visually-hidden"> for {name}</span>
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              capture="environment"
              {...choosing}
            />
          </label>
        )}
      </div>
      <KeepBoth isOffered={offersKeepBoth} />
      <button className="button when-no-script">Upload</button>
    </form>
  );
}
