import { z } from "zod";
import { CLASSIFICATIONS } from "#modules/intake/schema";
import type { Visit } from "../../http/access.server.ts";
import { readPlace, libraryPath } from "./address.ts";

const id = z.string().max(100);

/** The forms of the screen, distinguished by their intent. */
export const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("delete"), id }),
  z.object({ intent: z.literal("favorite"), id, favorite: z.enum(["true", "false"]) }),
  z.object({ intent: z.literal("class"), id, classification: z.enum(CLASSIFICATIONS) }),
]);

export type Wish = z.infer<typeof form>;

type Change = Visit<"signed-in"> & { fields: Wish };

/** Handles one form. @throws DomainError `not_found`, `conflict` for a closed intake. */
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

/** URL to show afterwards: the same one, with the action to announce when its effect is not visible. */
export function afterwards(intakeId: string, address: string, { intent }: Wish): string {
  const { searchParams } = new URL(address);
  if (intent === "delete") return libraryPath(intakeId, readPlace(searchParams), { done: "delete" });
  return libraryPath(intakeId, readPlace(searchParams), {
    document: searchParams.get("document") ?? undefined,
    at: searchParams.has("at") ? Number(searchParams.get("at")) : undefined,
    done: intent === "class" ? "class" : undefined,
  });
}
