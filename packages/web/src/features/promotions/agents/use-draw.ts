import type { Data } from '@tara/sdk';
import { markStaleBy } from '#api/effects.ts';
import type { MoneyCommand } from '#api/money-command.ts';
import { useRewardCommand } from '#shared/claims/use-reward-command.ts';

/** Calls of the agent-count programme that draw without a body. */
type DrawPath = '/app/v1/agent4Scratch' | '/app/v1/agent4Lottery';

/** Draws a prize of the server. A rejected draw only reads the page again (spec 8). */
export function useDraw<P extends DrawPath>(path: P, onDrawn: (answer: Data<P>) => void): MoneyCommand<P> {
  return useRewardCommand(path, {
    onSuccess: onDrawn,
    onRefused: () => markStaleBy(path),
  });
}
