import { UploadNotes } from "../../ui/upload/UploadNotes.tsx";
import type { CategoryUploadResult } from "./wizard.ts";

/** Result of an upload without JavaScript. */
export function CategoryUploadNote({
  result,
  categoryId,
}: {
  result: CategoryUploadResult | null;
  categoryId: string;
}) {
  return result?.categoryId === categoryId ? <UploadNotes result={result} /> : null;
}
