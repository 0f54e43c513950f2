// The one build configuration: Vite with Remix for the screens, and Vitest.
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

const long = Boolean(process.env.LONG);

const tests = ["modules", "ingest", "db", "cli", "app", "tests"].map(
  (folder) => `${folder}/**/*.{test,long.test}.{ts,tsx}`,
);

export default defineConfig(({ mode }) => ({
  plugins: [
    mode !== "test" &&
      remix({
        appDirectory: "app",
        // A build in the making has a folder of its own: cli/build.mjs.
        buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_routeConfig: true,
          // Unfixed advisories on this line of Remix.
          v3_singleFetch: false,
          v3_lazyRouteDiscovery: false,
        },
      }),
  ],
  build: { target: "es2022" },
  // Found at once: a dependency met later would be bundled anew, with a second copy of React.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*/route.tsx"] },
  // System, contract and browser tests meet the built product; `npm test` runs them after the build.
  test: {
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    setupFiles: ["tests/setup/console.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: ["tests/setup/global.ts"],
          include: tests,
          exclude: [
            "tests/{contract,e2e,system}/**",
            "**/node_modules/**",
            ...(long ? [] : ["**/*.long.test.{ts,tsx}"]),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "system",
          include: ["tests/system/**/*.test.ts"],
          exclude: long ? [] : ["**/*.long.test.ts"],
          // Whole products on a busy machine take their time.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          globalSetup: ["tests/setup/global.ts", "tests/e2e/screens-built.ts", "tests/e2e/furnished.ts"],
          include: ["tests/{contract,e2e}/**/*.test.ts"],
          exclude: long ? [] : ["**/*.long.test.ts"],
          testTimeout: 120_000,
          // Loaded by Node itself: Vitest's pattern for source maps overflows the stack on a module of this size, and
          // an error whose stack is read, as Node's streams do, would become a RangeError.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
}));
