import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { load } from "../../http/screen.server.ts";
import { readHome } from "./home.server.ts";
import { Home } from "./Home.tsx";
import { Landing } from "./Landing.tsx";

export const loader = load("public", async ({ modules, actor, user }) => ({
  home: user && (await readHome(modules, actor, user)),
  holdings: user ? [] : await modules.authority.holdings(),
}));

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.home ? "Home · TaxRAG" : "Tax Retrieval Augmented Generation · TaxRAG" },
];

export default function Index() {
  const { home, holdings } = useLoaderData<typeof loader>();
  return home ? <Home {...home} /> : <Landing holdings={holdings} />;
}
