/** Remix behind Express: the built screens in production, Vite in development. */
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import express, { Router, type Request, type RequestHandler, type Response } from "express";
import { DomainError } from "#modules/kernel";
import { productFolder } from "#modules/platform";

export interface Screens {
  handler: RequestHandler;
  close(): Promise<void>;
}

type ContextOf = (req: Request, res: Response) => AppLoadContext;

/** @throws DomainError `unavailable` when there is no build. */
export async function builtScreens(contextOf: ContextOf): Promise<Screens> {
  const root = productFolder();
  const file = join(root, "build", "server", "index.js");
  if (!existsSync(file)) {
    throw new DomainError("unavailable", 'The screens have not been built. Run "npm run build" first.');
  }
  const build = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
  const router = Router();
  const client = join(root, "build", "client");
  const assets = express.static(join(client, "assets"), {
    index: false,
    setHeaders: kept("31536000, immutable"),
  });
  router.use("/assets", assets, noSuchFile);
  router.use(express.static(client, { index: false, setHeaders: kept("3600") }));
  router.use(createRequestHandler({ build, mode: "production", getLoadContext: contextOf }));
  return { handler: router, close: async () => {} };
}

export async function developmentScreens(server: Server, contextOf: ContextOf): Promise<Screens> {
  const root = productFolder();
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: join(root, "remix.config.js"),
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  const router = Router();
  router.use(vite.middlewares);
  router.use(createRequestHandler({ build: load, mode: "development", getLoadContext: contextOf }));
  return { handler: router, close: () => vite.close() };
}

/** An asset of an earlier build, requested by a page that was already open. */
const noSuchFile: RequestHandler = (_req, res) => {
  res.status(404).type("text").send("There is no such file. Load the page again.\n");
};

/** Files of the build, which are the same for everybody; all other answers stay personal. */
function kept(seconds: string): (res: Response) => void {
  return (res) => void res.setHeader("Cache-Control", `public, max-age=${seconds}`);
}
