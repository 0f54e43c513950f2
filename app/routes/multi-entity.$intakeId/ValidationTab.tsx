import { Link } from "@remix-run/react";
import { CircleAlert, CircleCheck, ShieldCheck } from "lucide-react";
import { formatPercentage, type EntityValidation } from "#modules/entities/schema";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Note } from "../../ui/Note.tsx";
import { FindingList } from "./FindingList.tsx";
import { Returns } from "./Returns.tsx";
import { placeIn, type GroupScreen, type ValidationContent } from "./screen.ts";

const CHECKS = [
  ["taxElections", "Tax elections", "Types, classes and elections fit each other."],
  [
    "intercompanyDocumentation",
    "Intercompany documentation",
    "Both sides have recorded each loan, with its terms.",
  ],
  [
    "stateRegistrations",
    "State registrations",
    "Each entity says where it was formed and where it operates.",
  ],
] as const;

interface ValidationTabProps {
  screen: GroupScreen;
  content: ValidationContent;
}

export function ValidationTab({ screen, content }: ValidationTabProps) {
  const { validation, findings, counts } = screen;
  if (counts.entities === 0) {
    return (
      <EmptyState
        icon={ShieldCheck}
        title="Nothing to check yet"
        text="The checks run as soon as there is an entity."
      >
        <Link className="button" to={placeIn("inventory")}>
          Add an entity
        </Link>
      </EmptyState>
    );
  }
  const { totalPercentage, missingOwnership, ownershipGaps } = validation.ownership;
  return (
    <div className="with-side group__checks">
      <div>
        <section aria-labelledby="summary-title">
          <div className="section__head">
            <h2 id="summary-title">Summary</h2>
          </div>
          <p className="group__verdict">
            {validation.isValid ? (
              <>
                <CircleCheck className="icon group__tick" aria-hidden="true" /> No error is open.
              </>
            ) : (
              <>
                <CircleAlert className="icon group__cross" aria-hidden="true" /> Something needs to be mended.
              </>
            )}{" "}
            <span className="muted">
              {counts.open === 1 ? "1 finding is open." : `${counts.open} findings are open.`}
            </span>
          </p>
        </section>
        <FindingList findings={findings} screen={screen} />
        <Returns returns={content.returns} names={new Map(screen.entityOptions)} />
      </div>
      <div className="stack">
        <section aria-labelledby="ownership-title">
          <div className="section__head">
            <h2 id="ownership-title">Ownership analysis</h2>
          </div>
          <dl className="group__facts">
            <dt>Lowest total</dt>
            <dd className="num">{formatPercentage(totalPercentage)}</dd>
            <dt>{missingOwnership < 0 ? "Too much" : "Missing"}</dt>
            <dd className="num">{formatPercentage(Math.abs(missingOwnership))}</dd>
          </dl>
          <UltimateOwners owners={content.ultimateOwners} screen={screen} />
        </section>
        {ownershipGaps.length > 0 && (
          <Note tone="danger" title={ownershipGaps.length === 1 ? "Ownership gap" : "Ownership gaps"}>
            {ownershipGaps.slice(0, 20).map((gap) => (
              <p key={gap}>{gap}</p>
            ))}
          </Note>
        )}
        <Checks compliance={validation.compliance} />
        {validation.recommendations.length > 0 && (
          <Note
            tone="info"
            title={validation.recommendations.length === 1 ? "Recommendation" : "Recommendations"}
          >
            {validation.recommendations.slice(0, 20).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Note>
        )}
      </div>
    </div>
  );
}

function Checks({ compliance }: Pick<EntityValidation, "compliance">) {
  return (
    <section aria-labelledby="checks-title">
      <div className="section__head">
        <h2 id="checks-title">Compliance checks</h2>
      </div>
      {CHECKS.map(([name, label, text]) => (
        <div key={name} className="checkrow">
          {compliance[name] ? (
            <CircleCheck className="icon group__tick" aria-hidden="true" />
          ) : (
            <CircleAlert className="icon group__cross" aria-hidden="true" />
          )}
          <div>
            <strong>{label}</strong>
            <p className="sm muted">{text}</p>
          </div>
          <span className={compliance[name] ? "sm group__tick" : "sm group__cross"}>
            {compliance[name] ? "Complete" : "Needs attention"}
          </span>
        </div>
      ))}
    </section>
  );
}

const OWNERS_MAX = 60;

function UltimateOwners({
  owners,
  screen,
}: {
  owners: ValidationContent["ultimateOwners"];
  screen: GroupScreen;
}) {
  if (owners.length === 0) return null;
  const names = new Map(screen.entityOptions);
  return (
    <details className="group__ultimate">
      <summary>Ultimate beneficial owners</summary>
      <table className="table">
        <caption className="visually-hidden">Ultimate beneficial owners</caption>
        <thead>
          <tr>
            <th>Person</th>
            <th>Entity</th>
            <th className="num">In all</th>
          </tr>
        </thead>
        <tbody>
          {owners.slice(0, OWNERS_MAX).map(({ personId, name, entityId, percentage }) => (
            <tr key={`${personId} ${entityId}`}>
              <td>{name}</td>
              <td>{names.get(entityId)}</td>
              <td className="num">{formatPercentage(percentage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {owners.length > OWNERS_MAX && (
        <p className="sm muted">{owners.length - OWNERS_MAX} more are in the exported workbook.</p>
      )}
    </details>
  );
}
