/** Answers of lists that are given in pages. */
import { json } from "@remix-run/node";
import { z } from "zod";

/** The parameter `page`, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

/** The rows as a JSON array, the number of rows on all pages in a header. */
export function asPage({ rows, total }: { rows: unknown[]; total: number }): Response {
  return json(rows, { headers: { "X-Total-Count": String(total) } });
}
