import type { PaperClient } from "../../http/paper-clients.server.ts";
import { PaperClientSelect } from "../../ui/PaperClientSelect.tsx";

interface ClientChoiceProps {
  clients: PaperClient[];
  /** Id of the intake that is chosen at first; "" for none. */
  chosen: string;
}

/** Whose papers a new conversation is about. A conversation keeps its client: never two in one. */
export function ClientChoice({ clients, chosen }: ClientChoiceProps) {
  if (clients.length === 0) return null;
  return <PaperClientSelect {...{ clients, chosen }} name="intake" className="chat__client" />;
}
