import { markStale } from '#api/effects.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { toFailure } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';
import { READ } from './use-new-year.ts';

/** Reports a share of New Year. "Already shared" counts as shared: the tasks are read again (spec 8). */
export function useShare(): () => void {
  const { run } = useKeyedCommand('/app/v1/appNewYearUserShare', {
    onError(error) {
      markStale([READ]);
      const { text } = toFailure(error);
      if (error.kind !== 'api' && text !== null) toast.error(text);
    },
  });
  return () => run({});
}
