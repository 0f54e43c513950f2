import "../authority.26-usc/contents.css";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headingCase } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { kindOfWork } from "../../http/document-address.server.ts";
import { load } from "../../http/screen.server.ts";
import { LawSearch } from "../../ui/LawSearch.tsx";
import { documentName, workName } from "../../ui/document-names.ts";
import { partsOf, type Part } from "./parts.ts";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, params, query }) => {
  const { work = "" } = params;
  const kind = kindOfWork(work);
  if (!kind) throw new DomainError("not_found", "The library has no such shelf.");
  const contents = await modules.authority.contents(actor, kind);
  const lines = contents
    .filter(({ url }) => url.startsWith(`/authority/${work}/`))
    .map(({ key, heading, status, url, hierarchy }) => ({ number: key, heading, status, url, hierarchy }));
  if (lines.length === 0)
    throw new DomainError("not_found", `The library holds nothing of ${workName(work)}.`);
  const all = partsOf(lines, null);
  const open = query.get("part") ?? (all.length === 1 ? all[0]!.number : null);
  return { work, open, parts: partsOf(lines, open) };
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? workName(data.work) : "Not found"} · TaxRAG` },
];

export default function WorkContents() {
  const { work, open, parts } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work contents">
      <div className="page-head">
        <div>
          <h1>{workName(work)}</h1>
          <p>What the library holds of it, part by part.</p>
        </div>
        <LawSearch />
      </div>
      <ul className="contents__chapters">
        {parts.map((part) => (
          <li key={part.number} id={`part-${part.number}`}>
            <a
              className="contents__chapter"
              href={`/authority/${work}?part=${encodeURIComponent(part.number)}#part-${part.number}`}
              aria-expanded={part.number === open}
            >
              <span>
                <b>{part.label}</b>
                {part.heading && `, ${headingCase(part.heading)}`}
              </span>
              <span className="num">{rangeOf(part, work)}</span>
            </a>
            {part.sections.length > 0 && <Sections part={part} work={work} />}
          </li>
        ))}
      </ul>
    </main>
  );
}

function Sections({ part, work }: { part: Part; work: string }) {
  return (
    <div className="contents__below">
      <ol className="contents__sections">
        {part.sections.map(({ number, heading, status, url }) => (
          <li key={url}>
            <a href={url}>
              <span className="num">{documentName(number, work)}</span>
              <span>
                {heading}
                {status && status !== "reserved" && <span className="muted"> [{status}]</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function rangeOf({ first, last }: Part, work: string): string {
  const name = documentName(first, work);
  if (first === last) return name;
  return name.startsWith("§") ? `§§ ${first} to ${last}` : `${name} to ${last}`;
}
