import { z } from "zod";
import { CLASSIFICATIONS } from "#modules/intake/schema";
import type { Visit } from "../../http/access.server.ts";
import { readPlace, libraryPath } from "./address.ts";

const id = z.string().max(100);

/** The forms of the screen, told apart by their intent. */
export const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("delete"), id }),
  z.object({ intent: z.literal("favorite"), id, favorite: z.enum(["true", "false"]) }),
  z.object({ intent: z.literal("class"), id, classification: z.enum(CLASSIFICATIONS) }),
]);

export type Wish = z.infer<typeof form>;

type Change = Visit<"signed-in"> & { fields: Wish };

/** Does what one form asks. @throws DomainError `not_found`, `conflict` for an intake that is closed. */
export async function carryOut({ modules, actor, fields }: Change): Promise<void> {
  switch (fields.intent) {
    case "delete":
      await modules.intake.deleteDocument(actor, fields.id);
      return;
    case "favorite":
      await modules.intake.setFavorite(actor, fields.id, fields.favorite === "true");
      return;
    case "class":
      await modules.intake.correctClass(actor, fields.id, fields.classification);
      return;
  }
}

/** The address to show afterwards: the same, with what was done when it cannot be seen otherwise. */
export function afterwards(intakeId: string, address: string, { intent }: Wish): string {
  const { searchParams } = new URL(address);
  if (intent === "delete") return libraryPath(intakeId, readPlace(searchParams), { done: "delete" });
  return libraryPath(intakeId, readPlace(searchParams), {
    document: searchParams.get("document") ?? undefined,
    at: searchParams.has("at") ? Number(searchParams.get("at")) : undefined,
    done: intent === "class" ? "class" : undefined,
  });
}
