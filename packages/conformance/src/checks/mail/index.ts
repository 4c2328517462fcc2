import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { MailContent } from '../../protocol/hooks.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import {
  anyChannel,
  AT_ONCE,
  atOnce,
  COINS,
  DAY,
  errcodesOf,
  expectChange,
  expectNoChange,
  JUST_BEFORE,
  MINUTE,
  PAGE,
  POINT_ITEMS,
  POINTS,
  SECOND,
  untilMidnight,
} from '../shared/wallet.ts';

const LETTER = { title: 'A letter', content: 'Nothing but words.\n\nGoodbye.' };
const GIFT = {
  title: 'A gift',
  content: 'Fifty coins.',
  propList: [{ id: COINS, count: 50_00, betRate: 2 }],
};
/** Calls about one mail. */
const CALLS = ['getMailDetail', 'receiveMail', 'delMail'] as const;

async function mailsOf(
  player: Player,
  page: object = PAGE,
): Promise<{ mails: readonly Fields[]; total: number }> {
  const { mailList, total } = await player.expectOk('getMail2', page);
  return { mails: mailList, total };
}

/** The red dots: an unread mail, an unread notice, an unclaimed reward. */
async function dotsOf(player: Player): Promise<readonly number[]> {
  const { red0, red1, red2 } = await player.expectOk('hasMailUnread');
  return [red0, red1, red2];
}

/** Empties the mailbox, whose mails of a new player would interfere. */
async function empty(player: Player): Promise<Player> {
  for (const { id, received } of (await mailsOf(player)).mails) {
    if (received === 0) await player.expectOk('receiveMail', { id });
    await player.expectOk('delMail', { id });
  }
  return player;
}

/** A player with an empty mailbox. */
const reader = async (backend: Backend) => empty(await backend.player({ coin: 1_000_00 }));

/** Sends a mail and returns it as the list shows it. */
async function send(backend: Backend, player: Player, content: MailContent): Promise<Fields> {
  const known = new Set((await mailsOf(player, { page: 1, pageSize: 100 })).mails.map(({ id }) => id));
  await backend.hooks.sendMail(player.userId, content);
  const { mails } = await mailsOf(player, { page: 1, pageSize: 100 });
  const mail = mails.find(({ id }) => !known.has(id));
  expectThat('the mail', mail !== undefined, 'in the list');
  return mail;
}

/** The mail with this id in the list. */
const inList = async (player: Player, id: number) =>
  (await mailsOf(player)).mails.find((mail) => mail['id'] === id);

