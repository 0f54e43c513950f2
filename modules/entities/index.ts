/**
 * A client's companies: entities, who owns them, what moves between them, and what is wrong with that. Validation is
 * pure functions over the ownership graph; each finding cites the law and stays until it is mended or accepted.
 */
import type { Entities, EntitiesDeps } from "./contract.ts";
import { createDuties } from "./duties.ts";
import { createEntityRecords } from "./entities.ts";
import { createExchange } from "./exchange.ts";
import { createGroups } from "./groups.ts";
import { createOfficeReturns } from "./office-returns.ts";
import { createOwners } from "./owners.ts";
import { createPeople } from "./people.ts";
import { createTaxpayerNumbers } from "./taxpayer-numbers.ts";
import { createTransactions } from "./transactions.ts";
import { createValidation } from "./validation.ts";

export type * from "./contract.ts";
export type { FederalRates, LawLibrary } from "./ports.ts";

export function createEntities(deps: EntitiesDeps): Entities {
  const numbers = createTaxpayerNumbers(deps.secretKey);
  return {
    ...createGroups(deps, numbers),
    ...createEntityRecords(deps, numbers),
    ...createOwners(deps),
    ...createPeople(deps),
    ...createTransactions(deps),
    ...createValidation(deps, numbers),
    ...createExchange(deps, numbers),
    ...createDuties(deps, numbers),
    ...createOfficeReturns(deps),
  };
}
