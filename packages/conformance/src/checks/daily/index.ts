import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import {
  activitiesOf,
  claimAtOnce,
  claimOnce,
  claimRefused,
  closeActivities,
  isListed,
  setRule,
} from '../shared/claims.ts';
import {
  anyChannel,
  DAY,
  deposit,
  expectNoChange,
  JUST_BEFORE,
  orderOf,
  STATE,
  untilMidnight,
  type RewardItem,
} from '../shared/wallet.ts';

const SIGN_UP = 15;
const FUND = 16;
const FREE_SIGN = 36;

interface DayReward {
  readonly day: number;
  readonly propList: readonly RewardItem[];
}

interface Board {
  readonly day: number;
  readonly itemStatus: number;
  readonly rewards: readonly DayReward[];
  /** Of the sign-up bonus only: the received places. */
  readonly days?: readonly number[];
}

/** A board, as its query and its claim answer it. */
const boardIn = (answer: Fields, call: string): Board => answer[call];
const signUpOf = async (player: Player) =>
  boardIn(await player.expectOk('loginBonus3User'), 'loginBonus3User');
const freeSignOf = async (player: Player) =>
  boardIn(await player.expectOk('appFreeSignUser'), 'appFreeSignUser');

/** A player to whom the activity is open. */
async function visitorOf(backend: Backend, activity: number): Promise<Player> {
  const player = await backend.player({ coin: 10_00 });
  requireThat(await isListed(player, activity), `the activity ${activity} is not open`);
  return player;
}

const signUpClaim = ({ rewards }: Board, day: number) => ({
  call: 'loginBonus3UserReceive',
  body: { day },
  items: rewards[day - 1]?.propList ?? [],
  again: 3104,
  other: { call: 'loginBonus3UserReceive', body: { day: 2 } },
});

const freeSignClaim = ({ rewards, day }: Board) => ({
  call: 'appFreeSignUserReceive',
  items: rewards[day - 1]?.propList ?? [],
  again: 3104,
  other: { call: 'loginBonus3UserReceive', body: { day: 2 } },
});

/** The kind of a deposit that buys a card. */
const LOGIN_PAY = 3;

interface Card {
  readonly propId: number;
  readonly price: number;
  readonly days: number;
  /** What the card pays on each of its days; empty if the backend does not tell. */
  readonly items: readonly RewardItem[];
}

interface Cards {
  readonly ownList: readonly {
    readonly id: number;
    readonly propId: number;
    readonly loginPayDataJson: { readonly days: number; readonly itemStatus?: number };
  }[];
  readonly buyPropIds: readonly number[];
  readonly needRecharge: boolean;
}

/** The cards on sale, the one with the fewest days first. */
async function onSale(backend: Backend): Promise<readonly [Card, ...Card[]]> {
  const { loginPayConfig, appPropConfigMap } = await backend.webConfig();
  const daily = (loginPayConfig?.dailyAwards ?? []) as { propId: number; propList: RewardItem[] }[];
  const [first, ...more] = ((loginPayConfig?.propIds ?? []) as number[])
    .map((propId): Card => {
      const { price, num } = appPropConfigMap[propId] ?? {};
      const items = daily.find((award) => award.propId === propId)?.propList ?? [];
      return { propId, price, days: num, items };
    })
    .toSorted((a, b) => a.days - b.days);
  requireThat(first !== undefined, 'no login-pay card is on sale');
  return [first, ...more];
}

/** The cards on sale, if the backend tells what they pay. */
async function payingCards(backend: Backend): Promise<readonly [Card, ...Card[]]> {
  const cards = await onSale(backend);
  requireThat(
    cards.every(({ items }) => items.length > 0),
    'the backend does not tell what a card pays',
  );
  return cards;
}

/** A player who has deposited, so that cards can be bought. */
async function depositor(backend: Backend): Promise<Player> {
  const player = await backend.player({ coin: 10_00, totalRecharge: 100_00, firstRecharge: true });
  requireThat(await isListed(player, FUND), 'the activity of the login-pay cards is not open');
  return player;
}

const cardsIn = (answer: Fields): Cards => {
  const { ownList, buyPropIds, needRecharge } = answer as unknown as Cards;
  return { ownList, buyPropIds, needRecharge };
};
const cardsOf = async (player: Player) => cardsIn(await player.expectOk('getLoginPayUser3'));
const isPaying = async (player: Player) => (await activitiesOf(player))['loginPaying'];

const buyCard = async (backend: Backend, player: Player, { price }: Card) =>
  deposit(backend, player, price, { actType: LOGIN_PAY });

