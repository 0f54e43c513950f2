import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Message } from "../flash-messages.ts";
import type { Answer, UploadRequest } from "./send-file.ts";
import { createUploadQueue, percentOf, type UploadTarget } from "./upload-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SEVERAL: UploadTarget = {
  intakeId: "i1",
  category: { id: "w-2", acceptedFormats: ["pdf"], allowMultiple: true },
  isFilled: false,
};
const SINGLE: UploadTarget = { ...SEVERAL, category: { ...SEVERAL.category, allowMultiple: false } };

function pdf(name: string): File {
  return new File(["twelve bytes"], name, { type: "application/pdf" });
}

/** A queue whose uploads wait for a response of the test. */
function openQueue() {
  const sent: (UploadRequest & { progress(bytes: number): void; answer(answer: Answer): Promise<void> })[] =
    [];
  const said: Message[] = [];
  const queue = createUploadQueue({
    send(request, progress) {
      const { promise, resolve } = withResolvers<Answer>();
      const answer = async (given: Answer) => {
        resolve(given);
        await promise;
        await vi.advanceTimersByTimeAsync(0);
      };
      sent.push({ ...request, progress, answer });
      return { answer: promise, cancel: () => resolve({ kind: "canceled" }) };
    },
    tell({ title, text }) {
      const message = { title, text };
      said.push(message);
      return () => void said.splice(said.indexOf(message), 1);
    },
  });
  const states = () => queue.uploads().map(({ state }) => state);
  return { queue, sent, said, states };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((take) => (resolve = take));
  return { promise, resolve };
}

const stored: Answer = { kind: "stored", documentId: "d1" };

