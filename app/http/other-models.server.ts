/** Models that may answer beside the one that did. */
import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import type { OtherModel } from "../ui/answer/AnotherModel.tsx";

/** The enabled ones, the built-in first. */
export async function listEnabledModels(
  { models }: Pick<Modules, "models">,
  actor: Actor,
): Promise<OtherModel[]> {
  const { models: all } = await models.overview(actor);
  return Object.values(all)
    .filter(({ enabled }) => enabled)
    .map(({ id, name }) => ({ id, name }));
}
