/** A line of the JSON log in words; null for what does not concern somebody who watches. */

const WARN = 40;
const ERROR = 50;

export function toWords(line: string): string | null {
  if (line.trim() === "") return null;
  const entry = parse(line);
  // A library that prints by itself.
  if (!entry) return line;
  const level = Number(entry.level);
  if (!(level >= WARN)) return null;
  const reason = reasonOf(entry);
  const message = String(entry.msg ?? "something went wrong");
  return `${level >= ERROR ? "Problem" : "Warning"}: ${message}${reason ? `: ${reason}` : ""}`;
}

function reasonOf({ err, reason }: Record<string, unknown>): string {
  if (typeof reason === "string") return reason;
  if (typeof err !== "object" || err === null || !("message" in err)) return "";
  return String(err.message).split("\n", 1)[0] ?? "";
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
