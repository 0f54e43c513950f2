import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import { OPERATOR } from "#modules/kernel";
import { DEMO_CLIENTS, type DemoClient } from "./clients.ts";
import type { DemoGroup } from "./group.ts";
import { buildPaper } from "./paper.ts";

type Used = Pick<Modules, "accounts" | "entities" | "intake">;

/**
 * Creates the demo clients with their intakes and documents, all with this password. Returns their e-mail addresses.
 * @throws DomainError `conflict` when they already exist.
 */
export async function seedDemo(modules: Used, password: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const client of DEMO_CLIENTS) {
    const { firstName, lastName } = client;
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const { id } = await modules.accounts.createUser(OPERATOR, { email, password, firstName, lastName });
    await fillIntake(modules, { kind: "user", userId: id, role: "user" }, client);
    addresses.push(email);
  }
  return addresses;
}

async function fillIntake(modules: Used, actor: Actor, client: DemoClient): Promise<void> {
  const { intake } = modules;
  const { id } = await intake.createIntake(actor, { intakeType: client.intakeType });
  for (const { categoryId, fileName, lines } of client.papers) {
    const content = buildPaper(lines);
    const received = await intake.receive(actor, { fileName, mimeType: "application/pdf", content });
    await intake.addDocument(actor, id, received, { categoryId });
  }
  await intake.saveGoals(actor, id, { chosen: [...client.goals], other: "" });
  if (client.group) await addGroup(modules, { actor, intakeId: id }, client.group);
  await intake.setProgress(actor, id, client.progress);
  // The client submits; an administrator makes the later changes.
  for (const status of client.moves) {
    await intake.setStatus(status === "review_ready" ? actor : OPERATOR, id, status);
  }
}

/** Entities first: owners and transactions name them. */
async function addGroup(
  { entities }: Used,
  { actor, intakeId }: { actor: Actor; intakeId: string },
  group: DemoGroup,
): Promise<void> {
  const ids = new Map<string, string>();
  const idOf = (legalName: string) => ids.get(legalName) ?? "";
  for (const entity of group.entities) {
    ids.set(entity.legalName, (await entities.addEntity(actor, intakeId, entity)).id);
  }
  for (const { of, by, ...owner } of group.owners) {
    const holder = ids.has(by) ? { ownerEntityId: idOf(by) } : { ownerName: by };
    await entities.addOwner(actor, intakeId, { ...owner, ...holder, entityId: idOf(of) });
  }
  for (const { from, to, recordedBy, ...transaction } of group.transactions) {
    const parties = { fromEntityId: idOf(from), toEntityId: idOf(to) };
    const books = recordedBy === undefined ? {} : { recordedBy: idOf(recordedBy) };
    await entities.addTransaction(actor, intakeId, { ...transaction, ...parties, ...books });
  }
}
