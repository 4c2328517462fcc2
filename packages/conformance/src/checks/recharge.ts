import { defineChecks } from '../check.ts';
import { expectEqual, expectThat, requireThat } from '../expect.ts';
import type { PlayerWish } from '../hooks/hooks.ts';
import type { Backend, Body, Fields, Player } from '../run/backend.ts';
import {
  activitiesOf,
  claimAtOnce,
  claimOnce,
  claimRefused,
  closeActivities,
  isListed,
  ITEM,
  setRule,
} from './support/claims.ts';
import {
  anyChannel,
  COINS,
  DAY,
  HOUR,
  deposit,
  expectChange,
  gainOf,
  JUST_BEFORE,
  orderOf,
  untilMidnight,
  type RewardItem,
} from './support/wallet.ts';

const FIRST_CHARGE = 39;
/** The kind of a deposit that buys a first-charge offer. */
const OFFER = 9;
const QUERY = 'appRechargeBonusCollection9';
const CLAIM = 'appRechargeBonusCollection9Receive';

interface Offer {
  readonly id: number;
  readonly price: number;
  readonly award: readonly RewardItem[];
}

async function offersOf(backend: Backend): Promise<readonly [Offer, ...Offer[]]> {
  const list = ((await backend.webConfig())['appRechargeBonusCollection9ConfigList'] ?? []) as Fields[];
  const [first, ...more] = list.map(({ id, price, award }) => ({ id, price, award: JSON.parse(award) }));
  requireThat(first !== undefined, 'no first-charge offer is configured');
  return [first, ...more];
}

/** The ids in a list of received items. */
const receivedIn = (text: string) =>
  (JSON.parse(text) as readonly { propId: number }[]).map(({ propId }) => propId);

function offerIn(answer: Fields) {
  const { awardId, itemStatus, propReceiveList } = answer[QUERY];
  return { awardId, itemStatus, received: receivedIn(propReceiveList) };
}

const NOT_BOUGHT = { awardId: 0, itemStatus: ITEM.open, received: [] };

const queryOffer = async (player: Player): Promise<Body> => player.done(QUERY);
const offerOf = async (player: Player) => offerIn(await queryOffer(player));

/** A player to whom the activity is open. */
async function visitorOf(backend: Backend, activity: number, wish: PlayerWish = {}): Promise<Player> {
  const player = await backend.player({ coin: 10_00, ...wish });
  requireThat(await isListed(player, activity), `the activity ${activity} is not open`);
  return player;
}

const offerOrder = async (backend: Backend, { price }: Pick<Offer, 'price'>) =>
  orderOf(await anyChannel(backend), price, OFFER);

/** A player who has bought an offer. */
async function buyer(backend: Backend, offer: Offer): Promise<Player> {
  const player = await visitorOf(backend, FIRST_CHARGE);
  await deposit(backend, player, offer.price, { actType: OFFER });
  return player;
}

/** An item that no offer has, of the numbers that the contract knows. */
const OTHER_ITEM = 1099;

const itemClaim = (item: RewardItem) => ({
  call: CLAIM,
  body: { propId: item.id },
  items: [item],
  again: 1005,
  other: { call: CLAIM, body: { propId: OTHER_ITEM } },
});

/** Both calls refuse for the same reason, and a claim changes nothing. */
async function offerRefused(player: Player, errcode: number, propId = COINS): Promise<void> {
  await player.refused(QUERY, errcode);
  await claimRefused(player, CLAIM, errcode, { propId });
}

/** The offer cannot be bought. */
const saleRefused = async (backend: Backend, player: Player, offer: Pick<Offer, 'price'>) =>
  claimRefused(player, 'recharge3', 2304, await offerOrder(backend, offer));

