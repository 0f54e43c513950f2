import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/141.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 15) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Mac"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1", "Safari on iPhone"],
  ["curl/8.5.0", "curl"],
  ["", "Unknown program"],
])("%s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
