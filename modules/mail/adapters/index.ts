import type { Carrier } from "../ports.ts";
import { createEmlFolder } from "./eml-folder.ts";
import { createSmtp } from "./smtp.ts";

export interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

/** The server of SMTP_URL, or without one the folder `DATA_DIR/outbox` of `.eml` files. */
export function createCarrier({ smtpUrl, mailFrom, dataDir }: MailSettings): Carrier {
  return smtpUrl ? createSmtp({ smtpUrl, mailFrom }) : createEmlFolder({ mailFrom, dataDir });
}
