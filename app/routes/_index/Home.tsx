import "./home.css";
import { ArrowRight } from "lucide-react";
import { LawSearch } from "../../ui/LawSearch.tsx";
import type { HomeData } from "./home.server.ts";
import { LibraryCard } from "./LibraryCard.tsx";

/** The quiet first screen of whoever has signed in. */
export function Home({ firstName, library }: HomeData) {
  return (
    <main id="main" className="page home">
      <div className="page-head">
        <h1>Welcome back, {firstName || "User"}</h1>
        <LawSearch />
      </div>
      <ul className="home__ways">
        {library && (
          <Way
            href="/ai-assistant"
            title="AI Tax Assistant"
            text="Ask in plain words; every quotation is checked against the stored text."
          />
        )}
        <Way
          href="/authority/26-usc"
          title="Internal Revenue Code"
          text="Read Title 26 section by section, with the place of every paragraph in the margin."
        />
      </ul>
      {library && <LibraryCard {...library} />}
    </main>
  );
}

function Way({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li>
      <a href={href}>
        <span>
          <b>{title}</b>
          <span className="muted">{text}</span>
        </span>
        <ArrowRight className="icon" aria-hidden="true" />
      </a>
    </li>
  );
}
