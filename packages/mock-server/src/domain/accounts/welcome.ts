import { reportArrival } from '../invitations/reports.ts';
import { post } from '../money/ledger.ts';
import { sendWelcomeMails } from '../mail/mailbox.ts';
import type { Player } from '../player/player.ts';
import type { DomainContext } from '../player/context.ts';

/** What a newly registered player gets, and who is notified. */
export function welcome(player: Player, context: DomainContext): void {
  const amount = context.config.userRegisterCoin;
  post(player, { currency: 'coin', amount, reason: 'registration', reference: player.account }, context);
  if (player.mobile !== '') player.taskActions['bind'] = 1;
  reportArrival(player, context);
  sendWelcomeMails(player, context);
}
