export interface Bell {
  ring(): void;
  /** Resolves on a ring, at once if it rang since the last wait, or after `withinMs`. */
  rung(withinMs: number): Promise<void>;
}

/** Wakes one waiter; a ring without a waiter is kept for the next wait. */
export function createBell(): Bell {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async rung(withinMs) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const patience = setTimeout(resolve, withinMs);
          wake = () => {
            clearTimeout(patience);
            resolve();
          };
        });
      }
      wake = null;
      hasRung = false;
    },
  };
}