const firstChargeChecks = {
  'offer-item-by-item': {
    statements: [
      '1-39',
      '3-084',
      '7.4-12',
      '7.4-13',
      '7.4-14',
      '3-083',
      '4-62',
      '4-63',
      '4-64',
      '4-67',
      '4-68',
      '4-69',
      '5-29',
    ],
    title: 'makes a paid offer claimable, grants its items one by one, and then closes it for the player',
    run: async (backend: Backend) => {
      const [first, offer = first] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      const other = await visitorOf(backend, FIRST_CHARGE);
      const start = await queryOffer(player);
      expectEqual('offer before the purchase', [offerIn(start), start['propList']], [NOT_BOUGHT, []]);
      const { orderId } = await player.done('recharge3', await offerOrder(backend, offer), {
        key: backend.newKey(),
      });
      expectEqual('answer before the payment arrives', await queryOffer(player), start);
      await claimRefused(player, CLAIM, 1004, { propId: offer.award[0]?.id ?? COINS });
      await backend.hooks.settleOrder(orderId);
      const bought = await queryOffer(player);
      const state = { awardId: offer.id, itemStatus: ITEM.claimable, received: [] as number[] };
      expectEqual('offer', [offerIn(bought), bought['propList']], [state, []]);
      expectEqual('expireTime after the purchase', bought['expireTime'], -1);
      for (const [index, item] of offer.award.entries()) {
        expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), true);
        const answer = await claimOnce(player, itemClaim(item));
        const received = offer.award.slice(0, index + 1).map(({ id }) => id);
        const isLast = received.length === offer.award.length;
        const seen = offerIn(answer);
        expectEqual('offer after a claim', seen, {
          awardId: offer.id,
          itemStatus: isLast ? ITEM.claimed : ITEM.claimable,
          received,
        });
        const query = await queryOffer(player);
        expectEqual('offer of the query', [offerIn(query), query['propList']], [seen, []]);
        expectEqual('expireTime', [answer['expireTime'], query['expireTime']], [-1, -1]);
      }
      expectEqual('activity is listed at the end', await isListed(player, FIRST_CHARGE), false);
      for (const { id } of offer.award) await player.refused(CLAIM, 1005, { propId: id });
      expectEqual('offer of another player', await offerOf(other), NOT_BOUGHT);
    },
  },
  'offer-items-at-once': {
    statements: ['8-35', '8-42', '7.4-13', '5-29'],
    title: 'grants an item of an offer once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const item = offer.award.find(({ id }) => id === COINS) ?? offer.award[0];
      requireThat(item !== undefined, 'the offer has no item');
      await claimAtOnce(backend, async () => ({
        player: await buyer(backend, offer),
        claim: itemClaim(item),
      }));
    },
  },
  'offer-in-any-order': {
    statements: ['7.4-13', '8-36'],
    title: 'grants the items of an offer in any order, and no item that it does not have (1006)',
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await buyer(backend, offer);
      const ids = offer.award.map(({ id }) => id);
      await claimRefused(player, CLAIM, 1006, { propId: OTHER_ITEM });
      for (const item of offer.award.toReversed()) await claimOnce(player, itemClaim(item));
      const { itemStatus, received } = await offerOf(player);
      expectEqual(
        'offer',
        [itemStatus, received.toSorted((a, b) => a - b)],
        [ITEM.claimed, ids.toSorted((a, b) => a - b)],
      );
      await claimRefused(player, CLAIM, 1006, { propId: OTHER_ITEM });
    },
  },
  'offer-not-bought': {
    statements: ['8-34'],
    title: 'grants no item before a purchase (1004)',
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      for (const propId of [...offer.award.map(({ id }) => id), OTHER_ITEM])
        await claimRefused(player, CLAIM, 1004, { propId });
      expectEqual('offer', await offerOf(player), NOT_BOUGHT);
    },
  },
  'offer-for-a-first-deposit': {
    statements: ['8-37'],
    title: 'closes the offer for good with a first deposit without it (1007)',
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      await deposit(backend, player, 100_00);
      expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), false);
      await offerRefused(player, 1007);
      await saleRefused(backend, player, offer);
      await backend.hooks.moveTime(DAY);
      await offerRefused(player, 1007);
      const plain = await visitorOf(backend, FIRST_CHARGE);
      await deposit(backend, plain, offer.price);
      await offerRefused(plain, 1007);
    },
  },
  'offer-at-its-price': {
    statements: ['3-057', '4-65'],
    title: 'sells an offer at its price alone, and one offer to a player',
    run: async (backend: Backend) => {
      const offers = await offersOf(backend);
      const [one, two] = offers;
      const player = await visitorOf(backend, FIRST_CHARGE);
      for (const price of [one.price - 1, one.price + 1, one.price + 1_00]) {
        if (!offers.some((offer) => offer.price === price)) await saleRefused(backend, player, { price });
      }
      expectEqual('offer', await offerOf(player), NOT_BOUGHT);
      const order = (offer: Offer) => offerOrder(backend, offer);
      const first = await player.done('recharge3', await order(one), { key: backend.newKey() });
      const second = two && (await player.done('recharge3', await order(two), { key: backend.newKey() }));
      await backend.hooks.settleOrder(first['orderId']);
      await saleRefused(backend, player, one);
      if (two) await saleRefused(backend, player, two);
      const before = await player.coin();
      if (second) await backend.hooks.settleOrder(second['orderId']);
      expectEqual('coin', await player.coin(), before + (two?.price ?? 0));
      expectEqual('offer', await offerOf(player), {
        ...NOT_BOUGHT,
        awardId: one.id,
        itemStatus: ITEM.claimable,
      });
    },
  },
  'offer-ends': {
    statements: ['8-38', '4-70', '4-71'],
    title: 'sells an offer until the end of the time of the player, and refuses it afterwards (1008)',
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      const { expireTime } = await queryOffer(player);
      requireThat(expireTime !== -1, 'the offer does not end');
      const entry = (await activitiesOf(player))['activityMap'][FIRST_CHARGE];
      if (entry?.expireTime !== undefined)
        expectEqual('expireTime of the activity', entry.expireTime, expireTime);
      await backend.hooks.moveTime(HOUR);
      const later = await visitorOf(backend, FIRST_CHARGE);
      const buys = await visitorOf(backend, FIRST_CHARGE);
      const end = (await queryOffer(later))['expireTime'];
      expectThat('end of a player who came later', end > expireTime, 'later', end);
      await backend.hooks.moveTime(expireTime - backend.now() - JUST_BEFORE);
      expectEqual('expireTime just before', (await queryOffer(player))['expireTime'], expireTime);
      const order = await offerOrder(backend, offer);
      const late = await player.done('recharge3', order, { key: backend.newKey() });
      const bought = await buys.done('recharge3', order, { key: backend.newKey() });
      await backend.hooks.settleOrder(bought['orderId']);
      await backend.hooks.moveTime(JUST_BEFORE);
      await offerRefused(player, 1008);
      await saleRefused(backend, player, offer);
      expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), false);
      expectEqual('activity is listed for the other', await isListed(later, FIRST_CHARGE), true);
      expectEqual('offer of the other', await offerOf(later), NOT_BOUGHT);
      await backend.hooks.moveTime(end - backend.now());
      await offerRefused(later, 1008);
      await claimRefused(buys, CLAIM, 1006, { propId: OTHER_ITEM });
      for (const item of offer.award) await claimOnce(buys, itemClaim(item));
      await backend.hooks.settleOrder(late['orderId']);
      expectEqual('offer of an order made in time', await offerOf(player), {
        ...NOT_BOUGHT,
        awardId: offer.id,
        itemStatus: ITEM.claimable,
      });
    },
  },
  'offer-closed': {
    statements: ['8-31'],
    title: 'refuses the first charge while it is not open (1001)',
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      await closeActivities(backend);
      await offerRefused(player, 1001);
      await saleRefused(backend, player, offer);
    },
  },
  'offer-ended-for-all': {
    statements: ['8-32'],
    title: 'refuses the first charge after the activity ended for all (1002), but not what was bought',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      const owner = await buyer(backend, offer);
      await setRule(backend, { activityDurations: { [FIRST_CHARGE]: DAY } });
      const { expireTime } = await queryOffer(player);
      await backend.hooks.moveTime(expireTime - backend.now() - JUST_BEFORE);
      expectEqual('offer just before the end', await offerOf(player), NOT_BOUGHT);
      await backend.hooks.moveTime(JUST_BEFORE);
      await offerRefused(player, 1002);
      await saleRefused(backend, player, offer);
      expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), false);
      expectEqual('activity is listed for the buyer', await isListed(owner, FIRST_CHARGE), true);
      for (const item of offer.award) await claimOnce(owner, itemClaim(item));
    },
  },
  'offer-not-configured': {
    statements: ['8-33'],
    title: 'refuses the first charge without an offer, also to a player who bought one (1003)',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await visitorOf(backend, FIRST_CHARGE);
      const owner = await buyer(backend, offer);
      await setRule(backend, { appRechargeBonusCollection9ConfigList: [] });
      await offerRefused(player, 1003);
      await claimRefused(owner, CLAIM, 1003, { propId: offer.award[0]?.id ?? COINS });
    },
  },
  'offer-for-a-level': {
    statements: ['8-39'],
    title: 'refuses the first charge below the lowest level, and not at it (1009)',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      await setRule(backend, { firstChargeMinLevel: 2 });
      const low = await backend.player({ coin: 10_00, vip: 1 });
      await offerRefused(low, 1009);
      await saleRefused(backend, low, offer);
      for (const vip of [2, 3]) {
        const player = await backend.player({ coin: 10_00, vip });
        expectEqual(`offer at level ${vip}`, await offerOf(player), NOT_BOUGHT);
      }
      const player = await backend.player({ coin: 10_00, vip: 2 });
      await deposit(backend, player, offer.price, { actType: OFFER });
      for (const item of offer.award) await claimOnce(player, itemClaim(item));
    },
  },
  'offer-while-busy': {
    statements: ['8-40'],
    title: 'refuses the first charge while the system is busy, and keeps no such answer under a key (1010)',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const [offer] = await offersOf(backend);
      const player = await buyer(backend, offer);
      const [item] = offer.award;
      requireThat(item !== undefined, 'the offer has no item');
      const body = { propId: item.id };
      const key = backend.newKey();
      await setRule(backend, { systemBusy: true });
      await player.refused(QUERY, 1010);
      await player.refused(CLAIM, 1010, body, { key });
      await setRule(backend, { systemBusy: false });
      expectEqual('received items', (await offerOf(player)).received, []);
      await expectChange('the claim with the same key', player, gainOf([item]), () =>
        player.done(CLAIM, body, { key }),
      );
    },
  },
};

