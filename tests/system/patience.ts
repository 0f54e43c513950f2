/** Whole products on a busy machine take their time. Imported by each test file of this folder. */
import { vi } from "vitest";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
