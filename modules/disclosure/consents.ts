/** Consents from the request to the withdrawal. */
import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { longDate } from "#modules/authority/schema";
import { dayIn } from "#modules/deadlines/schema";
import { DomainError, requireAdmin, requireSignedIn, type Actor } from "#modules/kernel";
import type { Client, Disclosure, DisclosureDeps } from "./contract.ts";
import { CONSENT_KINDS, KIND_LABELS, type Consent, type ConsentKind } from "./schema.ts";
import { insertConsent, listConsents, lockConsent, patchConsent, readSettings } from "./store.ts";
import { consentText } from "./wording.ts";

const NO_WORDING =
  "Enter the preparer's name and the mandatory wording of Rev. Proc. 2013-14 for both consents on the AI Models tab first. Without them a consent is not valid.";

type Consents = Pick<Disclosure, "list" | "waiting" | "request" | "sign" | "withdraw">;

export function createConsents(deps: DisclosureDeps): Consents {
  const { knex, intake, audit, clock, mail } = deps;

  /** The client of an intake that the actor may see. */
  async function clientFor(actor: Actor, intakeId: string) {
    const record = await intake.getIntake(actor, intakeId);
    const client = await deps.clientOf(intakeId);
    if (!client) throw unknown();
    return { record, client };
  }

  /** The date in the office. */
  const today = async () => dayIn(await deps.timeZone(), clock.now());

  async function papersNamed(actor: Actor, intakeId: string, ids: string[]): Promise<string[] | null> {
    if (ids.length === 0) return null;
    const documents = await intake.listDocuments(actor, intakeId);
    const names = ids.map((id) => documents.find((one) => one.id === id)?.originalFileName);
    if (names.every((name) => name !== undefined)) return names;
    const message = "One of these papers is not of this client. Load the page again.";
    throw new DomainError("invalid", message, { fields: { documentIds: message } });
  }

  /** Changes a consent that the actor may see, with its audit row. */
  async function change(
    actor: Actor,
    id: string,
    work: (trx: Knex.Transaction, consent: Consent) => Promise<Consent>,
  ): Promise<Consent> {
    requireSignedIn(actor);
    return knex.transaction(async (trx) => {
      const found = await lockConsent(trx, id, clock.now());
      if (!found) throw unknown();
      await intake.getIntake(actor, found.intakeId);
      return work(trx, found);
    });
  }

  /** With what the office's calendar makes of those that nobody signed. */
  async function listOf(intakeIds: string[]): Promise<Consent[]> {
    const [consents, day] = await Promise.all([listConsents(knex, intakeIds, clock.now()), today()]);
    return consents.map((one) => (isLapsed(one, day) ? { ...one, state: "lapsed" } : one));
  }

  return {
    async list(actor, intakeId) {
      const { id } = await intake.getIntake(actor, intakeId);
      return listOf([id]);
    },

    async waiting(actor) {
      const consents = await listOf((await intake.listIntakes(actor)).map(({ id }) => id));
      const open = consents.filter(({ state }) => state === "requested");
      return [...new Set(open.map(({ intakeId }) => intakeId))];
    },

    async request(actor, intakeId, { recipient, purpose, endsOn, documentIds, site }) {
      requireAdmin(actor);
      if (endsOn && endsOn < (await today())) throw alreadyOver();
      const { record, client } = await clientFor(actor, intakeId);
      const settings = await readSettings(knex);
      const mandatory: Record<ConsentKind, string> = {
        disclosure: settings.disclosureWording,
        use: settings.useWording,
      };
      if (!mandatory.disclosure || !mandatory.use || !settings.preparer)
        throw new DomainError("conflict", NO_WORDING);
      const papers = await papersNamed(actor, record.id, documentIds);
      const terms = { recipient, purpose, endsOn, papers, taxYear: record.taxYear };
      const named = { office: settings.preparer, client: client.name || client.email };
      return knex.transaction(async (trx) => {
        const made: Consent[] = [];
        for (const kind of CONSENT_KINDS) {
          const wording = consentText({ ...terms, ...named, kind, mandatory: mandatory[kind] });
          const row = {
            ...{ intake_id: record.id, kind, recipient, purpose, wording, ends_on: endsOn },
            document_ids: papers ? documentIds : null,
            wording_hash: createHash("sha256").update(wording).digest("hex"),
          };
          made.push(await insertConsent(trx, row, clock.now()));
        }
        await mail.enqueue(trx, requestFor(client, made[0]!, site));
        const details = { recipient, consents: made.length };
        const subject = { type: "intake", id: record.id } as const;
        await audit.record(trx, actor, { action: "consent-requested", subject, details });
        return made;
      });
    },

    sign: (actor, id, name) =>
      change(actor, id, async (trx, consent) => {
        const { client } = await clientFor(actor, consent.intakeId);
        if (actor.kind !== "user" || actor.userId !== client.id)
          throw new DomainError("forbidden", "Only the client can sign this consent.");
        if (consent.state !== "requested")
          throw new DomainError(
            "conflict",
            "This consent is signed or withdrawn already. Load the page again.",
          );
        const day = await today();
        if (isLapsed(consent, day)) throw tooLate(consent.endsOn!);
        const now = clock.now();
        const signed = await patchConsent(trx, id, {
          ...{ now, signed_at: now, signed_name: name },
          expires_at: consent.endsOn ? endOfDay(consent.endsOn) : oneYearAfter(now),
        });
        await mail.enqueue(trx, copyFor(client, signed, day));
        const details = { kind: consent.kind, recipient: consent.recipient, wording: consent.wordingHash };
        const subject = { type: "intake", id: consent.intakeId } as const;
        await audit.record(trx, actor, { action: "consent-signed", subject, details });
        return signed;
      }),

    withdraw: (actor, id) =>
      change(actor, id, async (trx, consent) => {
        if (consent.withdrawnAt) return consent;
        const withdrawn = await patchConsent(trx, id, { now: clock.now(), withdrawn_at: clock.now() });
        const details = { kind: consent.kind, recipient: consent.recipient };
        const subject = { type: "intake", id: consent.intakeId } as const;
        await audit.record(trx, actor, { action: "consent-withdrawn", subject, details });
        return withdrawn;
      }),
  };
}