const ACCUMULATED = {
  activity: 28,
  kind: 6,
  query: 'rechargeBonusCollection6',
  claim: 'receiverRechargeBonusCollection6',
} as const;
const CONTINUOUS = {
  activity: 43,
  kind: 8,
  query: 'rechargeBonusCollection8',
  claim: 'receiverRechargeBonusCollection8',
  extra: 'receiverRechargeBonusCollection8Extra',
} as const;

interface Step {
  readonly awardId: number;
  readonly target: number;
  readonly itemStatus: number;
  readonly propList: readonly RewardItem[];
}

interface Board {
  readonly awardId: number;
  readonly itemStatus: number;
  readonly propReceiveList: string;
  readonly steps: readonly [Step, ...Step[]];
}
interface AccumulatedBoard extends Board {
  readonly totalRecharge: number;
}
interface ContinuousBoard extends Board {
  readonly dayCount: number;
  readonly extra: Step;
}

const accumulatedOf = async (player: Player): Promise<AccumulatedBoard> =>
  (await player.done(ACCUMULATED.query))[ACCUMULATED.query];
const continuousOf = async (player: Player): Promise<ContinuousBoard> =>
  (await player.done(CONTINUOUS.query))[CONTINUOUS.query];

const stepClaim = (call: string, { awardId, propList }: Step) => ({
  call,
  body: { awardId },
  items: propList,
  again: 3104,
  other: { call, body: { awardId: awardId + 1 } },
});

const statesOf = ({ steps }: Board) => steps.map(({ itemStatus }) => itemStatus);

