/** Over a real socket, with a mail server that speaks the protocol. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";

const MAIL = { to: "kim@example.com", subject: "Über alles", text: "One line\nhttps://example.com/?a=b\n" };
let server: SMTPServer | undefined;

afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
});

async function listen(accepts: boolean) {
  const got: { from: string; to: string[]; data: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_to, _session, done) => done(accepts ? null : new Error("nobody of this name")),
    onData(stream, { envelope }, done) {
      let data = "";
      stream.setEncoding("utf8").on("data", (part: string) => (data += part));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        got.push({ from, to: envelope.rcptTo.map(({ address }) => address), data });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return { got, smtpUrl: `smtp://127.0.0.1:${port}` };
}

const open = (smtpUrl: string) =>
  createMailer({ smtpUrl, mailFrom: "TaxRAG <no-reply@example.com>", dataDir: "/nowhere" });

it("hands the mail to the server of SMTP_URL", async () => {
  const { got, smtpUrl } = await listen(true);
  const mailer = open(smtpUrl);
  await mailer.send(MAIL);
  mailer.close();
  expect(got).toMatchObject([{ from: "no-reply@example.com", to: ["kim@example.com"] }]);
  expect(got[0]?.data).toContain("\r\nOne line\r\nhttps://example.com/?a=b\r\n");
});

it("says so when nobody takes it", async () => {
  const { smtpUrl } = await listen(false);
  const mailer = open(smtpUrl);
  await expect(mailer.send(MAIL)).rejects.toThrow("nobody of this name");
  mailer.close();
});
