/** Transport of mails: an SMTP server, or a folder. */

/** A mail as sent, identical for every attempt. */
export interface OutgoingMail {
  id: string;
  /** Without angle brackets. */
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
  /** `refused`: permanent. `put-off`: temporary. `unconfirmed`: it received the whole mail, and its reply was lost. */
  | { outcome: "refused" | "put-off" | "unconfirmed"; reason: string };

export interface Carrier {
  /**
   * Sends one mail. `handingOver` is awaited when everything but the final line has been sent: until it resolves,
   * nobody has received the mail. Rejects only with what `handingOver` rejects with.
   */
  send(mail: OutgoingMail, handingOver: () => Promise<void>): Promise<Receipt>;
}