/** What a board must show, by the steps that were reached and those that were received. */
function expectBoard(what: string, board: Board, reached: number, received: readonly number[]): void {
  const stateOf = ({ awardId, target }: Step) => {
    if (received.includes(awardId)) return ITEM.claimed;
    return target <= reached ? ITEM.claimable : ITEM.open;
  };
  expectEqual(`states ${what}`, statesOf(board), board.steps.map(stateOf));
  const current = board.steps.find(({ awardId }) => !received.includes(awardId)) ?? board.steps.at(-1);
  expectEqual(
    `current step ${what}`,
    [board.awardId, board.itemStatus],
    [current?.awardId, current && stateOf(current)],
  );
}

/** The ids of the items of steps, each once. */
const idsOf = (steps: readonly Step[]) =>
  [...new Set(steps.flatMap(({ propList }) => propList.map(({ id }) => id)))].toSorted((a, b) => a - b);
const receivedOf = ({ propReceiveList }: Board) => receivedIn(propReceiveList).toSorted((a, b) => a - b);

/** A player who has deposited long ago, so that no first deposit changes anything. */
const regular = (backend: Backend, activity: number, wish: PlayerWish = {}) =>
  visitorOf(backend, activity, { totalRecharge: 100_00, firstRecharge: true, ...wish });

