// A child process ends with this one, also when this one is interrupted.
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} call it when the child has ended
 */
export function endWithUs(child) {
  const onSignal = (signal) => {
    child.kill("SIGKILL");
    letGo();
    // Nobody listens any more: the signal has its ordinary effect.
    process.kill(process.pid, signal);
  };
  const onExit = () => void child.kill("SIGKILL");
  function letGo() {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off("exit", onExit);
  }
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on("exit", onExit);
  return letGo;
}
