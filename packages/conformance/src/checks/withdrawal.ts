import { defineChecks } from '../check.ts';
import { expectEqual, expectThat, requireThat } from '../expect.ts';
import type { Backend, Fields, Player } from '../run/backend.ts';
import {
  atOnce,
  bankAt,
  CARD_NUMBER,
  cardOf,
  expectChange,
  expectNoChange,
  ifPossible,
  JUST_BEFORE,
  MINUTE,
  PAGE,
  SAFE_PASSWORD,
  SECOND,
  setSafePassword,
  staleOf,
  untilMidnight,
  walletOf,
  withdrawalsOf,
  withdrawer,
  type Withdrawer,
} from './support/wallet.ts';

const STATUS = { pending: 0, paid: 1, refused: 2 } as const;
/** The safebox locks after so many wrong passwords, for this time. */
const WRONG_PASSWORDS = 5;
const LOCKED = 15 * MINUTE;

const cardsOf = async (player: Player): Promise<readonly Fields[]> =>
  (await player.info())['appUserBankList'];

/** Calls that are refused, and must leave the cards as they are. */
async function expectSameCards(player: Player, work: () => Promise<unknown>): Promise<void> {
  const before = await cardsOf(player);
  await work();
  expectEqual('cards after refusals', await cardsOf(player), before);
}

/** The number as answers show it. */
const masked = (cardNum: string) => '*'.repeat(cardNum.length - 4) + cardNum.slice(-4);

const wrongPassword = async (backend: Backend) => ({
  safeboxPassword: await backend.encryptPassword('not-this-one'),
});

const minimumOf = async ({ info }: Withdrawer) => (await info())['minAmount'] as number;

/** Amounts that differ, so that no withdrawal is a double click. */
const amountsFrom = (minAmount: number, count: number) =>
  Array.from({ length: count }, (_, n) => minAmount + n * 1_00);

