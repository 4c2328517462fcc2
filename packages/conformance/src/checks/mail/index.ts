import type { Backend, Player } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { expectSignIn } from '../shared/accounts.ts';
import { expectAnother, expectSignedOut, expectStatus } from '../shared/calls.ts';
import { expectGrant } from '../shared/claims.ts';
import { findSlot, play } from '../shared/games.ts';
import { expectOrder, PAGE, pick } from '../shared/lists.ts';
import { sumItems, type RewardItem } from '../shared/rewards.ts';
import { DAY, SECOND, untilMidnight } from '../shared/time.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { dotChecks } from './dots.ts';
import { CALLS, empty, GIFT, inList, LETTER, readDots, reader, readMails, send } from './mailbox.ts';
import { rewardChecks } from './rewards.ts';

/** Logs the player in and returns the number of mails. */
async function countAfterLogIn(backend: Backend, player: Player): Promise<number> {
  await expectSignIn(backend, 0, player);
  return (await readMails(player)).total;
}

export const mailChecks = defineChecks('mail', {
  ...dotChecks,
  ...rewardChecks,
  'deletes-for-good': {
    statements: ['7.2-33', '2.2-085'],
    title: 'deletes a mail for good, also an unread one, and none with an unclaimed reward',
    run: async (backend) => {
      const player = await reader(backend);
      const gift = await send(backend, player, GIFT);
      const letter = await send(backend, player, LETTER);
      await player.expectErrcode('delMail', 2804, { id: gift['id'] });
      await player.expectOk('getMailDetail', { id: gift['id'] });
      await player.expectErrcode('delMail', 2804, { id: gift['id'] });
      expectEqual('mails', (await readMails(player)).total, 2);
      await player.expectOk('delMail', { id: letter['id'] });
      expectEqual('mails after deleting the letter', pick((await readMails(player)).mails, 'id'), [
        gift['id'],
      ]);
      expectEqual('red dots', await readDots(player), [0, 0, 1]);
      await player.expectOk('receiveMail', { id: gift['id'] });
      await player.expectOk('delMail', { id: gift['id'] });
      expectEqual('mails at the end', await readMails(player), { mails: [], total: 0 });
      await expectNoChange('calls for deleted mails', player, async () => {
        for (const id of [gift['id'], letter['id']])
          for (const call of CALLS) await player.expectErrcode(call, 2801, { id });
      });
      const next = await send(backend, player, LETTER);
      for (const deleted of [gift, letter])
        expectAnother('number of the next mail', next['id'], deleted['id']);
    },
  },
  'mails-of-others': {
    statements: ['7.2-31', '7.2-32', '7.2-33'],
    title: 'neither shows nor changes a mail of another player',
    run: async (backend) => {
      const owner = await reader(backend);
      const stranger = await reader(backend);
      let gift = await send(backend, owner, GIFT);
      // Each player may have numbers of its own: the number must be one that the stranger never had.
      for (let n = 0; n < 3; n++) gift = await send(backend, owner, GIFT);
      const before = await readMails(owner);
      await expectNoChange('calls for a mail of another player', stranger, async () => {
        for (const call of CALLS) await stranger.expectErrcode(call, 2801, { id: gift['id'] });
        for (const call of CALLS) await owner.expectErrcode(call, 2801, { id: gift['id'] + 1000 });
      });
      expectEqual('mails of the owner', await readMails(owner), before);
      expectEqual('mails of the stranger', await readMails(stranger), { mails: [], total: 0 });
      expectEqual('red dots of the stranger', await readDots(stranger), [0, 0, 0]);
      await owner.expectOk('receiveMail', { id: gift['id'] });
    },
  },
  'same-number-of-two-players': {
    statements: ['7.2-32'],
    title: 'grants rewards of two players independently, even if their mails have one number',
    run: async (backend) => {
      const player = await reader(backend);
      const stranger = await reader(backend);
      const { id } = await send(backend, player, GIFT);
      const mail = await send(backend, stranger, GIFT);
      await expectNoChange('a reward of another player', stranger, () =>
        player.expectOk('receiveMail', { id }),
      );
      expectEqual('mail of the other player', await inList(stranger, mail['id']), mail);
      const receive = ['receiveMail', { id: mail['id'] }] as const;
      await expectGrant(stranger, receive, undefined, { items: GIFT.propList });
    },
  },
  'mails-in-pages': {
    statements: ['7.2-30'],
    title: 'lists mails newest first, in pages; a page beyond the end is empty',
    run: async (backend) => {
      const player = await reader(backend);
      for (const title of ['one', 'two', 'three', 'four', 'five']) {
        await send(backend, player, { ...LETTER, title });
        if (title !== 'three') await backend.hooks.moveTime(SECOND);
      }
      const readPage = async (page: number, pageSize: number) => {
        const { mails, total } = await readMails(player, { page, pageSize });
        return { titles: pick(mails, 'title'), total };
      };
      expectEqual('page 1', await readPage(1, 2), { titles: ['five', 'four'], total: 5 });
      expectEqual('page 2', await readPage(2, 2), { titles: ['three', 'two'], total: 5 });
      expectEqual('page 3', await readPage(3, 2), { titles: ['one'], total: 5 });
      expectEqual('page 4', await readPage(4, 2), { titles: [], total: 5 });
      const { mails } = await readMails(player, { page: 1, pageSize: 100 });
      expectEqual('number of different ids', new Set(pick(mails, 'id')).size, 5);
      expectOrder('times of the mails', pick(mails, 'timestamp'), 'descending');
      for (const odd of [{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }, { page: '1' }])
        await expectStatus(player, 400, ['getMail2', { ...PAGE, ...odd }]);
    },
  },
  'red-packet': {
    statements: ['1-44'],
    title: 'brings a red packet by mail with the first log-in of a day while activity 22 runs',
    level: 'should',
    run: async (backend) => {
      await backend.hooks.setConfig({ activityIds: [22] });
      const player = await backend.player();
      const first = await countAfterLogIn(backend, player);
      expectEqual('mails after a second log-in', await countAfterLogIn(backend, player), first);
      await backend.hooks.moveTime(DAY);
      expectEqual('mails on the next day', await countAfterLogIn(backend, player), first + 1);
      const [packet] = (await readMails(player)).mails;
      const items = (packet?.['propList'] ?? []) as readonly RewardItem[];
      expectThat('items of the packet', sumItems(items).coin > 0, 'coins', items);
      await expectGrant(player, ['receiveMail', { id: packet?.['id'] }], undefined, { items });
      await backend.hooks.setConfig({ activityIds: [] });
      await backend.hooks.moveTime(DAY);
      expectEqual('mails without the activity', await countAfterLogIn(backend, player), first + 1);
    },
  },
  'red-packet-by-the-day-of-the-region': {
    statements: ['1-44'],
    title: "brings the next red packet after midnight in the region's zone",
    level: 'should',
    run: async (backend) => {
      await backend.hooks.setConfig({ activityIds: [22] });
      const player = await backend.player();
      const first = await countAfterLogIn(backend, player);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      expectEqual('mails just before midnight', await countAfterLogIn(backend, player), first);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('mails after midnight', await countAfterLogIn(backend, player), first + 1);
    },
  },
  'gift-of-a-level': {
    statements: ['1-10'],
    title: 'brings the gift of a level by mail when a stake reaches the level',
    level: 'should',
    run: async (backend) => {
      const { appUserLevelConfigList } = await backend.webConfig();
      const levels = appUserLevelConfigList as { level: number; betAmount: number; propList: object[] }[];
      const at = levels.findIndex(({ propList }) => propList?.length > 0);
      const below = levels[at - 1];
      const gift = levels[at];
      requireThat(below !== undefined && gift !== undefined, 'no level of the configuration has a gift');
      const bet = Math.max(10_00, (await findSlot(backend))['minBet'] ?? 0);
      const player = await empty(await backend.player({ coin: bet * 3, bet: below.betAmount - 2 * bet }));
      await play(backend, player, bet);
      expectEqual('mails before the level', (await readMails(player)).total, 0);
      await play(backend, player, bet);
      const { mails } = await readMails(player);
      expectEqual('gifts', pick(mails, 'propList'), [gift.propList]);
      await play(backend, player, bet);
      expectEqual('mails after one more round', (await readMails(player)).total, 1);
    },
  },
  'needs-a-session': {
    statements: ['6-16', '7.2-30', '7.2-31', '7.2-32', '7.2-33', '7.2-34'],
    title: 'answers 401 to mails without a session',
    run: async (backend) => {
      await expectSignedOut(
        backend,
        CALLS.map((call) => [call, { id: 1 }]),
      );
      await expectSignedOut(backend, [['getMail2', PAGE], ['hasMailUnread']]);
    },
  },
});
