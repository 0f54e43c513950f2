import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import { OPERATOR } from "#modules/kernel";
import { DEMO_CLIENTS, type DemoClient } from "./clients.ts";
import { buildPaper } from "./paper.ts";

type Used = Pick<Modules, "accounts" | "intake">;

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

async function fillIntake({ intake }: Used, actor: Actor, client: DemoClient): Promise<void> {
  const { id } = await intake.createIntake(actor, { intakeType: client.intakeType });
  for (const { categoryId, fileName, lines } of client.papers) {
    const content = buildPaper(lines);
    const received = await intake.receive(actor, { fileName, mimeType: "application/pdf", content });
    await intake.addDocument(actor, id, received, { categoryId });
  }
  await intake.saveGoals(actor, id, { chosen: [...client.goals], other: "" });
  await intake.setProgress(actor, id, client.progress);
  // The client submits; an administrator makes the later changes.
  for (const status of client.moves) {
    await intake.setStatus(status === "review_ready" ? actor : OPERATOR, id, status);
  }
}
