import type { MoneyPath, SdkError } from '@tara/sdk';
import type { CallBody } from '#api/call.ts';
import type { CommandHandlers } from '#api/command.ts';
import { toFailure } from '#api/failure.ts';
import { useMoneyCommand, type MoneyCommand } from '#api/money-command.ts';
import { toast } from '#ui/toast/toast.ts';

interface RewardHandlers<P extends MoneyPath> extends Required<Pick<CommandHandlers<P>, 'onSuccess'>> {
  /** Called when the server rejects the call; no message is shown automatically (spec 8). */
  onRefused: (error: SdkError, body: CallBody<P>) => void;
  /** Called when the answer did not arrive. */
  onLost?: () => void;
}

/** A call that claims or draws a reward: repeated while the server is busy. Without an answer the outcome is `unknown`. */
export function useRewardCommand<P extends MoneyPath>(
  path: P,
  { onSuccess, onRefused, onLost }: RewardHandlers<P>,
): MoneyCommand<P> {
  return useMoneyCommand(path, {
    repeatsBusy: true,
    onSuccess,
    onError(error, body) {
      if (error.kind === 'api') {
        onRefused(error, body);
        return;
      }
      onLost?.();
      const { text, outcome } = toFailure(error);
      if (outcome !== 'unknown' && text !== null) toast.error(text);
    },
  });
}
