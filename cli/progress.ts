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
      process.stderr.write(`\r\u001b[2K${progress.source} ${marks}${describe(progress)}`);
      drawn = true;
    },
    end() {
      if (drawn) process.stderr.write("\n");
      drawn = false;
    },
  };
}

function lines(note: (text: string) => void): Progress {
  let phase = "";
  let step = 0;
  return {
    update(progress) {
      const reached = stepOf(progress);
      if (progress.phase === phase && reached <= step) return;
      phase = progress.phase;
      step = reached;
      note(`${progress.source}: ${describe(progress)}`);
    },
    end() {},
  };
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
  if (phase === "reading") return `reading, ${done}${total ? ` of ${total}` : ""} sections`;
  return phase;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
