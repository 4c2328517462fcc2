import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SdkWithCalls } from '@tara/sdk';
import type { MockWorld, WorldStart } from '@tara/mock-server/vitest';
import { beforeEach, expect } from 'vitest';
import { test } from './screen-test.tsx';
import { expectSilentRejections, queryReceipt, closeReceipt } from './support/claims.ts';
import { reduceMotion } from './support/reduced-motion.ts';
import { makePaidDeposits } from './support/orders.ts';
import { expectText, getItems } from './support/page.ts';
import { playRound } from './support/play-round.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const DAY = 86_400_000;

interface Claim {
  feature: string;
  page: string;
  start?: WorldStart;
  /** Makes the claim possible. */
  prepare?: (world: MockWorld, sdk: SdkWithCalls) => Promise<unknown>;
  /** The tab of the page to open first. */
  tab?: string;
  /** The list whose first item with the text shows the state of the claim; if undefined, the page shows it. */
  list?: string;
  item?: string;
  /** Whether that item contains the button; otherwise the button is anywhere on the page. */
  inItem?: boolean;
  operation: string;
  /** The call that reads the page. */
  read: string;
  button: RegExp;
}

const TICKET: Claim = {
  feature: 'a ticket',
  page: '/activity/cashBonus',
  list: 'Your coupons',
  inItem: true,
  operation: 'receiveBonusTicker',
  read: 'getBonusTickers',
  button: /^Claim/,
};
const FRIENDS = {
  page: '/activity/agentCount',
  start: { scenario: 'invite-claimable' },
  read: 'agent4Data',
} as const;
const FRIENDS_REWARD: Claim = {
  ...FRIENDS,
  feature: 'the reward for friends who count',
  list: 'Rewards for valid friends',
  operation: 'agent4Award',
  button: /^Claim.*30\.00 coins/,
};
const CARD: Claim = {
  ...FRIENDS,
  feature: 'a card to scratch',
  operation: 'agent4Scratch',
  button: /^Scratch a card$/,
};
const DRAW: Claim = { ...FRIENDS, feature: 'a draw', operation: 'agent4Lottery', button: /^Draw once/ };
const EXCHANGE: Claim = {
  feature: 'the income from friends',
  page: '/activity/agent',
  start: { scenario: 'invite-claimable' },
  operation: 'agent3Exchange',
  read: 'agentData',
  button: /^Claim income/,
};
const AGENT5 = {
  page: '/activity/agent5',
  start: { scenario: 'invite-claimable' },
  read: 'appAgent5User',
} as const;
const INCOME: Claim = {
  ...AGENT5,
  feature: 'the income of the agent programme',
  operation: 'appAgent5UserReceive',
  button: /^Claim income/,
};
const VALID: Claim = {
  ...AGENT5,
  feature: 'the reward for valid friends',
  list: 'Rewards for valid friends',
  inItem: true,
  operation: 'appAgent5UserInviteValidReceive',
  button: /^Claim/,
};
const INVITED: Claim = {
  feature: 'the reward for invited friends',
  page: '/activity/inviteFriends',
  start: { scenario: 'invite-claimable' },
  operation: 'appInviteBonus1UserReceive',
  read: 'appInviteBonus1User',
  button: /^Claim/,
};
const REBATE: Claim = {
  feature: 'the rebate',
  page: '/activity/vipRebate',
  start: { scenario: 'rich-vip' },
  async prepare(world, sdk) {
    await playRound(sdk, 100_00);
    await world.advance(DAY);
  },
  operation: 'vipRebateUserReceive',
  read: 'vipRebateUser',
  button: /^Claim the rebate/,
};
const FOLLOW: Claim = {
  feature: 'the reward for following a page',
  page: '/activity/follow',
  prepare: async (_, sdk) =>
    sdk.call.actionLog({
      action: 'social_follow',
      page: '/activity/follow',
      data: { network: 'facebook' },
      eventTime: 1,
    }),
  list: 'Our pages',
  item: 'Facebook',
  inItem: true,
  operation: 'receiveTaskAward',
  read: 'getTaskUser',
  button: /^Claim/,
};
const CARD_DAY: Claim = {
  feature: 'the part of a card',
  page: '/activity/signPay',
  start: { scenario: 'login-pay' },
  operation: 'receiveLoginPay3',
  read: 'getLoginPayUser3',
  button: /^Claim today/,
};
const DEPOSITS = {
  page: '/activity/depositEvery',
  prepare: async (world: MockWorld, sdk: SdkWithCalls) => makePaidDeposits(sdk, world, 1),
  button: /^Claim/,
};
const SUM: Claim = {
  ...DEPOSITS,
  feature: 'the reward for a sum of deposits',
  list: 'Rewards for total deposits',
  operation: 'receiverRechargeBonusCollection6',
  read: 'rechargeBonusCollection6',
};
const DAYS: Claim = {
  ...DEPOSITS,
  feature: 'the reward for days with a deposit',
  tab: 'Daily streak',
  list: 'Rewards for days in a row',
  operation: 'receiverRechargeBonusCollection8',
  read: 'rechargeBonusCollection8',
};

