import { request } from "node:http";

interface RawAnswer {
  status: number;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Request with headers that `fetch` forbids, such as Host and Origin. */
export function rawRequest(
  address: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: init.method, headers: init.headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => (body += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    });
    sent.on("error", reject);
    sent.end(init.body);
  });
}
