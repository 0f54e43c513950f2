export interface WakeSignal {
  signal(): void;
  /** Resolves on a signal, at once if one came since the last wait, or after `withinMs`. */
  wait(withinMs: number): Promise<void>;
}

/** Wakes one waiter; a signal without a waiter is kept for the next wait. */
export function createWakeSignal(): WakeSignal {
  let isSignaled = false;
  let wake: (() => void) | null = null;
  return {
    signal() {
      isSignaled = true;
      wake?.();
    },
    async wait(withinMs) {
      if (!isSignaled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      isSignaled = false;
    },
  };
}
