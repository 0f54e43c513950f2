/** Accessibility faults of a screen, by axe-core, and sideways scrolling. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/**
 * Serious axe violations of this screen, and by how much it is too wide. Waits for animations first: a dialog that is
 * still fading in has too little contrast.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await atRest(page);
  // React Aria's live announcer names a pending button for seconds after it is removed.
  const { violations } = await new AxeBuilder({ page }).exclude("[data-live-announcer]").analyze();
  const faults = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [...faults, `${over} px too wide`] : faults;
}

/** Waits for the end of animations; infinite ones are ignored. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
