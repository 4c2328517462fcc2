import { reportArrival } from '../invitations/reports.ts';
import { post } from '../money/ledger.ts';
import { greet } from '../mail/mailbox.ts';
import type { Player } from '../player/player.ts';
import type { Effects } from '../player/context.ts';

/** What a newly registered player gets, and who is told of them. */
export const welcome = (player: Player, fx: Effects): void => {
  const amount = fx.config.userRegisterCoin;
  post(player, { currency: 'coin', amount, reason: 'registration', reference: player.account }, fx);
  if (player.mobile !== '') player.deeds['bind'] = 1;
  reportArrival(player, fx);
  greet(player, fx);
};
