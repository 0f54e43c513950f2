/** The words of the box: where to go, who signs in, how far the library is, how to stop. Pure. */
import type { Row } from "./box.ts";

export interface Beginning {
  address: string;
  /** The administrator made by this start; null when there was one. */
  first: { email: string; password: string | null } | null;
}

export interface LibraryProgress {
  sections: number;
  chunks: number;
  vectors: number;
  /** Sections read so far by a running load; null without one. */
  read: number | null;
  /** Why the last load failed. */
  problem: string | null;
}

const number = new Intl.NumberFormat("en-US");

export function welcomeRows({ address, first }: Beginning, library: LibraryProgress): Row[] {
  return [
    { name: "Open", text: address },
    ...(first
      ? [
          { name: "E-mail", text: first.email },
          {
            name: "Password",
            text: first.password
              ? `${first.password} (shown only now; keep it)`
              : "the one in ADMIN_PASSWORD",
          },
        ]
      : [{ name: "Sign in", text: "with your e-mail and password" }]),
    { name: "Library", text: libraryWords(library) },
    { name: "", text: "" },
    { name: "", text: "Ctrl-C stops it. Made-up clients to look at: npx taxrag seed demo" },
  ];
}

export function libraryWords({ sections, chunks, vectors, read, problem }: LibraryProgress): string {
  if (read !== null) return `the Internal Revenue Code is loading, ${number.format(read)} sections read`;
  if (problem) return `the last load failed: ${problem}`;
  if (sections === 0) return "empty; npx taxrag ingest irc loads the Internal Revenue Code";
  const held = sections === 1 ? "1 section" : `${number.format(sections)} sections`;
  if (vectors >= chunks) return `ready, ${held}`;
  return `ready, ${held}; search by meaning is ${Math.floor((100 * vectors) / chunks)}% prepared`;
}

/** Whether it may still change by itself. */
export function isSettled({ read, sections, chunks, vectors, problem }: LibraryProgress): boolean {
  return read === null && (problem !== null || (sections > 0 && vectors >= chunks));
}
