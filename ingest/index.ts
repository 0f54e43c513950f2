/**
 * From official files to the library: find the newest release, download it, read it, cut it into chunks, store it.
 */
export type * from "./contract.ts";
export { createIngest } from "./pipeline.ts";
