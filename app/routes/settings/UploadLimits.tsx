import type { Quotas } from "#modules/intake/schema";
import { MEGABYTE } from "#modules/intake/schema";

/** What each client may upload, for administrators; the office sets it in the environment. */
export function UploadLimits({ intakeBytes, clientBytes, dailyBytes, dailyPapers }: Quotas) {
  const limits = [
    ["In one intake", inMegabytes(intakeBytes), "INTAKE_QUOTA_MB"],
    ["In all intakes of a client", inMegabytes(clientBytes), "CLIENT_QUOTA_MB"],
    ["In 24 hours", inMegabytes(dailyBytes), "DAILY_QUOTA_MB"],
    ["In 24 hours", `${dailyPapers.toLocaleString("en-US")} papers`, "DAILY_QUOTA_PAPERS"],
  ] as const;
  return (
    <section className="account__part">
      <div>
        <h2>Uploads of each client</h2>
        <p className="muted">
          Whoever runs the server can change these settings. You yourself upload without them.
        </p>
      </div>
      <dl className="stack">
        {limits.map(([what, most, setting]) => (
          <div key={setting}>
            <dt>
              {what} <span className="muted">({setting})</span>
            </dt>
            <dd>at most {most}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE).toLocaleString("en-US")} MB`;
}
