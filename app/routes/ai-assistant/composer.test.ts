import { expect, it } from "vitest";
import { composerKey } from "./Composer.tsx";

const turns = (...ids: number[]) => ids.map((id) => ({ id: String(id) }));

it("empties its field after each answer, also of a thread that shows its newest turns only", () => {
  expect(composerKey("", turns(1, 2))).not.toBe(composerKey("", turns(2, 3)));
  expect(composerKey("", turns())).not.toBe(composerKey("", turns(1)));
});

it("keeps what is typed while nothing new is answered, and begins anew for another client", () => {
  expect(composerKey("", turns(1, 2))).toBe(composerKey("", turns(1, 2)));
  expect(composerKey("a", turns(1))).not.toBe(composerKey("b", turns(1)));
});
