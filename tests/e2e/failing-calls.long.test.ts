/** Every step that sends what somebody typed, under every failure of the way to the server. */
import { describe, expect, it } from "vitest";
import { assistantStep, settingsSteps, signInStep, useFailingWalk, wizardSteps } from "./failing-walk.ts";
import { useStage } from "./pages.ts";

const stage = useStage();
const open = useFailingWalk(stage);

describe.each(["drop", "gateway", "stall"] as const)("through a proxy that does: %s", (failure) => {
  it.each([
    ["signing in", signInStep],
    ["the wizard", wizardSteps],
    ["the assistant", assistantStep],
    ["the settings", settingsSteps],
  ])("%s loses nothing", async (_what, step) => {
    const { walk, leave } = await open(failure);
    await expect(step(walk)).resolves.toBeUndefined();
    await leave();
  });
});
