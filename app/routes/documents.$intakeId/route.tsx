import "./library.css";
import "./preview.css";
import { json, redirect, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { act, carriesFiles, load } from "../../http/screen.server.ts";
import { MissingIntake } from "../../ui/MissingIntake.tsx";
import { afterwards, carryOut, form } from "./library-actions.server.ts";
import { LibraryScreen } from "./LibraryScreen.tsx";
import { isWaiting } from "./names.ts";
import { openLibrary, type OpenLibrary } from "./open-library.server.ts";
import { takeFiles } from "./take-files.server.ts";
import { usePolling } from "../../ui/use-polling.ts";

export const loader = load("signed-in", async ({ modules, actor, context, params, query }) => {
  const library = await openLibrary({ modules, actor }, params.intakeId ?? "", query);
  const done = query.get("done");
  return json({ library, done, site: context.site }, { status: library ? 200 : 404 });
});

const change = act("signed-in", form, async (visit) => {
  try {
    await carryOut(visit);
  } catch (error) {
    if (!hasCode(error, "not_found", "conflict", "forbidden")) throw error;
    const isDeletion = visit.fields.intent === "delete";
    return json({ refused: { isDeletion, problem: error.message } }, { status: STATUS[error.code] });
  }
  throw redirect(afterwards(visit.params.intakeId ?? "", visit.request.url, visit.fields));
});

export async function action(args: ActionFunctionArgs) {
  return carriesFiles(args.request) ? takeFiles(args) : change(args);
}

export const meta: MetaFunction = () => [{ title: "Documents · TaxRAG" }];

export default function Documents() {
  const { library, done, site } = usePolling(useLoaderData<typeof loader>(), hasUnread);
  const answer = useActionData<typeof action>();
  if (!library) return <MissingIntake />;
  return (
    <LibraryScreen
      library={library}
      done={answer ? null : done}
      refused={answer && "refused" in answer ? answer.refused : null}
      taken={answer && "taken" in answer ? answer.taken : null}
      site={site}
    />
  );
}

function hasUnread({ library }: { library: OpenLibrary | null }): boolean {
  const papers = library?.above.preview ? [library.above.preview.paper] : [];
  return [...papers, ...(library?.shown.papers ?? [])].some(({ readingState }) => isWaiting(readingState));
}