/** Days and state of the first card of a player. */
const firstCard = ({ ownList }: Cards) => {
  const { days, itemStatus } = ownList[0]?.loginPayDataJson ?? {};
  return { days, itemStatus: itemStatus ?? (days === undefined ? undefined : 'not told') };
};
/** A backend need not tell the state of a card. */
const expectCard = (what: string, cards: Cards, days: number, itemStatus: number) => {
  const seen = firstCard(cards);
  expectEqual(what, seen, { days, itemStatus: seen.itemStatus === 'not told' ? 'not told' : itemStatus });
};

const cardClaim = ({ propId, items }: Card) => ({
  call: 'receiveLoginPay3',
  body: { propId },
  items,
  again: 3104,
  other: { call: 'receiveLoginPay3', body: { propId: propId + 1 } },
});

/** The deposit that buys a card of a price. */
const cardOrder = async (backend: Backend, price: number) =>
  orderOf(await anyChannel(backend), price, LOGIN_PAY);

const CLAIMS = [
  { activity: SIGN_UP, query: 'loginBonus3User', claim: 'loginBonus3UserReceive', body: { day: 1 } },
  { activity: FREE_SIGN, query: 'appFreeSignUser', claim: 'appFreeSignUserReceive', body: {} },
] as const;

export const dailyChecks = defineChecks('daily', {
  'sign-up-places': {
    statements: ['7.5-14', '7.5-15', '4-45', '4-46', '2.2-111', '3-093'],
    title: 'grants each place of the sign-up bonus on a day of its own and answers -1 after the last one',
    run: async (backend) => {
      const player = await visitorOf(backend, SIGN_UP);
      const start = await signUpOf(player);
      const places = start.rewards.map(({ day }) => day);
      expectEqual(
        'places',
        places,
        places.map((_, at) => at + 1),
      );
      expectEqual('days at first', start.days, []);
      for (const day of places) {
        const before = await signUpOf(player);
        expectEqual('board before', before, { ...start, day, days: places.slice(0, day - 1) });
        expectEqual('state before', before.itemStatus, STATE.claimable);
        const answer = await claimOnce(player, signUpClaim(start, day));
        const received = places.slice(0, day);
        const board = boardIn(answer, 'loginBonus3User');
        expectEqual('board', board, {
          ...start,
          day,
          itemStatus: STATE.claimed,
          days: day === places.length ? [...received, -1] : received,
        });
        expectEqual('board afterwards', await signUpOf(player), board);
        await backend.hooks.moveTime(DAY);
      }
      const end = await signUpOf(player);
      expectEqual('end', [end.days, end.itemStatus], [[...places, -1], STATE.claimed]);
      for (const day of places) await player.expectErrcode('loginBonus3UserReceive', 3104, { day });
      await claimRefused(player, 'loginBonus3UserReceive', 3104, { day: places.length });
    },
  },
  'sign-up-refuses': {
    statements: ['7.5-15'],
    title: 'refuses a later place with 3103, an unknown one with 3102 and a received one with 3104',
    run: async (backend) => {
      const player = await visitorOf(backend, SIGN_UP);
      const board = await signUpOf(player);
      const count = board.rewards.length;
      await claimRefused(player, 'loginBonus3UserReceive', 3103, { day: 2 });
      await claimRefused(player, 'loginBonus3UserReceive', 3103, { day: count });
      await claimRefused(player, 'loginBonus3UserReceive', 3102, { day: count + 1 });
      expectEqual('board after refusals', await signUpOf(player), board);
      await claimOnce(player, signUpClaim(board, 1));
      const received = await signUpOf(player);
      await claimRefused(player, 'loginBonus3UserReceive', 3103, { day: 2 });
      await claimRefused(player, 'loginBonus3UserReceive', 3102, { day: count + 1 });
      expectEqual('board after more refusals', await signUpOf(player), received);
      for (const day of [0, -1, 367, '1', null])
        expectEqual(
          `status for the day ${String(day)}`,
          (await player.call('loginBonus3UserReceive', { day }, { raw: true })).status,
          400,
        );
    },
  },
  'sign-up-midnight': {
    statements: ['7.5-15'],
    title: 'grants the next place from the next midnight of the region on; a missed day changes nothing',
    run: async (backend) => {
      const player = await visitorOf(backend, SIGN_UP);
      const board = await signUpOf(player);
      await claimOnce(player, signUpClaim(board, 1));
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await claimRefused(player, 'loginBonus3UserReceive', 3103, { day: 2 });
      expectEqual('state before midnight', (await signUpOf(player)).itemStatus, STATE.claimed);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('board at midnight', await signUpOf(player), { ...board, day: 2, days: [1] });
      await backend.hooks.moveTime(2 * DAY);
      expectEqual('board after missed days', await signUpOf(player), { ...board, day: 2, days: [1] });
      await claimRefused(player, 'loginBonus3UserReceive', 3104, { day: 1 });
      await claimRefused(player, 'loginBonus3UserReceive', 3103, { day: 3 });
      await claimOnce(player, signUpClaim(board, 2));
      await backend.hooks.moveTime(await untilMidnight(backend));
      await claimOnce(player, signUpClaim(board, 3));
    },
  },
  'sign-up-at-once': {
    statements: ['7.5-15'],
    title: 'grants a place of the sign-up bonus once for simultaneous calls, with a key or without',
    run: async (backend) => {
      await claimAtOnce(backend, async () => {
        const player = await visitorOf(backend, SIGN_UP);
        return { player, claim: signUpClaim(await signUpOf(player), 1) };
      });
    },
  },
  'sign-in-board': {
    statements: ['1-36', '2.2-107', '3-093'],
    title: 'grants the seven days of the daily sign-in in turn and begins again after the last one',
    run: async (backend) => {
      const player = await visitorOf(backend, FREE_SIGN);
      const start = await freeSignOf(player);
      expectEqual(
        'days',
        start.rewards.map(({ day }) => day),
        [1, 2, 3, 4, 5, 6, 7],
      );
      for (const day of [1, 2, 3, 4, 5, 6, 7, 1, 2]) {
        const before = await freeSignOf(player);
        expectEqual('board before', before, { ...start, day, itemStatus: STATE.claimable });
        const answer = await claimOnce(player, freeSignClaim(before));
        const board = boardIn(answer, 'appFreeSignUser');
        expectEqual('board', board, { ...start, day, itemStatus: STATE.claimed });
        expectEqual('board afterwards', await freeSignOf(player), board);
        await backend.hooks.moveTime(DAY);
      }
    },
  },
  'sign-in-midnight': {
    statements: ['2.2-107'],
    title: 'begins the day of the sign-in at midnight of the region, and the board again after a missed day',
    run: async (backend) => {
      const player = await visitorOf(backend, FREE_SIGN);
      const board = await freeSignOf(player);
      await claimOnce(player, freeSignClaim(board));
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await claimRefused(player, 'appFreeSignUserReceive', 3104);
      await backend.hooks.moveTime(JUST_BEFORE);
      const second = await freeSignOf(player);
      expectEqual('board at midnight', second, { ...board, day: 2 });
      await claimOnce(player, freeSignClaim(second));
      await backend.hooks.moveTime(2 * DAY - JUST_BEFORE);
      expectEqual('board at the end of the day', await freeSignOf(player), { ...board, day: 3 });
      await backend.hooks.moveTime(JUST_BEFORE);
      const again = await freeSignOf(player);
      expectEqual('board after a missed day', again, board);
      await claimOnce(player, freeSignClaim(again));
    },
  },
  'sign-in-at-once': {
    statements: ['2.2-107'],
    title: 'signs in once for simultaneous calls, with a key or without',
    run: async (backend) => {
      await claimAtOnce(backend, async () => {
        const player = await visitorOf(backend, FREE_SIGN);
        return { player, claim: freeSignClaim(await freeSignOf(player)) };
      });
    },
  },
  'players-are-independent': {
    statements: ['2.2-107', '2.2-111'],
    title: 'keeps the boards of two players apart',
    run: async (backend) => {
      const player = await visitorOf(backend, SIGN_UP);
      const other = await visitorOf(backend, FREE_SIGN);
      const boards = async () => [await signUpOf(other), await freeSignOf(other)];
      const before = await boards();
      await expectNoChange('claims of another player', other, async () => {
        for (const { claim, body } of CLAIMS) await player.expectOk(claim, body);
      });
      expectEqual('boards of the other player', await boards(), before);
    },
  },
  'closed-boards': {
    statements: [],
    title: 'refuses the calls of a closed board with 3101',
    run: async (backend) => {
      const player = await visitorOf(backend, SIGN_UP);
      await closeActivities(backend);
      for (const { query, claim, body } of CLAIMS) {
        await player.expectErrcode(query, 3101);
        await claimRefused(player, claim, 3101, body);
      }
    },
  },
  ...Object.fromEntries(
    CLAIMS.map(({ activity, query, claim, body }) => [
      `top-up-rule-${activity === SIGN_UP ? 'sign-up' : 'sign-in'}`,
      {
        statements: ['5-54'],
        title: `holds ${claim} back until the first deposit arrives, if the operator wants that`,
        level: 'should' as const,
        run: async (backend: Backend) => {
          await setRule(backend, { freeBonusNeedsTopUp: true });
          const player = await visitorOf(backend, activity);
          const stateOf = async () => boardIn(await player.expectOk(query), query).itemStatus;
          expectEqual('state before a deposit', await stateOf(), STATE.open);
          await claimRefused(player, claim, 3103, body);
          expectEqual('state after the refusal', await stateOf(), STATE.open);
          await deposit(backend, player, 100_00);
          expectEqual('state after a deposit', await stateOf(), STATE.claimable);
          const board = boardIn(await player.expectOk(query), query);
          await claimOnce(player, activity === SIGN_UP ? signUpClaim(board, 1) : freeSignClaim(board));
        },
      },
    ]),
  ),
  'card-after-a-deposit': {
    statements: ['3-069', '3-070', '7.3-12', '7.3-15', '7.3-14', '3-063', '4-47', '2.2-112'],
    title: 'sells a login-pay card at its price after a first deposit; the price is a deposit too',
    run: async (backend) => {
      const cards = await onSale(backend);
      const [card] = cards;
      const player = await backend.player({ coin: 10_00 });
      requireThat(await isListed(player, FUND), 'the activity of the login-pay cards is not open');
      const start = await cardsOf(player);
      expectEqual('cards of a new player', [start.ownList, start.needRecharge], [[], true]);
      const order = await cardOrder(backend, card.price);
      await claimRefused(player, 'recharge3', 2304, order);
      await deposit(backend, player, 100_00);
      const ready = await cardsOf(player);
      expectEqual('cards after a deposit', [ready.ownList, ready.needRecharge], [[], false]);
      expectEqual(
        'cards for sale',
        ready.buyPropIds.toSorted((a, b) => a - b),
        cards.map(({ propId }) => propId).toSorted((a, b) => a - b),
      );
      expectEqual('loginPaying', await isPaying(player), false);
      for (const amount of [card.price - 1, card.price + 1, card.price - 1_00])
        await claimRefused(player, 'recharge3', 2304, { ...order, amount });
      const before = await player.info();
      const { orderId } = await player.expectOk('recharge3', order, { key: backend.newKey() });
      expectEqual('cards before the payment arrives', await cardsOf(player), ready);
      await backend.hooks.settleOrder(orderId);
      await backend.hooks.settleOrder(orderId);
      const after = await player.info();
      expectEqual('coin', after['coin'], before['coin'] + card.price);
      expectEqual('totalRecharge', after['totalRecharge'], before['totalRecharge'] + card.price);
      const bought = await cardsOf(player);
      expectEqual('number of cards', bought.ownList.length, 1);
      expectEqual('card', [bought.ownList[0]?.id, bought.ownList[0]?.propId], [1, card.propId]);
      expectCard('days of the card', bought, card.days, STATE.claimable);
      expectEqual(
        'cards for sale afterwards',
        bought.buyPropIds,
        ready.buyPropIds.filter((propId) => propId !== card.propId),
      );
      expectEqual('loginPaying', await isPaying(player), true);
      await claimRefused(player, 'recharge3', 2304, order);
    },
  },
  'card-pays-daily': {
    statements: ['7.5-07', '2.2-112', '4-47', '3-093'],
    title: 'pays a card once a day until its days are used up; then it can be bought again',
    run: async (backend) => {
      const [card, second] = await payingCards(backend);
      const player = await depositor(backend);
      await buyCard(backend, player, card);
      const bought = await cardsOf(player);
      for (let left = card.days - 1; left >= 0; left--) {
        const answer = cardsIn(await claimOnce(player, cardClaim(card)));
        expectCard('card', answer, left, STATE.claimed);
        expectEqual('cards afterwards', await cardsOf(player), answer);
        expectEqual('cards in all', [answer.ownList.length, answer.ownList[0]?.id], [1, 1]);
        if (left > 0) expectEqual('cards for sale', answer.buyPropIds, bought.buyPropIds);
        expectEqual('loginPaying', await isPaying(player), left > 0);
        await backend.hooks.moveTime(DAY);
      }
      const end = await cardsOf(player);
      expectCard('card at the end', end, 0, STATE.claimed);
      expectThat('cards for sale', end.buyPropIds.includes(card.propId), 'with the used-up card');
      await claimRefused(player, 'receiveLoginPay3', 3110, { propId: card.propId });
      if (second) await claimRefused(player, 'receiveLoginPay3', 3110, { propId: second.propId });
      await buyCard(backend, player, card);
      expectEqual('loginPaying', await isPaying(player), true);
      await claimOnce(player, cardClaim(card));
    },
  },
  'card-midnight': {
    statements: ['7.5-07', '2.2-112'],
    title: 'begins the day of a card at midnight of the region and loses no missed day',
    run: async (backend) => {
      const [card] = await onSale(backend);
      const player = await depositor(backend);
      await buyCard(backend, player, card);
      const { propId } = card;
      await player.expectOk('receiveLoginPay3', { propId });
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await claimRefused(player, 'receiveLoginPay3', 3104, { propId });
      expectCard('card before midnight', await cardsOf(player), card.days - 1, STATE.claimed);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectCard('card at midnight', await cardsOf(player), card.days - 1, STATE.claimable);
      await player.expectOk('receiveLoginPay3', { propId });
      await backend.hooks.moveTime(5 * DAY);
      expectCard('card after missed days', await cardsOf(player), card.days - 2, STATE.claimable);
      await player.expectOk('receiveLoginPay3', { propId });
      await claimRefused(player, 'receiveLoginPay3', 3104, { propId });
      expectCard('card at the end', await cardsOf(player), card.days - 3, STATE.claimed);
    },
  },
  'card-at-once': {
    statements: ['7.5-07'],
    title: 'pays a card once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const [card] = await payingCards(backend);
      await claimAtOnce(backend, async () => {
        const player = await depositor(backend);
        await buyCard(backend, player, card);
        return { player, claim: cardClaim(card) };
      });
    },
  },
  'cards-of-two-kinds': {
    statements: ['7.3-14', '7.5-07'],
    title: 'pays each card by itself, to its owner alone',
    run: async (backend) => {
      const [card, second] = await payingCards(backend);
      requireThat(second !== undefined, 'only one login-pay card is on sale');
      const player = await depositor(backend);
      const other = await depositor(backend);
      const start = await cardsOf(other);
      await expectNoChange('cards of another player', other, async () => {
        for (const bought of [card, second]) await buyCard(backend, player, bought);
        for (const bought of [card, second]) {
          await claimRefused(other, 'receiveLoginPay3', 3110, { propId: bought.propId });
          await claimOnce(player, cardClaim(bought));
        }
      });
      expectEqual('cards of the other player', await cardsOf(other), start);
      expectEqual(
        'cards',
        (await cardsOf(player)).ownList.map(({ id, propId, loginPayDataJson }) => [
          id,
          propId,
          loginPayDataJson.days,
        ]),
        [
          [1, card.propId, card.days - 1],
          [2, second.propId, second.days - 1],
        ],
      );
      await claimRefused(player, 'receiveLoginPay3', 3110, { propId: 9999 });
    },
  },
  'card-paid-twice': {
    statements: ['7.3-14'],
    title: 'gives a card the days of both orders if it was paid twice',
    level: 'should',
    run: async (backend) => {
      const [card] = await onSale(backend);
      const player = await depositor(backend);
      const order = await cardOrder(backend, card.price);
      const orders: string[] = [];
      for (let n = 0; n < 2; n++) {
        orders.push((await player.expectOk('recharge3', order, { key: backend.newKey() }))['orderId']);
        await backend.hooks.moveTime(5000);
      }
      for (const orderId of orders) await backend.hooks.settleOrder(orderId);
      const { ownList } = await cardsOf(player);
      expectEqual(
        'days',
        ownList.reduce((sum, { loginPayDataJson }) => sum + loginPayDataJson.days, 0),
        2 * card.days,
      );
    },
  },
  'card-while-closed': {
    statements: ['2.2-112'],
    title: 'sells no card while the activity is closed, and goes on to pay those that were bought',
    level: 'should',
    run: async (backend) => {
      const [card, second] = await payingCards(backend);
      const player = await depositor(backend);
      await buyCard(backend, player, card);
      await closeActivities(backend);
      expectEqual('cards for sale', (await cardsOf(player)).buyPropIds, []);
      if (second) await claimRefused(player, 'recharge3', 2304, await cardOrder(backend, second.price));
      await claimOnce(player, cardClaim(card));
    },
  },
  'needs-a-session': {
    statements: ['6-16'],
    title: 'answers 401 to the calls of the boards without a session',
    run: async (backend) => {
      for (const { query, claim, body } of CLAIMS) {
        expectEqual(query, (await backend.visitor.call(query)).status, 401);
        expectEqual(claim, (await backend.visitor.call(claim, body)).status, 401);
      }
    },
  },
});
