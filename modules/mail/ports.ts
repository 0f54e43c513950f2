/** What takes mails on their way: a mail server, or a folder. */

/** A mail as it goes out, the same at every try. */
export interface OutgoingMail {
  id: string;
  /** Without the angle brackets. */
  messageId: string;
  createdAt: Date;
  to: { address: string; name: string };
  subject: string;
  /** Plain text, lines of any length. */
  text: string;
  html?: string;
  headers: Record<string, string>;
}

export type Receipt =
  | { outcome: "accepted" }
  /** `refused`: never. `put-off`: perhaps later. `unconfirmed`: it had the whole mail, and its answer was lost. */
  | { outcome: "refused" | "put-off" | "unconfirmed"; reason: string };

export interface Carrier {
  /**
   * Hands one mail over. `handingOver` is awaited after everything but the mail's last line was given away: before
   * it resolves nobody has the mail. Rejects only with what `handingOver` rejects with.
   */
  send(mail: OutgoingMail, handingOver: () => Promise<void>): Promise<Receipt>;
}
