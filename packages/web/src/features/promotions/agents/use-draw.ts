import type { Data } from '@tara/sdk';
import { markStaleBy } from '#api/effects.ts';
import type { MoneyCommand } from '#api/money-command.ts';
import { useRewardCommand } from '#shared/claims/use-reward-command.ts';

/** Calls of the agent-count programme that draw without a body. */
type DrawOperation = 'agent4Scratch' | 'agent4Lottery';

/** Draws a prize of the server. A rejected draw only reads the page again (spec 8). */
export function useDraw<Op extends DrawOperation>(
  operation: Op,
  onDrawn: (answer: Data<Op>) => void,
): MoneyCommand<Op> {
  return useRewardCommand(operation, {
    onSuccess: onDrawn,
    onRefused: () => markStaleBy(operation),
  });
}
