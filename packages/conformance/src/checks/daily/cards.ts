import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { closeActivities, createVisitor } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { DAY, SECOND, untilMidnight } from '../shared/time.ts';
import { expectNoChange, readWallet } from '../shared/wallet.ts';
import {
  buyCard,
  cardClaim,
  cardOrder,
  cardsIn,
  countDays,
  createCardOwner,
  depositor,
  expectCard,
  FUND,
  isPaying,
  onSale,
  payingCards,
  readCards,
} from './login-pay.ts';

export const cardChecks: CheckDefinitions = {
  'card-after-a-deposit': {
    statements: ['3-069', '3-070', '7.3-12', '7.3-15', '7.3-14', '3-063', '4-47', '2.2-112'],
    title: 'sells a login-pay card at its price after a first deposit; the price is a deposit too',
    run: async (backend) => {
      const cards = await onSale(backend);
      const [card] = cards;
      const player = await createVisitor(backend, FUND);
      const order = await cardOrder(backend, card.price);
      await player.expectOk('recharge3', { ...order, actType: 0 });
      expectFields('cards of a new player', await readCards(player), { ownList: [], needRecharge: true });
      await expectRefusal(player, 2304, ['recharge3', order]);
      await deposit(backend, player, card.price);
      const ready = await readCards(player);
      expectFields('cards after a deposit', ready, { ownList: [], needRecharge: false });
      expectEqual(
        'cards for sale',
        ready.buyPropIds.toSorted((a, b) => a - b),
        pick(cards, 'propId').toSorted((a, b) => a - b),
      );
      expectEqual('loginPaying', await isPaying(player), false);
      for (const amount of [card.price - 1, card.price + 1, card.price - 1_00])
        await expectRefusal(player, 2304, ['recharge3', { ...order, amount }]);
      const before = await readWallet(player);
      const { orderId } = await player.expectOk('recharge3', order, { key: backend.newKey() });
      expectEqual('cards before the payment arrives', await readCards(player), ready);
      await backend.hooks.settleOrder(orderId);
      await backend.hooks.settleOrder(orderId);
      expectFields('balances', await readWallet(player), {
        coin: before.coin + card.price,
        totalRecharge: before.totalRecharge + card.price,
        turnoverLeft: before.turnoverLeft + card.price,
      });
      const bought = await readCards(player);
      expectEqual('number of cards', bought.ownList.length, 1);
      expectEqual(
        'id and propId of the card',
        [bought.ownList[0]?.id, bought.ownList[0]?.propId],
        [1, card.propId],
      );
      expectCard('days of the card', bought, card.days, STATE.claimable);
      expectEqual(
        'cards for sale afterwards',
        bought.buyPropIds,
        ready.buyPropIds.filter((propId) => propId !== card.propId),
      );
      expectEqual('loginPaying', await isPaying(player), true);
      await expectRefusal(player, 2304, ['recharge3', order]);
    },
  },
  'card-pays-daily': {
    statements: ['7.5-07', '2.2-112', '4-47', '3-093'],
    title: 'pays a card once a day until its days are used up; then it can be bought again',
    run: async (backend) => {
      const [card, second] = await payingCards(backend);
      const player = await createCardOwner(backend, card);
      const bought = await readCards(player);
      for (let left = card.days - 1; left >= 0; left--) {
        const answer = cardsIn(await expectSingleGrant(player, cardClaim(card)));
        expectCard('card', answer, left, STATE.claimed);
        expectEqual('cards afterwards', await readCards(player), answer);
        expectEqual(
          'number of cards, and id of the first',
          [answer.ownList.length, answer.ownList[0]?.id],
          [1, 1],
        );
        if (left > 0) expectEqual('cards for sale', answer.buyPropIds, bought.buyPropIds);
        expectEqual('loginPaying', await isPaying(player), left > 0);
        await backend.hooks.moveTime(DAY);
      }
      const end = await readCards(player);
      expectCard('card at the end', end, 0, STATE.claimed);
      const isOnSale = end.buyPropIds.includes(card.propId);
      expectThat('cards for sale', isOnSale, `with the used-up card ${card.propId}`, end.buyPropIds);
      await expectRefusal(player, 3110, ['receiveLoginPay3', { propId: card.propId }]);
      if (second) {
        await expectRefusal(player, 3110, ['receiveLoginPay3', { propId: second.propId }]);
        await buyCard(backend, player, second);
        expectEqual('loginPaying with another card', await isPaying(player), true);
      }
      await buyCard(backend, player, card);
      expectEqual('loginPaying', await isPaying(player), true);
      const { ownList } = cardsIn(await expectSingleGrant(player, cardClaim(card)));
      expectEqual('days of the card bought again', countDays(ownList, card.propId), card.days - 1);
    },
  },
  'card-midnight': {
    statements: ['7.5-07', '2.2-112'],
    title: 'begins the day of a card at midnight of the region and loses no missed day',
    run: async (backend) => {
      const [card] = await onSale(backend);
      const player = await createCardOwner(backend, card);
      const { propId } = card;
      await player.expectOk('receiveLoginPay3', { propId });
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await expectRefusal(player, 3104, ['receiveLoginPay3', { propId }]);
      expectCard('card before midnight', await readCards(player), card.days - 1, STATE.claimed);
      await backend.hooks.moveTime(backend.slack);
      expectCard('card at midnight', await readCards(player), card.days - 1, STATE.claimable);
      await player.expectOk('receiveLoginPay3', { propId });
      await backend.hooks.moveTime(5 * DAY);
      expectCard('card after missed days', await readCards(player), card.days - 2, STATE.claimable);
      await player.expectOk('receiveLoginPay3', { propId });
      await expectRefusal(player, 3104, ['receiveLoginPay3', { propId }]);
      expectCard('card at the end', await readCards(player), card.days - 3, STATE.claimed);
    },
  },
  'card-at-once': {
    statements: ['7.5-07'],
    title: 'pays a card once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const [card] = await payingCards(backend);
      await expectPaidOnce(backend, () => createCardOwner(backend, card), cardClaim(card));
    },
  },
  'cards-of-two-kinds': {
    statements: ['7.3-14', '7.5-07'],
    title: 'pays each card by itself, to its owner alone',
    run: async (backend) => {
      const cards = await payingCards(backend);
      requireThat(cards.length > 1, 'only one login-pay card is on sale');
      const player = await depositor(backend);
      const stranger = await depositor(backend);
      const start = await readCards(stranger);
      await expectNoChange('cards of another player', stranger, async () => {
        for (const bought of cards) await buyCard(backend, player, bought);
        for (const bought of cards) {
          await expectRefusal(stranger, 3110, ['receiveLoginPay3', { propId: bought.propId }]);
          await expectSingleGrant(player, cardClaim(bought));
        }
      });
      expectEqual('cards of the other player', await readCards(stranger), start);
      expectEqual(
        'cards',
        (await readCards(player)).ownList.map(({ id, propId, loginPayDataJson }) => [
          id,
          propId,
          loginPayDataJson.days,
        ]),
        cards.map(({ propId, days }, at) => [at + 1, propId, days - 1]),
      );
      await expectRefusal(player, 3110, ['receiveLoginPay3', { propId: 9999 }]);
    },
  },
  'card-paid-twice': {
    statements: ['7.3-14', '7.5-07'],
    title: 'gives a card the days of both orders if it was paid twice, and pays it once a day',
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
      const [first = '', second = ''] = orders;
      await backend.hooks.settleOrder(first);
      await player.expectOk('receiveLoginPay3', { propId: card.propId });
      await backend.hooks.settleOrder(second);
      const { ownList } = await readCards(player);
      expectEqual('days of all cards', countDays(ownList, card.propId), 2 * card.days - 1);
      if (ownList.length === 1)
        await expectRefusal(player, 3104, ['receiveLoginPay3', { propId: card.propId }]);
    },
  },
  'card-while-closed': {
    statements: ['2.2-112'],
    title: 'sells no card while the activity is closed, and goes on to pay those that were ordered before',
    level: 'should',
    run: async (backend) => {
      const [card, second] = await payingCards(backend);
      const player = await createCardOwner(backend, card);
      const waiting = second && (await player.expectOk('recharge3', await cardOrder(backend, second.price)));
      await backend.hooks.moveTime(5 * SECOND);
      await closeActivities(backend);
      expectEqual('cards for sale', (await readCards(player)).buyPropIds, []);
      if (second) await expectRefusal(player, 2304, ['recharge3', await cardOrder(backend, second.price)]);
      await expectSingleGrant(player, cardClaim(card));
      if (!second) return;
      await backend.hooks.settleOrder(waiting?.['orderId']);
      await expectSingleGrant(player, cardClaim(second));
    },
  },
};
