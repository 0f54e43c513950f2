import type { Prose } from "../prose.ts";

export type { Prose } from "../prose.ts";

/** What a section of the CFR consists of, in the order of the file; both dialects are read into these. */
export type Block =
  | {
      kind: "paragraph";
      prose: Prose;
      /** Printed without indent: it continues the paragraph that the list above it belongs to. */
      flush: boolean;
      /** Inside an example that stands apart from the paragraphs (`<EXAMPLE>`, small print). */
      inExample: boolean;
    }
  /** Beginning of an example that stands apart; `caption` counts the characters of "Example 1.". */
  | { kind: "example"; prose: Prose; caption: number }
  | { kind: "table"; header: string[][]; rows: string[][]; page: number | null }
  | { kind: "footnote"; prose: Prose };

export const PLAIN: Pick<Prose, "marks" | "pages"> = { marks: [], pages: [] };
