import { ActivityType } from '@tara/contract/constants';
import { toDay } from '#time/days.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import { deliverMail } from '../mail/mailbox.ts';
import type { DomainContext } from '../player/context.ts';
import type { Player } from '../player/player.ts';

/** Sends the red packet (activity 22) as a mail with coins: one with the first log-in of each day. */
export function sendRedPacket(draft: Player, context: DomainContext): void {
  if (!isActivityOpen(draft, ActivityType.redPacket, context)) return;
  const today = toDay(context.now, context.config.zoneMinutes);
  if (draft.promotions.redPacketOn === today) return;
  draft.promotions.redPacketOn = today;
  const { mails, promotions } = context.content;
  const propList = promotions.activityEntries[ActivityType.redPacket]?.propList ?? [];
  deliverMail(draft, { ...mails.events.redPacket, kind: 'mail', propList }, context);
}
