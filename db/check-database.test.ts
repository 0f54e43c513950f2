import { createServer, type AddressInfo } from "node:net";
import { randomBytes } from "node:crypto";
import { inject, expect, test } from "vitest";
import { connect } from "./connect.ts";
import { checkDatabase, databaseHealth, whyRefused } from "./check-database.ts";
import { databaseAt } from "../tests/setup/databases.ts";

const server = inject("databaseServer");

test("a UTF-8 database of the server will do", async () => {
  await expect(checkDatabase(server)).resolves.toBeUndefined();
  expect(await databaseHealth(server)).toBe("up");
});

test("a database that is not UTF-8 is refused", async () => {
  const name = `ascii_${randomBytes(6).toString("hex")}`;
  const knex = connect(server);
  await knex.raw(
    "create database ?? encoding 'SQL_ASCII' template template0 locale_provider libc locale 'C'",
    [name],
  );
  try {
    await expect(checkDatabase(databaseAt(server, name))).rejects.toMatchObject({
      name: "DomainError",
      code: "unsupported",
      message: expect.stringMatching(
        /^The database at postgres:\S+ has the encoding SQL_ASCII; create it again with encoding UTF8\.$/,
      ),
    });
  } finally {
    await knex.raw("drop database ??", [name]);
    await knex.destroy();
  }
});

test.each([
  [140_012, "UTF8", "The database at postgres://x is PostgreSQL 14; TaxRAG needs 15 or newer."],
  [150_000, "UTF8", undefined],
])("version %i, %s", (version, encoding, refusal) => {
  expect(whyRefused("postgres://x", { version, encoding })).toBe(refusal);
});

test("says that nothing listens there, without the password", async () => {
  await expect(
    checkDatabase("postgres://someone:hush@127.0.0.1:1/law?sslmode=disable"),
  ).rejects.toMatchObject({
    code: "unavailable",
    message:
      "The database at postgres://someone@127.0.0.1:1/law does not answer (connection refused); start it or correct DATABASE_URL.",
  });
  expect(await databaseHealth("postgres://someone:hush@127.0.0.1:1/law")).toBe(
    "PostgreSQL does not answer (connection refused).",
  );
});

test("says that the host is unknown", async () => {
  await expect(checkDatabase("postgres://nowhere.invalid/law")).rejects.toMatchObject({
    message:
      "The database at postgres://nowhere.invalid/law does not answer (unknown host); start it or correct DATABASE_URL.",
  });
});

test("says that there is no such database", async () => {
  await expect(checkDatabase(databaseAt(server, "nowhere"))).rejects.toMatchObject({
    message: expect.stringMatching(/has no database as in \S+\/nowhere; create it with encoding UTF8/),
  });
});

test("says that the password is wrong, without showing it", async () => {
  const url = new URL(server);
  url.password = "hush";
  const refused = checkDatabase(url.href);
  await expect(refused).rejects.toMatchObject({
    message: expect.stringContaining("refuses this user or password"),
  });
  await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining("hush") });
});

test("says that something else listens there", async () => {
  const other = createServer((socket) =>
    socket.on("data", () => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")),
  );
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(checkDatabase(`postgres://127.0.0.1:${port}/law`)).rejects.toMatchObject({
    name: "DomainError",
    code: "unavailable",
  });
  other.close();
});
