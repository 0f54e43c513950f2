import "./landing.css";
import { useEffect } from "react";
import type { Holding } from "#modules/authority/schema";
import { createDrafts } from "../../ui/drafts.ts";
import { Coverage } from "./Coverage.tsx";
import { Exhibit } from "./Exhibit.tsx";
import { Holdings } from "./Holdings.tsx";

/** Landing page for visitors. */
export function Landing({ holdings }: { holdings: Holding[] }) {
  // Signing out leads here; an ended session leads to the sign-in, and back to its drafts.
  useEffect(() => createDrafts(window.sessionStorage, "").clear(), []);
  return (
    <main id="main" className="page landing">
      <section className="hero">
        <div>
          <h1>Tax Retrieval Augmented Generation</h1>
          <p className="lede">
            Tax documents are indexed, structured and made instantly searchable, with an assistant trained on
            the full lifecycle of U.S. tax authority and guidance. Every quotation in an answer opens at the
            line of law it comes from.
          </p>
          <div className="row">
            <a className="button button--primary" href="/login">
              Learn More
            </a>
            <a className="button button--quiet" href="#coverage">
              See what is covered
            </a>
          </div>
        </div>
        <Exhibit />
      </section>
      <Holdings holdings={holdings} />
      <Coverage />
      <section className="section landing__checks">
        <h2>How an answer earns its citation</h2>
        <ol className="checks">
          <li>
            <b>Found in the source</b>Passages come from the official publisher, cut at the paragraph and kept
            with their citation and release point.
          </li>
          <li>
            <b>Quoted, then compared</b>Each quotation is matched word for word against the stored text before
            you see it.
          </li>
          <li>
            <b>Declined when thin</b>Where the library does not support an answer, the assistant says so and
            shows what came closest.
          </li>
        </ol>
      </section>
    </main>
  );
}
