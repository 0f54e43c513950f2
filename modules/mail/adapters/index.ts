import type { Carrier } from "../ports.ts";
import { createEmlFolder } from "./eml-folder.ts";
import { createSmtp } from "./smtp.ts";

export interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

/** The server of SMTP_URL, or without one a folder of `.eml` files, `DATA_DIR/outbox`. */
export function createCarrier({ smtpUrl, mailFrom, dataDir }: MailSettings): Carrier {
  return smtpUrl ? createSmtp({ smtpUrl, mailFrom }) : createEmlFolder({ mailFrom, dataDir });
}
