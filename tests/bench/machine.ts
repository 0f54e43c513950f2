import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

/** Machine that the figures depend on; a load above 0 before the start means other programs are running. */
export function describeMachine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  const [load] = loadavg();
  return `${availableParallelism()} × ${first?.model.trim() ?? "CPU"}, ${gigabytes} GB, Node ${process.version}, load ${load!.toFixed(1)}`;
}
