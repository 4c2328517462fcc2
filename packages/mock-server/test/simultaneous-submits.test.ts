import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { readContract } from './support/contract.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { launchToken, POKER, SLOT } from './support/game-visits.ts';
import { invitationBodies } from './support/invitation-bodies.ts';
import { personalBodies } from './support/personal-bodies.ts';
import { promotionBodies } from './support/promotion-bodies.ts';
import { seasonBodies, getSeason } from './support/season-bodies.ts';
import { codeFor, lineLogin } from './support/social.ts';
import { FULL } from './support/stores.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const { operations } = await readContract(server);

/** All calls get this answer: the second one refers to the order of the first. */
const SAME_ORDER = 'the same order';

/** The refusals of later calls. */
const SUBMITS: Record<string, string> = {
  recharge3: SAME_ORDER,
  exchange: SAME_ORDER,
  safeboxDeposit: 'safeboxAmountTooHigh',
  safeboxWithdraw: 'safeboxAmountTooHigh',
  receiveBonusTicker: 'bonusTicketReceived',
  lotteryExchange: 'lotteryPointsTooLow',
  receiveTaskAward: 'taskClaimed',
  receiveMail: 'mailRewardReceived',
  appRechargeBonusCollection9Receive: 'firstChargeClaimed',
  receiveLoginPay3: 'awardClaimed',
  loginBonus3UserReceive: 'awardClaimed',
  appFreeSignUserReceive: 'awardClaimed',
  receiverRechargeBonusCollection6: 'awardClaimed',
  receiverRechargeBonusCollection8: 'awardClaimed',
  receiverRechargeBonusCollection8Extra: 'awardClaimed',
  bankruptBonus: 'awardClaimed',
  vipRebateUserReceive: 'awardClaimed',
  actInviteUserExchange: 'awardClaimed',
  actInviteUserSpin: 'drawsUsedUp',
  appInviteBonus1UserReceive: 'awardNotReached',
  agent3Exchange: 'incomeEmpty',
  appAgent5UserReceive: 'incomeEmpty',
  appAgent5UserInviteValidReceive: 'awardClaimed',
  agent4Scratch: 'drawsUsedUp',
  agent4Lottery: 'drawsUsedUp',
  agent4Award: 'awardClaimed',
  appProxyUser4TaskUserShare: 'sharedToday',
  appProxyUser4TaskUserReceive: 'awardClaimed',
  appChristmasUserOpen: 'drawsUsedUp',
  appChristmasUserReceive: 'awardClaimed',
  appChristmasUserExtra: 'awardClaimed',
  appChristmasUserSign: 'awardClaimed',
  appNewYearUserShare: 'sharedToday',
  appNewYearUserReceiveTask: 'awardClaimed',
  appNewYearUserBoxOpen: 'itemsTooFew',
  appNewYearUserExtra: 'awardClaimed',
  appNewYearUserOpen: 'itemsTooFew',
  appFestivalUserReceive: 'awardNotReached',
  weekendLotteryUserDraw: 'drawsUsedUp',
};

const BODIES: Record<string, (world: TestWorld, token: string) => object | Promise<object>> = {
  ...invitationBodies,
  ...seasonBodies,
  ...promotionBodies,
  ...personalBodies,
  recharge3: () => order(500_00, CHANNELS.qr),
  lotteryExchange: async (world, token) => {
    const { lotterConfigList } = await world.done('getLotterConfig', {}, { token });
    const [option] = lotterConfigList as { id: number; lottery: number }[];
    await world.control('PATCH', 'players/10000001', { lottery: option?.lottery });
    return { id: option?.id };
  },
};

const claims = operations.filter(
  ({ id, isMoney, isIdempotent }) => isMoney || (!isIdempotent && /receive|exchange|claim|share/i.test(id)),
);

const COUNT = FULL ? 50 : 24;
const AT_ONCE = Array.from({ length: COUNT });

/** The player's balances and ledger. */
async function getLedgers(world: TestWorld) {
  const { user, ledger, state } = await world.control<{
    user: object;
    ledger: object[];
    state: Record<string, unknown>;
  }>('GET', 'players/10000001');
  const { items, withdrawals, orders } = state;
  return { user, ledger, items, withdrawals, orders: (orders as object[]).length };
}

/** A player about to make the call; worlds with the same seed are identical. */
async function about(id: string) {
  const world = await newWorld(getSeason(id));
  const token = await world.token();
  const body = (await BODIES[id]?.(world, token)) ?? {};
  const path = operations.find((operation) => operation.id === id)?.path ?? '';
  return {
    submit: async (key?: string) =>
      (await world.call(path, body, { token, ...(key === undefined ? {} : { key }) })).body,
    ledgers: () => getLedgers(world),
  };
}

type Submit = () => Promise<unknown>;

/** Opens a game for the demo player. */
async function openGame(world: TestWorld, gameId: number) {
  const { gameUrl } = await world.done('startGame', { gameId }, { token: await world.token() });
  const post = (url: string, payload: object): Submit => {
    return async () => (await world.raw({ method: 'POST', url: `/__games/api/${url}`, payload })).json();
  };
  const open = post('open', { token: launchToken(String(gameUrl)), gameId });
  return { post, open };
}

