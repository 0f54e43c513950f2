/** Multipart forms, byte by byte, well-formed and malformed. */

export const BOUNDARY = "----form-of-the-tests";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export interface FormFile {
  name?: string;
  type?: string;
  bytes: Buffer | string;
}

/** Part of a form, with its header lines as sent. */
export function field(name: string, value: string): Buffer {
  return part(`form-data; name="${name}"`, value);
}

/** `name` is sent unescaped, in UTF-8. */
export function file({ name = "w2.pdf", type = "application/pdf", bytes }: FormFile): Buffer {
  return part(`form-data; name="file"; filename="${name}"`, bytes, type);
}

/** Body of these parts with the closing boundary. */
export function form(...parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function part(disposition: string, content: Buffer | string, type?: string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ""}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from("\r\n")]);
}

let made = 0;

/** A small PDF with unique bytes. */
export function pdf(size = 0): Buffer {
  made += 1;
  const start = Buffer.from(`%PDF-1.7\n% ${process.pid} ${made}\n`);
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), `paper ${made} `)]);
}
