import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile, type FileHandle } from "node:fs/promises";
import { basename, join } from "node:path";
import { DomainError } from "#modules/kernel";

/** HTTP validator of a file; a download is resumed only if it still matches. */
export type Validator = string | null;

/** A download on disk: `NAME.part` and `NAME.part.validator` until complete, then `NAME`. */
export class PartFile {
  private constructor(
    readonly path: string,
    private readonly part: string,
  ) {}

  static async in(folder: string, url: string): Promise<PartFile> {
    try {
      await mkdir(folder, { recursive: true });
    } catch (error) {
      throw cannotWrite(folder, error);
    }
    const key = createHash("sha256").update(url).digest("hex").slice(0, 8);
    const path = join(folder, `${key}-${basename(new URL(url).pathname) || "index"}`);
    return new PartFile(path, `${path}.part`);
  }

  async isComplete(): Promise<boolean> {
    return (await stat(this.path).catch(() => null))?.isFile() ?? false;
  }

  /** Bytes present and their validator; 0 when the download cannot be resumed. */
  async progress(): Promise<{ bytes: number; validator: Validator }> {
    const found = await stat(this.part).catch(() => null);
    const validator = await readFile(`${this.part}.validator`, "utf8").catch(() => null);
    return found && validator ? { bytes: found.size, validator } : { bytes: 0, validator: null };
  }

  /** Opens for writing: appends when resuming, else truncates. */
  async write(resume: boolean, validator: Validator): Promise<FileHandle> {
    try {
      if (!resume) {
        await rm(`${this.part}.validator`, { force: true });
        if (validator) await writeFile(`${this.part}.validator`, validator);
      }
      return await open(this.part, resume ? "a" : "w");
    } catch (error) {
      throw cannotWrite(this.part, error);
    }
  }

  async size(): Promise<number> {
    return (await stat(this.part).catch(() => null))?.size ?? 0;
  }

  async start(length: number): Promise<string> {
    return beginningOf(this.part, length);
  }

  /** Renames the finished download to its final name. */
  async complete(): Promise<void> {
    await rename(this.part, this.path);
    await rm(`${this.part}.validator`, { force: true });
  }

  async discard(): Promise<void> {
    for (const path of [this.part, `${this.part}.validator`]) await rm(path, { force: true });
  }
}

/** First bytes of a file as Latin-1 text. @throws DomainError `not_found` when it cannot be read. */
export async function beginningOf(path: string, length: number): Promise<string> {
  const file = await open(path).catch((error: unknown) => {
    throw cannotRead(path, error);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Hex SHA-256 of a file. @throws DomainError `not_found` when it cannot be read. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (error) {
    throw cannotRead(path, error);
  }
  return hash.digest("hex");
}

function cannotRead(path: string, cause: unknown): DomainError {
  const code = (cause as NodeJS.ErrnoException).code ?? "unknown";
  const reason = code === "ENOENT" ? "there is no such file" : code === "EISDIR" ? "it is a folder" : code;
  return new DomainError("not_found", `${path} cannot be read: ${reason}.`, { cause });
}

export function cannotWrite(path: string, cause: unknown): DomainError {
  const code = (cause as NodeJS.ErrnoException).code ?? "unknown";
  return new DomainError(
    "unavailable",
    `${path} cannot be written (${code}). Make room or give write permission.`,
    { cause },
  );
}
