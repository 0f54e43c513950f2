export type Attributes = Record<string, string>;

/**
 * Reads the content of one element. Names have no prefix. `open` may return a handler for the content of the child
 * element: it then gets every event up to the end of that element, which is its `end`.
 */
export interface Handler {
  open(name: string, attributes: Attributes): Handler | null;
  /** Called when a child element without a handler of its own closes. */
  close(name: string): void;
  text(text: string): void;
  end(): void;
}

/** Skips an element: tables of contents, notes of chapters. */
export const IGNORE: Handler = { open: () => null, close() {}, text() {}, end() {} };

/** Dispatches each event to the innermost open handler. */
export class HandlerStack {
  /** Names of the open elements, outermost first. */
  private readonly names: string[] = [];
  private readonly waiting: { handler: Handler; depth: number }[] = [];
  /** Depth at which the current handler's element opened. */
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
