import "./contents.css";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "../../http/screen.server.ts";
import { LawSearch } from "../../ui/LawSearch.tsx";
import { DivisionList } from "./DivisionList.tsx";
import { outline } from "./outline.ts";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules, actor, query }) => {
  const chapter = query.get("chapter");
  const contents = await modules.authority.contents(actor, "code");
  const lines = contents.map(({ key, heading, status, url, hierarchy }) => ({
    ...{ number: key, heading, status, url, hierarchy },
  }));
  return { chapter, divisions: outline(lines, chapter) };
});

export const meta: MetaFunction<typeof loader> = () => [{ title: "Internal Revenue Code · TaxRAG" }];

export default function Contents() {
  const { chapter, divisions } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work contents">
      <div className="page-head">
        <div>
          <h1>Internal Revenue Code</h1>
          <p>Title 26 of the United States Code, section by section in the order of the book.</p>
        </div>
        <LawSearch />
      </div>
      <DivisionList divisions={divisions} chapter={chapter} />
    </main>
  );
}
