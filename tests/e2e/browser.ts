/** Finds and launches a real Chromium. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A renderer kept ready for the next page costs a process for each page that is opened.
  "--disable-features=SpareRendererForSitePerProcess",
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
}

/** @throws Error when this machine has no Chromium and none can be installed. */
function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, where there is no file.`);
  const found = [given, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
  return found ?? installChromium();
}

function installChromium(): string {
  const [path = ""] = PLACES;
  if (process.getuid?.() === 0) {
    try {
      execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "ignore" });
    } catch {
      // Reported below: without a package list or a network it cannot be installed.
    }
  }
  if (existsSync(path)) return path;
  throw new Error(
    "The browser tests need Chromium. Install one, or set CHROMIUM_PATH to the one that you have.",
  );
}
