import { Link } from "@remix-run/react";
import type { SecondFactor } from "#modules/accounts/schema";
import { Moment } from "../../ui/Moment.tsx";
import { Note } from "../../ui/Note.tsx";

/** With fewer recovery codes left, the screen suggests new ones. */
const FEW = 4;

export function TwoFactorPart({ since, recoveryCodesLeft }: SecondFactor) {
  return (
    <section className="account__part">
      <div>
        <h2>Two-factor sign-in</h2>
        <p className="muted">A code from your phone, besides the password.</p>
      </div>
      <div className="stack">
        {since ? (
          <p>
            <b>On</b> since <Moment at={since} withDay />. {recoveryCodesLeft} of your recovery codes{" "}
            {recoveryCodesLeft === 1 ? "is" : "are"} left.
          </p>
        ) : (
          <p>
            <b>Off.</b> Your password alone signs you in.
          </p>
        )}
        {since && recoveryCodesLeft < FEW && (
          <Note tone="warning" title="Few recovery codes are left. Make new ones." />
        )}
        <Link className="button" to="/settings/two-factor">
          {since ? "Manage" : "Set up"}
        </Link>
      </div>
    </section>
  );
}
