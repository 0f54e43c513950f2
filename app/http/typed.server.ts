/**
 * What a form without JavaScript sent after its session had ended, kept for the way through sign-in and shown to the
 * same person once. It travels sealed in a cookie of the browser and nothing of it is stored here; a text with a number
 * of a person in it, and anything sent with a password, is never kept.
 */
import { createHmac } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { maskNumbers } from "#modules/intake/schema";
import { createSecretBox, type SecretBox } from "#modules/platform";
import { siteCookie, EXPIRED } from "./cookie.server.ts";
import { withFormBody } from "./parse.server.ts";

const MINUTES = 15;
const MONTH_SECONDS = 30 * 24 * 60 * 60;
/** Browsers drop a cookie above 4,096 bytes. */
const LONGEST = 3_800;

const typedSchema = z.object({
  /** Path and query to which the form was sent. */
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Whether a field was not kept, so that the form is not whole. */
  isPart: z.boolean(),
});
export type Typed = z.infer<typeof typedSchema>;

const NEVER_KEPT = /password|code|secret/i;
/** A field whose whole text is somebody's number, however it is written. */
const PERSONAL_FIELDS = new Set(["tin", "ssn", "itin"]);

/** Value of the `Set-Cookie` that keeps what this request typed; null where there is nothing to keep. */
export async function keepTyped(request: Request, context: AppLoadContext): Promise<string | null> {
  const typist = await readTypist(request, context);
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const { pathname, search } = new URL(request.url);
  // With JavaScript, which fetches, the drafts of the tab hold it.
  const isOfPage = request.headers.get("Accept")?.includes("text/html");
  if (!typist || request.method !== "POST" || !isForm || !isOfPage) return null;
  const body = await withFormBody(request).catch(() => null);
  if (!body) return null;
  const sent = new URLSearchParams(await body.text());
  const typed = { path: pathname + search, ...keptOf([...sent]) };
  if (!typed.fields.some(([, text]) => /\S\s+\S/.test(text))) return null;
  const until = Date.now() + MINUTES * 60_000;
  const plain = deflateRawSync(JSON.stringify({ ...typed, until }));
  const sealed = boxOf(context).seal(plain, typist).toString("base64url");
  return sealed.length > LONGEST ? null : typedCookie(context).serialize(sealed, { maxAge: MINUTES * 60 });
}

function keptOf(sent: [string, string][]): Pick<Typed, "fields" | "isPart"> {
  if (sent.some(([name]) => NEVER_KEPT.test(name))) return { fields: [], isPart: true };
  const fields = sent.filter(
    ([name, text]) => text === "" || (!PERSONAL_FIELDS.has(name) && maskNumbers(text) === text),
  );
  return { fields, isPart: fields.length < sent.length };
}

/** Whether something was kept in this browser. */
export function hasTyped(request: Request): boolean {
  return /(?:^|; )__typed=[^;]/.test(request.headers.get("Cookie") ?? "");
}

/** What this person typed; null for anybody else, and when it is old. */
export async function readTyped(
  request: Request,
  context: AppLoadContext,
  user: { id: string },
): Promise<Typed | null> {
  const sealed: unknown = await typedCookie(context).parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string" || sealed === "") return null;
  try {
    const plain = boxOf(context).open(Buffer.from(sealed, "base64url"), typistOf(context, user));
    const { until, ...typed } = typedSchema
      .extend({ until: z.number() })
      .parse(JSON.parse(String(inflateRawSync(plain))));
    return until > Date.now() ? typed : null;
  } catch {
    return null;
  }
}

/** Value of the `Set-Cookie` that deletes it. */
export function dropTyped(context: AppLoadContext): Promise<string> {
  return typedCookie(context).serialize("", EXPIRED);
}

/** Value of the `Set-Cookie` by which a later form is known to be of this person; it opens nothing. */
export function keepTypist(context: AppLoadContext, user: { id: string }): Promise<string> {
  return typistCookie(context).serialize(typistOf(context, user), { maxAge: MONTH_SECONDS });
}

/** Value of the `Set-Cookie` that deletes it. */
export function dropTypist(context: AppLoadContext): Promise<string> {
  return typistCookie(context).serialize("", EXPIRED);
}

async function readTypist(request: Request, context: AppLoadContext): Promise<string | null> {
  const typist: unknown = await typistCookie(context).parse(request.headers.get("Cookie"));
  return typeof typist === "string" && typist !== "" ? typist : null;
}

function typistOf({ sessionSecret }: AppLoadContext, { id }: { id: string }): string {
  return createHmac("sha256", sessionSecret).update(`typist ${id}`).digest("base64url");
}

function boxOf({ sessionSecret }: AppLoadContext): SecretBox {
  const doesNotOpen = "What was typed before the sign-in cannot be read any more.";
  return createSecretBox(Buffer.from(sessionSecret), { purpose: "typed before sign-in", doesNotOpen });
}

function typedCookie(context: AppLoadContext) {
  return siteCookie(context, "__typed");
}

function typistCookie(context: AppLoadContext) {
  return siteCookie(context, "__typist", { secrets: [context.sessionSecret] });
}
