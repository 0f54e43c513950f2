import type { ZodType } from "zod";
import { DomainError, type FieldErrors } from "#modules/kernel";
import { plainProblem } from "./plain-issues.ts";

/** Bodies of JSON and of plain forms; uploads have a limit of their own. */
export const BODY_LIMIT = 256 * 1024;
/** How much of a body is read only to be forgotten, in bytes. */
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

/** @throws DomainError `malformed` for anything but JSON, `too_large`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DomainError("malformed", "The body is not valid JSON.", { cause: error });
  }
}

/** The request again, its body read within the limit. @throws DomainError `too_large`, `unsupported`. */
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

/** Fields of a form; of a repeated field the last. @throws DomainError `malformed`. */
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
    // Past the limit it reads on and forgets: a client that is cut off in the middle sees no answer.
    if (size <= BODY_LIMIT) parts.push(read.value);
    if (size > DRAIN_LIMIT) break;
  }
  if (size > BODY_LIMIT) throw new DomainError("too_large", "The body is larger than 256 KB. Send less.");
  return Buffer.concat(parts);
}
