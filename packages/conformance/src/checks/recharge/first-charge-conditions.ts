import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { closeActivities, createVisitor, isListed, readActivities, setRule } from '../shared/activities.ts';
import { expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { COINS, STATE, sumItems } from '../shared/rewards.ts';
import { DAY, HOUR } from '../shared/time.ts';
import { expectEffect } from '../shared/wallet.ts';
import {
  buyer,
  CLAIM,
  FIRST_CHARGE,
  itemClaim,
  NOT_BOUGHT,
  OFFER,
  offerOrder,
  offerRefused,
  OTHER_ITEM,
  QUERY,
  queryOffer,
  readOffer,
  readOffers,
  saleRefused,
} from './offer.ts';

export const firstChargeConditionChecks: CheckDefinitions = {
  'offer-ends': {
    statements: ['8-38'],
    title: 'sells an offer until the end of the time of the player, and refuses it afterwards (1008)',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      const { expireTime } = await queryOffer(player);
      requireThat(expireTime !== -1, 'the offer does not end');
      const entry = (await readActivities(player))['activityMap'][FIRST_CHARGE];
      if (entry?.expireTime !== undefined)
        expectEqual('expireTime of the activity', entry.expireTime, expireTime);
      await backend.hooks.moveTime(HOUR);
      const later = await createVisitor(backend, FIRST_CHARGE);
      const buys = await createVisitor(backend, FIRST_CHARGE);
      const end = (await queryOffer(later))['expireTime'];
      expectThat('end of a player who came later', end > expireTime, 'later', end);
      await backend.hooks.moveTime(expireTime - backend.now() - backend.slack);
      expectEqual('expireTime just before', (await queryOffer(player))['expireTime'], expireTime);
      const order = await offerOrder(backend, offer);
      const late = await player.expectOk('recharge3', order, { key: backend.newKey() });
      const bought = await buys.expectOk('recharge3', order, { key: backend.newKey() });
      await backend.hooks.settleOrder(bought['orderId']);
      await backend.hooks.moveTime(backend.slack);
      await offerRefused(player, 1008);
      await saleRefused(backend, player, offer);
      expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), false);
      expectEqual('activity is listed for the other', await isListed(later, FIRST_CHARGE), true);
      expectEqual('offer of the other', await readOffer(later), NOT_BOUGHT);
      await backend.hooks.moveTime(end - backend.now() - backend.slack);
      expectEqual('offer of the other just before the end', await readOffer(later), NOT_BOUGHT);
      await backend.hooks.moveTime(backend.slack);
      await offerRefused(later, 1008);
      await expectRefusal(buys, 1006, [CLAIM, { propId: OTHER_ITEM }]);
      for (const item of offer.award) await expectSingleGrant(buys, itemClaim(item));
      await backend.hooks.settleOrder(late['orderId']);
      expectEqual('offer of an order made in time', await readOffer(player), {
        ...NOT_BOUGHT,
        awardId: offer.id,
        itemStatus: STATE.claimable,
      });
    },
  },
  'offer-closed': {
    statements: ['8-31'],
    title: 'refuses the first charge while it is not open (1001)',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      await closeActivities(backend);
      await offerRefused(player, 1001);
      await saleRefused(backend, player, offer);
    },
  },
  'offer-ended-for-all': {
    statements: ['8-32'],
    title: 'refuses the first charge after the activity ended for all (1002), but not what was bought',
    level: 'should',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      const owner = await buyer(backend, offer);
      await setRule(backend, { activityDurations: { [FIRST_CHARGE]: DAY } });
      const { expireTime } = await queryOffer(player);
      await backend.hooks.moveTime(expireTime - backend.now() - backend.slack);
      expectEqual('offer just before the end', await readOffer(player), NOT_BOUGHT);
      await backend.hooks.moveTime(backend.slack);
      await offerRefused(player, 1002);
      await saleRefused(backend, player, offer);
      expectEqual('activity is listed', await isListed(player, FIRST_CHARGE), false);
      expectEqual('activity is listed for the buyer', await isListed(owner, FIRST_CHARGE), true);
      for (const item of offer.award) await expectSingleGrant(owner, itemClaim(item));
    },
  },
  'offer-not-configured': {
    statements: ['8-33'],
    title: 'refuses the first charge without an offer, also to a player who bought one (1003)',
    level: 'should',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await createVisitor(backend, FIRST_CHARGE);
      const owner = await buyer(backend, offer);
      await setRule(backend, { appRechargeBonusCollection9ConfigList: [] });
      await offerRefused(player, 1003);
      await expectRefusal(owner, 1003, [CLAIM, { propId: offer.award[0]?.id ?? COINS }]);
    },
  },
  'offer-for-a-level': {
    statements: ['8-39'],
    title: 'refuses the first charge below the lowest level, and not at it (1009)',
    level: 'should',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      await setRule(backend, { firstChargeMinLevel: 2 });
      const low = await backend.player({ coin: 10_00, vip: 1 });
      await offerRefused(low, 1009);
      await saleRefused(backend, low, offer);
      for (const vip of [2, 3]) {
        const player = await backend.player({ coin: 10_00, vip });
        expectEqual(`offer at level ${vip}`, await readOffer(player), NOT_BOUGHT);
      }
      const player = await backend.player({ coin: 10_00, vip: 2 });
      await deposit(backend, player, offer.price, { actType: OFFER });
      for (const item of offer.award) await expectSingleGrant(player, itemClaim(item));
    },
  },
  'offer-while-busy': {
    statements: ['8-40'],
    title: 'refuses the first charge while the system is busy, and keeps no such answer under a key (1010)',
    level: 'should',
    run: async (backend) => {
      const [offer] = await readOffers(backend);
      const player = await buyer(backend, offer);
      const [item] = offer.award;
      requireThat(item !== undefined, 'the offer has no item');
      const body = { propId: item.id };
      const key = backend.newKey();
      await setRule(backend, { systemBusy: true });
      await player.expectErrcode(QUERY, 1010);
      await player.expectErrcode(CLAIM, 1010, body, { key });
      await setRule(backend, { systemBusy: false });
      expectEqual('received items', (await readOffer(player)).received, []);
      await expectEffect(player, sumItems([item]), CLAIM, body, { key });
    },
  },
};