const boardChecks = {
  'accumulated-total': {
    statements: ['7.5-08', '2.2-110'],
    title: 'adds up deposits of every kind to the hundredth and reaches a step at exactly its target',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const other = await regular(backend, ACCUMULATED.activity);
      const start = await accumulatedOf(player);
      const [step, next] = start.steps;
      expectEqual('start', [start.totalRecharge, start.propReceiveList], [0, '[]']);
      expectBoard('at first', start, 0, []);
      const rising = start.steps.map(({ target }) => target);
      expectEqual(
        'targets',
        rising,
        rising.toSorted((a, b) => a - b),
      );
      const { minAmount = 100_00 } = await anyChannel(backend);
      requireThat(step.target > 2 * minAmount, 'the first step is too low');
      const { claim } = ACCUMULATED;
      await claimRefused(player, claim, 3103, { awardId: step.awardId });
      await deposit(backend, player, step.target - minAmount - 1);
      await deposit(backend, player, minAmount, { actType: ACCUMULATED.kind });
      const below = await accumulatedOf(player);
      expectEqual('total just below', below.totalRecharge, step.target - 1);
      expectBoard('just below', below, step.target - 1, []);
      await claimRefused(player, claim, 3103, { awardId: step.awardId });

      const exact = await regular(backend, ACCUMULATED.activity);
      await deposit(backend, exact, step.target - minAmount);
      await deposit(backend, exact, minAmount, { actType: CONTINUOUS.kind });
      const reached = await accumulatedOf(exact);
      expectEqual('total', reached.totalRecharge, step.target);
      expectBoard('at the target', reached, step.target, []);
      const answer = await claimOnce(exact, stepClaim(claim, step));
      const board = answer[ACCUMULATED.query] as AccumulatedBoard;
      expectEqual('board of the query', await accumulatedOf(exact), board);
      expectEqual('total after a claim', board.totalRecharge, step.target);
      expectBoard('after a claim', board, step.target, [step.awardId]);
      expectEqual('received items', receivedOf(board), idsOf([step]));
      if (next) await claimRefused(exact, claim, 3103, { awardId: next.awardId });
      expectEqual('board of another player', await accumulatedOf(other), start);
      await claimRefused(other, claim, 3103, { awardId: step.awardId });
    },
  },
  'accumulated-steps': {
    statements: ['1-40', '1-42', '7.5-09', '2.2-110', '3-093'],
    title: 'pays each reached step once, in any order; unknown steps are refused with 3102',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const { claim } = ACCUMULATED;
      const { steps } = await accumulatedOf(player);
      const some = steps.slice(0, 3);
      const last = some.at(-1) ?? steps[0];
      const unknown = Math.max(...steps.map(({ awardId }) => awardId)) + 1;
      await claimRefused(player, claim, 3102, { awardId: unknown });
      await deposit(backend, player, last.target);
      expectBoard('with all steps reached', await accumulatedOf(player), last.target, []);
      const received: Step[] = [];
      for (const step of some.toReversed()) {
        const answer = await claimOnce(player, stepClaim(claim, step));
        received.push(step);
        const board = answer[ACCUMULATED.query] as AccumulatedBoard;
        expectBoard(
          'after a claim',
          board,
          last.target,
          received.map(({ awardId }) => awardId),
        );
        expectEqual('received items', receivedOf(board), idsOf(received));
        expectEqual('board of the query', await accumulatedOf(player), board);
      }
      await claimRefused(player, claim, 3102, { awardId: unknown });
      const later = steps[some.length];
      if (later) await claimRefused(player, claim, 3103, { awardId: later.awardId });
      await backend.hooks.moveTime(DAY);
      for (const { awardId } of some) await claimRefused(player, claim, 3104, { awardId });
    },
  },
  'accumulated-at-once': {
    statements: ['7.5-09'],
    title: 'pays a step of the accumulated deposits once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      await claimAtOnce(backend, async () => {
        const player = await regular(backend, ACCUMULATED.activity);
        const [step] = (await accumulatedOf(player)).steps;
        await deposit(backend, player, step.target);
        return { player, claim: stepClaim(ACCUMULATED.claim, step) };
      });
    },
  },
  'accumulated-refusal-has-no-effect': {
    statements: ['7.5-09'],
    title: 'pays a step that was refused before it was reached',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const start = await accumulatedOf(player);
      const [step] = start.steps;
      await claimRefused(player, ACCUMULATED.claim, 3103, { awardId: step.awardId });
      expectEqual('board after the refusal', await accumulatedOf(player), start);
      await deposit(backend, player, step.target);
      await claimOnce(player, stepClaim(ACCUMULATED.claim, step));
    },
  },
  'accumulated-closed': {
    statements: ['7.5-08', '7.5-09'],
    title: 'neither counts deposits nor pays steps while the accumulated deposits are closed',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const { activity, kind, query, claim } = ACCUMULATED;
      const [step] = (await accumulatedOf(player)).steps;
      await deposit(backend, player, step.target);
      const before = await accumulatedOf(player);
      await closeActivities(backend);
      await player.refused(query, 3101);
      await claimRefused(player, claim, 3101, { awardId: step.awardId });
      await claimRefused(player, 'recharge3', 2304, orderOf(await anyChannel(backend), step.target, kind));
      await deposit(backend, player, step.target);
      await backend.hooks.setConfig({ activityIds: [activity] });
      expectEqual('board afterwards', await accumulatedOf(player), before);
      await claimOnce(player, stepClaim(claim, step));
    },
  },
  'continuous-steps': {
    statements: ['1-43', '7.5-10', '7.5-11', '7.5-12', '2.2-110', '3-093'],
    title: 'counts days with a deposit, pays each step and the final reward once, and then begins again',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const { claim, extra: claimExtra, query } = CONTINUOUS;
      const { steps, extra, ...start } = await continuousOf(player);
      expectEqual('start', [start.dayCount, start.propReceiveList, extra.itemStatus], [0, '[]', ITEM.open]);
      const days = extra.target;
      requireThat(
        steps.every(({ target }) => target <= days),
        'the final reward is not the last one',
      );
      const unknown = Math.max(extra.awardId, ...steps.map(({ awardId }) => awardId)) + 1;
      await claimRefused(player, claim, 3102, { awardId: unknown });
      await claimRefused(player, claimExtra, 3103);
      for (const { awardId } of steps) await player.refused(claim, 3103, { awardId });
      const received: Step[] = [];
      for (let day = 1; day <= days; day++) {
        if (day > 1) await backend.hooks.moveTime(DAY);
        await deposit(backend, player, 100_00);
        const board = await continuousOf(player);
        expectEqual('dayCount', board.dayCount, day);
        expectEqual('final reward', board.extra, {
          ...extra,
          itemStatus: day === days ? ITEM.claimable : ITEM.open,
        });
        const awardIds = received.map(({ awardId }) => awardId);
        expectBoard(`on day ${day}`, board, day, awardIds);
        for (const step of steps.filter(({ target }) => target === day)) {
          if (day > 2 && day < days) continue;
          await claimOnce(player, stepClaim(claim, step));
          received.push(step);
        }
        for (const { awardId } of steps.filter(({ target }) => target === day + 1))
          await claimRefused(player, claim, 3103, { awardId });
        if (day < days) await player.refused(claimExtra, 3103);
      }
      const full = await continuousOf(player);
      const answer = await claimOnce(player, {
        call: claimExtra,
        items: extra.propList,
        again: 3104,
      });
      expectEqual('board after the final reward', answer[query], {
        ...full,
        propReceiveList: answer[query].propReceiveList,
        extra: { ...extra, itemStatus: ITEM.claimed },
      });
      expectEqual('received items', receivedOf(answer[query]), idsOf([...received, extra]));
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      expectEqual('full row with open claims', (await continuousOf(player)).dayCount, days);
      for (const step of steps.filter((one) => !received.includes(one))) {
        const { [query]: board } = await claimOnce(player, stepClaim(claim, step));
        received.push(step);
        expectBoard(
          'of a full row',
          board,
          days,
          received.map(({ awardId }) => awardId),
        );
      }
      await claimRefused(player, claimExtra, 3104);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      const again = await continuousOf(player);
      expectEqual('new row', [again.dayCount, again.propReceiveList, again.extra], [1, '[]', extra]);
      expectBoard('of a new row', again, 1, []);
      for (const step of steps.filter(({ target }) => target === 1))
        await claimOnce(player, stepClaim(claim, step));
    },
  },
  'continuous-midnight': {
    statements: ['7.5-10'],
    title: 'counts each day of the region once, from midnight to midnight',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const other = await regular(backend, CONTINUOUS.activity);
      const dayCount = async () => (await continuousOf(player)).dayCount;
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await deposit(backend, player, 100_00);
      await deposit(backend, player, 200_00, { actType: CONTINUOUS.kind });
      expectEqual('days before midnight', await dayCount(), 1);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('days at midnight', await dayCount(), 1);
      await deposit(backend, player, 100_00);
      expectEqual('days with the deposit at midnight', await dayCount(), 2);
      await backend.hooks.moveTime(DAY - JUST_BEFORE);
      await deposit(backend, player, 100_00);
      expectEqual('days at the end of the day', await dayCount(), 2);
      expectEqual('days of another player', (await continuousOf(other)).dayCount, 0);
    },
  },
  'continuous-arrival': {
    statements: ['7.5-10'],
    title: 'counts a deposit on the day on which its payment arrives',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const order = orderOf(await anyChannel(backend), 100_00);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await deposit(backend, player, 200_00);
      const { orderId } = await player.done('recharge3', order, { key: backend.newKey() });
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('days before the payment arrives', (await continuousOf(player)).dayCount, 1);
      await backend.hooks.settleOrder(orderId);
      expectEqual('days', (await continuousOf(player)).dayCount, 2);
    },
  },
  'continuous-missed-day': {
    statements: ['7.5-10'],
    title: 'begins a new row after a whole day without a deposit, with every step open again',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const { steps, extra } = await continuousOf(player);
      const { claim } = CONTINUOUS;
      const [first] = steps;
      await deposit(backend, player, 100_00);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      requireThat(first.target === 1, 'the first step needs more than a day');
      await claimOnce(player, stepClaim(claim, first));
      await backend.hooks.moveTime((await untilMidnight(backend)) + DAY - JUST_BEFORE);
      const kept = await continuousOf(player);
      expectEqual('days at the end of a day without a deposit', kept.dayCount, 2);
      await backend.hooks.moveTime(JUST_BEFORE);
      const lost = await continuousOf(player);
      expectEqual('days after it', [lost.dayCount, lost.extra], [0, extra]);
      expectBoard('after it', lost, 0, []);
      for (const { awardId } of steps.slice(0, 2)) await claimRefused(player, claim, 3103, { awardId });
      await deposit(backend, player, 100_00);
      const again = await continuousOf(player);
      expectEqual('days of the new row', again.dayCount, 1);
      expectBoard('of the new row', again, 1, []);
      await claimOnce(player, stepClaim(claim, first));
    },
  },
  'continuous-at-once': {
    statements: ['7.5-11', '7.5-12'],
    title: 'pays a step and the final reward once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      await claimAtOnce(backend, async () => {
        const player = await regular(backend, CONTINUOUS.activity);
        const [step] = (await continuousOf(player)).steps;
        requireThat(step.target === 1, 'the first step needs more than a day');
        await deposit(backend, player, 100_00);
        return { player, claim: stepClaim(CONTINUOUS.claim, step) };
      });
      await claimAtOnce(backend, async () => {
        const player = await regular(backend, CONTINUOUS.activity);
        const { extra } = await continuousOf(player);
        for (let day = 1; day <= extra.target; day++) {
          await backend.hooks.moveTime(DAY);
          await deposit(backend, player, 100_00);
        }
        return { player, claim: { call: CONTINUOUS.extra, items: extra.propList, again: 3104 } };
      });
    },
  },
  'continuous-closed': {
    statements: ['7.5-10', '7.5-11', '7.5-12'],
    title: 'refuses the calls of the continuous deposits while they are closed with 3101',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const { activity, kind, query, claim, extra } = CONTINUOUS;
      const before = await continuousOf(player);
      await closeActivities(backend);
      await deposit(backend, player, 100_00);
      await player.refused(query, 3101);
      await claimRefused(player, claim, 3101, { awardId: before.steps[0].awardId });
      await claimRefused(player, extra, 3101);
      await claimRefused(player, 'recharge3', 2304, orderOf(await anyChannel(backend), 500_00, kind));
      await backend.hooks.setConfig({ activityIds: [activity] });
      expectEqual('board afterwards', await continuousOf(player), before);
    },
  },
};

