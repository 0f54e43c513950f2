import "../authority.26-usc.$section/section.css";
import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { longDate } from "#modules/authority/schema";
import { readLawPage } from "../../http/law-page.server.ts";
import { load } from "../../http/screen.server.ts";
import { ErrorScreen } from "../../ui/ErrorScreen.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";
import { MissingUnit } from "../../ui/MissingUnit.tsx";
import { AdjacentSections } from "../authority.26-usc.$section/AdjacentSections.tsx";
import { Citations } from "../authority.26-usc.$section/Citations.tsx";
import { CitedWords } from "../authority.26-usc.$section/CitedWords.tsx";
import { missingUnit } from "../authority.26-usc.$section/open-section.server.ts";
import { Outline, ToTop } from "../authority.26-usc.$section/Outline.tsx";
import { toLine } from "../authority.26-usc.$section/section-line.ts";
import { DocumentArticle } from "./DocumentArticle.tsx";
import { DocumentCrumbs, NearbyDocuments } from "./DocumentMargins.tsx";
import { MissingDocument } from "./MissingDocument.tsx";
import { openDocument } from "./open-document.server.ts";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, request, params, query }) => {
  const { work = "", number = "", page } = params;
  const { pathname } = new URL(request.url);
  const asOf = query.get("as-of") ?? undefined;
  const place = { work, number: page ? `${number}/${page}` : number, pathname, asOf };
  const document = await openDocument(modules, actor, place);
  const { key, citation, num, heading, hierarchy, sourceCredit } = document;
  const missing = await missingUnit(modules, actor, { asked: query.get("asked"), in: document });
  const { previous, next, siblings, ...text } = await readLawPage(modules, actor, document);
  return {
    ...text,
    work,
    missing,
    document: { key, citation, num, heading, hierarchy, sourceCredit },
    asOf: longDate(document.date),
    previous: previous && toLine(previous),
    next: next && toLine(next),
    siblings: siblings.filter(({ url }) => url.startsWith(`/authority/${work}/`)).map(toLine),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.document.citation}, ${data.document.heading} · TaxRAG` : "Not found · TaxRAG" },
];

export default function DocumentScreen() {
  const {
    work,
    document,
    missing,
    outline,
    previous,
    next,
    siblings,
    cites,
    citedBy,
    versions,
    stated,
    ...text
  } = useLoaderData<typeof loader>();
  const { citation, key, hierarchy } = document;
  return (
    <main id="main" className="page page--work">
      <div className="auth__top no-print">
        <DocumentCrumbs work={work} hierarchy={hierarchy} number={key} />
        <LawSearch />
      </div>
      <div className="auth">
        <div className="auth__toc side-sticky no-print">
          <Outline lines={outline} />
          <NearbyDocuments work={work} siblings={siblings} number={key} hierarchy={hierarchy} />
        </div>
        <div>
          <MissingUnit missing={missing} present={citation} />
          <DocumentArticle document={document} outline={outline} {...text} />
          <AdjacentSections work={work} previous={previous} next={next} />
        </div>
        <Citations
          stated={stated}
          what="document"
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
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingDocument /> : <ErrorScreen />;
}
