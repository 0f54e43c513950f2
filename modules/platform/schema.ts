import { z } from "zod";

/** How lock files, registrations and server records name a process; older builds read and write the same. */
export const processIdentity = z.object({ pid: z.number().int().positive(), startedAt: z.string() });

/** One process for good: pids are used again, pid and start time together are not. */
export type ProcessIdentity = z.infer<typeof processIdentity>;