function unknown(): DomainError {
  return new DomainError("not_found", "The requested consent could not be found.");
}

function alreadyOver(): DomainError {
  const problem = "This last day is past. Choose a later one, or leave it empty for one year.";
  return new DomainError("invalid", problem, { fields: { endsOn: problem } });
}

/** Signed after its last day it would never be in force. */
function isLapsed({ state, endsOn }: Consent, day: string): boolean {
  return state === "requested" && endsOn !== null && endsOn < day;
}

function tooLate(endsOn: string): DomainError {
  return new DomainError(
    "conflict",
    `This consent was to end on ${longDate(endsOn)}, so it can no longer be signed. Ask your CPA for a new one if you still want to give it.`,
  );
}

/** 26 CFR 301.7216-3(b)(5): one year where the consent names no time. */
function oneYearAfter(at: Date): Date {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** The end of a day anywhere in the United States: noon UTC of the next one. */
function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 60 * 60 * 1000);
}

/** It carries no words of the consent, since mail is not confidential. */
function requestFor(client: Client, { id, intakeId }: Consent, site: string) {
  return {
    key: `consent-request ${id}`,
    kind: "consent-request",
    ...{ to: client.email, toName: client.name },
    subject: "Your CPA asks for your consent",
    text: [
      client.firstName ? `Hello ${client.firstName},` : "Hello,",
      "",
      "Your CPA asks whether you consent to a use of your papers. You need not: nothing that",
      "we do for you depends on it. Sign in to read it:",
      "",
      `${site}/consent/${intakeId}`,
      "",
    ].join("\n"),
  };
}

function copyFor(client: Client, { id, kind, wording, signedName }: Consent, signedOn: string) {
  const signature = `Signed by ${signedName} on ${longDate(signedOn)}.`;
  return {
    key: `consent-copy ${id}`,
    kind: "consent-copy",
    ...{ to: client.email, toName: client.name },
    subject: `Your copy: ${KIND_LABELS[kind]}`,
    text: `${wording}\n\n${signature}\n`,
  };
}
