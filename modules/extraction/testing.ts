/** Test fixture: a client's intake, and documents added to it as an upload would. */
import { Readable } from "node:stream";
import type { Accounts } from "#modules/accounts";
import type { Intake } from "#modules/intake";
import type { IntakeDocument } from "#modules/intake/schema";
import { OPERATOR, type Actor } from "#modules/kernel";

export interface TestIntake {
  client: Actor;
  put(fileName: string, bytes: Buffer, categoryId?: string): Promise<IntakeDocument>;
  get(id: string): Promise<IntakeDocument>;
}

const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  heic: "image/heic",
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export async function openTestIntake({
  accounts,
  intake,
}: {
  accounts: Accounts;
  intake: Intake;
}): Promise<TestIntake> {
  const user = await accounts.createUser(OPERATOR, {
    email: `client-${Math.random().toString(36).slice(2)}@example.com`,
    password: "staple stable table",
  });
  const client: Actor = { kind: "user", userId: user.id, role: "user" };
  const { id: intakeId } = await intake.createIntake(client, { intakeType: "personal" });
  return {
    client,
    async put(fileName, bytes, categoryId = "notices-and-other") {
      const mimeType = TYPES[fileName.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      const received = await intake.receive(client, { fileName, mimeType, content: Readable.from([bytes]) });
      return intake.addDocument(client, intakeId, received, { categoryId, keepBoth: true });
    },
    get: (id) => intake.getDocument(client, id),
  };
}
