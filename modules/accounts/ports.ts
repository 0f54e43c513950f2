/** What accounts need from outside: somebody who carries mail. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, lines of any length. */
  text: string;
}

export interface Mailer {
  /** Resolves when the mail has been handed over. Rejects when nobody took it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
