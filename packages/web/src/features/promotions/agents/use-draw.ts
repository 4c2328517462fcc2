import type { Data } from '@tara/sdk';
import { failureOf } from '#api/failure.ts';
import { markStale } from '#api/effects.ts';
import { useMoneyCommand, type MoneyCommand } from '#api/money-command.ts';
import { toast } from '#ui/toast/toast.ts';

/** The calls of the agent-count programme that draw something without a body. */
type DrawPath = '/app/v1/agent4Scratch' | '/app/v1/agent4Lottery';

/**
 * Draws something that the server decides. A refusal shows in nothing but the page, which is read again (spec 8); a
 * lost answer leaves the draw `unknown`.
 */
export function useDraw<P extends DrawPath>(path: P, onDrawn: (answer: Data<P>) => void): MoneyCommand<P> {
  return useMoneyCommand(path, {
    onSuccess: (answer) => onDrawn(answer),
    onError(error) {
      if (error.kind === 'api') {
        markStale(['/app/v1/agent4Data', '/app/v1/getActivityIds']);
        return;
      }
      const { text, outcome } = failureOf(error);
      if (outcome !== 'unknown' && text !== null) toast.error(text);
    },
  });
}
