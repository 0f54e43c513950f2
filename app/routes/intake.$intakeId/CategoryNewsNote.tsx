import { UploadNotes } from "../../ui/upload/UploadNotes.tsx";
import type { CategoryNews } from "./wizard.ts";

/** Result of an upload without JavaScript. */
export function CategoryNewsNote({ news, categoryId }: { news: CategoryNews | null; categoryId: string }) {
  return news?.categoryId === categoryId ? <UploadNotes news={news} /> : null;
}
