import type { Request, Response } from "express";

interface Refusal {
  message: string;
  code: string;
}

/** Answers without Remix: JSON below /api, elsewhere a plain page. */
export function refuse(req: Request, res: Response, status: number, { message, code }: Refusal): void {
  res.status(status);
  if (req.path === "/api" || req.path.startsWith("/api/")) {
    res.json({ message, code });
    return;
  }
  res.type("html").send(page(message));
}

function page(message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>TaxRAG</title>
<body style="font-family: system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<p>${message}</p>
<p><a href="/">Go to the start page</a></p>
`;
}