const VIP = 8;
const SUPPLY = 30;
/** Bets that games have, largest first. */
const BETS = [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00];

/** Opens a slot game, whose rounds need no choice. */
async function openGame(backend: Backend, player: Player) {
  const games = (await backend.visitor.done('appConfig', { gameListVersion: 0 }))['gameList'] as Fields[];
  const game = games.find(({ maintain, typeId, status }) => maintain !== 1 && typeId === 1 && status === 1);
  requireThat(game !== undefined, 'no slot game is open');
  const { gameUrl } = await player.done('startGame', { gameId: game['id'] });
  return {
    minBet: (game['minBet'] ?? 0) as number,
    play: async (bet: number) =>
      backend.hooks.playRound({ gameId: game['id'], gameUrl, roundId: backend.rng.text(20), bet }),
  };
}

const isBankrupt = async (player: Player): Promise<boolean> => (await activitiesOf(player))['isBankrupt'];

/** Plays until nearly all coins are lost. */
async function lose(backend: Backend, player: Player): Promise<void> {
  const { minBet, play } = await openGame(backend, player);
  for (let round = 0; round < 100; round++) {
    const coin = await player.coin();
    const bet = BETS.find((one) => one <= coin && one >= minBet);
    if (bet === undefined) return;
    await play(bet);
  }
  requireThat(false, 'the player did not lose');
}

/** A player who has deposited and lost everything. */
const loser = (backend: Backend) => regular(backend, SUPPLY, { coin: 0, totalRecharge: 500_00 });

const supplyOf = async (player: Player): Promise<readonly RewardItem[] | undefined> =>
  (await activitiesOf(player))['activityMap'][SUPPLY]?.propList;

const rebateOf = async (player: Player): Promise<Fields> =>
  (await player.done('vipRebateUser'))['vipRebateUser'];

/** The rebate rate of a level, in hundredths of a percent. */
async function rateOf(backend: Backend, level: number): Promise<number> {
  const levels = (await backend.webConfig())['appUserLevelConfigList'] as Fields[];
  return levels.find((one) => one['level'] === level)?.['rebateRate'] ?? 0;
}

/** The lowest level with a rebate. */
async function levelWithRebate(backend: Backend): Promise<number> {
  const levels = (await backend.webConfig())['appUserLevelConfigList'] as Fields[];
  const level = levels.find(({ rebateRate }) => rebateRate > 0)?.['level'];
  requireThat(level !== undefined, 'no level has a rebate');
  return level;
}

