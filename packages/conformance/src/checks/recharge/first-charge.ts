import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { createVisitor, isListed, readActivities } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { COINS, STATE } from '../shared/rewards.ts';
import { DAY } from '../shared/time.ts';
import { firstChargeConditionChecks } from './first-charge-conditions.ts';
import {
  buyer,
  CLAIM,
  FIRST_CHARGE,
  itemClaim,
  NOT_BOUGHT,
  offerIn,
  offerOrder,
  offerRefused,
  OTHER_ITEM,
  queryOffer,
  readOffer,
  readOffers,
  saleRefused,
  type Offer,
} from './offer.ts';

export const firstChargeChecks: CheckDefinitions = {
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
    run: async (backend) => {
      const [first, offer = first] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      const stranger = await createVisitor(backend, FIRST_CHARGE);
      const start = await queryOffer(player);
      expectEqual('offer before the purchase', [offerIn(start), start['propList']], [NOT_BOUGHT, []]);
      const { orderId } = await player.expectOk('recharge3', await offerOrder(backend, offer), {
        key: backend.newKey(),
      });
      expectEqual('answer before the payment arrives', await queryOffer(player), start);
      await expectRefusal(player, 1004, [CLAIM, { propId: offer.award[0]?.id ?? COINS }]);
      await backend.hooks.settleOrder(orderId);
      const bought = await queryOffer(player);
      const state = { awardId: offer.id, itemStatus: STATE.claimable, received: [] as number[] };
      expectEqual('offer', [offerIn(bought), bought['propList']], [state, []]);
      expectEqual('expireTime after the purchase', bought['expireTime'], -1);
      const entry = (await readActivities(player))['activityMap'][FIRST_CHARGE];
      expectEqual('expireTime in activityMap', entry?.expireTime ?? -1, -1);
      for (const [index, item] of offer.award.entries()) {
        expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), true);
        const answer = await expectSingleGrant(player, itemClaim(item));
        const received = pick(offer.award.slice(0, index + 1), 'id');
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
      expectEqual('offer of another player', await readOffer(stranger), NOT_BOUGHT);
    },
  },
  'offer-items-at-once': {
    statements: ['8-35', '8-42', '7.4-13', '5-29'],
    title: 'grants an item of an offer once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const item = offer.award.find(({ id }) => id === COINS) ?? offer.award[0];
      requireThat(item !== undefined, 'the offer has no item');
      await expectPaidOnce(backend, () => buyer(backend, offer), itemClaim(item));
    },
  },
  'offer-in-any-order': {
    statements: ['7.4-13', '8-36'],
    title: 'grants the items of an offer in any order, and no item that it does not have (1006)',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await buyer(backend, offer);
      const ids = pick(offer.award, 'id');
      await expectRefusal(player, 1006, [CLAIM, { propId: OTHER_ITEM }]);
      for (const item of offer.award.toReversed()) await expectSingleGrant(player, itemClaim(item));
      const { itemStatus, received } = await readOffer(player);
      expectEqual(
        'offer',
        [itemStatus, received.toSorted((a, b) => a - b)],
        [STATE.claimed, ids.toSorted((a, b) => a - b)],
      );
      await expectRefusal(player, 1006, [CLAIM, { propId: OTHER_ITEM }]);
    },
  },
  'offer-not-bought': {
    statements: ['8-34'],
    title: 'grants no item before a purchase (1004)',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      for (const propId of [...pick(offer.award, 'id'), OTHER_ITEM])
        await expectRefusal(player, 1004, [CLAIM, { propId }]);
      expectEqual('offer', await readOffer(player), NOT_BOUGHT);
    },
  },
  'offer-for-a-first-deposit': {
    statements: ['8-37'],
    title: 'closes the offer for good with a first deposit without it (1007)',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      await deposit(backend, player, 100_00);
      expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), false);
      await offerRefused(player, 1007);
      await saleRefused(backend, player, offer);
      await backend.hooks.moveTime(DAY);
      await offerRefused(player, 1007);
      const plain = await createVisitor(backend, FIRST_CHARGE);
      await deposit(backend, plain, offer.price);
      await offerRefused(plain, 1007);
    },
  },
  'offer-at-its-price': {
    statements: ['3-057'],
    title: 'sells an offer at its price alone, and one offer to a player',
    run: async (backend) => {
      const offers = await readOffers(backend);
      const [offer, secondOffer] = offers;
      const player = await createVisitor(backend, FIRST_CHARGE);
      for (const price of [offer.price - 1, offer.price + 1, offer.price + 1_00]) {
        if (!offers.some((offer) => offer.price === price)) await saleRefused(backend, player, { price });
      }
      expectEqual('offer', await readOffer(player), NOT_BOUGHT);
      const order = (offer: Offer) => offerOrder(backend, offer);
      const first = await player.expectOk('recharge3', await order(offer), { key: backend.newKey() });
      const second =
        secondOffer &&
        (await player.expectOk('recharge3', await order(secondOffer), { key: backend.newKey() }));
      await backend.hooks.settleOrder(first['orderId']);
      await saleRefused(backend, player, offer);
      if (secondOffer) await saleRefused(backend, player, secondOffer);
      const before = await player.coin();
      if (second) await backend.hooks.settleOrder(second['orderId']);
      expectEqual('coin', await player.coin(), before + (secondOffer?.price ?? 0));
      expectEqual('offer', await readOffer(player), {
        ...NOT_BOUGHT,
        awardId: offer.id,
        itemStatus: STATE.claimable,
      });
    },
  },
  ...firstChargeConditionChecks,
};
