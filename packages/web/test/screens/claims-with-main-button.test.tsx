import { screen, waitFor, within } from '@testing-library/react';
import type { SdkWithCalls } from '@tara/sdk';
import type { MockWorld, WorldStart } from '@tara/mock-server/vitest';
import { beforeEach, expect } from 'vitest';
import { queryClient } from '#api/query.ts';
import { toastTexts } from '../toasts.ts';
import { test } from './screen-test.tsx';
import {
  expectSilentRejections,
  findReadyButton,
  findReceipt,
  queryReceipt,
  closeReceipt,
} from './support/claims.ts';
import { reduceMotion } from './support/reduced-motion.ts';
import { buyOffer, makeDeposit } from './support/paid-deposit.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

interface Claim {
  feature: string;
  page: string;
  start?: WorldStart;
  /** Makes the claim possible. */
  prepare?: (world: MockWorld, sdk: SdkWithCalls) => Promise<unknown>;
  operation: string;
  button: RegExp;
}

const SIGN = {
  feature: 'the sign-up bonus',
  page: '/activity/sign',
  operation: 'loginBonus3UserReceive',
  button: /^Claim day/,
} satisfies Claim;
const FREE_SIGN = {
  feature: 'the free sign-in',
  page: '/activity/freeSign',
  operation: 'appFreeSignUserReceive',
  button: /^Claim day/,
} satisfies Claim;
const FESTIVAL = {
  feature: 'the festival',
  page: '/activity/festival',
  start: { scenario: 'festival' },
  prepare: makeDeposit,
  operation: 'appFestivalUserReceive',
  button: /^Claim/,
} satisfies Claim;
const SUPPLY = {
  feature: 'the relief',
  page: '/activity/supply',
  start: { scenario: 'bankrupt' },
  operation: 'bankruptBonus',
  button: /^Claim coins/,
} satisfies Claim;
const WEEKEND = {
  feature: 'the weekend lottery',
  page: '/activity/weekendLottery',
  start: { scenario: 'weekend' },
  operation: 'weekendLotteryUserDraw',
  button: /^Draw/,
} satisfies Claim;
const FIRST_CHARGE = {
  feature: 'the first charge',
  page: '/activity/firstCharge',
  prepare: buyOffer,
  operation: 'appRechargeBonusCollection9Receive',
  button: /^Claim ?100\.00 coins$/,
} satisfies Claim;
const CHRISTMAS = {
  feature: 'the boxes of Christmas',
  page: '/activity/christmas',
  start: { scenario: 'christmas', seed: 7 },
  prepare: async (world: MockWorld, sdk: SdkWithCalls) => {
    await sdk.call.appChristmasUserSign();
    await makeDeposit(world, sdk);
  },
  operation: 'appChristmasUserOpen',
  button: /^Open a box/,
} satisfies Claim;
const NEW_YEAR = {
  feature: 'the rockets of New Year',
  page: '/activity/newYear',
  start: { scenario: 'new-year', seed: 7 },
  prepare: async (world: MockWorld, sdk: SdkWithCalls) => {
    await makeDeposit(world, sdk, 1_000_00);
    await sdk.call.appNewYearUserReceiveTask({ id: 4 });
    await sdk.call.appNewYearUserReceiveTask({ id: 5 });
  },
  operation: 'appNewYearUserOpen',
  button: /^Launch a rocket \d/,
} satisfies Claim;

interface UnknownClaim extends Claim {
  /** The text of the page while the outcome is unknown. */
  message?: RegExp;
  /** Whether the page is reloaded before the next check. */
  reloads?: boolean;
  receipt: RegExp;
  /** The texts of the page afterwards. */
  after: readonly RegExp[];
}

