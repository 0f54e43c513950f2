/**
 * What somebody who types `npm start` sees: words instead of JSON, and a box that stays at the end of them with what
 * is needed to begin. Where nobody watches (no terminal), or where LOG_LEVEL is set, the log is JSON.
 */
import { Writable } from "node:stream";
import { drawBox, type Row } from "./box.ts";
import { toWords } from "./log-words.ts";

export interface Terminal {
  write(text: string): unknown;
  columns?: number | undefined;
}

export interface Screen {
  /** Receives the JSON lines of the log and prints those that concern the reader. */
  log: Writable;
  /** Prints a line above the box. */
  say(text: string): void;
  /** Draws the box, in place of the last one. */
  show(title: string, rows: readonly Row[]): void;
  /** Leaves the box where it is; later lines stand below it. */
  end(): void;
}

const DEFAULT_COLUMNS = 80;

export function createScreen(terminal: Terminal): Screen {
  let box: { title: string; rows: readonly Row[] } | null = null;
  let drawn = 0;
  let rest = "";

  function erase(): void {
    // Up to the first line of the box, and everything below it away.
    if (drawn > 0) terminal.write(`\u001b[${drawn}A\u001b[0J`);
    drawn = 0;
  }

  function draw(): void {
    if (!box) return;
    const lines = drawBox(box.title, box.rows, terminal.columns ?? DEFAULT_COLUMNS);
    terminal.write(`${lines.join("\n")}\n`);
    drawn = lines.length;
  }

  function say(text: string): void {
    erase();
    terminal.write(`${text}\n`);
    draw();
  }

  const log = new Writable({
    decodeStrings: false,
    write(chunk: Buffer | string, _encoding, done) {
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const words = toWords(line);
        if (words) say(words);
      }
      done();
    },
  });

  return {
    log,
    say,
    show(title, rows) {
      erase();
      box = { title, rows };
      draw();
    },
    end() {
      box = null;
      drawn = 0;
    },
  };
}
