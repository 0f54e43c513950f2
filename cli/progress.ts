/** Progress of a load: a bar on a terminal, occasional plain lines elsewhere. Always on standard error. */
import type { IngestProgress } from "#ingest";
import type { Shell } from "./shell.ts";

export interface Progress {
  update(progress: IngestProgress): void;
  /** Ends the bar with a new line; may be called twice. */
  end(): void;
}

const BAR_WIDTH = 28;
const TELL_EVERY_MS = 250;
const LINES_PER_PHASE = 10;
/** Sections per plain line when the total is unknown. */
const SECTIONS_PER_LINE = 250;

export function createProgress(shell: Pick<Shell, "drawsProgress" | "note" | "tellParent">): Progress {
  const shown = shell.drawsProgress ? bar() : lines(shell.note);
  const tell = tellFrom(shell);
  return {
    ...shown,
    update(progress) {
      shown.update(progress);
      tell(progress);
    },
  };
}

/** To the process that started this one, a few times a second. */
function tellFrom({ tellParent }: Pick<Shell, "tellParent">): (progress: IngestProgress) => void {
  let last = { phase: "", at: 0 };
  return (progress) => {
    const now = performance.now();
    if (!tellParent || (progress.phase === last.phase && now - last.at < TELL_EVERY_MS)) return;
    last = { phase: progress.phase, at: now };
    tellParent({ progress });
  };
}

function bar(): Progress {
  let drawn = false;
  return {
    update(progress) {
      const { done, total } = progress;
      const share = total ? Math.min(1, done / total) : null;
      const marks =
        share === null ? "" : `[${"#".repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, ".")}] `;
      process.stderr.write(`\r\u001b[2K${nameOf(progress)} ${marks}${describe(progress)}`);
      drawn = true;
    },
    end() {
      if (drawn) process.stderr.write("\n");
      drawn = false;
    },
  };
}

function lines(note: (text: string) => void): Progress {
  let shown = "";
  let step = 0;
  return {
    update(progress) {
      const reached = stepOf(progress);
      // Of many files each has one line; the phases of a small one are over at once.
      const stage = progress.file ? `${progress.source} ${progress.file.at}` : progress.phase;
      if (stage === shown && reached <= step) return;
      shown = stage;
      step = reached;
      note(`${nameOf(progress)}: ${describe(progress)}`);
    },
    end() {},
  };
}

/** "irc", "irs-forms 3 of 18, Form 1040 (2025)" */
function nameOf({ source, file }: IngestProgress): string {
  return file ? `${source} ${file.at} of ${file.of}, ${file.label}` : source;
}

function stepOf({ phase, done, total }: IngestProgress): number {
  if (total) return Math.floor((done / total) * LINES_PER_PHASE);
  return phase === "reading" ? Math.floor(done / SECTIONS_PER_LINE) : 0;
}

function describe({ phase, done, total }: IngestProgress): string {
  if (phase === "downloading") {
    const of = total ? ` of ${megabytes(total)}` : "";
    return `downloading, ${megabytes(done)}${of}`;
  }
  if (phase === "embedding") return `making vectors, ${done}${total ? ` of ${total}` : ""}`;
  if (phase === "reading" && done === 0) return "reading";
  if (phase === "reading") return `reading, ${done}${total ? ` of ${total}` : ""} documents`;
  return phase;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
