/** Clients, and small papers for any category that accepts PDF. */
import { Readable } from "node:stream";
import type { Modules } from "#product";
import type { IntakeDocument } from "#modules/intake/schema";
import { OPERATOR, type Actor, type Role } from "#modules/kernel";

export type Person = Actor & { kind: "user" };

let made = 0;

/** Creates a user with a unique account. */
export async function buildPerson(
  { accounts }: Pick<Modules, "accounts">,
  role: Role = "user",
  names: { firstName?: string; lastName?: string } = {},
): Promise<Person & { email: string }> {
  made += 1;
  const email = `${role}-${process.pid}-${made}@example.com`;
  const { id } = await accounts.createUser(OPERATOR, {
    email,
    password: "correct horse battery",
    role,
    ...names,
  });
  return { kind: "user", userId: id, role, email };
}

/** A small PDF with unique bytes. */
export async function addPaper(
  { intake }: Pick<Modules, "intake">,
  actor: Actor,
  intakeId: string,
  categoryId: string,
): Promise<IntakeDocument> {
  made += 1;
  const content = Readable.from([Buffer.from(`%PDF-1.7\n% paper ${made}\n%%EOF\n`)]);
  const fileName = `paper-${made}.pdf`;
  const received = await intake.receive(actor, { fileName, mimeType: "application/pdf", content });
  return intake.addDocument(actor, intakeId, received, { categoryId });
}

const REQUIRED = {
  personal: ["photo-id", "ssn-itin-proof"],
  "multi-entity": ["formation-documents", "ein-letters", "ownership-schedule", "trial-balance"],
};

/** An intake with a paper in each required category. */
export async function buildReadyIntake(
  modules: Pick<Modules, "intake">,
  actor: Actor,
  intakeType: keyof typeof REQUIRED = "personal",
) {
  const intake = await modules.intake.createIntake(actor, { intakeType });
  for (const categoryId of REQUIRED[intakeType]) await addPaper(modules, actor, intake.id, categoryId);
  return intake;
}
