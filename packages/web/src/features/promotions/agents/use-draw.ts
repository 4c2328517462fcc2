import type { Data } from '@tara/sdk';
import { failureOf } from '#api/failure.ts';
import { markStale } from '#api/effects.ts';
import { useMoneyCommand, type MoneyCommand } from '#api/money-command.ts';
import { toast } from '#ui/toast/toast.ts';

/** Calls of the agent-count programme that draw without a body. */
type DrawPath = '/app/v1/agent4Scratch' | '/app/v1/agent4Lottery';

/**
 * Draws a prize of the server. A rejected draw only reads the page again (spec 8); after a lost answer the outcome is
 * `unknown`.
 */
export function useDraw<P extends DrawPath>(path: P, onDrawn: (answer: Data<P>) => void): MoneyCommand<P> {
  return useMoneyCommand(path, {
    repeatsBusy: true,
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
