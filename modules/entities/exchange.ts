/** Import and export of a group. */
import { DomainError } from "#modules/kernel";
import type { EntitiesDeps, Exchange } from "./contract.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

export function createExchange(_deps: EntitiesDeps, _numbers: TaxpayerNumbers): Exchange {
  const notYet = () => Promise.reject(new DomainError("unavailable", "Import and export are not ready yet."));
  return { exportGroup: notYet, getTemplate: notYet, previewImport: notYet, importGroup: notYet };
}
