import { useCallback, useState } from 'react';

export interface Action {
  busy: boolean;
  /** Runs what a button asks for; what it refuses is told in the notice line. */
  run(work: () => Promise<unknown>, done: string): void;
}

export type Tell = (text: string, kind: 'done' | 'refused') => void;

/** Runs buttons' work one at a time and tells how it went. */
export function useAction(tell: Tell, after: () => void): Action {
  const [busy, setBusy] = useState(false);
  const run = useCallback<Action['run']>(
    (work, done) => {
      const perform = async (): Promise<void> => {
        setBusy(true);
        try {
          await work();
          tell(done, 'done');
          after();
        } catch (error) {
          tell(error instanceof Error ? error.message : String(error), 'refused');
        }
        setBusy(false);
      };
      void perform();
    },
    [tell, after],
  );
  return { busy, run };
}
