import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { refuseSlowBodies } from "./slow-bodies.ts";

let server: Server;
afterEach(() => server.closeAllConnections());

async function open(options: Parameters<typeof refuseSlowBodies>[0], read = true) {
  const app = express();
  app.use(refuseSlowBodies(options));
  app.use((req, res) => {
    if (!read) return void setTimeout(() => req.resume().on("end", () => res.end("late")), 300);
    let size = 0;
    req.on("data", (chunk: Buffer) => (size += chunk.length)).on("end", () => res.end(`${size} bytes`));
    req.on("error", () => undefined);
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (part) => (answer += part.toString()));
  return { socket, ended: once(socket, "close").then(() => answer) };
}

const head = (size: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\nConnection: close\r\n\r\n`;

it("lets a body live for many windows as long as bytes come", async () => {
  const { socket, ended } = await open({ minBytesPerSecond: 10, windowMs: 100 });
  socket.write(head(60));
  for (let sent = 0; sent < 6; sent += 1) {
    await pause(60);
    socket.write("0123456789");
  }
  expect(await ended).toMatch(/200 OK[^]*60 bytes$/);
});

it("answers 408 to one that comes too slowly", async () => {
  const { socket, ended } = await open({ minBytesPerSecond: 1000, windowMs: 50 });
  socket.write(`${head(60)}x`);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 [^]*too slowly/);
});

it("waits for a body that this server does not read yet", async () => {
  const { socket, ended } = await open({ minBytesPerSecond: 1000, windowMs: 50 }, false);
  socket.write(`${head(60)}${"x".repeat(59)}`);
  setTimeout(() => socket.write("x"), 200);
  expect(await ended).toMatch(/200 OK[^]*late$/);
});
