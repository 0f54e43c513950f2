/** A server that speaks CourtListener's REST API, version 4, as far as it is asked: search by cursor, opinions, limits. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A result of /search/?type=o. */
export interface FoundCluster {
  caseName: string;
  court_id: string;
  dateFiled: string;
  docketNumber: string;
  citation: string[];
  status: string;
  judge: string;
  opinions: { id: number; type: string; sha1: string }[];
}

export class CourtListenerServer {
  readonly requests: { path: string; token: string | undefined }[] = [];
  clusters: FoundCluster[] = [];
  /** Words of each opinion, by its id. */
  words = new Map<number, string>();
  pageSize = 2;
  /** Answers the next requests in place of the API. */
  readonly instead: ((response: ServerResponse) => void)[] = [];
  private readonly server: Server = createServer((request, response) => this.answer(request, response));
  base = "";

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/rest/v4`;
    return this.base;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private answer({ url = "", headers }: IncomingMessage, response: ServerResponse): void {
    this.requests.push({ path: url, token: headers.authorization });
    const instead = this.instead.shift();
    if (instead) return instead(response);
    const asked = new URL(url, "http://x");
    const id = /\/opinions\/(\d+)\/$/.exec(asked.pathname)?.[1];
    const body = id === undefined ? this.page(asked) : this.opinion(Number(id));
    if (body === null) response.writeHead(404, JSON_TYPE).end('{"detail":"Not found."}');
    else response.writeHead(200, JSON_TYPE).end(JSON.stringify(body));
  }

  private page({ searchParams }: URL) {
    const from = Number(Buffer.from(searchParams.get("cursor") ?? "", "base64url").toString() || 0);
    const to = from + this.pageSize;
    const next = to < this.clusters.length ? this.addressOf(searchParams, String(to)) : null;
    const previous = from > 0 ? this.addressOf(searchParams, String(from - this.pageSize)) : null;
    return { count: this.clusters.length, next, previous, results: this.clusters.slice(from, to) };
  }

  private addressOf(asked: URLSearchParams, cursor: string): string {
    const query = new URLSearchParams(asked);
    query.set("cursor", Buffer.from(cursor).toString("base64url"));
    return `${this.base}/search/?${query.toString()}`;
  }

  private opinion(id: number) {
    const words = this.words.get(id);
    if (words === undefined) return null;
    return { id, type: "010combined", plain_text: "", html: "", html_lawbox: "", html_with_citations: words };
  }
}

const JSON_TYPE = { "content-type": "application/json" };
