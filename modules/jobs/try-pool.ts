/** The attempts that a worker runs, limited by each type's concurrency. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { Boss } from "./adapters/boss.ts";
import type { Claiming } from "./claiming.ts";
import type { Definition, Registry } from "./registry.ts";
import { startTry, type Try } from "./running.ts";
import type { Claim } from "./store.ts";

export interface TryPoolDeps {
  knex: Knex;
  boss: Boss;
  registry: Registry;
  claiming: Claiming;
  /** By job id. */
  tries: Map<string, Try>;
  log: Log;
}

export interface TryPool {
  /** Takes due jobs of this type until none is left or its concurrency is reached. */
  fill(name: string): Promise<void>;
}

/** `onRoom` is called with the type name of each job whose attempt has ended. */
export function createTryPool(
  { tries, claiming, ...deps }: TryPoolDeps,
  onRoom: (name: string) => void,
): TryPool {
  function start(definition: Definition, claim: Claim): void {
    const one = startTry(deps, definition, claim);
    tries.set(claim.id, one);
    void one.ended
      .then(() => claiming.release(claim))
      .catch((error: unknown) => deps.log.debug({ err: error }, "The lock of a job was not given back"))
      .finally(() => {
        tries.delete(claim.id);
        onRoom(claim.name);
      });
  }

  const countOf = (name: string) => [...tries.values()].filter(({ claim }) => claim.name === name).length;

  return {
    async fill(name: string): Promise<void> {
      const definition = deps.registry.find(name);
      if (!definition) return;
      while (countOf(name) < definition.type.concurrency) {
        const claim = await claiming.take(name);
        if (!claim) return;
        if (claim !== "busy") start(definition, claim);
      }
    },
  };
}