const UNKNOWN_CLAIMS: readonly UnknownClaim[] = [
  { ...SIGN, receipt: /Coins.*\+10\.00/, after: [/^1 of 7 claimed/] },
  { ...FREE_SIGN, receipt: /Points.*\+5/, after: [/^1 day in a row/] },
  { ...FESTIVAL, receipt: /Coins/, after: [/^Claimed/] },
  { ...SUPPLY, receipt: /\+20\.00/, after: [/^Nothing to claim right now/] },
  {
    ...WEEKEND,
    reloads: true,
    message: /^No answer from the server\. Your draw may have been made\.$/,
    receipt: /./,
    after: [/^0 free$/],
  },
  { ...FIRST_CHARGE, reloads: true, receipt: /Coins.*\+100\.00/, after: [/^Claimed/] },
  { ...CHRISTMAS, reloads: true, receipt: /./, after: [/^1 box opened/, /\b5 to open/] },
  {
    ...NEW_YEAR,
    reloads: true,
    message: /^No answer from the server\. Check whether/,
    receipt: /Coins.*\+\d/,
    after: [/^1 left$/],
  },
];

beforeEach(reduceMotion);
test.for(UNKNOWN_CLAIMS)(
  'shows that the outcome of a claim of $feature is unknown after a lost connection, and pays it once',
  async (
    {
      page,
      start,
      prepare,
      operation,
      button,
      message = /^No answer from the server/,
      reloads,
      receipt,
      after,
    },
    { open, world, otherDevice },
  ) => {
    await world.reset(start);
    await prepare?.(world, await otherDevice());
    const before = await world.player();
    const { user, reload } = await open(page, 'player');
    await findReadyButton(button);
    await world.fault({ operationId: operation, effect: 'dropAfter' });
    await user.click(await findReadyButton(button));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(queryReceipt()).toBeNull();
    const paid = await world.player();
    expect(await world.calls(operation)).toBe(1);
    await world.clearFaults();
    if (reloads) await reload();
    await user.click((await screen.findAllByRole('button', { name: /^Check again/ })).at(-1)!);
    await closeReceipt(user, receipt);
    for (const text of after) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    const { coin, lottery } = await world.player();
    expect({ coin, lottery }).toEqual({ coin: paid['coin'], lottery: paid['lottery'] });
    const gained = /\+(\d+)\.00/.exec(receipt.source.replaceAll('\\', ''));
    if (gained) expect(Number(coin) - Number(before['coin'])).toBe(Number(gained[1]) * 100);
  },
);

test.for(UNKNOWN_CLAIMS)(
  'pays a claim of $feature once after a double press, and keeps the focus on the page',
  async ({ page, start, prepare, operation, button, receipt, after }, { open, world, otherDevice }) => {
    await world.reset(start);
    await prepare?.(world, await otherDevice());
    const before = Number((await world.player())['coin']);
    const { user } = await open(page, 'player');
    await user.dblClick(await findReadyButton(button));
    await closeReceipt(user, receipt);
    for (const text of after) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
    expect(await world.calls(operation)).toBe(1);
    const gained = /\+(\d+)\.00/.exec(receipt.source.replaceAll('\\', ''));
    if (gained) expect((await world.player())['coin']).toBe(before + Number(gained[1]) * 100);
  },
);

const REJECTED_CLAIMS: readonly (Claim & { read: string })[] = [
  { ...SIGN, read: 'loginBonus3User' },
  { ...FREE_SIGN, read: 'appFreeSignUser' },
  { ...FESTIVAL, read: 'appFestivalUser' },
  { ...SUPPLY, read: 'getActivityIds' },
  { ...WEEKEND, read: 'weekendLotteryUser' },
];

// spec 8-29 mobile, 8-43 mobile
test.for(REJECTED_CLAIMS)(
  'shows no message after a rejected claim of $feature, and reads the page again',
  async ({ page, start, prepare, operation, button, read }, { open, world, otherDevice }) => {
    await world.reset(start);
    await prepare?.(world, await otherDevice());
    const { user } = await open(page, 'player');
    const main = await screen.findByRole('main');
    await expectSilentRejections(user, world, {
      operationId: operation,
      read,
      button: () => within(main).getByRole('button', { name: button }),
    });
  },
);

const MADE_AFTER_A_WHILE: readonly Claim[] = [FREE_SIGN, WEEKEND, FESTIVAL];

test.for(MADE_AFTER_A_WHILE)(
  'repeats a claim of $feature by itself until a busy server makes it',
  async ({ page, start, prepare, operation, button }, { open, world, otherDevice }) => {
    await world.reset(start);
    await prepare?.(world, await otherDevice());
    const { user } = await open(page, 'player');
    await world.fault({ operationId: operation, errcode: 104, times: 2 });
    await user.click(await findReadyButton(button));
    await findReceipt();
    await world.verify({ operationId: operation, errcode: 104, times: 2 });
    expect(await world.calls(operation)).toBe(3);
    expect(toastTexts()).toEqual([]);
  },
);

