import { reportArrival } from '../invitations/reports.ts';
import { postEntry } from '../money/ledger.ts';
import { sendWelcomeMails } from '../mail/mailbox.ts';
import type { Player } from '../player/player.ts';
import type { DomainContext } from '../player/context.ts';

/** Gives a new player the registration rewards and notifies the superior. */
export function welcomePlayer(player: Player, context: DomainContext): void {
  const amount = context.config.userRegisterCoin;
  postEntry(player, { currency: 'coin', amount, reason: 'registration', reference: player.account }, context);
  if (player.mobile !== '') player.taskActions['bind'] = 1;
  reportArrival(player, context);
  sendWelcomeMails(player, context);
}
