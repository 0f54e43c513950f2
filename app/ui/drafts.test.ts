import { expect, it } from "vitest";
import { createDrafts } from "./drafts.ts";

/** `Object.keys` of a browser's storage are the names in it. */
function buildStorage(): Storage {
  const storage = Object.create({
    getItem: (name: string) => (storage as Record<string, string>)[name] ?? null,
    setItem: (name: string, text: string) => void ((storage as Record<string, string>)[name] = text),
    removeItem: (name: string) => void delete (storage as Record<string, string>)[name],
  }) as Storage;
  return storage;
}

it("keeps a text for its place and its owner", () => {
  const storage = buildStorage();
  const drafts = createDrafts(storage, "avery@example.com");
  drafts.write("question", "What is a levy?");
  expect(drafts.read("question")).toBe("What is a levy?");
  expect(drafts.read("goals")).toBeNull();
  expect(createDrafts(storage, "casey@example.com").read("question")).toBeNull();
  drafts.write("question", " ");
  expect(drafts.read("question")).toBeNull();
});

it("keeps no number of a person, and not the text before it either", () => {
  const drafts = createDrafts(buildStorage(), "avery@example.com");
  drafts.write("reason", "My number is");
  drafts.write("reason", "My number is 123-45-6789");
  expect(drafts.read("reason")).toBeNull();
});

it("is emptied of drafts, and of nothing else", () => {
  const storage = buildStorage();
  const drafts = createDrafts(storage, "avery@example.com");
  storage.setItem("positions", "7");
  drafts.write("question", "What is a levy?");
  drafts.clear();
  expect(Object.keys(storage)).toEqual(["positions"]);
});

it("does without a storage that throws", () => {
  const broken = new Proxy({} as Storage, {
    get() {
      throw new Error("denied");
    },
  });
  const drafts = createDrafts(broken, "avery@example.com");
  drafts.write("question", "What is a levy?");
  expect(drafts.read("question")).toBeNull();
});
