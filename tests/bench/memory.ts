/** Peak resident memory of the process that loads the Code, and of a file twice as large. */
import { readFileSync } from "node:fs";
import { buildPlace, launchTaxrag } from "../system/product.ts";
import { plain, under, type Figure } from "./report.ts";

const SAMPLE_MS = 25;

export async function measureMemory(xml: string, doubled: string): Promise<Figure[]> {
  const once = await load(xml);
  const twice = await load(doubled);
  return [
    plain("loading the Code", once.seconds, "s"),
    under("peak memory", once.megabytes, 250, "MB"),
    plain("peak memory, twice the size", twice.megabytes, "MB"),
    under("twice the size : once", twice.megabytes / once.megabytes, 1.2),
  ];
}

async function load(file: string): Promise<{ seconds: number; megabytes: number }> {
  const place = buildPlace();
  try {
    const begin = performance.now();
    const running = launchTaxrag(place, ["ingest", "irc", "--no-vectors", "--from", file]);
    const peak = await peakMegabytes(running.child.pid ?? 0, running.ended);
    const { code, stderr } = await running.ended;
    if (code !== 0) throw new Error(`Loading ${file} failed: ${stderr}`);
    return { seconds: (performance.now() - begin) / 1000, megabytes: peak };
  } finally {
    place.remove();
  }
}

/** Polls the high-water mark of the kernel; the last value before the exit is the peak. */
async function peakMegabytes(pid: number, ended: Promise<unknown>): Promise<number> {
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, highWaterMark(pid))), SAMPLE_MS);
  await ended;
  clearInterval(sampling);
  return peak;
}

function highWaterMark(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}
