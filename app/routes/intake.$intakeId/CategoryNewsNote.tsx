import { Note } from "../../ui/Note.tsx";
import type { CategoryNews } from "./wizard.ts";

/** What an upload without a script came to. */
export function CategoryNewsNote({ news, categoryId }: { news: CategoryNews | null; categoryId: string }) {
  if (news?.categoryId !== categoryId) return null;
  return (
    <>
      {news.stored.length > 0 && <Note tone="success" title={`Uploaded: ${news.stored.join(", ")}`} />}
      {news.problems.map((problem) => (
        <Note key={problem} tone="danger" title={problem} />
      ))}
    </>
  );
}
