import { Note } from "../../ui/Note.tsx";
import type { NewsData } from "./desk.server.ts";

/** What the CPA wrote and asks for again. */
export function News({ news: { intakeId, messages, asked } }: { news: NewsData }) {
  if (messages.length + asked.length === 0) return null;
  const title = messages.length > 0 ? "Your CPA wrote to you" : "Your CPA asks for papers again";
  return (
    <Note tone="warning" title={title}>
      {messages.map((text, index) => (
        <p key={index} className="news__text">
          {text}
        </p>
      ))}
      {asked.length > 0 && <p>Asked for again: {asked.join(", ")}.</p>}
      <p className="row news__ways">
        {messages.length > 0 && <a href={`/intake/${intakeId}#messages`}>Read and answer</a>}
        {asked.length > 0 && <a href={`/intake/${intakeId}`}>Send papers</a>}
      </p>
    </Note>
  );
}