export const withdrawalChecks = defineChecks('withdrawal', {
  'binds-a-card': {
    statements: ['7.2-28', '3-012', '3-017', '1-23', '2.2-079'],
    title: 'binds a card, shows only the last four digits of its number, and names its bank',
    run: async (backend) => {
      const player = await backend.player();
      const other = await backend.player();
      expectEqual('cards at first', await cardsOf(player), []);
      const card = await cardOf(backend);
      const saved = await player.done('addBankInfo', { ...card, bankName: 'Any bank' });
      const [first] = saved['appUserBankList'] as Fields[];
      const { id, ...fields } = first ?? {};
      expectEqual('card', fields, { ...card, cardNum: masked(card.cardNum) });
      expectEqual('number of cards', (saved['appUserBankList'] as Fields[]).length, 1);
      expectEqual('default card', saved['appUserBank'], first);
      const info = await player.info();
      expectEqual('cards of the user info', [info['appUserBankList'], info['appUserBank']], [[first], first]);
      const { body } = await backend.signIn(player.account, player.password);
      expectEqual('cards of the log-in', body['appUserBankList'], [first]);
      const second = await player.done('addBankInfo', await cardOf(backend, 1, '70001234567'));
      const [, added] = second['appUserBankList'] as Fields[];
      expectEqual('number of the second card', added?.['cardNum'], masked('70001234567'));
      expectThat('id of the second card', added?.['id'] !== id, 'another one');
      expectEqual('default card after the second', second['appUserBank'], first);
      expectEqual('cards of another player', await cardsOf(other), []);
    },
  },
  'replaces-the-card-of-a-bank': {
    statements: ['7.2-28', '3-012'],
    title: 'keeps at most one card of each bank: a second one replaces the first',
    run: async (backend) => {
      const player = await backend.player();
      await player.done('addBankInfo', await cardOf(backend));
      await player.done('addBankInfo', await cardOf(backend, 1, '70001234567'));
      const card = { ...(await cardOf(backend, 0, '88887777666655')), accountName: 'Noor Khan' };
      const { appUserBankList } = await player.done('addBankInfo', card);
      const shown = (appUserBankList as Fields[]).map(({ bankId, accountName, cardNum }) => ({
        bankId,
        accountName,
        cardNum,
      }));
      expectEqual('cards', shown, [
        { bankId: card.bankId, accountName: 'Noor Khan', cardNum: masked(card.cardNum) },
        {
          bankId: (await bankAt(backend, 1)).bankId,
          accountName: 'Amina Khan',
          cardNum: masked('70001234567'),
        },
      ]);
      expectEqual('cards of the user info', await cardsOf(player), appUserBankList);
    },
  },
  'card-numbers': {
    statements: ['7.2-28', '7.2-29'],
    title:
      'accepts 6 to 34 digits and an IBAN with fitting check digits, however grouped, and refuses others with 2405',
    run: async (backend) => {
      const player = await backend.player();
      const card = await cardOf(backend);
      const odd = [
        '12345',
        '1'.repeat(35),
        'abcdefgh',
        '4000 1234 1234 123x',
        'GB83 WEST 1234 5698 7654 32',
        '----------',
        '١٢٣٤٥٦٧٨',
      ];
      await expectSameCards(player, async () => {
        for (const cardNum of odd) {
          const { error } = await player.refused('addBankInfo', 2405, { ...card, cardNum });
          if (error?.pointer !== undefined) expectEqual('pointer', error.pointer, '/cardNum');
        }
      });
      const right: readonly (readonly [typed: string, shown: string])[] = [
        ['123456', masked('123456')],
        ['9'.repeat(34), masked('9'.repeat(34))],
        ['4000 1234-1234 1234', masked('4000123412341234')],
        ['GB82 WEST 1234 5698 7654 32', masked('GB82WEST12345698765432')],
        ['pk36SCBL0000001123456702', masked('PK36SCBL0000001123456702')],
      ];
      for (const [cardNum, shown] of right) {
        const { appUserBank } = await player.done('addBankInfo', { ...card, cardNum });
        expectEqual(`number ${cardNum}`, appUserBank?.cardNum, shown);
      }
      await expectSameCards(player, async () => {
        const id = (await cardsOf(player))[0]?.['id'];
        for (const cardNum of odd) await player.refused('modifyBankInfo', 2405, { ...card, id, cardNum });
      });
    },
  },
  'unknown-banks': {
    statements: ['7.2-28', '7.2-29'],
    title: 'refuses a bank that the configuration does not have with 2401',
    run: async (backend) => {
      const player = await backend.player();
      const card = await cardOf(backend);
      const saved = await player.done('addBankInfo', card);
      const { appBankList } = await backend.webConfig();
      const bankId = Math.max(...(appBankList as Fields[]).map((bank) => bank['bankId'] as number)) + 1;
      await expectSameCards(player, async () => {
        await player.refused('addBankInfo', 2401, { ...card, bankId });
        await player.refused('modifyBankInfo', 2401, { ...card, bankId, id: saved['appUserBank'].id });
      });
    },
  },
  'numbers-are-bound-once': {
    statements: ['7.2-28', '7.2-29'],
    title: 'refuses a number that is bound at another bank with 2402, however it is written',
    run: async (backend) => {
      const player = await backend.player();
      await player.done('addBankInfo', await cardOf(backend));
      const other = await cardOf(backend, 1);
      await expectSameCards(player, async () => {
        await player.refused('addBankInfo', 2402, other);
        await player.refused('addBankInfo', 2402, { ...other, cardNum: '4000-1234 1234-1234' });
      });
      const { appUserBankList } = await player.done('addBankInfo', { ...other, cardNum: '70001234567' });
      const [first, second] = appUserBankList as Fields[];
      await expectSameCards(player, async () => {
        await player.refused('modifyBankInfo', 2402, { ...other, id: second?.['id'] });
        const { bankId } = first ?? {};
        await player.refused('modifyBankInfo', 2402, {
          ...other,
          bankId,
          id: second?.['id'],
          cardNum: '70001234567',
        });
      });
      await player.done('addBankInfo', await cardOf(backend));
    },
  },
  'most-cards': {
    statements: ['7.2-28'],
    title: 'binds five cards and refuses a sixth with 2404, but still replaces one',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      await bankAt(backend, 5);
      for (let index = 0; index < 5; index++)
        await player.done('addBankInfo', await cardOf(backend, index, `400012341234120${index}`));
      await expectSameCards(player, async () =>
        player.refused('addBankInfo', 2404, await cardOf(backend, 5, '4000123412341209')),
      );
      await player.done('addBankInfo', await cardOf(backend, 2, '4000123412341207'));
      expectEqual('cards', (await cardsOf(player)).length, 5);
    },
  },
  'card-with-a-key': {
    statements: ['7.2-28'],
    title: 'binds a card once for a repeated Idempotency-Key and refuses another body with 103',
    run: async (backend) => {
      const player = await backend.player();
      const card = await cardOf(backend);
      const key = backend.newKey();
      const first = await player.done('addBankInfo', card, { key });
      await player.done('addBankInfo', { ...card, accountName: 'Noor Khan' });
      expectEqual('answer of the repeat', await player.done('addBankInfo', card, { key }), first);
      expectEqual('holder', (await cardsOf(player))[0]?.['accountName'], 'Noor Khan');
      await expectSameCards(player, () =>
        player.refused('addBankInfo', 103, { ...card, cardNum: '123456' }, { key }),
      );
    },
  },
  'changes-a-card': {
    statements: ['7.2-29'],
    title: 'changes the data of a card and keeps its number if that is absent or masked',
    run: async (backend) => {
      const player = await backend.player();
      const card = await cardOf(backend);
      const { appUserBank } = await player.done('addBankInfo', card);
      const { cardNum: _, ...rest } = card;
      const { id } = appUserBank;
      const expected = { id, ...card, accountName: 'Noor Khan', cardNum: masked(CARD_NUMBER) };
      const absent = await player.done('modifyBankInfo', { ...rest, id, accountName: 'Noor Khan' });
      expectEqual('card without a new number', absent['appUserBank'], expected);
      const same = await player.done('modifyBankInfo', { ...expected, accountName: 'Zara Khan' });
      expectEqual('card with the masked number', same['appUserBank'], {
        ...expected,
        accountName: 'Zara Khan',
      });
      await player.refused('addBankInfo', 2402, await cardOf(backend, 1, CARD_NUMBER));
      const { bankId, bankName } = await bankAt(backend, 1);
      const moved = await player.done('modifyBankInfo', { ...card, id, bankId, cardNum: '987654321' });
      const now = { id, bankId, bankName, accountName: card.accountName, cardNum: masked('987654321') };
      expectEqual('card after the change', moved['appUserBankList'], [now]);
      expectEqual('cards of the user info', await cardsOf(player), [now]);
      await player.done('addBankInfo', card);
    },
  },
  'cards-of-others': {
    statements: ['7.2-29'],
    title: 'refuses to change a card that the player does not have with 2403',
    run: async (backend) => {
      const owner = await backend.player();
      const stranger = await backend.player();
      const card = await cardOf(backend);
      const { appUserBank } = await owner.done('addBankInfo', card);
      await expectSameCards(owner, async () => {
        await stranger.refused('modifyBankInfo', 2403, { ...card, id: appUserBank.id, accountName: 'Noor' });
        await owner.refused('modifyBankInfo', 2403, { ...card, id: appUserBank.id + 1000 });
      });
      expectEqual('cards of the stranger', await cardsOf(stranger), []);
    },
  },
  'what-can-be-withdrawn': {
    statements: ['7.2-26', '2.2-069', '1-14'],
    title: 'answers limits that make sense, and as withdrawable the coins that need not be staked',
    run: async (backend) => {
      for (const [coin, turnoverLeft, withdrawable] of [
        [1_000_00, 0, 1_000_00],
        [1_000_00, 350_01, 649_99],
        [1_000_00, 1_000_00, 0],
        [1_000_00, 1_000_01, 0],
      ] as const) {
        const player = await backend.player({ coin, turnoverLeft });
        const info = await player.done('getExchange');
        expectEqual(
          `withdrawable of ${coin} with ${turnoverLeft} to stake`,
          [info['withdrawable'], info['turnoverLeft']],
          [withdrawable, turnoverLeft],
        );
        expectThat(
          'limits',
          info['minAmount'] > 0 && info['minAmount'] < info['maxAmount'] && info['fee'] < info['minAmount'],
          'a lower limit below the upper one, and a fee below both',
          info,
        );
        expectThat('remainCount', info['remainCount'] > 0, 'at least one withdrawal today');
      }
    },
  },
  'takes-the-amount-at-once': {
    statements: ['7.2-27', '7.4-09', '2.2-091'],
    title: 'takes the amount from the balance at once and opens a waiting order',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { player } = one;
      const before = await one.info();
      const amount = (await minimumOf(one)) + 1_23;
      const start = await player.coin();
      const answer = await expectChange('a withdrawal', player, { coin: -amount, withdrawals: 1 }, () =>
        one.done(amount),
      );
      expectEqual('coins of the answer', answer['coin'], start - amount);
      const [row, ...others] = await withdrawalsOf(player);
      const { createTime, ...fields } = row ?? {};
      const card = await cardOf(backend);
      expectEqual('record', fields, {
        orderId: answer['orderId'],
        amount,
        bankName: card.bankName,
        cardNum: masked(card.cardNum),
        status: STATUS.pending,
      });
      expectThat('createTime', Math.abs(createTime - backend.now()) < MINUTE, 'now', createTime);
      expectEqual('other records', others, []);
      const after = await one.info();
      expectEqual(
        'withdrawable and number left',
        [after['withdrawable'], after['remainCount']],
        [before['withdrawable'] - amount, before['remainCount'] - 1],
      );
    },
  },
  'pays-once': {
    statements: ['7.2-27', '7.4-09'],
    title: 'ends a paid withdrawal once; it is neither paid again nor returned',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { player } = one;
      const { orderId } = await one.done(await minimumOf(one));
      await expectNoChange('the payment of a withdrawal', player, () => backend.hooks.settleOrder(orderId));
      const statusOf = async () =>
        (await withdrawalsOf(player)).map(({ status, reason }) => [status, reason]);
      expectEqual('status', await statusOf(), [[STATUS.paid, undefined]]);
      await expectNoChange('later decisions', player, async () => {
        await ifPossible(backend.hooks.settleOrder(orderId));
        await ifPossible(backend.hooks.refuseOrder(orderId));
      });
      expectEqual('status after later decisions', await statusOf(), [[STATUS.paid, undefined]]);
    },
  },
  'returns-once': {
    statements: ['7.2-27', '7.4-09'],
    title: 'returns the exact amount of a refused withdrawal once, with a reason, and never pays it',
    run: async (backend) => {
      const one = await withdrawer(backend, { turnoverLeft: 5_00 });
      const { player } = one;
      const before = await one.info();
      const amount = (await minimumOf(one)) + 77;
      const { orderId } = await one.done(amount);
      await expectChange('the refusal of a withdrawal', player, { coin: amount }, () =>
        backend.hooks.refuseOrder(orderId),
      );
      const rowOf = async () => (await withdrawalsOf(player))[0] ?? {};
      const row = await rowOf();
      expectEqual('status', row['status'], STATUS.refused);
      expectThat(
        'reason',
        typeof row['reason'] === 'string' && row['reason'] !== '',
        'a text',
        row['reason'],
      );
      expectEqual('withdrawable again', (await one.info())['withdrawable'], before['withdrawable']);
      await expectNoChange('later decisions', player, async () => {
        await atOnce(() => ifPossible(backend.hooks.refuseOrder(orderId)), 3);
        await ifPossible(backend.hooks.settleOrder(orderId));
      });
      expectEqual('record after later decisions', await rowOf(), row);
    },
  },
  'returns-once-at-once': {
    statements: ['7.2-27'],
    title: 'returns a withdrawal once if it is refused several times at once',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const start = await one.player.coin();
      const { orderId } = await one.done(await minimumOf(one));
      await atOnce(() => ifPossible(backend.hooks.refuseOrder(orderId)));
      expectEqual('coins', await one.player.coin(), start);
    },
  },
  'ticker-of-withdrawals': {
    statements: ['7.3-05', '7.3-06'],
    title: 'shows a withdrawal among the latest trades once it is paid, with a masked number',
    run: async (backend) => {
      const mobile = `3${backend.rng.text(9, '123456789')}`;
      const one = await withdrawer(backend, { mobile });
      const amount = (await minimumOf(one)) + 13_57;
      const find = async () =>
        ((await backend.visitor.done('anonymousTradeInfo'))['tradeList'] as Fields[]).find(
          (trade) => trade['amount'] === amount,
        );
      const { orderId } = await one.done(amount);
      expectEqual('trade before the payment', await find(), undefined);
      await backend.hooks.settleOrder(orderId);
      const trade = await find();
      expectEqual('type', trade?.['type'], 2);
      expectThat(
        'number',
        /\*/.test(trade?.['phone']) && !String(trade?.['phone']).includes(mobile.slice(3, -2)),
        'masked',
        trade?.['phone'],
      );
      const refused = await one.done(amount + 1);
      await backend.hooks.refuseOrder(refused['orderId']);
      const { tradeList } = await one.player.done('tradeInfo');
      expectThat(
        'trade of a refused withdrawal',
        !(tradeList as Fields[]).some((entry) => entry['amount'] === amount + 1),
        'none',
      );
    },
  },
  'needs-verification': {
    statements: ['1-58', '1-59', '7.2-27'],
    title: 'refuses a withdrawal before the identity is verified with 2501',
    run: async (backend) => {
      const one = await withdrawer(backend, { hasKyc: false });
      expectEqual('hasKyc', (await one.player.info())['hasKyc'], false);
      await one.refused(2501, await minimumOf(one));
    },
  },
  'needs-the-password': {
    statements: ['7.2-27', '2.2-069'],
    title: 'refuses a withdrawal without a safebox password with 2602, and with a wrong one with 2603',
    run: async (backend) => {
      const none = await withdrawer(backend, {}, { password: true });
      await none.refused(2602, await minimumOf(none));
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      await one.refused(2603, amount, await wrongPassword(backend));
      await one.refused(2603, amount, {
        safeboxPassword: await backend.encryptPassword(one.player.password),
      });
      await one.refused(2603, amount, {
        safeboxPassword: await backend.encryptPassword(SAFE_PASSWORD.toUpperCase()),
      });
      await one.done(amount);
    },
  },
  'stale-password': {
    statements: ['7.2-27', '3-099', '3-100'],
    title: 'refuses a password for an old key with 2110 and does not count it as a wrong one',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      for (let n = 0; n <= WRONG_PASSWORDS; n++)
        await one.refused(2110, amount, {
          safeboxPassword: staleOf(await backend.encryptPassword(SAFE_PASSWORD)),
        });
      // The client encrypts again and sends the same key.
      const key = backend.newKey();
      const safeboxPassword = staleOf(await backend.encryptPassword(SAFE_PASSWORD));
      expectEqual('errcode', (await one.call(amount, { safeboxPassword }, { key })).body.errcode, 2110);
      await one.done(amount, {}, { key });
    },
  },
  'locks-the-password': {
    statements: ['7.2-27'],
    title: 'locks the safebox password for 15 minutes after five wrong ones',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      for (let n = 0; n < WRONG_PASSWORDS; n++) await one.refused(2603, amount, await wrongPassword(backend));
      const { error } = await one.refused(2604, amount);
      const retryAfterMs = error?.retryAfterMs;
      expectThat(
        'retryAfterMs',
        retryAfterMs <= LOCKED && retryAfterMs > LOCKED - MINUTE,
        'the time until the end of the lock',
        retryAfterMs,
      );
      await one.refused(2604, amount, await wrongPassword(backend));
      await backend.hooks.moveTime(LOCKED - JUST_BEFORE);
      await one.refused(2604, amount);
      await backend.hooks.moveTime(JUST_BEFORE);
      await one.done(amount);
    },
  },
  'a-right-password-clears-the-count': {
    statements: ['7.2-27'],
    title: 'counts wrong passwords again from the start after a right one',
    level: 'should',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      for (let n = 1; n < WRONG_PASSWORDS; n++) await one.refused(2603, amount, await wrongPassword(backend));
      await one.done(amount);
      for (let n = 1; n < WRONG_PASSWORDS; n++) await one.refused(2603, amount, await wrongPassword(backend));
      await one.done(amount + 1_00);
    },
  },
  'needs-a-card': {
    statements: ['7.2-27', '2.2-069'],
    title: 'refuses a withdrawal to a bank without a card of the player with 2403',
    run: async (backend) => {
      const none = await withdrawer(backend, {}, { card: true });
      await none.refused(2403, await minimumOf(none));
      const one = await withdrawer(backend);
      const { bankId } = await bankAt(backend, 1);
      await one.refused(2403, await minimumOf(one), { bankId });
      await one.player.done('addBankInfo', await cardOf(backend, 1, '70001234567'));
      await one.done(await minimumOf(one), { bankId });
      const [row] = await withdrawalsOf(one.player);
      expectEqual('card of the record', row?.['cardNum'], masked('70001234567'));
      await one.player.done('addBankInfo', await cardOf(backend, 1, '999988887777'));
      expectEqual('card of the record after a change', (await withdrawalsOf(one.player))[0], row);
    },
  },
  limits: {
    statements: ['7.2-26', '7.2-27'],
    title: 'accepts exactly the limits of getExchange and refuses a hundredth beyond with 2502',
    run: async (backend) => {
      const { maxAmount: most } = await (await backend.player({})).done('getExchange');
      const one = await withdrawer(backend, { coin: most * 3 });
      const { minAmount, maxAmount } = await one.info();
      await one.refused(2502, minAmount - 1);
      await one.refused(2502, 0);
      await one.refused(2502, maxAmount + 1);
      await one.done(minAmount);
      await one.done(maxAmount);
    },
  },
  balance: {
    statements: ['7.2-26', '7.2-27'],
    title: 'accepts exactly the withdrawable coins and refuses a hundredth more with 2503',
    run: async (backend) => {
      const all = await withdrawer(backend, { coin: 1_000_00 });
      await all.refused(2503, 1_000_01);
      await all.done(1_000_00);
      expectEqual('coins', await all.player.coin(), 0);
      const part = await withdrawer(backend, { coin: 1_000_00, turnoverLeft: 300_00 });
      await part.refused(2503, 700_01);
      await part.done(700_00);
      expectEqual('coins left', await part.player.coin(), 300_00);
      await part.refused(2503, await minimumOf(part));
    },
  },
  'stakes-release-coins': {
    statements: ['7.2-26', '3-093'],
    title: 'releases as many coins for withdrawal as a player stakes',
    run: async (backend) => {
      const games = (await backend.visitor.done('appConfig', { gameListVersion: 0 }))['gameList'] as Fields[];
      const game = games.find(
        ({ maintain, typeId, status }) => maintain !== 1 && typeId === 1 && status === 1,
      );
      requireThat(game !== undefined, 'no slot game is open');
      const player = await backend.player({ coin: 1_000_00, turnoverLeft: 500_00 });
      const bet = Math.max(10_00, game['minBet'] ?? 0);
      const { gameUrl } = await player.done('startGame', { gameId: game['id'] });
      const before = await player.done('getExchange');
      const { win } = await backend.hooks.playRound({
        gameId: game['id'],
        gameUrl,
        roundId: backend.rng.text(20),
        bet,
      });
      const after = await player.done('getExchange');
      expectEqual('left to stake', after['turnoverLeft'], before['turnoverLeft'] - bet);
      expectEqual('withdrawable', after['withdrawable'], before['withdrawable'] + win);
    },
  },
  'number-per-day': {
    statements: ['7.2-26', '7.2-27'],
    title: 'refuses more withdrawals than remainCount with 2504; a refused one does not count',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { remainCount, minAmount } = await one.info();
      requireThat(remainCount <= 20, 'more than 20 withdrawals a day');
      const orders: string[] = [];
      for (const [index, amount] of amountsFrom(minAmount, remainCount).entries()) {
        orders.push((await one.done(amount))['orderId']);
        expectEqual('remainCount', (await one.info())['remainCount'], remainCount - index - 1);
      }
      await one.refused(2504, minAmount + 100_00);
      await backend.hooks.settleOrder(orders[0] ?? '');
      await one.refused(2504, minAmount + 101_00);
      await backend.hooks.refuseOrder(orders[1] ?? '');
      expectEqual('remainCount after a refused one', (await one.info())['remainCount'], 1);
      await one.done(minAmount + 102_00);
      await one.refused(2504, minAmount + 103_00);
      const other = await withdrawer(backend);
      expectEqual('remainCount of another player', (await other.info())['remainCount'], remainCount);
    },
  },
  'three-per-day': {
    statements: ['7.2-26'],
    title: 'allows three withdrawals a day',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00 });
      expectEqual('remainCount', (await player.done('getExchange'))['remainCount'], 3);
    },
  },
  'a-day-ends-at-midnight': {
    statements: ['7.2-26', '7.2-27'],
    title: "counts the withdrawals of a day until midnight in the region's zone",
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { remainCount, minAmount } = await one.info();
      requireThat(remainCount <= 20, 'more than 20 withdrawals a day');
      for (const amount of amountsFrom(minAmount, remainCount)) await one.done(amount);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      expectEqual('remainCount just before midnight', (await one.info())['remainCount'], 0);
      await one.refused(2504, minAmount + 100_00);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('remainCount at midnight', (await one.info())['remainCount'], remainCount);
      await one.done(minAmount + 101_00);
    },
  },
  'order-of-the-refusals': {
    statements: ['7.2-27'],
    title: 'checks password, verification, amount, balance and number per day in this order',
    level: 'should',
    run: async (backend) => {
      const { minAmount, maxAmount } = await (await backend.player({})).done('getExchange');
      const unverified = await withdrawer(backend, { hasKyc: false, coin: 0 });
      await unverified.refused(2603, maxAmount + 1, await wrongPassword(backend));
      await unverified.refused(2501, maxAmount + 1);
      const poor = await withdrawer(backend, { coin: 0 });
      await poor.refused(2502, maxAmount + 1);
      await poor.refused(2502, minAmount - 1);
      await poor.refused(2503, minAmount);
      const tired = await withdrawer(backend);
      const { remainCount, withdrawable } = await tired.info();
      for (const amount of amountsFrom(minAmount, remainCount)) await tired.done(amount);
      await tired.refused(2503, withdrawable);
      await tired.refused(2502, maxAmount + 1);
    },
  },
  'double-click': {
    statements: ['7.2-27'],
    title: 'takes the same withdrawal within three seconds for a double click, and a later one for a new one',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const noKey = {};
      await expectChange('two clicks', one.player, { coin: -amount, withdrawals: 1 }, async () => {
        const { orderId } = await one.done(amount, {}, noKey);
        await backend.hooks.moveTime(SECOND);
        expectEqual('order after a second', (await one.done(amount, {}, noKey))['orderId'], orderId);
      });
      await expectChange('another amount', one.player, { coin: -amount - 1, withdrawals: 1 }, () =>
        one.done(amount + 1, {}, noKey),
      );
      await backend.hooks.moveTime(2 * SECOND);
      await expectChange('a click after three seconds', one.player, { coin: -amount, withdrawals: 1 }, () =>
        one.done(amount, {}, noKey),
      );
    },
  },
  'clicks-at-once': {
    statements: ['7.2-27'],
    title: 'withdraws once if the same withdrawal is sent many times at once, with a key or without',
    run: async (backend) => {
      const key = backend.newKey();
      for (const options of [{}, { key }]) {
        const one = await withdrawer(backend);
        const amount = await minimumOf(one);
        await expectChange('simultaneous clicks', one.player, { coin: -amount, withdrawals: 1 }, async () => {
          const answers = await atOnce(() => one.done(amount, {}, options));
          for (const answer of answers) expectEqual('answer', answer, answers[0]);
        });
      }
    },
  },
  'keys-at-once': {
    statements: ['7.2-27'],
    title: 'never takes more than there is for simultaneous withdrawals with different keys',
    run: async (backend) => {
      const { minAmount, remainCount } = await (await backend.player({})).done('getExchange');
      const one = await withdrawer(backend, { coin: minAmount * 2 + 1 });
      const answers = await atOnce(() => one.call(minAmount, {}, { key: backend.newKey() }), 5);
      const done = answers.filter(({ body }) => body.errcode === 0);
      const count = Math.min(2, remainCount);
      expectEqual('successes', done.length, count);
      expectEqual('orders', new Set(done.map(({ body }) => body['orderId'])).size, count);
      const after = await walletOf(one.player);
      expectEqual(
        'coins and orders',
        [after.coin, after.withdrawals],
        [minAmount * 2 + 1 - count * minAmount, count],
      );
    },
  },
  'number-per-day-at-once': {
    statements: ['7.2-26', '7.2-27'],
    title: 'does not exceed the number per day by simultaneous withdrawals',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { minAmount, remainCount } = await one.info();
      requireThat(remainCount <= 10, 'more than 10 withdrawals a day');
      const answers = await Promise.all(
        amountsFrom(minAmount, remainCount + 3).map((amount) =>
          one.call(amount, {}, { key: backend.newKey() }),
        ),
      );
      expectEqual(
        'errcodes',
        answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b),
        [...Array.from({ length: remainCount }, () => 0), 2504, 2504, 2504],
      );
    },
  },
  'key-repeats': {
    statements: ['7.2-27'],
    title: 'answers a repeated Idempotency-Key with the first withdrawal, and another amount with 103',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const key = backend.newKey();
      const first = await one.call(amount, {}, { key });
      expectEqual('errcode', first.body.errcode, 0);
      await expectNoChange('repeats of a key', one.player, async () => {
        const second = await one.call(amount, {}, { key });
        expectEqual('answer with a newly encrypted password', second.body, first.body);
        expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
        const mistyped = await one.call(amount, await wrongPassword(backend), { key });
        expectEqual('answer with a mistyped password', mistyped.body, first.body);
        await backend.hooks.moveTime(MINUTE);
        expectEqual('answer a minute later', (await one.call(amount, {}, { key })).body, first.body);
        const other = await one.call(amount + 1, {}, { key });
        expectEqual('errcode of another amount', other.body.errcode, 103);
      });
      const stranger = await withdrawer(backend);
      const foreign = await stranger.done(amount, {}, { key });
      expectThat('order of another player', foreign['orderId'] !== first.body['orderId'], 'its own');
    },
  },
  'key-of-a-wrong-password': {
    statements: ['7.2-27'],
    title: 'counts the wrong password of a repeated Idempotency-Key once',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const key = backend.newKey();
      for (let n = 0; n <= WRONG_PASSWORDS; n++) {
        const { body } = await one.call(amount, await wrongPassword(backend), { key });
        expectEqual('errcode', body.errcode, 2603);
      }
      await one.done(amount);
    },
  },
  'amounts-are-whole': {
    statements: ['7.2-27', '9-12'],
    title: 'answers 400 to amounts that the contract excludes, without a withdrawal',
    run: async (backend) => {
      const one = await withdrawer(backend);
      await expectNoChange('odd withdrawals', one.player, async () => {
        for (const amount of [-20_000, 200_00.5, '20000', null, Number.MAX_SAFE_INTEGER + 2]) {
          const { status } = await one.call(0, { amount });
          expectEqual(`status for ${String(amount)}`, status, 400);
        }
        for (const more of [{ bankId: 0 }, { safeboxPassword: SAFE_PASSWORD }])
          expectEqual(`status for ${JSON.stringify(more)}`, (await one.call(200_00, more)).status, 400);
      });
    },
  },
  'records-in-pages': {
    statements: ['7.4-09', '2.2-091'],
    title: 'lists withdrawals newest first, in pages and by state, of the player alone',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { minAmount, remainCount } = await one.info();
      requireThat(remainCount >= 3, 'less than three withdrawals a day');
      const orders: string[] = [];
      for (const amount of amountsFrom(minAmount, 3)) {
        orders.push((await one.done(amount))['orderId']);
        if (orders.length === 1) await backend.hooks.moveTime(SECOND);
      }
      expectEqual('numbers', new Set(orders).size, 3);
      const newest = orders.toReversed();
      const pageOf = async (page: number, pageSize: number, more: object = {}) => {
        const { list, total } = await one.player.done('getExchangeOrder', { page, pageSize, ...more });
        return { ids: (list as Fields[]).map(({ orderId }) => orderId), total };
      };
      expectEqual('page 1', await pageOf(1, 2), { ids: newest.slice(0, 2), total: 3 });
      expectEqual('page 2', await pageOf(2, 2), { ids: newest.slice(2), total: 3 });
      expectEqual('a page beyond the end', await pageOf(3, 2), { ids: [], total: 3 });
      await backend.hooks.settleOrder(orders[0] ?? '');
      await backend.hooks.refuseOrder(orders[1] ?? '');
      expectEqual('paid', await pageOf(1, 9, { status: STATUS.paid }), { ids: [orders[0]], total: 1 });
      expectEqual('refused', await pageOf(1, 9, { status: STATUS.refused }), { ids: [orders[1]], total: 1 });
      expectEqual('waiting', await pageOf(1, 9, { status: STATUS.pending }), { ids: [orders[2]], total: 1 });
      const stranger = await withdrawer(backend);
      expectEqual('records of another player', await withdrawalsOf(stranger.player), []);
    },
  },
  'history-of-a-withdrawal': {
    statements: ['7.2-27'],
    title: 'shows a withdrawal and its return in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const amount = await minimumOf(one);
      const { orderId } = await one.done(amount);
      await backend.hooks.refuseOrder(orderId);
      await one.done(amount + 1);
      const { list, sums } = await one.player.done('getBalanceHistory', { ...PAGE, kind: 'withdrawal' });
      expectEqual(
        'rows',
        (list as Fields[]).map((row) => row['amount']),
        [-amount - 1, amount, -amount],
      );
      expectEqual('reference', (list as Fields[])[2]?.['reference'], orderId);
      if (sums) expectEqual('sum', sums.withdrawals, amount + 1);
    },
  },
  'needs-a-session': {
    statements: ['7.2-26', '7.2-27', '7.4-09'],
    title: 'answers 401 to withdrawals and cards without a session',
    run: async (backend) => {
      const safeboxPassword = await backend.encryptPassword(SAFE_PASSWORD);
      const card = await cardOf(backend);
      const calls: readonly (readonly [string, object])[] = [
        ['exchange', { amount: 200_00, bankId: card.bankId, safeboxPassword }],
        ['getExchange', {}],
        ['getExchangeOrder', PAGE],
        ['addBankInfo', card],
        ['modifyBankInfo', { ...card, id: 1 }],
      ];
      for (const [call, body] of calls)
        expectEqual(call, (await backend.visitor.call(call, body)).status, 401);
    },
  },
  'a-changed-password-counts': {
    statements: ['7.2-27', '7.2-39'],
    title: 'withdraws with the new safebox password after a change, and no longer with the old one',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00, hasKyc: true });
      await setSafePassword(backend, player);
      const card = await cardOf(backend);
      await player.done('addBankInfo', card);
      await player.done('modifySafePassword', {
        oldPassword: await backend.encryptPassword(SAFE_PASSWORD),
        password: await backend.encryptPassword('another-77'),
      });
      const { minAmount } = await player.done('getExchange');
      const bodyOf = async (password: string) => ({
        amount: minAmount,
        bankId: card.bankId,
        safeboxPassword: await backend.encryptPassword(password),
      });
      await player.refused('exchange', 2603, await bodyOf(SAFE_PASSWORD));
      await player.done('exchange', await bodyOf('another-77'));
    },
  },
});
