import type { Frozen } from '#store/transaction.ts';
import type { EventName } from '#seed/mails-schema.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { fillIn, type Letter } from './letters.ts';
import type { LetterKind, Mail, Mailbox } from '../player/mailbox-state.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

/** Puts a letter into the player's box. */
export const deliver = (draft: Player, letter: Letter, fx: Pick<Effects, 'now'>): Mail => {
  const { mailbox } = draft;
  mailbox.lastId += 1;
  const mail: Mail = {
    id: mailbox.lastId,
    kind: letter.kind,
    title: letter.title,
    content: letter.content,
    timestamp: fx.now,
    read: false,
    received: letter.propList.length === 0,
    propList: letter.propList.map((item) => ({ ...item })),
  };
  mailbox.mails.push(mail);
  return mail;
};

/** Tells the player of something that has happened, in the words of the seed. */
export const tell = (
  draft: Player,
  event: EventName,
  values: Readonly<Record<string, string>>,
  fx: Effects,
): void => {
  const { title, content, propList } = fx.content.mails.events[event];
  deliver(
    draft,
    { kind: 'notice', title: fillIn(title, values), content: fillIn(content, values), propList },
    fx,
  );
};

/** The mails that wait for everybody who opens an account. */
export const greet = (draft: Player, fx: Effects): void => {
  for (const letter of fx.content.mails.welcome) deliver(draft, { ...letter, kind: 'mail' }, fx);
};

/** @throws {Refusal} `mailUnknown`. */
const findMail = (draft: Player, id: number): Mail => {
  const mail = draft.mailbox.mails.find((candidate) => candidate.id === id);
  if (!mail) throw new Refusal('mailUnknown', { pointer: '/id' });
  return mail;
};

/** Opens a mail, which marks it read. @throws {Refusal} `mailUnknown`. */
export const openMail = (draft: Player, id: number): Mail => {
  const mail = findMail(draft, id);
  mail.read = true;
  return mail;
};

/**
 * Takes what is attached to a mail, once. Whoever takes it knows of the mail, so it counts as read.
 * @throws {Refusal} `mailUnknown`, `mailWithoutReward`, `mailRewardReceived`.
 */
export const takeAttached = (draft: Player, id: number, fx: Effects): RewardItem[] => {
  const mail = findMail(draft, id);
  if (mail.propList.length === 0) throw new Refusal('mailWithoutReward', { pointer: '/id' });
  if (mail.received) throw new Refusal('mailRewardReceived', { pointer: '/id' });
  mail.received = true;
  mail.read = true;
  return grant(draft, mail.propList, { reason: 'mail', reference: `mail-${id}` }, fx);
};

/** Throws a mail away. @throws {Refusal} `mailUnknown`, `mailRewardUnclaimed` so that nothing is lost by a slip. */
export const deleteMail = (draft: Player, id: number): void => {
  const mail = findMail(draft, id);
  if (!mail.received) throw new Refusal('mailRewardUnclaimed', { pointer: '/id' });
  draft.mailbox.mails = draft.mailbox.mails.filter((other) => other !== mail);
};

/** Mails newest first; of the same instant the later sent one first. */
export const newestMails = ({ mails }: Frozen<Mailbox>): Frozen<Mail>[] =>
  mails.toSorted((one, other) => other.timestamp - one.timestamp || other.id - one.id);

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** A mail as the list shows it. */
export const mailSummary = ({ id, title, timestamp, read, received, propList }: Frozen<Mail>) => ({
  id,
  title,
  timestamp,
  read: flag(read),
  received: flag(received),
  propList: propList.map((item) => ({ ...item })),
});

/** The red dots of the mail entry (spec 3): an unread mail, an unread notice, a reward that waits. */
export const redDots = ({ mails }: Frozen<Mailbox>) => {
  const unread = (kind: LetterKind): boolean => mails.some((mail) => mail.kind === kind && !mail.read);
  return {
    red0: flag(unread('mail')),
    red1: flag(unread('notice')),
    red2: flag(mails.some(({ received }) => !received)),
  };
};