export const mailChecks = defineChecks('mail', {
  'welcomes-a-new-player': {
    statements: ['7.2-30', '1-21'],
    title: 'lists the mails of a new player, unread, with the red dots that belong to them',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      const { mails, total } = await mailsOf(player);
      expectEqual('total', total, mails.length);
      for (const { read } of mails) expectEqual('read', read, 0);
      const gifts = mails.filter(({ received }) => received === 0);
      for (const { propList } of gifts) expectThat('reward', propList.length > 0, 'at least one item');
      const [red0, red1, red2] = await dotsOf(player);
      expectEqual('a dot for unread mails', red0 === 1 || red1 === 1, mails.length > 0);
      expectEqual('the dot for rewards', red2, gifts.length > 0 ? 1 : 0);
    },
  },
  'empty-mailbox': {
    statements: ['7.2-30', '7.3-18'],
    title: 'answers an empty list and no red dot for an empty mailbox',
    run: async (backend) => {
      const player = await reader(backend);
      expectEqual('list', await mailsOf(player), { mails: [], total: 0 });
      expectEqual('dots', await dotsOf(player), [0, 0, 0]);
    },
  },
  'unread-until-opened': {
    statements: ['7.2-30', '7.2-31', '7.2-34', '3-067', '2.2-085'],
    title: 'shows a mail as unread until its text is read, and lists no text',
    run: async (backend) => {
      const player = await reader(backend);
      const mail = await send(backend, player, LETTER);
      const { id, timestamp, ...fields } = mail;
      const shown = { title: LETTER.title, read: 0, received: 1, propList: [] };
      expectEqual('mail of the list', fields, shown);
      expectThat('timestamp', Math.abs(timestamp - backend.now()) < MINUTE, 'now', timestamp);
      expectEqual('dots', await dotsOf(player), [1, 0, 0]);
      expectEqual('mail of the list again', await inList(player, id), mail);
      const opened = (await player.expectOk('getMailDetail', { id }))['mail'];
      expectEqual('mail with its text', opened, { ...mail, read: 1, content: LETTER.content });
      expectEqual('mail of the list afterwards', await inList(player, id), { ...mail, read: 1 });
      expectEqual('dots afterwards', await dotsOf(player), [0, 0, 0]);
      expectEqual('mail a second time', (await player.expectOk('getMailDetail', { id }))['mail'], opened);
    },
  },
  'dot-of-a-reward': {
    statements: ['7.3-18', '3-067'],
    title: 'shows the dot of a reward until the reward is received, also after the mail was read',
    run: async (backend) => {
      const player = await reader(backend);
      const { id } = await send(backend, player, GIFT);
      const letter = await send(backend, player, LETTER);
      expectEqual('dots', await dotsOf(player), [1, 0, 1]);
      await player.expectOk('getMailDetail', { id });
      expectEqual('dots after reading one', await dotsOf(player), [1, 0, 1]);
      await player.expectOk('getMailDetail', { id: letter['id'] });
      expectEqual('dots after reading both', await dotsOf(player), [0, 0, 1]);
      await player.expectOk('receiveMail', { id });
      expectEqual('dots after receiving', await dotsOf(player), [0, 0, 0]);
    },
  },
  'dot-of-a-notice': {
    statements: ['7.3-18', '3-067'],
    title: 'shows the second dot for an automatic mail until it is read',
    level: 'should',
    run: async (backend) => {
      const player = await reader(backend);
      const known = await mailsOf(player);
      const { orderId } = await player.expectOk('recharge3', {
        amount: 1_000_00,
        version: 4,
        actType: 0,
        rechargeType: (await anyChannel(backend)).id,
      });
      await backend.hooks.settleOrder(orderId);
      const { mails } = await mailsOf(player);
      expectThat('mail for the first deposit', mails.length > known.total, 'in the list');
      expectEqual('dots', (await dotsOf(player)).slice(0, 2), [0, 1]);
      for (const { id } of mails) await player.expectOk('getMailDetail', { id });
      expectEqual('dots after reading', (await dotsOf(player)).slice(0, 2), [0, 0]);
    },
  },
  'grants-a-reward-once': {
    statements: ['7.2-32', '3-093', '9-12'],
    title: 'grants the reward of a mail once, with what must be staked, and marks it as read',
    run: async (backend) => {
      const player = await reader(backend);
      const start = await player.coin();
      const { id } = await send(backend, player, GIFT);
      const answer = await expectChange(
        'receiving a reward',
        player,
        { coin: 50_00, turnoverLeft: 100_00 },
        () => player.expectOk('receiveMail', { id }),
      );
      expectEqual('answer', [answer['propList'], answer['coin']], [GIFT.propList, start + 50_00]);
      const shown = await inList(player, id);
      expectEqual('mail', [shown?.['read'], shown?.['received']], [1, 1]);
      expectEqual('reward of the mail', shown?.['propList'], GIFT.propList);
      await expectNoChange('a second time', player, async () => {
        const { error } = await player.expectErrcode('receiveMail', 2802, { id });
        if (error?.pointer !== undefined) expectEqual('pointer', error.pointer, '/id');
        await backend.hooks.moveTime(DAY);
        await player.expectErrcode('receiveMail', 2802, { id });
      });
    },
  },
  'rewards-of-several-items': {
    statements: ['7.2-32', '3-093'],
    title: 'grants all items of a reward: coins, points and pieces',
    run: async (backend) => {
      const player = await reader(backend);
      const propList = [
        { id: COINS, count: 12_34 },
        { id: POINTS, count: 5_67 },
        { id: POINT_ITEMS, count: 3 },
        { id: COINS, count: 1, betRate: 3 },
      ];
      const { id } = await send(backend, player, { ...GIFT, propList });
      expectEqual('reward of the list', (await inList(player, id))?.['propList'], propList);
      const change = { coin: 12_35, lottery: 5_67 + 3_00, turnoverLeft: 3 };
      const answer = await expectChange('receiving a reward', player, change, () =>
        player.expectOk('receiveMail', { id }),
      );
      expectEqual('propList', answer['propList'], propList);
    },
  },
  'grants-once-at-once': {
    statements: ['7.2-32'],
    title: 'grants a reward once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const player = await reader(backend);
      const gift = { ...GIFT, propList: [{ id: COINS, count: 50_00 }] };
      const plain = await send(backend, player, gift);
      await expectChange('calls without a key', player, { coin: 50_00 }, async () => {
        const answers = await atOnce(() => player.call('receiveMail', { id: plain['id'] }));
        expectEqual('errcodes', errcodesOf(answers), [0, ...Array.from({ length: AT_ONCE - 1 }, () => 2802)]);
      });
      const keyed = await send(backend, player, gift);
      const key = backend.newKey();
      await expectChange('calls with one key', player, { coin: 50_00 }, async () => {
        const answers = await atOnce(() => player.expectOk('receiveMail', { id: keyed['id'] }, { key }));
        for (const answer of answers) expectEqual('answer', answer, answers[0]);
      });
    },
  },
  'key-repeats': {
    statements: ['7.2-32', '7.2-33'],
    title: 'answers a repeated Idempotency-Key with the first answer, and another mail with 103',
    run: async (backend) => {
      const player = await reader(backend);
      const gift = { ...GIFT, propList: [{ id: COINS, count: 50_00 }] };
      const [one, two] = [await send(backend, player, gift), await send(backend, player, gift)];
      const key = backend.newKey();
      const first = await player.expectOk('receiveMail', { id: one['id'] }, { key });
      await expectNoChange('repeats of a key', player, async () => {
        expectEqual('answer', await player.expectOk('receiveMail', { id: one['id'] }, { key }), first);
        await player.expectErrcode('receiveMail', 103, { id: two['id'] }, { key });
        await player.expectErrcode('delMail', 103, { id: one['id'] }, { key });
      });
      await expectChange('the other mail', player, { coin: 50_00 }, () =>
        player.expectOk('receiveMail', { id: two['id'] }),
      );
      const other = backend.newKey();
      await player.expectOk('delMail', { id: one['id'] }, { key: other });
      await player.expectOk('delMail', { id: one['id'] }, { key: other });
      await player.expectErrcode('delMail', 103, { id: two['id'] }, { key: other });
      expectEqual(
        'mails left',
        (await mailsOf(player)).mails.map(({ id }) => id),
        [two['id']],
      );
    },
  },
  'no-reward': {
    statements: ['7.2-32'],
    title: 'refuses to receive a mail without a reward with 2803 and leaves it unread',
    run: async (backend) => {
      const player = await reader(backend);
      const mail = await send(backend, player, LETTER);
      await expectNoChange('a mail without a reward', player, () =>
        player.expectErrcode('receiveMail', 2803, { id: mail['id'] }),
      );
      expectEqual('mail', await inList(player, mail['id']), mail);
    },
  },
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
      expectEqual('mails', (await mailsOf(player)).total, 2);
      await player.expectOk('delMail', { id: letter['id'] });
      expectEqual(
        'mails after deleting the letter',
        (await mailsOf(player)).mails.map(({ id }) => id),
        [gift['id']],
      );
      expectEqual('dots', await dotsOf(player), [0, 0, 1]);
      await player.expectOk('receiveMail', { id: gift['id'] });
      await player.expectOk('delMail', { id: gift['id'] });
      expectEqual('mails at the end', await mailsOf(player), { mails: [], total: 0 });
      await expectNoChange('calls for deleted mails', player, async () => {
        for (const id of [gift['id'], letter['id']])
          for (const call of CALLS) await player.expectErrcode(call, 2801, { id });
      });
      const next = await send(backend, player, LETTER);
      expectThat(
        'number of the next mail',
        next['id'] !== gift['id'] && next['id'] !== letter['id'],
        'a new one',
        next['id'],
      );
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
      const before = await mailsOf(owner);
      await expectNoChange('calls for a mail of another player', stranger, async () => {
        for (const call of CALLS) await stranger.expectErrcode(call, 2801, { id: gift['id'] });
        for (const call of CALLS) await owner.expectErrcode(call, 2801, { id: gift['id'] + 1000 });
      });
      expectEqual('mails of the owner', await mailsOf(owner), before);
      expectEqual('mails of the stranger', await mailsOf(stranger), { mails: [], total: 0 });
      expectEqual('dots of the stranger', await dotsOf(stranger), [0, 0, 0]);
      await owner.expectOk('receiveMail', { id: gift['id'] });
    },
  },
  'same-number-of-two-players': {
    statements: ['7.2-32'],
    title: 'grants rewards of two players independently, even if their mails have one number',
    run: async (backend) => {
      const [one, two] = [await reader(backend), await reader(backend)];
      const [first, second] = [await send(backend, one, GIFT), await send(backend, two, GIFT)];
      await expectNoChange('a reward of another player', two, () =>
        one.expectOk('receiveMail', { id: first['id'] }),
      );
      expectEqual('mail of the other', await inList(two, second['id']), second);
      await expectChange('the reward of the other', two, { coin: 50_00, turnoverLeft: 100_00 }, () =>
        two.expectOk('receiveMail', { id: second['id'] }),
      );
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
      const pageOf = async (page: number, pageSize: number) => {
        const { mails, total } = await mailsOf(player, { page, pageSize });
        return { titles: mails.map(({ title }) => title), total };
      };
      expectEqual('page 1', await pageOf(1, 2), { titles: ['five', 'four'], total: 5 });
      expectEqual('page 2', await pageOf(2, 2), { titles: ['three', 'two'], total: 5 });
      expectEqual('page 3', await pageOf(3, 2), { titles: ['one'], total: 5 });
      expectEqual('page 4', await pageOf(4, 2), { titles: [], total: 5 });
      const { mails } = await mailsOf(player, { page: 1, pageSize: 100 });
      expectEqual('numbers', new Set(mails.map(({ id }) => id)).size, 5);
      const times = mails.map(({ timestamp }) => timestamp);
      expectEqual(
        'times',
        times,
        times.toSorted((a, b) => b - a),
      );
      for (const odd of [{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }, { page: '1' }])
        expectEqual('status', (await player.call('getMail2', { ...PAGE, ...odd })).status, 400);
    },
  },
  'red-packet': {
    statements: ['1-44'],
    title: 'brings a red packet by mail with the first log-in of a day while activity 22 runs',
    level: 'should',
    run: async (backend) => {
      await backend.hooks.setConfig({ activityIds: [22] });
      const player = await backend.player();
      const total = async () => (await mailsOf(player)).total;
      const logIn = async () =>
        expectEqual('log-in', (await backend.signIn(player.account, player.password)).body.errcode, 0);
      await logIn();
      const first = await total();
      await logIn();
      expectEqual('mails after a second log-in', await total(), first);
      await backend.hooks.moveTime(DAY);
      await logIn();
      expectEqual('mails on the next day', await total(), first + 1);
      const [packet] = (await mailsOf(player)).mails;
      const coins = ((packet?.['propList'] ?? []) as { id: number; count: number }[])
        .filter(({ id }) => id === COINS)
        .reduce((sum, { count }) => sum + count, 0);
      expectThat('coins of the packet', coins > 0, 'some');
      const before = await player.coin();
      await player.expectOk('receiveMail', { id: packet?.['id'] });
      expectEqual('coins', await player.coin(), before + coins);
    },
  },
  'red-packet-by-the-day-of-the-region': {
    statements: ['1-44'],
    title: "brings the next red packet after midnight in the region's zone",
    level: 'should',
    run: async (backend) => {
      await backend.hooks.setConfig({ activityIds: [22] });
      const player = await backend.player();
      const logIn = async () => {
        expectEqual('log-in', (await backend.signIn(player.account, player.password)).body.errcode, 0);
        return (await mailsOf(player)).total;
      };
      const first = await logIn();
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      expectEqual('mails just before midnight', await logIn(), first);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('mails after midnight', await logIn(), first + 1);
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
      expectThat('appUserLevelConfigList', below !== undefined && gift !== undefined, 'a level with a gift');
      const games = (await backend.visitor.expectOk('appConfig', { gameListVersion: 0 }))[
        'gameList'
      ] as Fields[];
      const game = games.find(
        ({ maintain, typeId, status }) => maintain !== 1 && typeId === 1 && status === 1,
      );
      requireThat(game !== undefined, 'no slot game is open');
      const bet = Math.max(10_00, game['minBet'] ?? 0);
      const player = await empty(await backend.player({ coin: bet * 3, bet: below.betAmount - 2 * bet }));
      const { gameUrl } = await player.expectOk('startGame', { gameId: game['id'] });
      const play = (roundId: string) =>
        backend.hooks.playRound({ gameId: game['id'], gameUrl, roundId, bet });
      await play(backend.rng.text(20));
      expectEqual('mails before the level', (await mailsOf(player)).total, 0);
      await play(backend.rng.text(20));
      const { mails } = await mailsOf(player);
      expectEqual(
        'gifts',
        mails.map(({ propList }) => propList),
        [gift.propList],
      );
      await play(backend.rng.text(20));
      expectEqual('mails after one more round', (await mailsOf(player)).total, 1);
    },
  },
  'needs-a-session': {
    statements: ['6-16', '7.2-30', '7.2-31', '7.2-32', '7.2-33', '7.2-34'],
    title: 'answers 401 to mails without a session',
    run: async (backend) => {
      for (const call of CALLS) expectEqual(call, (await backend.visitor.call(call, { id: 1 })).status, 401);
      expectEqual('getMail2', (await backend.visitor.call('getMail2', PAGE)).status, 401);
      expectEqual('hasMailUnread', (await backend.visitor.call('hasMailUnread')).status, 401);
    },
  },
});
