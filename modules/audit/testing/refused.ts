import { expect } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { TestModules } from "../../../tests/harness.ts";
import { refusing } from "../../../tests/transactions/refusing-rows.ts";
import type { AuditAction } from "../schema.ts";

type Modules = TestModules["modules"];

/** A deed of an audited kind. */
export interface Deed {
  action: AuditAction;
  /** What must be there first, and is no part of the deed. */
  ready?: (modules: Modules) => Promise<unknown>;
  act(modules: Modules): Promise<unknown>;
  /** Reads what the deed changes; absent for one that changes nothing but the log. */
  effect?: () => Promise<unknown>;
}

/** The deed fails without its row, and has its row when it happens. */
export async function expectToNeedItsRow(
  { knex, modules }: TestModules,
  { action, ready, act, effect }: Deed,
): Promise<void> {
  await ready?.(modules);
  const before = await effect?.();
  await refusing(knex, action, async () => {
    await expect(act(modules)).rejects.toThrow("no room for this row");
    expect(await effect?.()).toEqual(before);
  });
  await act(modules);
  const { entries } = await modules.audit.list(OPERATOR, { actions: [action] }, { limit: 1 });
  expect(entries).toMatchObject([{ action }]);
  if (effect) expect(await effect()).not.toEqual(before);
}
