/**
 * Loads official files into the library: finds the newest release, downloads, parses, chunks and stores it.
 */
export type * from "./contract.ts";
export { createIngest } from "./pipeline.ts";
