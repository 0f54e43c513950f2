import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { expect, it } from "vitest";
import { processMarks } from "./process-mark.ts";

const { own, lifeOf } = processMarks;
const [machine, boot, pid, start] = own.split("-");

it("lives while it runs and is told from one that had its pid", () => {
  expect(lifeOf(own)).toBe("alive");
  expect(lifeOf(`${machine}-${boot}-${pid}-${Number(start) - 1}`)).toBe("ended");
  expect(lifeOf(`${machine}-${boot}-99999999-${start}`)).toBe("ended");
  expect(lifeOf(`${machine}-00000000-${pid}-${start}`)).toBe("ended");
  expect(lifeOf(`00000000-${boot}-${pid}-${start}`)).toBe("elsewhere");
  expect(lifeOf("")).toBe("elsewhere");
});

it.skipIf(process.platform !== "linux")("knows another living process of this machine", () => {
  const ticks = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[19];
  expect(lifeOf(`${machine}-${boot}-${process.ppid}-${ticks}`)).toBe("alive");
});

it.skipIf(process.platform !== "linux")("keeps the format that earlier builds gave to stored uploads", () => {
  const short = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
  const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  const ticks = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)!.split(" ")[19];
  expect(own).toBe(`${short(hostname())}-${short(bootId)}-${process.pid}-${ticks}`);
});
