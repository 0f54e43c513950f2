import "../authority.26-usc.$section/section.css";
import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { longDate } from "#modules/authority/schema";
import { load } from "../../http/screen.server.ts";
import { ErrorScreen } from "../../ui/ErrorScreen.tsx";
import { LawSearch } from "../../ui/LawSearch.tsx";
import { AdjacentSections } from "../authority.26-usc.$section/AdjacentSections.tsx";
import { toNoteGroups } from "../authority.26-usc.$section/notes.ts";
import { toProvisions } from "../authority.26-usc.$section/provisions.ts";
import { toLine } from "../authority.26-usc.$section/section-line.ts";
import { DocumentArticle } from "./DocumentArticle.tsx";
import { CitingDocuments, DocumentCrumbs, NearbyDocuments } from "./DocumentMargins.tsx";
import { MissingDocument } from "./MissingDocument.tsx";
import { openDocument } from "./open-document.server.ts";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, request, params }) => {
  const { work = "", number = "" } = params;
  const { pathname } = new URL(request.url);
  const document = await openDocument(modules, actor, { work, number, pathname });
  const around = await modules.authority.surroundings(actor, document.citation);
  const { key, citation, num, heading, status, hierarchy, sourceCredit, facts } = document;
  return {
    work,
    document: { key, citation, num, heading, status, hierarchy, sourceCredit },
    asOf: longDate(document.date),
    formerLaw: typeof facts.formerLaw === "string",
    temporary: facts.temporary === true,
    provisions: toProvisions(document),
    notes: toNoteGroups(document.notes),
    previous: around.previous && toLine(around.previous),
    next: around.next && toLine(around.next),
    siblings: around.siblings.map(toLine),
    citedBy: around.citedBy.map(({ citation: by, heading: words, url }) => ({
      citation: by,
      heading: words,
      url,
    })),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.document.citation}, ${data.document.heading} · TaxRAG` : "Not found · TaxRAG" },
];

export default function DocumentScreen() {
  const { work, document, previous, next, siblings, citedBy, ...article } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work">
      <div className="auth__top no-print">
        <DocumentCrumbs work={work} hierarchy={document.hierarchy} number={document.key} />
        <LawSearch />
      </div>
      <div className="auth">
        <NearbyDocuments
          work={work}
          siblings={siblings}
          number={document.key}
          hierarchy={document.hierarchy}
        />
        <div>
          <DocumentArticle document={document} {...article} />
          <AdjacentSections previous={previous} next={next} />
        </div>
        <CitingDocuments documents={citedBy} />
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingDocument /> : <ErrorScreen />;
}
