import { Form } from "@remix-run/react";
import { Bell, Check } from "lucide-react";
import type { LastReminder, MissingDocument, TrackedClient } from "#modules/tracking/schema";
import { wordDay } from "#modules/tracking/schema";
import { Button } from "../../../ui/Button.tsx";
import { Day } from "../../../ui/Day.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import { BULK_FORM } from "./bulk-form.ts";
import { RISK_NAMES } from "./risk-names.ts";

interface ClientRowProps {
  client: TrackedClient;
  below: string;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
}

export function ClientRow({ client, below, isSelected, onSelect }: ClientRowProps) {
  const { userId, userEmail, intakeId, taxYear, intakeStatus, totalReceived, totalRequired } = client;
  const name = nameOf(client);
  return (
    <tr aria-selected={isSelected || undefined}>
      <td>
        <input
          className="checkbox"
          type="checkbox"
          name="clientIds"
          value={userId}
          form={BULK_FORM}
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </td>
      <td>
        <a className="table__primary" href={`/admin/intakes/${intakeId}`}>
          {name}
        </a>
        <span className="admin__mail xs faint">{name !== userEmail && userEmail}</span>
      </td>
      <td>
        <Risk client={client} />
      </td>
      <td>
        <StatusBadge status={intakeStatus} />
      </td>
      <td className="hide-narrow">{taxYear}</td>
      <td data-label="Received">
        <span className="tracking__received">
          <progress
            className={`progress progress--thin${totalReceived >= totalRequired ? " progress--done" : ""}`}
            value={totalReceived}
            max={Math.max(totalRequired, 1)}
            aria-label={`${totalReceived} of ${totalRequired} received`}
          />
          <span className="num">{`${totalReceived}/${totalRequired}`}</span>
        </span>
      </td>
      <td className="span">
        <Missing client={client} below={below} />
      </td>
      <td className="num nowrap" data-label="Overdue">
        {client.overdueDays > 0 ? daysText(client.overdueDays) : <span className="faint">None</span>}
      </td>
      <td className="nowrap hide-narrow">
        <Filing client={client} />
      </td>
      <td className="nowrap" data-label="Reminder">
        <Reminded client={client} below={below} />
      </td>
      <td className="span">
        <div className="row-actions">
          {client.totalMissing > 0 && <Remind client={client} below={below} />}
          <a
            className="button button--quiet button--small"
            href={`${below}&${new URLSearchParams({ ask: "client", id: userId })}`}
            aria-label={`More about ${name}`}
          >
            More
          </a>
        </div>
      </td>
    </tr>
  );
}

/** The words behind the level, on hover and on focus. */
function Risk({ client: { riskLevel, riskReasons } }: { client: TrackedClient }) {
  const name = RISK_NAMES[riskLevel];
  return (
    <Tooltip text={`${name}: ${riskReasons.join(" ")}`}>
      <button className="risk tracking__risk" data-risk={riskLevel} type="button">
        {name}
      </button>
    </Tooltip>
  );
}

function Filing({ client: { filing } }: { client: TrackedClient }) {
  return (
    <>
      {wordDay(filing.isExtended ? filing.extended : filing.due)}
      <span className="admin__mail xs faint">
        {`Form ${filing.form}`}
        {filing.isExtended && ", extended"}
        {filing.isPostponed && ", postponed"}
      </span>
    </>
  );
}

function Missing({ client, below }: { client: TrackedClient; below: string }) {
  const { missingDocuments: missing, waivers } = client;
  const first = missing[0];
  return (
    <>
      {first ? (
        <details className="disclosure tracking__missing">
          <summary>
            <span>
              {first.categoryName}
              {missing.length > 1 && <span className="faint">{` and ${missing.length - 1} more`}</span>}
            </span>
          </summary>
          <ul>
            {missing.map((document) => (
              <li key={document.categoryName}>
                <span title={document.description}>{document.categoryName}</span>
                <SentOf document={document} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <span className="tick">
          <Check className="icon" aria-hidden="true" />
          Complete
        </span>
      )}
      {waivers.map((waiver) => (
        <Form
          method="post"
          action={below}
          className="tracking__waiver"
          key={waiver.categoryId}
          preventScrollReset
        >
          <input type="hidden" name="intakeId" value={client.intakeId} />
          <input type="hidden" name="categoryId" value={waiver.categoryId} />
          <span className="xs">
            {`${waiver.categoryName}: ${waiver.kind === "cannot_get" ? "cannot get it" : "does not apply"}`}
            {waiver.reason && `, “${waiver.reason}”`}
          </span>
          <Button
            type="submit"
            small
            name="intent"
            value="accept-waiver"
            label={`Not needed: ${waiver.categoryName}`}
          >
            Not needed
          </Button>
          <Button
            type="submit"
            small
            name="intent"
            value="refuse-waiver"
            label={`Still needed: ${waiver.categoryName}`}
          >
            Still needed
          </Button>
        </Form>
      ))}
    </>
  );
}

function SentOf({
  document: { remindersSent: sent, lastReminderSent: last },
}: {
  document: MissingDocument;
}) {
  if (sent === 0 || !last) return <span className="nowrap">none sent</span>;
  return (
    <span className="nowrap">
      {`${sent} sent, last `}
      <Day at={last} />
    </span>
  );
}

const STATES: Record<LastReminder["state"], string> = {
  waiting: "On its way",
  sent: "Sent",
  refused: "Bounced",
  failed: "Not delivered",
  dropped: "Not sent",
};

function Reminded({ client, below }: { client: TrackedClient; below: string }) {
  const { lastReminder: last, quietUntil, saidUploadedAt } = client;
  return (
    <>
      {last ? (
        <span data-tone={last.state === "sent" || last.state === "waiting" ? undefined : "danger"}>
          {STATES[last.state]} <Day at={last.at} />
        </span>
      ) : (
        <span className="faint">Never</span>
      )}
      {last?.isUnconfirmed && (
        <Form method="post" action={below} className="tracking__waiver" preventScrollReset>
          <input type="hidden" name="id" value={client.userId} />
          <span className="xs">
            The mail server did not confirm it. Ask the client, or send the same mail again.
          </span>
          <Button
            type="submit"
            small
            name="intent"
            value="remind-again"
            label={`Send the same mail again to ${nameOf(client)}`}
          >
            Send again
          </Button>
        </Form>
      )}
      {last?.reason && last.state !== "sent" && <span className="tracking__note xs">{last.reason}</span>}
      {quietUntil && (
        <span className="tracking__note xs">{`Asked for quiet until ${wordDay(quietUntil)}`}</span>
      )}
      {saidUploadedAt && (
        <span className="tracking__note xs">
          Said “all uploaded” <Day at={saidUploadedAt} />
        </span>
      )}
    </>
  );
}

function Remind({ client, below }: { client: TrackedClient; below: string }) {
  return (
    <Form method="post" action={below} preventScrollReset>
      <input type="hidden" name="intent" value="remind" />
      <input type="hidden" name="id" value={client.userId} />
      <input type="hidden" name="template" value="standard" />
      <Button type="submit" kind="quiet" small label={`Remind ${nameOf(client)}`}>
        <Bell className="icon" aria-hidden="true" />
        Remind
      </Button>
    </Form>
  );
}

export function nameOf({ firstName, lastName, userEmail }: TrackedClient): string {
  return `${firstName} ${lastName}`.trim() || userEmail;
}

export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
