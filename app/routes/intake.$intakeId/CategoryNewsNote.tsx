import { UploadNotes } from "../../ui/upload/UploadNotes.tsx";
import type { CategoryNews } from "./wizard.ts";

/** What an upload without a script came to. */
export function CategoryNewsNote({ news, categoryId }: { news: CategoryNews | null; categoryId: string }) {
  return news?.categoryId === categoryId ? <UploadNotes news={news} /> : null;
}
