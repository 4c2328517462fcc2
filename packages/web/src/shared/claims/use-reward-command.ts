import type { MoneyOperation, SdkError } from '@tara/sdk';
import type { CallBody } from '#api/call.ts';
import type { CommandHandlers } from '#api/command.ts';
import { toFailure } from '#api/failure.ts';
import { useMoneyCommand, type MoneyCommand } from '#api/money-command.ts';
import { toast } from '#ui/toast/toast.ts';

interface RewardHandlers<Op extends MoneyOperation> extends Required<Pick<CommandHandlers<Op>, 'onSuccess'>> {
  /** Called when the server rejects the call; no message is shown automatically (spec 8). */
  onRefused: (error: SdkError, body: CallBody<Op>) => void;
  /** Called when the answer did not arrive. */
  onLost?: () => void;
}

/** A call that claims or draws a reward: repeated while the server is busy. Without an answer the outcome is `unknown`. */
export function useRewardCommand<Op extends MoneyOperation>(
  operation: Op,
  { onSuccess, onRefused, onLost }: RewardHandlers<Op>,
): MoneyCommand<Op> {
  return useMoneyCommand(operation, {
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
