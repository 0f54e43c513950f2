/** Reads a form with files as it comes; nothing of it is held whole. */
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { DomainError, isDomainError } from "#modules/kernel";
import { DRAIN_LIMIT } from "./parse.server.ts";

export interface FilePart {
  fileName: string;
  /** As the browser says. */
  mimeType: string;
  /** Ends, or fails when the form was cut off. Must be read to its end. */
  content: Readable;
}

/** The name of the fields that hold files. */
const FILE_FIELD = "file";
const FILES_MAX = 20;
const FIELD_BYTES = 4 * 1024;
const BUFFER_BYTES = 256 * 1024;

/**
 * Hands on each file as it comes, one after another, and answers the other fields; of a repeated field the last.
 * A body that is refused is read on all the same, for a sender that is cut off in the middle sees no answer:
 * up to `maxFileBytes` and 200 MB more in a file, and 200 MB of what is no form.
 * @throws DomainError `unsupported`, `malformed`, `invalid` for more than 20 files, `too_large`.
 */
export async function readMultipart(
  request: Request,
  { maxFileBytes, onFile }: { maxFileBytes: number; onFile: (part: FilePart) => void },
): Promise<Map<string, string>> {
  const form = openForm(request.headers.get("Content-Type") ?? "");
  const fields = new Map<string, string>();
  const files: BusboyFileStream[] = [];
  // The pipeline reports the first error; without a listener a later one would end the process.
  form.on("error", () => {});
  form.on("filesLimit", () => form.destroy(tooMany()));
  form.on("field", (name, value) => void fields.set(name, value));
  form.on("file", (name, content, fileName, _encoding, mimeType) => {
    // Reported through the stream as it is read; without a listener it would end the process.
    content.on("error", () => {});
    // A file input that nobody used sends a part without a name.
    if (name !== FILE_FIELD || !fileName) return void content.resume();
    files.push(content);
    onFile({ fileName, mimeType, content });
  });

  const reader = request.body?.getReader();
  async function* bounded(): AsyncGenerator<Buffer> {
    for await (const chunk of chunksOf(reader)) {
      yield chunk;
      if ((files.at(-1)?.bytesRead ?? 0) > maxFileBytes + DRAIN_LIMIT) throw farTooLarge();
    }
  }
  try {
    await pipeline(bounded, form);
    return fields;
  } catch (cause) {
    const problem = isDomainError(cause) ? cause : malformed(cause);
    for (const file of files) file.destroy(problem);
    if (problem.code !== "too_large") await drain(reader);
    throw problem;
  }
}

/** Reads what is left of a body that nobody wants, up to 200 MB. Never fails: a body that somebody reads is theirs. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.bodyUsed && !request.body?.locked) await drain(request.body?.getReader());
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array> | undefined;

async function drain(reader: BodyReader): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of chunksOf(reader)) {
      size += chunk.length;
      if (size > DRAIN_LIMIT) return;
    }
  } catch {
    // The sender has gone.
  }
}

/** Ending it early leaves the rest to be drained; a stream would cancel the request. */
async function* chunksOf(reader: BodyReader): AsyncGenerator<Buffer> {
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const { buffer, byteOffset, byteLength } = read.value;
    yield Buffer.from(buffer, byteOffset, byteLength);
  }
}

function openForm(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new DomainError("unsupported", "Send the file as a form of the type multipart/form-data.");
  }
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // Our own cleaning of names knows more than the parser's.
      preservePath: true,
      highWaterMark: BUFFER_BYTES,
      fileHwm: BUFFER_BYTES,
      limits: { files: FILES_MAX, fields: FILES_MAX, fieldSize: FIELD_BYTES, headerSize: 16 * 1024 },
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

function malformed(cause: unknown): DomainError {
  return new DomainError("malformed", "The form did not arrive whole. Send it again.", { cause });
}

function tooMany(): DomainError {
  return new DomainError("invalid", `Send at most ${FILES_MAX} files at once.`);
}

function farTooLarge(): DomainError {
  return new DomainError("too_large", "This file is far too large.");
}
