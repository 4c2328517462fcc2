import { command, conditionalCommand, query } from '#calls/handler.ts';
import { transactPlayer } from '#calls/transact-player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { hasSafePassword } from '#domain/accounts/safebox-lock.ts';
import { transferCoins } from '#domain/money/safebox-transfer.ts';
import { prepareNewPassword } from './encrypted-passwords.ts';
import { withSafePassword } from './with-password.ts';

function saltName(playerId: number): string {
  return `safebox-${playerId}`;
}

/** The safebox (spec 7.2). */
export const safeboxHandlers = {
  getSafebox: query<'getSafebox'>((player) => ({
    safebox: player.safebox,
    hasSafeboxPassword: hasSafePassword(player),
  })),

  safeboxPasswordInit: conditionalCommand<'safeboxPasswordInit'>(async (player, { password }, call) => {
    if (hasSafePassword(player)) throw new BusinessError('safeboxPasswordAlreadySet');
    const newHash = await prepareNewPassword(password, saltName(player.id), call, player.passwordHash);
    return transactPlayer(call, player.id, (draft) => {
      if (hasSafePassword(draft)) throw new BusinessError('safeboxPasswordAlreadySet');
      draft.safeLock.passwordHash = newHash();
      return { hasSafeboxPassword: true };
    });
  }),

  modifySafePassword: conditionalCommand<'modifySafePassword'>(
    async (player, { oldPassword, password }, call) => {
      const newHash = await prepareNewPassword(password, saltName(player.id), call, player.passwordHash);
      return withSafePassword(player, oldPassword, call, (draft) => {
        draft.safeLock.passwordHash = newHash();
        return {};
      });
    },
  ),

  safeboxDeposit: command<'safeboxDeposit'>((draft, { amount }, call) => {
    if (!hasSafePassword(draft)) throw new BusinessError('safeboxPasswordNotSet');
    return transferCoins(draft, amount, ['coin', 'safebox'], call);
  }),

  safeboxWithdraw: conditionalCommand<'safeboxWithdraw'>((player, { amount, safeboxPassword }, call) =>
    withSafePassword(player, safeboxPassword, call, (draft, commandCall) =>
      transferCoins(draft, amount, ['safebox', 'coin'], commandCall),
    ),
  ),
};
