/** Work under the same key, one after another; other keys do not wait. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
