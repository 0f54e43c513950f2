import "./section.css";
import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { load } from "../../http/screen.server.ts";
import { ErrorScreen } from "../../ui/ErrorScreen.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";
import { CitedBy } from "./CitedBy.tsx";
import { Crumbs } from "./Crumbs.tsx";
import { MissingSection } from "./MissingSection.tsx";
import { Neighbors } from "./Neighbors.tsx";
import { toNoteGroups } from "./notes.ts";
import { MissingUnit } from "../../ui/MissingUnit.tsx";
import { missingUnit, openSection } from "./open-section.server.ts";
import { toProvisions } from "./provisions.ts";
import { SectionArticle } from "./SectionArticle.tsx";
import { AdjacentSections } from "./AdjacentSections.tsx";
import { toLine } from "./section-line.ts";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, request, params, query }) => {
  const { pathname } = new URL(request.url);
  const section = await openSection(modules, actor, { given: params.section ?? "", pathname });
  const around = await modules.authority.surroundings(actor, section.citation);
  const { key: number, citation, num, heading, status, asOf, hierarchy, sourceCredit } = section;
  const missing = await missingUnit(modules, actor, { asked: query.get("asked"), in: section });
  return {
    missing,
    section: { number, citation, num, heading, status, asOf, hierarchy, sourceCredit },
    provisions: toProvisions(section),
    notes: toNoteGroups(section.notes),
    previous: around.previous && toLine(around.previous),
    next: around.next && toLine(around.next),
    siblings: around.siblings.map(toLine),
    citedBy: around.citedBy.map(toLine),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? `${data.section.citation}, ${data.section.heading} · TaxRAG`
      : "404 Page Not Found · TaxRAG",
  },
];

export default function SectionScreen() {
  const { section, missing, provisions, notes, previous, next, siblings, citedBy } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work">
      <div className="auth__top no-print">
        <Crumbs hierarchy={section.hierarchy} number={section.number} />
        <LawSearch />
      </div>
      <div className="auth">
        <Neighbors siblings={siblings} number={section.number} hierarchy={section.hierarchy} />
        <div>
          <MissingUnit missing={missing} present={section.citation} />
          <SectionArticle section={section} provisions={provisions} notes={notes} />
          <AdjacentSections previous={previous} next={next} />
        </div>
        <CitedBy lines={citedBy} />
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingSection /> : <ErrorScreen />;
}
