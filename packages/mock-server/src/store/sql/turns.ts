/** A queue per name: pieces of work with the same name run one after the other, whether they succeed or fail. */
export interface Turns {
  take<R>(name: string, work: () => Promise<R>): Promise<R>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take: async (name, work) => {
      const before = last.get(name) ?? Promise.resolve();
      const own = before.then(work, work);
      const settled = own.catch(() => undefined);
      last.set(name, settled);
      try {
        return await own;
      } finally {
        if (last.get(name) === settled) last.delete(name);
      }
    },
  };
}
