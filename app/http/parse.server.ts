import type { ZodType } from "zod";
import { DomainError, type FieldErrors } from "#modules/kernel";
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
  return toJson(new TextDecoder().decode(await readBody(request)));
}

/** Like `readJson`; an empty body is an empty object. */
export async function readOptionalJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request));
  return text.trim() === "" ? {} : toJson(text);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
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
    return Object.fromEntries(await request.clone().formData());
  } catch (error) {
    throw new DomainError("malformed", "The form did not arrive whole. Send it again.", { cause: error });
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
