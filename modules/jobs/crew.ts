/** The tries that a worker has under way: as many of each type as it may run at once. */
import type { Knex } from "knex";
import type { Log } from "#modules/kernel";
import type { Boss } from "./adapters/boss.ts";
import type { Definition, Registry } from "./registry.ts";
import { startTry, type Try } from "./running.ts";
import type { Claim } from "./store.ts";
import type { Taking } from "./taking.ts";

export interface CrewDeps {
  knex: Knex;
  boss: Boss;
  registry: Registry;
  taking: Taking;
  /** By the id of the job. */
  tries: Map<string, Try>;
  log: Log;
}

export interface Crew {
  /** Takes due jobs of this name until there are none or its type has no room. */
  fill(name: string): Promise<void>;
}

/** `onRoom` is told the name of each job whose try has ended. */
export function createCrew({ tries, taking, ...deps }: CrewDeps, onRoom: (name: string) => void): Crew {
  function start(definition: Definition, claim: Claim): void {
    const one = startTry(deps, definition, claim);
    tries.set(claim.id, one);
    void one.ended
      .then(() => taking.release(claim))
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
        const claim = await taking.take(name);
        if (!claim) return;
        if (claim !== "busy") start(definition, claim);
      }
    },
  };
}
