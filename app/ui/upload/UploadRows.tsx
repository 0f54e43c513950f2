import { UploadRow } from "./UploadRow.tsx";
import type { Uploads } from "./use-uploads.ts";

/** Uploads in progress, of one category or of all. */
export function UploadRows({ uploads, categoryId }: { uploads: Uploads; categoryId?: string }) {
  const mine = uploads.list.filter((upload) => !categoryId || upload.categoryId === categoryId);
  if (mine.length === 0) return null;
  return (
    <ul className="rows upload__rows">
      {mine.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}
