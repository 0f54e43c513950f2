import { Form } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { Update } from "#ingest";
import { isEnded } from "#modules/jobs/schema";
import { counted } from "./source-words.ts";
import { useUpdateEvents } from "./use-update-events.ts";

/** Seconds after which a page without scripts asks again. */
const RELOAD_SECONDS = 4;

interface UpdateBannerProps {
  update: Update;
  names: Map<string, string>;
}

/** A download that is under way, live, or its result. */
export function UpdateBanner({ update, names }: UpdateBannerProps) {
  const { progress, isReset } = useUpdateEvents(update);
  if (isEnded(update.state)) return <Outcome update={update} isReset={isReset} />;
  const what = titleOf(update, names);
  const { done = 0, total = null, text = "Waiting for its turn" } = progress ?? {};
  return (
    <div className="data__run" aria-live="polite">
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <span>
        <strong>{`Downloading ${what}.`}</strong>{" "}
        <span className="muted">{update.isCancelRequested ? "Stopping …" : text}</span>
      </span>
      <Form method="post" action="/admin?tab=data" preventScrollReset>
        <input type="hidden" name="id" value={update.id} />
        <button
          className="button button--small"
          name="intent"
          value="stop-download"
          disabled={update.isCancelRequested}
        >
          Stop
        </button>
      </Form>
      <progress className="progress" value={done} max={total ?? 100} aria-label={`Download of ${what}`} />
    </div>
  );
}

function Outcome({ update: { state, result, reason }, isReset }: { update: Update; isReset: boolean }) {
  const isGood = state === "succeeded" && result?.failed === 0;
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <div className="data__run" aria-live="polite" data-failed={isGood ? undefined : ""}>
      <span className="row">
        <Icon className="icon" aria-hidden="true" />
        <span>
          <strong>
            {state === "failed" ? "Download Failed" : state === "canceled" ? "Stopped." : "Done."}
          </strong>{" "}
          <span className="muted">{resultInWords(result) ?? reason ?? "What was loaded is kept."}</span>
        </span>
      </span>
      {!isReset && <progress className="progress" value={100} max={100} aria-label="Download" />}
    </div>
  );
}

export function resultInWords(result: Update["result"]): string | null {
  if (!result) return null;
  const { success, failed } = result;
  return `${counted(success, "source")} succeeded, ${failed} failed.`;
}

export function titleOf({ sources }: Update, names: Map<string, string>): string {
  const [only] = sources;
  return sources.length === 1 && only ? (names.get(only) ?? only) : counted(sources.length, "source");
}