/** The element that shows the state of a claim. */
function findStatus({ list, item }: Claim): HTMLElement | undefined {
  return list === undefined ? (screen.queryByRole('main') ?? undefined) : getItems(list, item)[0];
}

function queryButton(claim: Claim): HTMLElement | null {
  const element = claim.inItem ? findStatus(claim) : screen.getByRole('main');
  return (element && within(element).queryAllByRole('button', { name: claim.button })[0]) ?? null;
}

/** The button that checks a claim with an unknown outcome. */
function queryCheck(claim: Claim): HTMLElement | null {
  const element = findStatus(claim);
  return (element && within(element).queryAllByRole('button', { name: /^Check again/ })[0]) ?? null;
}

/** Waits until the claim is possible and everything has been read. */
async function findClaim(user: UserEvent, claim: Claim): Promise<HTMLElement> {
  if (claim.tab !== undefined) await user.click(await screen.findByRole('tab', { name: claim.tab }));
  await screen.findByRole('main');
  await waitFor(() => expect(queryButton(claim)).not.toBeNull());
  await waitUntilSettled();
  return queryButton(claim)!;
}

beforeEach(reduceMotion);

interface UnknownClaim extends Claim {
  /** Whether the page is reloaded before the next check. */
  reloads?: boolean;
  receipt: RegExp;
  /** The text at the button after the claim. */
  after?: RegExp;
}

const UNKNOWN_CLAIMS: readonly UnknownClaim[] = [
  { ...TICKET, receipt: /\+15\.00/ },
  { ...DRAW, receipt: /./, after: /Your next valid friend brings a draw\./ },
  { ...EXCHANGE, receipt: /Coins/ },
  { ...VALID, receipt: /\+40\.00/, after: /Claimed/ },
  { ...INCOME, receipt: /./ },
  { ...INVITED, receipt: /\+50\.00/ },
  { ...REBATE, receipt: /Coins/, after: /Claimed\. Today’s bets/ },
  { ...FOLLOW, receipt: /Coins.*\+3\.00/, after: /Claimed/ },
  { ...CARD_DAY, list: 'Your cards', receipt: /\+20\.00/ },
  { ...SUM, reloads: true, receipt: /\+15\.00/ },
  { ...DAYS, receipt: /./ },
];

test.for(UNKNOWN_CLAIMS)(
  'shows that the outcome of a claim of $feature is unknown after a lost connection, and pays it once',
  async (claim, { open, world, otherDevice }) => {
    await world.reset(claim.start);
    await claim.prepare?.(world, await otherDevice());
    const before = await world.player();
    const { user, reload } = await open(claim.page, 'player');
    const button = await findClaim(user, claim);
    await world.fault({ operationId: claim.operation, effect: 'dropAfter' });
    await user.click(button);
    await expectText(() => findStatus(claim), 'No answer from the server');
    expect(queryReceipt()).toBeNull();
    const paid = await world.player();
    await world.clearFaults();
    if (claim.reloads) await reload();
    await waitFor(() => expect(queryCheck(claim)).not.toBeNull());
    await waitUntilSettled();
    await user.click(queryCheck(claim)!);
    await closeReceipt(user, claim.receipt);
    if (claim.after) await expectText(() => findStatus(claim), claim.after);
    const { coin, lottery } = await world.player();
    expect({ coin, lottery }).toEqual({ coin: paid['coin'], lottery: paid['lottery'] });
    const coins = getCoins(claim.receipt);
    if (coins !== undefined) expect(coin).toBe(Number(before['coin']) + coins);
  },
);

/** The coins that a receipt names, in hundredths. */
function getCoins(receipt: RegExp): number | undefined {
  const [, coins] = /\+(\d+)\.00/.exec(receipt.source.replaceAll('\\', '')) ?? [];
  return coins === undefined ? undefined : Number(coins) * 100;
}

test.for(UNKNOWN_CLAIMS)(
  'pays a claim of $feature once after a double press, and keeps the focus on the page',
  async (claim, { open, world, otherDevice }) => {
    await world.reset(claim.start);
    await claim.prepare?.(world, await otherDevice());
    const before = Number((await world.player())['coin']);
    const { user } = await open(claim.page, 'player');
    await user.dblClick(await findClaim(user, claim));
    await closeReceipt(user, claim.receipt);
    if (claim.after) await expectText(() => findStatus(claim), claim.after);
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
    expect(await world.calls(claim.operation)).toBe(1);
    const coins = getCoins(claim.receipt);
    if (coins !== undefined) expect((await world.player())['coin']).toBe(before + coins);
  },
);

