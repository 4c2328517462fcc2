import type { Frozen } from '#frozen.ts';
import type { EventName } from '#seed/mails-schema.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantRewards } from '../rewards/rewards.ts';
import { fillTemplate, type MailDraft } from './mail-text.ts';
import type { MailKind, Mail, Mailbox } from '../player/mailbox-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

/** Puts a mail into the player's mailbox. */
export function deliverMail(
  draft: Player,
  { kind, title, content, propList }: MailDraft,
  context: Pick<DomainContext, 'now'>,
): Mail {
  const { mailbox } = draft;
  mailbox.lastId += 1;
  const mail: Mail = {
    id: mailbox.lastId,
    kind,
    title,
    content,
    timestamp: context.now,
    read: false,
    received: propList.length === 0,
    propList: propList.map((item) => ({ ...item })),
  };
  mailbox.mails.push(mail);
  return mail;
}

/** Sends the player the seed's mail for an event. */
export function notifyPlayer(
  draft: Player,
  event: EventName,
  values: Readonly<Record<string, string>>,
  context: DomainContext,
): void {
  const { title, content, propList } = context.content.mails.events[event];
  deliverMail(
    draft,
    { kind: 'notice', title: fillTemplate(title, values), content: fillTemplate(content, values), propList },
    context,
  );
}

/** Sends the mails for new accounts. */
export function sendWelcomeMails(draft: Player, context: DomainContext): void {
  for (const mail of context.content.mails.welcome) deliverMail(draft, { ...mail, kind: 'mail' }, context);
}

/** @throws {BusinessError} `mailUnknown`. */
function findMail(draft: Player, id: number): Mail {
  const mail = draft.mailbox.mails.find((candidate) => candidate.id === id);
  if (!mail) throw new BusinessError('mailUnknown', { pointer: '/id' });
  return mail;
}

/** Opens a mail and marks it as read. @throws {BusinessError} `mailUnknown` */
export function openMail(draft: Player, id: number): Mail {
  const mail = findMail(draft, id);
  mail.read = true;
  return mail;
}

/**
 * Takes the attachment of a mail, once. It also marks the mail as read.
 * @throws {BusinessError} `mailUnknown`, `mailWithoutReward`, `mailRewardReceived`
 */
export function claimAttachment(draft: Player, id: number, context: DomainContext): RewardItem[] {
  const mail = findMail(draft, id);
  if (mail.propList.length === 0) throw new BusinessError('mailWithoutReward', { pointer: '/id' });
  if (mail.received) throw new BusinessError('mailRewardReceived', { pointer: '/id' });
  mail.received = true;
  mail.read = true;
  const origin = { reason: 'mail', reference: `mail-${id}`, title: `Mail: ${mail.title}` } as const;
  return grantRewards(draft, mail.propList, origin, context);
}

/** Deletes a mail. @throws {BusinessError} `mailUnknown`, `mailRewardUnclaimed` (a reward must not be lost by accident) */
export function deleteMail(draft: Player, id: number): void {
  const mail = findMail(draft, id);
  if (!mail.received) throw new BusinessError('mailRewardUnclaimed', { pointer: '/id' });
  draft.mailbox.mails = draft.mailbox.mails.filter((other) => other !== mail);
}

/** Mails newest first; of the same instant the later one first. */
export function newestMails({ mails }: Frozen<Mailbox>): Frozen<Mail>[] {
  return mails.toSorted((a, b) => b.timestamp - a.timestamp || b.id - a.id);
}

function toFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}

/** A mail in the form of the list. */
export function mailSummary({ id, title, timestamp, read, received, propList }: Frozen<Mail>) {
  return {
    id,
    title,
    timestamp,
    read: toFlag(read),
    received: toFlag(received),
    propList: propList.map((item) => ({ ...item })),
  };
}

/** The red dots of the mail entry (spec 3): an unread mail, an unread notice, an unclaimed reward. */
export function redDots({ mails }: Frozen<Mailbox>) {
  const unread = (kind: MailKind): boolean => mails.some((mail) => mail.kind === kind && !mail.read);
  return {
    red0: toFlag(unread('mail')),
    red1: toFlag(unread('notice')),
    red2: toFlag(mails.some(({ received }) => !received)),
  };
}
