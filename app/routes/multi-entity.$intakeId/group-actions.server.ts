import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Visit } from "../../http/access.server.ts";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { parse } from "../../http/parse.server.ts";
import { DomainError } from "#modules/kernel";
import {
  entityChange,
  newEntity,
  newOwner,
  newTransaction,
  ownerChange,
  personChange,
  transactionChange,
} from "#modules/entities/schema";
import { bodyOf, type Typed } from "./record-form.ts";
import { placeIn, type Refusal, type TabId } from "./screen.ts";

const INTENTS = [
  ...["add-entity", "save-entity", "delete-entity"],
  ...["add-owner", "save-owner", "delete-owner", "save-person", "delete-person"],
  ...["add-transaction", "save-transaction", "delete-transaction"],
  ...["accept-finding", "reopen-finding", "submit"],
] as const;

/** All forms of the screen; the fields of the records are checked by their own schemas. */
export const form = z.object({ intent: z.enum(INTENTS), id: z.string().default("") }).catchall(z.string());

type Fields = z.infer<typeof form>;
type Change = Visit<"signed-in"> & { params: ActionFunctionArgs["params"]; fields: Fields };

/** Handles one form and leads back to its tab; a refusal is shown beside the form with what was typed. */
export async function carryOut(change: Change) {
  const { intent, id, ...rest } = change.fields;
  const { updatedAt, ...typed } = rest as Typed;
  try {
    return redirect(await answer(change, { ...typed, ...(updatedAt !== undefined && { updatedAt }) }));
  } catch (error) {
    if (hasCode(error, "not_found")) return answerGone(change, error);
    if (!hasCode(error, "invalid", "conflict")) throw error;
    const refusal: Refusal = {
      ...{ intent, id },
      message: error.message,
      problems: error.fields ?? {},
      typed,
      isStale: error.code === "conflict" && updatedAt !== undefined && (await isStale(change, id, updatedAt)),
    };
    return json({ refusal }, { status: STATUS[error.code] });
  }
}

const GONE = "Somebody deleted this in another window.";
const KEPT = `${GONE} Nothing you wrote is lost: it stands below, and adding it records it again.`;
const TABS: Record<string, TabId> = {
  entity: "inventory",
  owner: "ownership",
  person: "ownership",
  transaction: "transactions",
};

/** The record was deleted elsewhere: to delete it is done already, and what was typed can be added again. */
async function answerGone({ modules, actor, params, fields }: Change, error: DomainError) {
  const { intent, id: _id, updatedAt: _at, ...typed } = fields as Fields & Typed;
  // Throws where the whole intake is gone.
  const { entities } = await modules.entities.getGroup(actor, params.intakeId ?? "");
  const [verb, thing = ""] = intent.split("-");
  const tab = TABS[thing];
  if (!tab) throw error;
  if (verb === "delete") return redirect(done(tab, "deleted"));
  // A person has no form to be added by; a share of a company that is gone has none either.
  const canAdd = thing === "owner" ? entities.some(({ id }) => id === typed.entityId) : thing !== "person";
  const refusal: Refusal = {
    ...{ intent: canAdd ? `add-${thing}` : "gone", id: "", message: canAdd ? KEPT : GONE },
    ...{ problems: {}, typed, isStale: false },
  };
  return json({ refusal }, { status: STATUS.conflict });
}

async function answer({ modules, actor, params, fields }: Change, typed: Typed): Promise<string> {
  const { entities } = modules;
  const intakeId = params.intakeId ?? "";
  const { intent, id } = fields;
  const key = { intakeId, id };
  switch (intent) {
    case "add-entity":
      await entities.addEntity(actor, intakeId, read(newEntity, typed));
      return done("inventory", "entity-added");
    case "save-entity":
      await entities.updateEntity(actor, key, read(entityChange, typed));
      return done("inventory", "saved");
    case "delete-entity":
      await entities.deleteEntity(actor, key);
      return done("inventory", "deleted");
    case "add-owner":
      await entities.addOwner(actor, intakeId, read(newOwner, withHolder(typed)));
      return done("ownership", "owner-added");
    case "save-owner":
      await entities.updateOwner(actor, key, read(ownerChange, withHolder(typed)));
      return done("ownership", "saved");
    case "delete-owner":
      await entities.deleteOwner(actor, key);
      return done("ownership", "deleted");
    case "save-person":
      await entities.updatePerson(actor, key, read(personChange, typed));
      return done("ownership", "saved");
    case "delete-person":
      await entities.deletePerson(actor, key);
      return done("ownership", "deleted");
    case "add-transaction":
      await entities.addTransaction(actor, intakeId, read(newTransaction, typed));
      return done("transactions", "transaction-added");
    case "save-transaction":
      await entities.updateTransaction(actor, key, read(transactionChange, typed));
      return done("transactions", "saved");
    case "delete-transaction":
      await entities.deleteTransaction(actor, key);
      return done("transactions", "deleted");
    case "accept-finding":
      await entities.acceptFinding(actor, key, typed.reason ?? "");
      return done("validation", "accepted");
    case "reopen-finding":
      await entities.reopenFinding(actor, key);
      return done("validation", "reopened");
    case "submit":
      await modules.intake.setStatus(actor, intakeId, "review_ready");
      return `/?submitted=${encodeURIComponent(intakeId)}`;
    default:
      throw new DomainError("invalid", "This form is not known.");
  }
}

function done(tab: TabId, word: string): string {
  return placeIn(tab, { done: word });
}

/** @throws DomainError `invalid` naming the fields as the form does. */
function read<T>(schema: z.ZodType<T>, typed: Typed): T {
  const { body, problems } = bodyOf(typed);
  const [problem] = Object.values(problems);
  if (problem) throw new DomainError("invalid", problem, { fields: problems });
  return parse(schema, body);
}

/** The owner is an entity, a known person, or a name. */
function withHolder({ holder = "", ...typed }: Typed): Typed {
  const [kind, id = ""] = holder.split(":");
  return {
    ...typed,
    ownerEntityId: kind === "entity" ? id : "",
    personId: kind === "person" ? id : "",
    // A name beside a chosen owner would be a second owner.
    ownerName: holder === "" ? (typed.ownerName ?? "") : "",
  };
}

/** Whether the record is another one than the form was opened with. */
async function isStale({ modules, actor, params }: Change, id: string, updatedAt: string): Promise<boolean> {
  const group = await modules.entities.getGroup(actor, params.intakeId ?? "");
  const records = [...group.entities, ...group.owners, ...group.people, ...group.transactions];
  const found = records.find((record) => record.id === id);
  return found !== undefined && found.updatedAt !== updatedAt;
}
