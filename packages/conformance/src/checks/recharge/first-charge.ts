import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import {
  activitiesOf,
  claimAtOnce,
  claimOnce,
  claimRefused,
  closeActivities,
  isListed,
  receivedIn,
  setRule,
  visitorOf,
} from '../shared/claims.ts';
import {
  anyChannel,
  COINS,
  DAY,
  deposit,
  expectChange,
  gainOf,
  HOUR,
  JUST_BEFORE,
  orderOf,
  STATE,
  type RewardItem,
} from '../shared/wallet.ts';

const FIRST_CHARGE = 39;
/** The kind of a deposit that buys a first-charge offer. */
const OFFER = 9;
export const QUERY = 'appRechargeBonusCollection9';
export const CLAIM = 'appRechargeBonusCollection9Receive';

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

function offerIn(answer: Fields) {
  const { awardId, itemStatus, propReceiveList } = answer[QUERY];
  return { awardId, itemStatus, received: receivedIn(propReceiveList) };
}

const NOT_BOUGHT = { awardId: 0, itemStatus: STATE.open, received: [] };

const queryOffer = async (player: Player): Promise<Body> => player.expectOk(QUERY);
const offerOf = async (player: Player) => offerIn(await queryOffer(player));

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
  await player.expectErrcode(QUERY, errcode);
  await claimRefused(player, CLAIM, errcode, { propId });
}

/** The offer cannot be bought. */
const saleRefused = async (backend: Backend, player: Player, offer: Pick<Offer, 'price'>) =>
  claimRefused(player, 'recharge3', 2304, await offerOrder(backend, offer));

export const firstChargeChecks = {
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
      const { orderId } = await player.expectOk('recharge3', await offerOrder(backend, offer), {
        key: backend.newKey(),
      });
      expectEqual('answer before the payment arrives', await queryOffer(player), start);
      await claimRefused(player, CLAIM, 1004, { propId: offer.award[0]?.id ?? COINS });
      await backend.hooks.settleOrder(orderId);
      const bought = await queryOffer(player);
      const state = { awardId: offer.id, itemStatus: STATE.claimable, received: [] as number[] };
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
          itemStatus: isLast ? STATE.claimed : STATE.claimable,
          received,
        });
        const query = await queryOffer(player);
        expectEqual('offer of the query', [offerIn(query), query['propList']], [seen, []]);
        expectEqual('expireTime', [answer['expireTime'], query['expireTime']], [-1, -1]);
      }
      expectEqual('activity is listed at the end', await isListed(player, FIRST_CHARGE), false);
      for (const { id } of offer.award) await player.expectErrcode(CLAIM, 1005, { propId: id });
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
        [STATE.claimed, ids.toSorted((a, b) => a - b)],
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
    statements: ['3-057'],
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
      const first = await player.expectOk('recharge3', await order(one), { key: backend.newKey() });
      const second = two && (await player.expectOk('recharge3', await order(two), { key: backend.newKey() }));
      await backend.hooks.settleOrder(first['orderId']);
      await saleRefused(backend, player, one);
      if (two) await saleRefused(backend, player, two);
      const before = await player.coin();
      if (second) await backend.hooks.settleOrder(second['orderId']);
      expectEqual('coin', await player.coin(), before + (two?.price ?? 0));
      expectEqual('offer', await offerOf(player), {
        ...NOT_BOUGHT,
        awardId: one.id,
        itemStatus: STATE.claimable,
      });
    },
  },
  'offer-ends': {
    statements: ['8-38'],
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
      const late = await player.expectOk('recharge3', order, { key: backend.newKey() });
      const bought = await buys.expectOk('recharge3', order, { key: backend.newKey() });
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
        itemStatus: STATE.claimable,
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
      await player.expectErrcode(QUERY, 1010);
      await player.expectErrcode(CLAIM, 1010, body, { key });
      await setRule(backend, { systemBusy: false });
      expectEqual('received items', (await offerOf(player)).received, []);
      await expectChange('the claim with the same key', player, gainOf([item]), () =>
        player.expectOk(CLAIM, body, { key }),
      );
    },
  },
};
