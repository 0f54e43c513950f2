import { expect, it } from "vitest";
import { answer, section, type Line } from "../testing.ts";

const rest = (lines: Line[]) =>
  answer("Is there a levy on mills?", section("Mills", lines)).split("## The rest\n")[1]!.split("\n\n")[0];

const LEVY: Line = ["a", "Levy on mills", "There is hereby imposed a levy on mills."];
const other = (id: string, heading = "Barges"): Line => [id, heading, `The word barge of ${id} floats.`];

it("names the subsections that are not quoted by their headings", () => {
  expect(rest([LEVY, other("b", "Barges."), other("c", "")])).toContain(
    "Not quoted of 26 USC 9: (b) Barges, (c).",
  );
});

it("names many by their numbers alone", () => {
  const ids = [..."bcdefghij"];
  const text = rest([LEVY, ...ids.map((id) => other(id))])!;
  expect(text).toContain("(i)");
  expect(text).not.toContain("(i) Barges");
});
