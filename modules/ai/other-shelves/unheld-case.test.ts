/** Cases named in passing. */
import { describe, expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { unheldCase } from "./unheld-case.ts";

const found = (heading: string) => [{ document: { heading } } as Passage];

describe("a case named in passing", () => {
  it("is said not to be held", () => {
    expect(unheldCase("After Abbott, may the levy be challenged?", found("Windmills"))).toBe(
      "The library holds no opinion under the name Abbott; this answer does not take it into account.",
    );
  });

  it("is not remarked on where its opinion was found, nor what is no case", () => {
    expect(
      unheldCase("After Abbott, may the levy be challenged?", found("Abbott v. Commissioner")),
    ).toBeNull();
    expect(unheldCase("After January, is the levy higher?", [])).toBeNull();
    expect(unheldCase("Is the levy due after Easter?", [])).toBeNull();
  });
});
