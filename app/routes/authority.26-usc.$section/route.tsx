import "./section.css";
import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { readLawPage } from "../../http/law-page.server.ts";
import { load } from "../../http/screen.server.ts";
import { ErrorScreen } from "../../ui/ErrorScreen.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";
import { Citations } from "./Citations.tsx";
import { CitedWords } from "./CitedWords.tsx";
import { Crumbs } from "./Crumbs.tsx";
import { MissingSection } from "./MissingSection.tsx";
import { Neighbors } from "./Neighbors.tsx";
import { MissingUnit } from "../../ui/MissingUnit.tsx";
import { missingUnit, openSection } from "./open-section.server.ts";
import { Outline, ToTop } from "./Outline.tsx";
import { SectionArticle } from "./SectionArticle.tsx";
import { AdjacentSections } from "./AdjacentSections.tsx";
import { toLine } from "./section-line.ts";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, request, params, query }) => {
  const { pathname } = new URL(request.url);
  const section = await openSection(modules, actor, { given: params.section ?? "", pathname });
  const { key: number, citation, num, heading, asOf, hierarchy, sourceCredit } = section;
  const missing = await missingUnit(modules, actor, { asked: query.get("asked"), in: section });
  const { previous, next, siblings, ...page } = await readLawPage(modules, actor, section);
  return {
    ...page,
    missing,
    section: { number, citation, num, heading, asOf, hierarchy, sourceCredit },
    previous: previous && toLine(previous),
    next: next && toLine(next),
    siblings: siblings.map(toLine),
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
  const { section, missing, outline, previous, next, siblings, cites, citedBy, versions, stated, ...text } =
    useLoaderData<typeof loader>();
  const { citation, number, hierarchy } = section;
  return (
    <main id="main" className="page page--work">
      <div className="auth__top no-print">
        <Crumbs hierarchy={hierarchy} number={number} />
        <LawSearch />
      </div>
      <div className="auth">
        <div className="auth__toc side-sticky no-print">
          <Outline lines={outline} />
          <Neighbors siblings={siblings} number={number} hierarchy={hierarchy} />
        </div>
        <div>
          <MissingUnit missing={missing} present={citation} />
          <SectionArticle section={section} outline={outline} {...text} />
          <AdjacentSections previous={previous} next={next} />
        </div>
        <Citations
          stated={stated}
          what="section"
          cites={cites}
          citedBy={citedBy}
          versions={versions}
          citation={citation}
        />
      </div>
      <CitedWords />
      <ToTop lines={outline} />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingSection /> : <ErrorScreen />;
}
