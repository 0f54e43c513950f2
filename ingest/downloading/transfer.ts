import type { Response } from "undici";
import { cannotWrite, type PartFile } from "./part-file.ts";
import { Interrupted, type Requesting, type Send } from "./request.ts";
import { announcedLength, rangeOf, resumeHeaders, validatorOf } from "./resuming.ts";

export interface TransferOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number | null) => void;
}

/** Downloads into a part file up to the length stated by the server, resuming after interruptions. */
export async function transfer(
  requesting: Requesting,
  target: { url: string; file: PartFile },
  { signal, onProgress }: TransferOptions,
): Promise<void> {
  await requesting(target.url, signal, (send) => attempt(send, target.file, onProgress));
}

/** Downloads a small text, such as a listing page. */
export function fetchText(requesting: Requesting, url: string, signal?: AbortSignal): Promise<string> {
  return requesting(url, signal, async (send) => (await send()).text());
}

async function attempt(send: Send, file: PartFile, onProgress: TransferOptions["onProgress"]): Promise<void> {
  const before = await file.progress();
  const response = await send(resumeHeaders(before));
  const range = await resumedRange(response, before.bytes, file);
  const total = range ? range.total : announcedLength(response);
  const handle = await file.write(range !== null, validatorOf(response));
  try {
    let done = range ? before.bytes : 0;
    onProgress?.(done, total);
    for await (const chunk of response.body ?? []) {
      await handle.appendFile(chunk as Uint8Array).catch((error: unknown) => {
        throw cannotWrite("The downloads folder", error);
      });
      done += (chunk as Uint8Array).length;
      onProgress?.(done, total);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await checkLength(file, total);
}

/** Range after the bytes already present; null when the server sends the whole file. */
async function resumedRange(response: Response, from: number, file: PartFile) {
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
