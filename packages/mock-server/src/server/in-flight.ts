/** The calls of a server that have no answer yet. */
export interface InFlight {
  begin(): void;
  /** Its answer has left, or its connection is gone. */
  end(): void;
  /** Waits until none is in flight. */
  untilIdle(): Promise<void>;
}

export function createInFlight(): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    begin: () => {
      count += 1;
    },
    end: () => {
      count -= 1;
      if (count > 0) return;
      for (const tell of waiting) tell();
      waiting = [];
    },
    untilIdle: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
