/** A server that speaks as much of Amazon's S3 protocol as the store of papers uses, with one bucket in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface S3Server {
  endpoint: string;
  /** Objects by their full names. */
  objects: Map<string, { bytes: Buffer; changedAt: Date }>;
  /** What the next requests meet; null: they are answered. */
  fault: "hangs" | "drops" | "refuses" | null;
  close(): Promise<void>;
}

const PAGE = 2;

/** Takes requests that are signed with the key id `key`. */
export async function startS3({ bucket, key }: { bucket: string; key: string }): Promise<S3Server> {
  const s3: S3Server = { endpoint: "", objects: new Map(), fault: null, close };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (s3.fault === "hangs") return;
    if (s3.fault === "drops") return void request.socket.destroy();
    const signed = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`);
    if (!signed || s3.fault === "refuses") return problem(response, 403, "AccessDenied");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const [, name, ...rest] = pathname.split("/");
    if (name !== bucket) return problem(response, 404, "NoSuchBucket");
    const object = decodeURIComponent(rest.join("/"));
    if (object === "") return request.method === "HEAD" ? void response.end() : list(searchParams, response);
    if (request.method === "PUT") {
      s3.objects.set(object, { bytes: await buffer(request), changedAt: new Date() });
      return void response.end();
    }
    if (request.method === "DELETE") {
      s3.objects.delete(object);
      return void response.writeHead(204).end();
    }
    get(object, request.headers.range, response);
  }

  function get(object: string, range: string | undefined, response: ServerResponse): void {
    const bytes = s3.objects.get(object)?.bytes;
    if (!bytes) return problem(response, 404, "NoSuchKey");
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
    if (start === undefined) return void response.end(bytes);
    response.writeHead(206).end(bytes.subarray(Number(start), Number(end) + 1));
  }

  function list(asked: URLSearchParams, response: ServerResponse): void {
    const [prefix, after] = [asked.get("prefix") ?? "", asked.get("continuation-token") ?? ""];
    const names = [...s3.objects.keys()].filter((one) => one.startsWith(prefix) && one > after).sort();
    const more = names.length > PAGE;
    const contents = names.slice(0, PAGE).map((one) => {
      const date = s3.objects.get(one)!.changedAt.toISOString();
      return `<Contents><Key>${one}</Key><LastModified>${date}</LastModified></Contents>`;
    });
    const next = more ? `<NextContinuationToken>${names[PAGE - 1]}</NextContinuationToken>` : "";
    response.setHeader("Content-Type", "application/xml");
    response.end(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    );
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  s3.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return s3;
}

function problem(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
