import { z } from "zod";

/** Format of a process identity in lock files, registrations and server records; older builds use the same. */
export const processIdentity = z.object({ pid: z.number().int().positive(), startedAt: z.string() });

/** Identifies one process forever: a pid may be reused, but not with the same start time. */
export type ProcessIdentity = z.infer<typeof processIdentity>;