/** The rebate of stakes: fractions of a hundredth are not paid. */
const rebateFor = (staked: number, rate: number) => Math.floor((staked * rate) / 10_000);

async function staker(backend: Backend, vip: number): Promise<Player> {
  return visitorOf(backend, VIP, { coin: 10_000_00, vip, turnoverLeft: 0 });
}

const rebateItems = ({ amount, betRate }: Fields): readonly RewardItem[] => [
  { id: COINS, count: amount, ...(betRate === undefined ? {} : { betRate }) },
];

async function playAll(backend: Backend, player: Player, bets: readonly number[]): Promise<number> {
  const { play } = await openGame(backend, player);
  for (const bet of bets) await play(bet);
  return bets.reduce((sum, bet) => sum + bet, 0);
}

const rebateChecks = {
  'rebate-next-day': {
    statements: ['1-32', '2.2-102'],
    title:
      'pays the rebate of stakes from the next midnight of the region on, at the rate of the level, once',
    run: async (backend: Backend) => {
      const level = await levelWithRebate(backend);
      const rate = await rateOf(backend, level);
      const player = await staker(backend, level);
      const other = await staker(backend, level);
      const start = await rebateOf(player);
      expectEqual('start', [start['rate'], start['amount'], start['itemStatus']], [rate, 0, ITEM.open]);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      const staked = await playAll(backend, player, [100_00, 50_00, 10_00, 5_00, 1_00]);
      expectEqual('rebate on the day', await rebateOf(player), start);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
      await backend.hooks.moveTime(JUST_BEFORE);
      const amount = rebateFor(staked, rate);
      const ready = await rebateOf(player);
      expectEqual('rebate at midnight', ready, { ...start, amount, itemStatus: ITEM.claimable });
      const today = await playAll(backend, player, [100_00]);
      expectEqual('rebate after stakes of today', await rebateOf(player), ready);
      const items = rebateItems(ready);
      const answer = await claimOnce(player, { call: 'vipRebateUserReceive', items, again: 3104 });
      expectEqual('answer', answer['vipRebateUser'], { ...start, amount: 0, itemStatus: ITEM.claimed });
      expectEqual('rebate of the query', await rebateOf(player), answer['vipRebateUser']);
      expectEqual('rebate of another player', await rebateOf(other), start);
      await claimRefused(other, 'vipRebateUserReceive', 3103);
      await backend.hooks.moveTime(DAY);
      expectEqual('rebate of the next day', (await rebateOf(player))['amount'], rebateFor(today, rate));
      await claimOnce(player, {
        call: 'vipRebateUserReceive',
        items: rebateItems(await rebateOf(player)),
        again: 3104,
      });
      await backend.hooks.moveTime(DAY);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
    },
  },
  'rebate-adds-up': {
    statements: ['1-32', '2.2-102'],
    title: 'adds up the rebate of days on which it was not received, without fractions of a hundredth',
    run: async (backend: Backend) => {
      const level = await levelWithRebate(backend);
      const rate = await rateOf(backend, level);
      const player = await staker(backend, level);
      let staked = await playAll(backend, player, [20_00, 5_00]);
      await backend.hooks.moveTime(DAY);
      expectEqual('amount', (await rebateOf(player))['amount'], rebateFor(staked, rate));
      staked += await playAll(backend, player, [10_00, 1_00]);
      await backend.hooks.moveTime(9 * DAY);
      const rebate = await rebateOf(player);
      expectEqual('amount of both days', rebate['amount'], rebateFor(staked, rate));
      await claimOnce(player, { call: 'vipRebateUserReceive', items: rebateItems(rebate), again: 3104 });
    },
  },
  'rebate-at-once': {
    statements: ['1-32'],
    title: 'pays the rebate once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      const level = await levelWithRebate(backend);
      await claimAtOnce(backend, async () => {
        const player = await staker(backend, level);
        await playAll(backend, player, [100_00, 20_00]);
        await backend.hooks.moveTime(DAY);
        const items = rebateItems(await rebateOf(player));
        return { player, claim: { call: 'vipRebateUserReceive', items, again: 3104 } };
      });
    },
  },
  'rebate-by-level': {
    statements: ['1-32', '2.2-102'],
    title: 'has the rate of the configuration for each level; a level without a rate gets nothing',
    run: async (backend: Backend) => {
      const levels = (await backend.webConfig())['appUserLevelConfigList'] as Fields[];
      for (const { level, rebateRate = 0 } of levels) {
        const player = await staker(backend, level);
        expectEqual(`rate of level ${level}`, (await rebateOf(player))['rate'], rebateRate);
      }
      const none = levels.find(({ rebateRate = 0 }) => rebateRate === 0);
      if (!none) return;
      const player = await staker(backend, none['level']);
      await playAll(backend, player, [10_00]);
      await backend.hooks.moveTime(DAY);
      const { rate, amount, itemStatus } = await rebateOf(player);
      expectEqual('rebate', [rate, amount, itemStatus], [0, 0, ITEM.open]);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
    },
  },
  'rebate-closed': {
    statements: [],
    title: 'refuses the calls of the rebate while the activity is closed with 3101',
    run: async (backend: Backend) => {
      const player = await staker(backend, await levelWithRebate(backend));
      await playAll(backend, player, [100_00]);
      await backend.hooks.moveTime(DAY);
      const before = await rebateOf(player);
      await closeActivities(backend);
      await player.refused('vipRebateUser', 3101);
      await claimRefused(player, 'vipRebateUserReceive', 3101);
      await backend.hooks.setConfig({ activityIds: [VIP] });
      expectEqual('rebate afterwards', await rebateOf(player), before);
    },
  },
  'relief-once-a-day': {
    statements: ['7.5-13', '2.2-104', '5-32', '3-061'],
    title: 'grants the relief once a day of the region to a player who deposited and lost everything',
    run: async (backend: Backend) => {
      const player = await loser(backend);
      expectEqual('isBankrupt', await isBankrupt(player), true);
      const shown = await supplyOf(player);
      const claim = async () => {
        const before = await player.coin();
        const answer = await player.done('bankruptBonus');
        const items = answer['propList'] as readonly RewardItem[];
        if (shown) expectEqual('propList', items, shown);
        const coin = before + gainOf(items).coin;
        expectThat('coins of the relief', coin > before, 'some');
        expectEqual('answer', [answer['coin'], answer['isBankrupt']], [coin, false]);
        expectEqual('coin', await player.coin(), coin);
      };
      await claim();
      expectEqual('isBankrupt after the relief', await isBankrupt(player), false);
      await lose(backend, player);
      const refused = async () => {
        expectEqual('isBankrupt', await isBankrupt(player), false);
        await claimRefused(player, 'bankruptBonus', 3104);
      };
      await refused();
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await refused();
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('isBankrupt at midnight', await isBankrupt(player), true);
      await claim();
    },
  },
  'relief-for-the-bankrupt': {
    statements: ['7.5-13', '5-32'],
    title: 'refuses the relief with 3109 to players with coins, also in the safebox, or without a deposit',
    run: async (backend: Backend) => {
      const refused: readonly (readonly [string, PlayerWish])[] = [
        ['a player who never deposited', { coin: 0, totalRecharge: 0, firstRecharge: false }],
        ['a player with coins', { coin: 100_00 }],
        ['a player with coins in the safebox', { coin: 0, safebox: 100_00 }],
      ];
      for (const [who, wish] of refused) {
        const player = await regular(backend, SUPPLY, wish);
        expectEqual(`isBankrupt of ${who}`, await isBankrupt(player), false);
        await claimRefused(player, 'bankruptBonus', 3109);
      }
    },
  },
  'relief-not-while-a-bet-is-possible': {
    statements: ['7.5-13'],
    title: 'refuses the relief to a player whose coins, with those in the safebox, cover the lowest bet',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const games = (await backend.visitor.done('appConfig', { gameListVersion: 0 }))['gameList'] as Fields[];
      const bets = games.map(({ minBet }) => minBet as number | undefined).filter((bet) => bet !== undefined);
      requireThat(bets.length > 0, 'no game tells its lowest bet');
      const bet = Math.min(...bets);
      for (const wish of [{ coin: bet }, { coin: 1, safebox: bet - 1 }, { coin: 0, safebox: bet }]) {
        const player = await regular(backend, SUPPLY, wish);
        expectEqual('isBankrupt', await isBankrupt(player), false);
        await claimRefused(player, 'bankruptBonus', 3109);
      }
    },
  },
  'relief-after-a-refusal': {
    statements: ['7.5-13'],
    title: 'grants the relief to a player who was refused before and then lost everything',
    run: async (backend: Backend) => {
      const player = await regular(backend, SUPPLY, { coin: 10_00 });
      await claimRefused(player, 'bankruptBonus', 3109);
      await lose(backend, player);
      expectEqual('isBankrupt', await isBankrupt(player), true);
      await expectChange('the relief', player, gainOf((await supplyOf(player)) ?? []), () =>
        player.done('bankruptBonus'),
      );
    },
  },
  'relief-at-once': {
    statements: ['7.5-13'],
    title: 'grants the relief once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      await claimAtOnce(backend, async () => {
        const player = await loser(backend);
        const items = await supplyOf(player);
        requireThat(items !== undefined, 'the backend does not show the relief before the claim');
        return { player, claim: { call: 'bankruptBonus', items, again: [3104, 3109] } };
      });
    },
  },
  'relief-closed': {
    statements: [],
    title: 'neither offers nor grants the relief while the activity is closed (3101)',
    run: async (backend: Backend) => {
      const player = await loser(backend);
      await closeActivities(backend);
      expectEqual('isBankrupt', await isBankrupt(player), false);
      await claimRefused(player, 'bankruptBonus', 3101);
      await backend.hooks.setConfig({ activityIds: [SUPPLY] });
      expectEqual('isBankrupt afterwards', await isBankrupt(player), true);
      await player.done('bankruptBonus');
    },
  },
};

const SESSION_CALLS: readonly (readonly [call: string, body: object])[] = [
  [QUERY, {}],
  [CLAIM, { propId: COINS }],
  [ACCUMULATED.query, {}],
  [ACCUMULATED.claim, { awardId: 1 }],
  [CONTINUOUS.query, {}],
  [CONTINUOUS.claim, { awardId: 1 }],
  [CONTINUOUS.extra, {}],
  ['vipRebateUser', {}],
  ['vipRebateUserReceive', {}],
  ['bankruptBonus', {}],
];

export const rechargeChecks = defineChecks('recharge', {
  ...firstChargeChecks,
  ...boardChecks,
  ...rebateChecks,
  'needs-a-session': {
    statements: ['6-16'],
    title: 'answers 401 to the calls of these activities without a session',
    run: async (backend) => {
      for (const [call, body] of SESSION_CALLS)
        expectEqual(call, (await backend.visitor.call(call, body)).status, 401);
    },
  },
});
