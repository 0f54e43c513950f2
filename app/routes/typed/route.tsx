/** What was typed without JavaScript into a form whose session had ended: shown once, to be sent or left. */
import "./typed.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "../../http/screen.server.ts";
import { returnTo } from "../../http/return-to.ts";
import { dropTyped, readTyped } from "../../http/typed.server.ts";
import { Note } from "../../ui/Note.tsx";
import { shownFields } from "./shown-fields.ts";

export const loader = load("signed-in", async ({ request, context, user, query }) => {
  const typed = await readTyped(request, context, user);
  const headers = { "Set-Cookie": await dropTyped(context) };
  if (!typed) throw redirect(returnTo(query.get("to")), { headers });
  return json({ ...typed, path: returnTo(typed.path) }, { headers });
});

export const meta: MetaFunction = () => [{ title: "Not sent yet · TaxRAG" }];

export default function TypedScreen() {
  const { path, fields, isPart } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page">
      <div className="page-head">
        <div>
          <h1>What you typed is still here</h1>
          <p>Your session had ended, so it was not sent. This page shows it once.</p>
        </div>
      </div>
      {isPart && (
        <Note tone="warning" title="A text with the number of a person was not kept">
          <p>Open the page again, copy what stands below into its form, and type the number anew.</p>
        </Note>
      )}
      <form method="post" action={path} className="stack">
        {fields.map(([name, text], index) => (
          <input key={index} type="hidden" name={name} value={text} />
        ))}
        <dl className="stack">
          {shownFields(fields).map(({ label, text }, index) => (
            <div key={index}>
              <dt className="sm muted">{label}</dt>
              <dd className="typed__text">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          {!isPart && <button className="button button--primary">Send it now</button>}
          <a className="button" href={path}>
            {isPart ? "Open the page again" : "Do not send it"}
          </a>
        </div>
      </form>
    </main>
  );
}
