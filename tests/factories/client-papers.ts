/** Clients with papers that were read, for questions over them. */
import type { Modules } from "#product";
import { OPERATOR } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "./intake.ts";

export interface ClientWithPapers {
  client: Person;
  intakeId: string;
  /** Ids in the order of the texts. */
  documentIds: string[];
}

/** Gives a new client an intake with a paper for each list of pages. */
export async function clientWithPapers(
  modules: Pick<Modules, "accounts" | "intake">,
  papers: string[][],
): Promise<ClientWithPapers> {
  const client = await buildPerson(modules);
  const { id: intakeId } = await modules.intake.createIntake(client, { intakeType: "personal" });
  const documentIds: string[] = [];
  for (const pages of papers) {
    const { id } = await addPaper(modules, client, intakeId, "notices-and-other");
    await readAs(modules, id, pages);
    documentIds.push(id);
  }
  return { client, intakeId, documentIds };
}

/** Records these pages as what was read in a document. */
export async function readAs({ intake }: Pick<Modules, "intake">, id: string, pages: string[]) {
  await intake.recordReading(OPERATOR, id, {
    ...{ pages, pageCount: pages.length, classification: "other", confidence: 1, tags: [] },
  });
}
