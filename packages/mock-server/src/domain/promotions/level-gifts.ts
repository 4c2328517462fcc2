import { deliverMail } from '../mail/mailbox.ts';
import { fillTemplate } from '../mail/mail-text.ts';
import type { DomainContext } from '../player/context.ts';
import type { Player } from '../player/player.ts';
import { vipStatus } from '../player/vip-status.ts';

/**
 * Sends the gifts of the levels that a stake has reached, each as a mail.
 * @param before the level before the stake
 */
export function sendLevelGifts(draft: Player, before: number, context: DomainContext): void {
  const { mails, rewards } = context.content;
  const { vip } = vipStatus(draft, rewards.vipLevels);
  for (const { level, propList } of rewards.vipLevels) {
    if (level <= before || level > vip || propList.length === 0) continue;
    const { title, content } = mails.events.levelReached;
    const values = { level: String(level) };
    deliverMail(
      draft,
      { kind: 'mail', title: fillTemplate(title, values), content: fillTemplate(content, values), propList },
      context,
    );
  }
}
