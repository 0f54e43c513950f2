import { Link } from "@remix-run/react";
import { Camera } from "lucide-react";
import { UploadRows } from "../../ui/upload/UploadRows.tsx";
import type { Uploads } from "../../ui/upload/use-uploads.ts";

interface QuickUploadProps {
  canUpload: boolean;
  /** While the dialog is open, the dialog shows the uploads. */
  isOpen: boolean;
  uploads: Uploads;
}

/** Link to the upload dialog, with the uploads still running. */
export function QuickUpload({ canUpload, isOpen, uploads }: QuickUploadProps) {
  return (
    <section aria-labelledby="quick-upload">
      <div className="section__head quick__head">
        <h2 id="quick-upload">Quick Upload</h2>
      </div>
      {canUpload ? (
        <Link className="dropzone quick__way" to="?upload=" preventScrollReset>
          <Camera className="icon icon--20" aria-hidden="true" />
          <b>Take a photo or choose a file</b>
          <small>You say what kind of paper it is. Up to 50MB.</small>
        </Link>
      ) : (
        <p className="sm muted">Start an intake first, then add papers to it here.</p>
      )}
      {!isOpen && <UploadRows uploads={uploads} />}
    </section>
  );
}
