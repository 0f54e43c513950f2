import "./saved.css";
import { redirect, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { BellOff, BellRing, Trash2 } from "lucide-react";
import { z } from "zod";
import { MAX_SEARCHES, savedForm } from "#modules/research/schema";
import { act, load } from "../../http/screen.server.ts";
import { Moment } from "../../ui/Moment.tsx";
import { FACETS, readSearch, researchPath, type Search } from "../research/address.ts";
import { valueName } from "../research/names.ts";

export const handle = { density: "work" };

export const loader = load("admin", async ({ modules, actor }) => ({
  saved: (await modules.research.listSaved(actor)).map(({ search, ...row }) => ({
    ...row,
    search: toSearch(search),
  })),
}));

function toSearch({ query, by, facets }: z.infer<typeof savedForm>): Search {
  const chosen = Object.fromEntries(FACETS.map((name) => [name, facets[name] ?? []]));
  return { query, by, asOf: "", facets: chosen as Search["facets"], open: "", at: "" };
}

const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), address: z.string().max(5000) }),
  z.object({ intent: z.literal("watch"), id: z.uuid() }),
  z.object({ intent: z.literal("stop"), id: z.uuid() }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
]);

export const action = act("admin", form, async ({ modules: { research }, actor, fields }) => {
  if (fields.intent === "save") {
    const { query, by, facets } = readSearch(new URLSearchParams(fields.address));
    await research.save(actor, savedForm.parse({ query, by, facets }));
  } else if (fields.intent === "delete") {
    await research.remove(actor, fields.id);
  } else {
    await research.watch(actor, fields.id, fields.intent === "watch");
  }
  return redirect("/research/saved");
});

export const meta: MetaFunction = () => [{ title: "Saved searches · TaxRAG" }];

export default function SavedSearches() {
  const { saved } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work saved">
      <div className="page-head">
        <div>
          <h1>Saved searches</h1>
          <p>A mail tells you when a new document matches. The library is checked after each update.</p>
        </div>
        <a className="button" href="/research">
          Research
        </a>
      </div>
      {saved.length === 0 && (
        <p className="muted">
          None yet. Search, then press “Save and keep watch”. There is room for {MAX_SEARCHES}.
        </p>
      )}
      <ul className="rows saved__list">
        {saved.map((one) => (
          <li key={one.id}>
            <div>
              <a href={researchPath(one.search)}>{one.search.query}</a>
              <p className="sm muted">
                {narrowing(one.search)}
                {one.toldAt ? (
                  <>
                    {one.told === 1 ? "1 new document" : `${one.told} new documents`} told{" "}
                    <Moment at={one.toldAt} />
                  </>
                ) : (
                  <>
                    Nothing new since <Moment at={one.createdAt} />
                  </>
                )}
              </p>
            </div>
            <Form method="post" className="row">
              <input type="hidden" name="id" value={one.id} />
              {one.isWatched ? (
                <button className="button button--small" name="intent" value="stop">
                  <BellOff className="icon" aria-hidden="true" />
                  Stop mails
                </button>
              ) : (
                <button className="button button--small" name="intent" value="watch">
                  <BellRing className="icon" aria-hidden="true" />
                  Mail me
                </button>
              )}
              <button className="button button--quiet button--small" name="intent" value="delete">
                <Trash2 className="icon" aria-hidden="true" />
                Delete
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </main>
  );
}

function narrowing({ facets }: Search): string {
  const names = FACETS.flatMap((name) => facets[name].map((value) => valueName(name, value)));
  return names.length > 0 ? `${names.join(", ")}. ` : "";
}
