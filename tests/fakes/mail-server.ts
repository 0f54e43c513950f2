/** SMTP server on a local socket, with behavior set by the test. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw message with headers. */
  data: string;
}

/** Response: a status code at that step; after the mail is received, `drop` closes the connection and `hang` never answers. */
export interface Behavior {
  rcpt?: number;
  data?: number;
  after?: "drop" | "hang";
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Sets the behavior from now on; accepts everything by default. */
  behave(behavior: Behavior): void;
  close(): Promise<void>;
}

export async function openMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let behavior: Behavior = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onRcptTo: (_to, _session, done) => done(behavior.rcpt ? refusal(behavior.rcpt) : null),
    onData(stream, session, done) {
      let data = "";
      stream.setEncoding("utf8").on("data", (part: string) => (data += part));
      stream.on("end", () => {
        if (behavior.data) return done(refusal(behavior.data));
        received.push({ ...addressesOf(session), data });
        if (behavior.after === "hang") return;
        if (behavior.after === "drop") return cut(server);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const { port: taken } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    behave: (next) => void (behavior = next),
    async close() {
      cut(server);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The `Message-ID` of a mail. */
export function messageIdOf(data: string): string {
  return /^Message-ID: <([^>]+)>/im.exec(data)?.[1] ?? "";
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`answer ${responseCode}`), { responseCode });
}

function addressesOf({ envelope }: SMTPServerSession) {
  const from = envelope.mailFrom ? envelope.mailFrom.address : "";
  return { from, to: envelope.rcptTo.map(({ address }) => address) };
}

function cut(server: SMTPServer): void {
  for (const { _socket: socket } of server.connections as Set<{ _socket?: Socket }>) socket?.destroy();
}
