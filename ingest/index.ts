/**
 * Loads official files into the library: finds the newest release, downloads, parses, chunks and stores it.
 */
export type * from "./contract.ts";
export { createIngest } from "./pipeline.ts";
export { createUpdates } from "./updates/updates.ts";
export type { Load, Updates, UpdatesDeps } from "./updates/contract.ts";
export type { SourceRun, SourceStatus, Update, UpdateItem, UpdateResult } from "./updates/schema.ts";
