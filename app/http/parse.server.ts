import type { ZodType } from "zod";
import { DomainError, isDomainError, type FieldErrors } from "#modules/kernel";
import { plainProblem } from "./plain-issues.ts";

/** Size limit of JSON and form bodies; uploads have their own. */
export const BODY_LIMIT = 256 * 1024;
/** How much of an oversized body is drained before the answer, in bytes. */
export const DRAIN_LIMIT = 200 * 1024 * 1024;

/** @throws DomainError `invalid` naming the fields. */
export function parse<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: plainProblem });
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  const [[name, problem] = ["body", "is not valid"]] = Object.entries(fields);
  throw new DomainError("invalid", `${name}: ${problem}`, { fields });
}

/** @throws DomainError `malformed` when it is not JSON, `too_large`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request));
  try {
    const value: unknown = JSON.parse(text);
    if (text.includes("\\u0000")) refuseNul(value);
    return value;
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw new DomainError("malformed", "The body is not valid JSON.", { cause: error });
  }
}

/** A copy of the request with its body buffered within the limit. @throws DomainError `too_large`, `unsupported`. */
export async function withFormBody(request: Request): Promise<Request> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new DomainError("unsupported", "This address takes the form of its page only.");
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await readBody(request),
    signal: request.signal,
  });
}

/** Fields of a form; the last value of a repeated field wins. @throws DomainError `malformed`. */
export async function readFields(request: Request): Promise<Record<string, FormDataEntryValue>> {
  try {
    const fields = Object.fromEntries(await request.clone().formData());
    Object.values(fields)
      .filter((value) => typeof value === "string")
      .forEach(refuseNul);
    return fields;
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw new DomainError("malformed", "The form did not arrive whole. Send it again.", { cause: error });
  }
}

/** @throws DomainError `malformed` for a NUL, which the database cannot store and no person types. */
function refuseNul(value: unknown): void {
  if (typeof value === "string" && !value.includes("\0")) return;
  if (typeof value === "string") {
    const message = "The text contains a character that cannot be stored. Remove it and try again.";
    throw new DomainError("malformed", message);
  }
  if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) [name, part].forEach(refuseNul);
  }
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    // Drain past the limit: a client whose connection is cut in mid-request sees no answer.
    if (size <= BODY_LIMIT) parts.push(read.value);
    if (size > DRAIN_LIMIT) break;
  }
  if (size > BODY_LIMIT) throw new DomainError("too_large", "The body is larger than 256 KB. Send less.");
  return Buffer.concat(parts);
}
