export type Attributes = Record<string, string>;

/**
 * Reads the inside of one element. Names come without prefix. `open` may answer a handler for the inside of the
 * element that opens: it then gets every event up to that element's end, which is its `end`.
 */
export interface Handler {
  open(name: string, attributes: Attributes): Handler | null;
  /** An element closes that had no handler of its own. */
  close(name: string): void;
  text(text: string): void;
  end(): void;
}

/** Passes over an element: tables of contents, notes hung on chapters. */
export const IGNORE: Handler = { open: () => null, close() {}, text() {}, end() {} };

/** Sends each event to the innermost handler that is open. */
export class HandlerStack {
  /** Names of the open elements, outermost first. */
  private readonly names: string[] = [];
  private readonly waiting: { handler: Handler; depth: number }[] = [];
  /** Number of open elements when the present handler's own element had just opened. */
  private depth = 0;

  constructor(private handler: Handler) {}

  get size(): number {
    return this.names.length;
  }

  open(name: string, attributes: Attributes): void {
    this.names.push(name);
    const inner = this.handler.open(name, attributes);
    if (!inner) return;
    this.waiting.push({ handler: this.handler, depth: this.depth });
    this.handler = inner;
    this.depth = this.names.length;
  }

  close(): void {
    const name = this.names.pop()!;
    if (this.names.length >= this.depth) return this.handler.close(name);
    const finished = this.handler;
    const { handler, depth } = this.waiting.pop()!;
    this.handler = handler;
    this.depth = depth;
    finished.end();
  }

  text(text: string): void {
    this.handler.text(text);
  }
}
