import type { FileHandle } from "node:fs/promises";
import {
  announcedLength,
  rangeOf,
  request,
  resumeHeaders,
  validatorOf,
  type ContentRange,
} from "./exchange.ts";
import { cannotWrite, type PartFile } from "./part-file.ts";
import { asInterruption, IdleTimer, Interrupted, patiently, type Patience } from "./patience.ts";

export interface TransferOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number | null) => void;
}

/** Downloads into a part file, going on after interruptions, until the server's length is reached. */
export async function transfer(
  url: string,
  file: PartFile,
  options: TransferOptions,
  patience: Patience,
): Promise<void> {
  await patiently(url, options.signal, patience, () => attempt(url, file, options, patience));
}

/** A small text, such as a listing page. */
export async function fetchText(
  url: string,
  signal: AbortSignal | undefined,
  patience: Patience,
): Promise<string> {
  return patiently(url, signal, patience, async () => {
    const idle = new IdleTimer(signal, patience.idleMs);
    try {
      const response = await request(url, {}, idle.signal);
      return await response.text();
    } catch (error) {
      throw asInterruption(error, signal);
    } finally {
      idle.stop();
    }
  });
}

async function attempt(
  url: string,
  file: PartFile,
  options: TransferOptions,
  patience: Patience,
): Promise<void> {
  const idle = new IdleTimer(options.signal, patience.idleMs);
  try {
    const before = await file.progress();
    const response = await request(url, resumeHeaders(before), idle.signal);
    const range = await resumedRange(response, before.bytes, file);
    const total = range ? range.total : announcedLength(response);
    const handle = await file.write(range !== null, validatorOf(response));
    try {
      await pour(response, handle, range ? before.bytes : 0, total, idle, options);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await checkLength(file, total);
  } catch (error) {
    throw asInterruption(error, options.signal);
  } finally {
    idle.stop();
  }
}

/** The range that follows what is there already; null when the whole file comes. */
async function resumedRange(response: Response, from: number, file: PartFile): Promise<ContentRange | null> {
  if (response.status === 200) return null;
  const range = rangeOf(response);
  if (range?.start === from) return range;
  await file.discard();
  throw new Interrupted("the server cannot go on with the same file");
}

async function checkLength(file: PartFile, total: number | null): Promise<void> {
  const size = await file.size();
  if (total === null || size === total) return;
  if (size > total) await file.discard();
  throw new Interrupted(`${size} of ${total} bytes came`);
}

async function pour(
  response: Response,
  handle: FileHandle,
  from: number,
  total: number | null,
  idle: IdleTimer,
  options: TransferOptions,
): Promise<void> {
  let done = from;
  options.onProgress?.(done, total);
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    idle.restart();
    await handle.appendFile(next.value).catch((error: unknown) => {
      throw cannotWrite("The downloads folder", error);
    });
    done += next.value.length;
    options.onProgress?.(done, total);
  }
}