const REJECTED_CLAIMS: readonly Claim[] = [
  TICKET,
  FRIENDS_REWARD,
  CARD,
  DRAW,
  EXCHANGE,
  INCOME,
  VALID,
  INVITED,
  REBATE,
  FOLLOW,
  CARD_DAY,
  SUM,
  DAYS,
];

// spec 8-29 mobile
test.for(REJECTED_CLAIMS)(
  'shows no message after a rejected claim of $feature, and reads the page again',
  async (claim, { open, world, otherDevice }) => {
    await world.reset(claim.start);
    await claim.prepare?.(world, await otherDevice());
    const { user } = await open(claim.page, 'player');
    await findClaim(user, claim);
    const { operation: operationId, read } = claim;
    await expectSilentRejections(user, world, {
      operationId,
      read,
      button() {
        const button = queryButton(claim);
        if (!button) throw new Error(`There is no button to claim ${claim.feature}.`);
        return button;
      },
    });
  },
);

interface OtherDeviceClaim extends Claim {
  claim: (sdk: SdkWithCalls, world: MockWorld) => Promise<unknown>;
  /** The text at the button after the page was read again. */
  after?: RegExp;
  /** The text of the page then. */
  message?: RegExp;
  /** Whether another claim has such a button then. */
  stays?: boolean;
}

const OTHER_DEVICE_CLAIMS: readonly OtherDeviceClaim[] = [
  {
    ...TICKET,
    async claim(sdk) {
      const { bonusTickers } = await sdk.call.getBonusTickers();
      const ticket = bonusTickers.find(({ count }) => count === 15_00);
      await sdk.call.receiveBonusTicker({ id: ticket?.id ?? 0 });
    },
    message: /^1 to claim$/,
    stays: true,
  },
  {
    ...FRIENDS_REWARD,
    claim: async (sdk) => sdk.call.agent4Award({ awardId: 1 }),
    after: /Claimed/,
  },
  {
    ...DRAW,
    claim: async (sdk) => sdk.call.agent4Lottery(),
    after: /Your next valid friend brings a draw\./,
  },
  {
    ...EXCHANGE,
    claim: async (sdk) => sdk.call.agent3Exchange(),
    message: /^Nothing to claim yet/,
  },
  {
    ...VALID,
    claim: async (sdk) => sdk.call.appAgent5UserInviteValidReceive({ awardId: 1 }),
    after: /Claimed/,
  },
  {
    ...INCOME,
    claim: async (sdk) => sdk.call.appAgent5UserReceive(),
    message: /^Nothing to claim yet/,
  },
  {
    ...INVITED,
    prepare: async (_, sdk) => sdk.call.appInviteBonus1UserReceive({ propId: 2001 }),
    async claim(sdk, world) {
      // The same call immediately afterwards would count as a double press.
      await world.advance(60_000);
      await sdk.call.appInviteBonus1UserReceive({ propId: 2001 });
    },
    message: /^7 \/ 16/,
  },
  {
    ...REBATE,
    claim: async (sdk) => sdk.call.vipRebateUserReceive(),
    message: /^Claimed\. Today’s bets/,
  },
  {
    ...FOLLOW,
    claim: async (sdk) => sdk.call.receiveTaskAward({ taskId: 6 }),
    after: /Claimed/,
  },
  {
    ...CARD_DAY,
    async claim(sdk) {
      const { ownList } = await sdk.call.getLoginPayUser3();
      await sdk.call.receiveLoginPay3({ propId: ownList[0]?.propId ?? 0 });
    },
    after: /The next coins are ready tomorrow/,
  },
  {
    ...SUM,
    claim: async (sdk) => sdk.call.receiverRechargeBonusCollection6({ awardId: 1 }),
    after: /Claimed/,
  },
];

// spec 2.2-101, 8-29 mobile
test.for(OTHER_DEVICE_CLAIMS)(
  'pays nothing again after another device made the claim of $feature, and shows it as made',
  async (claim, { open, world, otherDevice }) => {
    await world.reset(claim.start);
    const sdk = await otherDevice();
    await claim.prepare?.(world, sdk);
    const { user } = await open(claim.page, 'player');
    const button = await findClaim(user, claim);
    await claim.claim(sdk, world);
    const { coin } = await world.player();
    await user.click(button);
    if (claim.after) await expectText(() => findStatus(claim), claim.after);
    if (claim.message) expect((await screen.findAllByText(claim.message)).length).toBeGreaterThan(0);
    if (!claim.stays) await waitFor(() => expect(queryButton(claim)).toBeNull());
    expect(queryReceipt()).toBeNull();
    expect((await world.player())['coin']).toBe(coin);
  },
);