it("sends three at a time, shows a success for two seconds and counts it", async () => {
  const { queue, sent, states } = openQueue();
  queue.add(SEVERAL, ["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map(pdf));
  expect(states()).toEqual(["uploading", "uploading", "uploading", "waiting"]);
  await sent[0]?.answer(stored);
  expect(queue.stored()).toBe(1);
  expect(states()).toEqual(["success", "uploading", "uploading", "uploading"]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(states()).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(states()).toHaveLength(3);
});

it("shows what has left, never more than 90 percent before the answer", async () => {
  const { queue, sent } = openQueue();
  queue.add(SEVERAL, [pdf("a.pdf")]);
  const percent = () => queue.uploads().map(percentOf);
  expect(percent()).toEqual([0]);
  sent[0]?.progress(6);
  expect(percent()).toEqual([50]);
  sent[0]?.progress(12);
  expect(percent()).toEqual([90]);
  await sent[0]?.answer(stored);
  expect(percent()).toEqual([100]);
});

it("tells of a failure, and tries that file again", async () => {
  const { queue, sent, said } = openQueue();
  queue.add(SEVERAL, [pdf("a.pdf")]);
  await sent[0]?.answer({ kind: "failed" });
  expect(said).toEqual([{ title: "Upload Failed", text: "Failed to upload a.pdf. Please try again." }]);
  const [row] = queue.uploads();
  expect(row).toMatchObject({
    state: "error",
    problem: "Upload failed. Please try again.",
    canRetry: true,
  });
  queue.retry(row?.id ?? 0);
  expect(said).toEqual([]);
  const retried = () => queue.uploads()[0];
  expect(retried()).toMatchObject({ state: "uploading", problem: null, canRetry: false });
  await sent[1]?.answer(stored);
  expect(retried()).toMatchObject({ state: "success", canRetry: false });
});

it("keeps both copies only when told to", async () => {
  const { queue, sent, states } = openQueue();
  queue.add(SEVERAL, [pdf("a.pdf")]);
  await sent[0]?.answer({ kind: "duplicate", problem: "It is there." });
  expect([sent[0]?.keepBoth, states()]).toEqual([false, ["duplicate"]]);
  queue.keepBoth(queue.uploads()[0]?.id ?? 0);
  expect([sent[1]?.keepBoth, states()]).toEqual([true, ["uploading"]]);
});

it("cancels one file, whose place the next one takes", async () => {
  const { queue, sent, states } = openQueue();
  queue.add(SEVERAL, ["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map(pdf));
  queue.cancel(queue.uploads()[1]?.id ?? 0);
  expect(states()).toEqual(["uploading", "uploading", "uploading"]);
  expect(sent.map(({ file }) => file.name)).toEqual(["a.pdf", "b.pdf", "c.pdf", "d.pdf"]);
});

it("does not send what would be refused, and says why", () => {
  const { queue, sent } = openQueue();
  queue.add(SEVERAL, [new File(["x"], "notes.pages"), pdf("a.pdf")]);
  expect(sent).toHaveLength(1);
  expect(queue.uploads()[0]).toMatchObject({
    state: "error",
    problem: "File format not supported. Accepted formats: pdf",
    canRetry: false,
  });
});

it("holds a single-file category to one file", async () => {
  const { queue, sent, said } = openQueue();
  queue.add(SINGLE, [pdf("a.pdf"), pdf("b.pdf")]);
  expect(said.pop()).toEqual({
    title: "Multiple Files Not Allowed",
    text: "This category only accepts one file at a time",
  });
  const exists = {
    title: "File Already Exists",
    text: "This category already has a file. Please delete it first.",
  };
  queue.add({ ...SINGLE, isFilled: true }, [pdf("a.pdf")]);
  expect(said.pop()).toEqual(exists);
  queue.add(SINGLE, [pdf("a.pdf")]);
  queue.add(SINGLE, [pdf("b.pdf")]);
  expect(said.pop()).toEqual(exists);
  expect(sent).toHaveLength(1);
  // Another upload was faster.
  await sent[0]?.answer({ kind: "occupied" });
  expect(said.pop()).toEqual(exists);
});

it("takes old problems of a category away once a later paper of it is stored", async () => {
  const { queue, sent } = openQueue();
  const other = { ...SEVERAL, category: { ...SEVERAL.category, id: "1099-int" } };
  queue.add(SEVERAL, [new File(["x"], "notes.pages"), pdf("a.pdf"), pdf("b.pdf")]);
  queue.add(other, [new File(["x"], "other.pages")]);
  await sent[0]?.answer({ kind: "failed" });
  // The problems of files that were chosen together are read together.
  await sent[1]?.answer(stored);
  const names = () => queue.uploads().map(({ fileName }) => fileName);
  expect(names()).toEqual(["notes.pages", "a.pdf", "b.pdf", "other.pages"]);
  queue.add(SEVERAL, [pdf("c.pdf")]);
  await sent[2]?.answer(stored);
  // Another paper, which can be tried again, is still to come.
  expect(names()).toEqual(["a.pdf", "b.pdf", "other.pages", "c.pdf"]);
  queue.add(SEVERAL, [pdf("a.pdf")]);
  await sent[3]?.answer(stored);
  expect(names()).toEqual(["b.pdf", "other.pages", "c.pdf", "a.pdf"]);
});

it("has no failed upload of a single-file category left once it has its file", async () => {
  const { queue, sent, states } = openQueue();
  queue.add(SINGLE, [pdf("a.pdf")]);
  await sent[0]?.answer({ kind: "failed" });
  queue.add(SINGLE, [pdf("b.pdf")]);
  await sent[1]?.answer(stored);
  expect(states()).toEqual(["success"]);
});

it("keeps a duplicate, which waits for an answer", async () => {
  const { queue, sent, states } = openQueue();
  queue.add(SEVERAL, [pdf("a.pdf")]);
  await sent[0]?.answer({ kind: "duplicate", problem: "It is there." });
  queue.add(SEVERAL, [pdf("b.pdf")]);
  await sent[1]?.answer(stored);
  expect(states()).toEqual(["duplicate", "success"]);
});
