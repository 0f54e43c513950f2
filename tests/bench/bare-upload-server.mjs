// Lower bound for uploads: Express streams the raw body to disk, hashes it and syncs the file.
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import express from "express";

const folder = process.argv[2];
const app = express();

app.post("/", (req, res, next) => {
  const hash = createHash("sha256");
  req.on("data", (chunk) => hash.update(chunk));
  const file = createWriteStream(join(folder, randomUUID()), { flush: true });
  pipeline(req, file)
    .then(() => res.status(201).json({ sha256: hash.digest("hex") }))
    .catch(next);
});

const server = app.listen(0, "127.0.0.1", () =>
  console.log(`ready at http://127.0.0.1:${server.address().port}`),
);