const BUSY_PAGES: readonly (Claim & { read: string })[] = [
  ...REJECTED_CLAIMS.filter(({ feature }) => feature !== SUPPLY.feature),
  {
    feature: 'the daily card',
    page: '/activity/signPay',
    operation: '',
    button: /./,
    read: 'getLoginPayUser3',
  },
  { feature: 'the tasks', page: '/profile/task', operation: '', button: /./, read: 'getTaskUser' },
  { feature: 'the points', page: '/points', operation: '', button: /./, read: 'getLotterConfig' },
  { feature: 'the wheel', page: '/activity/spin', operation: '', button: /^Spin/, read: 'actInviteUser' },
];

test.for(BUSY_PAGES)(
  'keeps the page of $feature while a busy server rejects its calls',
  async ({ page, start, prepare, button, read }, { open, world, otherDevice }) => {
    await world.reset(start);
    await prepare?.(world, await otherDevice());
    await open(page, 'player');
    const main = await screen.findByRole('main');
    await screen.findAllByRole('button', { name: button });
    await waitUntilSettled();
    await world.fault({ operationId: read, errcode: 104 });
    const texts = () => main.textContent.replaceAll(/[\d:]+/g, '');
    const before = texts();
    await queryClient.refetchQueries({ type: 'active' });
    await waitUntilSettled();
    // Parts that load late follow.
    expect(texts()).toContain(before);
    expect(toastTexts()).toEqual([]);
  },
);

interface OtherDeviceClaim extends Claim {
  claim: (sdk: SdkWithCalls) => Promise<unknown>;
  /** The texts of the page after it was read again. */
  after: readonly RegExp[];
  /** Whether the button remains. */
  stays?: boolean;
}

const OTHER_DEVICE_CLAIMS: readonly OtherDeviceClaim[] = [
  {
    ...SIGN,
    claim: (sdk) => sdk.call.loginBonus3UserReceive({ day: 1 }),
    after: [/^1 of 7 claimed/],
  },
  {
    ...FREE_SIGN,
    claim: (sdk) => sdk.call.appFreeSignUserReceive(),
    after: [/^1 day in a row/],
  },
  {
    ...FESTIVAL,
    async claim(sdk) {
      const { appFestivalUser } = await sdk.call.appFestivalUser();
      const propId = appFestivalUser.steps[0]?.propList[0]?.id ?? 0;
      await sdk.call.appFestivalUserReceive({ propId });
    },
    after: [/^Claimed/],
  },
  {
    ...SUPPLY,
    claim: (sdk) => sdk.call.bankruptBonus(),
    after: [/^Nothing to claim right now/],
  },
  {
    ...WEEKEND,
    claim: (sdk) => sdk.call.weekendLotteryUserDraw(),
    after: [/^0 free$/],
    stays: true,
  },
  {
    ...NEW_YEAR,
    async prepare(world, sdk) {
      await NEW_YEAR.prepare(world, sdk);
      await sdk.call.appNewYearUserOpen({ propId: 40004 });
    },
    claim: (sdk) => sdk.call.appNewYearUserOpen({ propId: 40004 }),
    after: [],
  },
];

test.for(OTHER_DEVICE_CLAIMS)(
  'pays nothing again after another device made the claim of $feature, and shows it as made',
  async ({ page, start, prepare, button, claim, after, stays = false }, { open, world, otherDevice }) => {
    await world.reset(start);
    const sdk = await otherDevice();
    await prepare?.(world, sdk);
    const { user } = await open(page, 'player');
    const claimButton = await findReadyButton(button);
    await claim(sdk);
    const { coin } = await world.player();
    await user.click(claimButton);
    for (const text of after) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    if (stays) await waitFor(() => expect(claimButton.getAttribute('aria-disabled')).toBe('true'));
    else await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    expect(queryReceipt()).toBeNull();
    expect((await world.player())['coin']).toBe(coin);
  },
);
