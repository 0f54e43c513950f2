/** The office's view over all clients: lists with search, sort and pages, and what waits today. */
import type { Admin, AdminDeps } from "./contract.ts";
import { createIntakeLists } from "./intake-lists.ts";
import { createQueues } from "./queues.ts";
import { createUserLists } from "./user-lists.ts";

export type * from "./contract.ts";

export function createAdmin(deps: AdminDeps): Admin {
  return { ...createUserLists(deps), ...createIntakeLists(deps), ...createQueues(deps) };
}