async function gameSession(world: TestWorld, gameId: number) {
  const { post, open } = await openGame(world, gameId);
  const { session } = (await open()) as { session: string };
  return { post, round: { session, roundId: 'one', bet: 1_00 } };
}

/** Further requests that write, each with its preparation. */
const WRITES: Record<string, (world: TestWorld) => Promise<Submit>> = {
  'the opening of a game': async (world) => (await openGame(world, SLOT)).open,
  'a round with the last coins': async (world) => {
    const { post, round } = await gameSession(world, SLOT);
    await world.control('PATCH', 'players/10000001', { coin: round.bet });
    return post('round', round);
  },
  'a deal of cards': async (world) => {
    const { post, round } = await gameSession(world, POKER);
    return post('round', round);
  },
  'a draw of cards': async (world) => {
    const { post, round } = await gameSession(world, POKER);
    await post('round', round)();
    const { session, roundId } = round;
    return post('draw', { session, roundId, hold: [0, 2] });
  },
  'a social login': async (world) => {
    const code = await codeFor(world, 'noor');
    return async () => (await lineLogin(world, code)).body;
  },
  'a registration': async (world) => async () => (await world.register('newcomer')).body,
  'a log-in': async (world) => async () => (await world.signIn('demoplayer', 'tara1234')).body,
  'the settlement of a deposit': async (world) => {
    const { orderId } = await world.done('recharge3', order(500_00, CHANNELS.qr), {
      token: await world.token(),
    });
    return async () => (await world.tryControl('POST', `orders/${String(orderId)}/settle`)).status;
  },
  ...Object.fromEntries(
    operations
      .filter(({ id }) => BODIES[id] !== undefined && SUBMITS[id] === undefined)
      .map(({ id }) => [
        id,
        async (world: TestWorld) => {
          const token = await world.token();
          const body = (await BODIES[id]?.(world, token)) ?? {};
          const path = operations.find((operation) => operation.id === id)?.path ?? '';
          return async () => (await world.call(path, body, { token })).body;
        },
      ]),
  ),
};

describe('the table of simultaneous submits', () => {
  // spec 1-18
  it("lists exactly the contract's claims and calls about money", () => {
    expect(Object.keys(SUBMITS).toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
  });
});

describe(`${COUNT} simultaneous submits`, () => {
  it.each(Object.entries(SUBMITS))(
    'of %s have the effect of one; the others: %s',
    async (id, businessError) => {
      const single = await about(id);
      const won = await single.submit();
      expect(won.errcode).toBe(0);

      const many = await about(id);
      const answers = await Promise.all(AT_ONCE.map(() => many.submit()));
      const winners = answers.filter(({ errcode }) => errcode === 0);
      // Without an order the number is undefined for all.
      expect(new Set(winners.map(({ orderId }) => orderId))).toEqual(new Set([won['orderId']]));
      const lost = answers.filter(({ errcode }) => errcode !== 0).map(({ error }) => error);
      const isShared = businessError === SAME_ORDER;
      expect([winners.length, lost.length]).toEqual(isShared ? [COUNT, 0] : [1, COUNT - 1]);
      expect(lost).toEqual(lost.map(() => expect.objectContaining({ name: businessError })));
      expect(await many.ledgers()).toEqual(await single.ledgers());
    },
  );

  it('create as many orders as may wait if deposits have different keys', async () => {
    const many = await about('recharge3');
    const answers = await Promise.all(AT_ONCE.map((_, at) => many.submit(`intention-${at}`)));
    const orders = new Set(answers.filter(({ errcode }) => errcode === 0).map(({ orderId }) => orderId));
    const refused = answers.filter(({ error }) => error !== undefined).map(({ error }) => error);
    expect([orders.size, refused.length]).toEqual([20, COUNT - 20]);
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ name: 'rechargeOrdersPending' })));
  });

  it('create three withdrawals if they have three keys', async () => {
    const many = await about('exchange');
    const answers = await Promise.all([1, 2, 3].map((at) => many.submit(`intention-${at}`)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(3);
  });

  it.each(claims.filter(({ isKeyed }) => isKeyed))('of $id with one key get one answer', async ({ id }) => {
    const single = await about(id);
    await single.submit('one-intention');
    const many = await about(id);
    const answers = await Promise.all(AT_ONCE.map(() => many.submit('one-intention')));
    const [first] = answers;
    expect(first?.errcode).toBe(0);
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await many.ledgers()).toEqual(await single.ledgers());
  });
});

describe('six simultaneous equal requests', () => {
  const SIX = Array.from({ length: 6 });
  const inOrder = ({ name }: TestWorld, answers: unknown[]) =>
    answers.map((answer) => JSON.stringify(answer).replaceAll(name, 'this-world')).toSorted();

  it.each(Object.entries(WRITES))('for %s are answered as one after the other', async (id, prepare) => {
    const single = await newWorld(getSeason(id));
    const submitSingle = await prepare(single);
    const expected: unknown[] = [];
    for (const _ of SIX) expected.push(await submitSingle());

    const many = await newWorld(getSeason(id));
    const submit = await prepare(many);
    const answers = await Promise.all(SIX.map(() => submit()));
    expect(inOrder(many, answers)).toEqual(inOrder(single, expected));
    expect(await getLedgers(many)).toEqual(await getLedgers(single));
  });
});
