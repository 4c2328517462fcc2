import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { expectThat } from '../../protocol/expect.ts';
import type { MailContent } from '../../protocol/hooks.ts';
import { PAGE, pick } from '../shared/lists.ts';
import { COINS } from '../shared/rewards.ts';

export const LETTER = { title: 'A letter', content: 'Nothing but words.\n\nGoodbye.' };

export const GIFT = {
  title: 'A gift',
  content: 'Fifty coins.',
  propList: [{ id: COINS, count: 50_00, betRate: 2 }],
};

/** Calls about one mail. */
export const CALLS = ['getMailDetail', 'receiveMail', 'delMail'] as const;

export async function readMails(
  player: Player,
  page: object = PAGE,
): Promise<{ mails: readonly Fields[]; total: number }> {
  const { mailList, total } = await player.expectOk('getMail2', page);
  return { mails: mailList, total };
}

/** The red dots: an unread mail, an unread notice, an unclaimed reward. */
export async function readDots(player: Player): Promise<readonly number[]> {
  const { red0, red1, red2 } = await player.expectOk('hasMailUnread');
  return [red0, red1, red2];
}

/** Empties the mailbox, whose mails of a new player would interfere. */
export async function empty(player: Player): Promise<Player> {
  for (const { id, received } of (await readMails(player)).mails) {
    if (received === 0) await player.expectOk('receiveMail', { id });
    await player.expectOk('delMail', { id });
  }
  return player;
}

/** A player with an empty mailbox. */
export const reader = async (backend: Backend) => empty(await backend.player({ coin: 1_000_00 }));

/** Sends a mail and returns it as the list shows it. */
export async function send(backend: Backend, player: Player, content: MailContent): Promise<Fields> {
  const known = new Set(pick((await readMails(player, { page: 1, pageSize: 100 })).mails, 'id'));
  await backend.hooks.sendMail(player.userId, content);
  const { mails } = await readMails(player, { page: 1, pageSize: 100 });
  const mail = mails.find(({ id }) => !known.has(id));
  expectThat(`mail "${content.title}"`, mail !== undefined, 'a new one in the list', pick(mails, 'title'));
  return mail;
}

/** The mail with this id in the list. */
export const inList = async (player: Player, id: number) =>
  (await readMails(player)).mails.find((mail) => mail['id'] === id);
