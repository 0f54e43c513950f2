/** axe-core on every screen of the route table, in light and dark, wide and narrow. */
import { describe, expect, it } from "vitest";
import { faultsOf } from "./faults.ts";
import { PHONE, useStage, WIDE } from "./pages.ts";
import { screensOf, useWalk, type Walker } from "./walk.ts";

const stage = useStage();

const LOOKS = [
  { colorScheme: "light" as const, viewport: WIDE },
  { colorScheme: "dark" as const, viewport: PHONE },
];

/** Screens that clients and administrators share but see differently. */
const WALKS: { who: Walker; paths: string[] }[] = [
  { who: "visitor", paths: screensOf("visitor") },
  { who: "user", paths: ["/", "/cpa-manual"] },
  { who: "admin", paths: screensOf("admin") },
];

describe.each(LOOKS.flatMap((look) => WALKS.map((walk) => ({ ...look, ...walk }))))(
  "no serious fault and no sideways scrolling in $colorScheme at $viewport.width, for $who",
  ({ who, paths, ...options }) => {
    const walk = useWalk(stage, who, options);

    it.runIf(who === "admin")("with an answer in the assistant", async () => {
      await walk.open("/ai-assistant");
      await walk.page.getByLabel("Question").fill("What levy does section 2 impose on windmills?");
      await walk.page.getByRole("button", { name: "Ask", exact: true }).click();
      const confidence = walk.page.getByText(/Confidence \d+%/);
      await confidence.first().waitFor();
      expect(await confidence.count()).toBeGreaterThan(0);
    });

    it.each(paths)("at %s", async (path) => {
      await walk.open(path);
      expect(await faultsOf(walk.page)).toEqual([]);
    });
  },
);
