import { screen, waitFor } from '@testing-library/react';
import type { SdkWithCalls } from '@tara/sdk';
import type { MockWorld, WorldStart } from '@tara/mock-server/vitest';
import { beforeEach, expect } from 'vitest';
import { test } from './screen-test.tsx';
import { makePaidDeposits, makeWithdrawal } from './support/orders.ts';
import { playRound } from './support/play-round.ts';
import { reduceMotion } from './support/reduced-motion.ts';
import { completeTwoTasks } from './support/tasks.ts';

/** A text that depends on the day, or an invented player. */
const CHANGING = /\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\*\*\*/;

/** The texts with a digit in the page, in their order. */
function figures(): string {
  const main = document.querySelector('main');
  if (!main) return '';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (/\d/.test(text) && !CHANGING.test(text) && !parentElement?.closest('time, [role=timer]'))
      found.push(text);
  }
  return found.join(' · ');
}

type Prepare = (world: MockWorld, sdk: SdkWithCalls) => Promise<unknown>;

const pay: Prepare = async (world, sdk) => makePaidDeposits(sdk, world, 1);
const finishTasks: Prepare = async (_, sdk) => completeTwoTasks(sdk);
const withdraw: Prepare = async (_, sdk) => makeWithdrawal(sdk, 500_50);
const save: Prepare = async (_, sdk) => sdk.call.safeboxDeposit({ amount: 123_45 });
const playYesterday: Prepare = async (world, sdk) => {
  await playRound(sdk, 100_00);
  // What the round won is a matter of chance.
  await world.patchPlayer({ coin: 2_500_000_00 });
  await world.advance(86_400_000);
};

interface Page {
  page: string;
  start?: WorldStart;
  layout?: 'desktop';
  prepare?: Prepare;
  /** The tab to open. */
  tab?: string;
  expected: string;
}

const PAGES: Page[] = [
  {
    page: '/activity/vipRebate',
    start: { scenario: 'rich-vip' },
    prepare: playYesterday,
    expected:
      '2,500,000.00 · 2.5M · 2,500,000.00 coins · 1.00 · 1.00% of what you bet · VIP0 · 0 · 0.00% · VIP1 · 1,000 · 0.10% · 20.00 coins · VIP2 · 10,000 · 0.20% · 50.00 coins · VIP3 · 50,000 · 0.30% · 120.00 coins · VIP4 · 200,000 · 0.40% · 300.00 coins · VIP5 · 1,000,000 · 0.55% · 800.00 coins · VIP6 · 5,000,000 · 0.70% · 2,000.00 coins · VIP7 · 20,000,000 · 1.00% · 5,000.00 coins · 1.00 · 1.00 coins',
  },
  {
    page: '/activity/agent',
    start: { scenario: 'invite-claimable' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 1.53 · 6 · 1.53 · +0.03 · +0.75 · +0.15 · +0.60 · 1.53 · 1.53 coins',
  },
  {
    page: '/activity/agent5',
    start: { scenario: 'invite-claimable' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 85.02 · 6 · 4 · 2 · 40 · 2 valid · 120 · 5 valid · 600 · 20 valid · 40.00 coins · 2 valid friends · 40.00 coins · 120.00 coins · 5 valid friends · 1 to go · 600.00 coins · 20 valid friends · 85.02 · 85.02 coins',
  },
  {
    page: '/activity/agentCount',
    start: { scenario: 'invite-claimable' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 4 valid friends · 30 · 3 friends · 150 · 10 friends · 600 · 30 friends · 30.00 coins · 3 friends who have deposited enough · 150.00 coins · 10 friends who have deposited enough · 6 to go · 600.00 coins and 50.00 points · 30 friends who have deposited enough · 4 cards · 1 draw · 5 · 5.00 coins · +5.00 · 5.00 points · 10 · 10.00 coins · +20.00 · +20.00 coins on your next deposit of 500.00 or more · 50 · 50.00 coins · 500 · 500.00 coins · 2 ready · 2.00 coins · 0 of 1 · 5.00 coins · 1 valid friend · 10.00 coins · 1 valid friend · Share your link on 7 days · 15.00 coins · 0 of 7 · Share your link on 7 days · Friends bet 10,000.00 · 50.00 coins · 510.00 of 10,000.00 · All shown: 6 of 6 · 30.00 · 30.00 coins',
  },
  {
    page: '/activity/inviteFriends',
    start: { scenario: 'invite-claimable' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 6 friends have joined · 50 · 2 / 2 · 300 · 6 / 6 · 1K · 7 / 16 · 50.00 coins · 1 friend · 300.00 coins · 5 friends · 6 / 6 · 1,000.00 coins · 9 more friends to go · 50.00 · 50.00 coins',
  },
  {
    page: '/activity/spin',
    start: { scenario: 'invite-claimable' },
    expected:
      '6 friends in this round · 3 · 470 · 3.50 · 5 · 475 · 8 · 10 · 25 · 0.00 · 11 left · 470.00 to 475.00 · Mostly 470.00 coins, 70.00 % · 3.00 to 25.00 · Mostly 3.00 coins, 39.60 % · 470.00 coins · 70.00 % · 475.00 coins · 30.00 % · 3.00 coins · 39.60 % · 3.50 coins · 29.70 % · 5.00 coins · 19.80 % · 8.00 coins · 7.92 % · 10.00 coins · 1.98 % · 25.00 coins · 0.99 % · 0.00 of 500.00 · The pot is not part of your balance. At 500.00 you can exchange it for coins. · 0.00 to your balance · 500.00 to go · 1 friend · up to Rs 50 · 3 friends · up to Rs 150 · 10 friends · up to Rs 500 · All shown: 10 of 10',
  },
  {
    page: '/activity/depositEvery',
    prepare: pay,
    expected:
      '1,800.00 · 1.8K · 1,800.00 coins · 500.00 · 15 · 500 · 40 · 1,000 · 150 · 3,000 · 600 · 10,000 · 3.5K · 50,000 · 15.00 coins · Deposit 500.00 in total · 40.00 coins · Deposit 1,000.00 in total · 500.00 to go · 150.00 coins and 10.00 points · Deposit 3,000.00 in total · 600.00 coins and 40.00 points · Deposit 10,000.00 in total · 3,500.00 coins and +60.00 coins on your next deposit of 1,000.00 or more · Deposit 50,000.00 in total · 15.00 · 15.00 coins',
  },
  {
    page: '/activity/depositEvery',
    prepare: pay,
    tab: 'Daily streak',
    expected:
      '1,800.00 · 1.8K · 1,800.00 coins · 1 day · 10 · Day 1 · 20 · Day 2 · 30 · Day 3 · 40 · Day 4 · 50 · Day 5 · 60 · Day 6 · 70 · Day 7 · 10.00 coins · Deposit on day 1 · 20.00 coins · Deposit 2 days in a row · 1 day to go · 30.00 coins · Deposit 3 days in a row · 40.00 coins · Deposit 4 days in a row · 50.00 coins · Deposit 5 days in a row · 60.00 coins · Deposit 6 days in a row · 70.00 coins · Deposit 7 days in a row · 200.00 coins and 20.00 points · Extra, for all 7 days · 6 days to go · 10.00 · 10.00 coins',
  },
  {
    page: '/activity/festival',
    start: { scenario: 'festival' },
    prepare: pay,
    expected:
      '1,800.00 · 1.8K · 1,800.00 coins · 500.00 · 25 · 500 · 120 · 2,000 · 700 · 10,000 · 25.00 coins · Deposit 500.00 in total · 120.00 coins and 20.00 points · Deposit 2,000.00 in total · 1,500.00 to go · 700.00 coins, 50.00 points and +60.00 coins on your next deposit of 1,000.00 or more · Deposit 10,000.00 in total · 25.00 · 25.00 coins',
  },
  {
    page: '/activity/cashBonus',
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 2 to claim · +15.00 · Bet 15.00 in total to withdraw them · 15.00 coins · +20.00 · +20.00 coins on your next deposit of 500.00 or more · +20.00 coins on your next deposit of 500.00 or more · +30.00 · Bet 30.00 in total to withdraw them · 15.00 coins and +20.00 coins on your next deposit of 500.00 or more',
  },
  {
    page: '/activity/signPay',
    start: { scenario: 'login-pay' },
    expected:
      '2,300.00 · 2.3K · 2,300.00 coins · 1 to claim · 7-day card · 20.00 coins a day, 7 days left · 15-day card · Rs 1,000 · 1,000.00 coins · 35.00 coins on each of 15 days, 525.00 coins in total · Buy Rs 1,000 · 15-day card · 30-day card · Rs 2,000 · 2,000.00 coins · 60.00 coins and 1.00 points on each of 30 days, 1,800.00 coins in total · Buy Rs 2,000 · 30-day card · 20.00 · 20.00 coins',
  },
  {
    page: '/activity/firstCharge',
    start: { scenario: 'first-charge-open' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · Your first deposit brings 300 bonus coins at once. With one of these amounts it also brings a pack of rewards, which you claim here afterwards. Once per player. To withdraw the coins of a pack, bet their amount 3 times. · 122% · You pay Rs 500 · 800.00 coins, 300.00 of them a bonus · Claim 100.00 coins, 5.00 points and +10% coins on your next deposit · 127% · You pay Rs 1,000 · 1,300.00 coins, 300.00 of them a bonus · Claim 250.00 coins, 12.00 points and +20% coins on your next deposit · 131% · You pay Rs 3,000 · 3,300.00 coins, 300.00 of them a bonus · Claim 900.00 coins, 40.00 points and +50% coins on your next deposit · The percentage compares deposit and pack together with the deposit. The 300 bonus coins are added to that. Play money only. · 1,550.00 · Deposit Rs 1,000',
  },
  {
    page: '/activity/firstCharge',
    start: { scenario: 'first-charge-bought' },
    expected:
      '1,800.00 · 1.8K · 1,800.00 coins · Your first deposit brings 300 bonus coins at once. With one of these amounts it also brings a pack of rewards, which you claim here afterwards. Once per player. To withdraw the coins of a pack, bet their amount 3 times. · 3 rewards to claim · Bet 300.00 in total to withdraw them · +100.00 · 100.00 coins · +5.00 · 5.00 points · +10% coins on your next deposit · +10% · +10% coins on your next deposit · 100.00 coins, 5.00 points and +10% coins on your next deposit',
  },
  {
    page: '/activity/sign',
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 7 days · 0 of 7 claimed · 10.00 · 10.00 coins · Day 2 · 15.00 · 15.00 coins · Day 3 · 20.00 · 20.00 coins · Day 4 · +20.00 · 20.00 points · Day 5 · 25.00 · 25.00 coins · Day 6 · 30.00 · 30.00 coins · Day 7 · 50.00 · 50.00 coins and +20.00 coins on your next deposit of 500.00 or more · and +20.00 coins on your next deposit of 500.00 or more · Claim day 1 · 10.00 · 10.00 coins',
  },
  {
    page: '/activity/freeSign',
    expected:
      "1,000.00 · 1K · 1,000.00 coins · Check in each day for that day's reward. If you miss a day, you start again at day 1. · 7 days · +5.00 · 5.00 points · Day 2 · +8.00 · 8.00 points · Day 3 · +10.00 · 10.00 points · Day 4 · 5.00 · 5.00 coins · Day 5 · +15.00 · 15.00 points · Day 6 · +20.00 · 20.00 points · Day 7 · 20.00 · 20.00 coins · Claim day 1 · 5.00 points",
  },
  {
    page: '/activity/supply',
    start: { scenario: 'bankrupt' },
    expected: '0.00 · 0 · 0.00 coins · Bet 20.00 in total to withdraw them · +20.00 · 20.00 · 20.00 coins',
  },
  {
    page: '/activity/weekendLottery',
    start: { scenario: 'weekend' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 5 · +10.00 · 15 · +8.00 · +20.00 · 100 · +60.00 · 1 · 100.00 · +10.00 · 15.00 · 5.00 · +20.00 · 8.00 · 1 free',
  },
  {
    page: '/activity/christmas',
    start: { scenario: 'christmas' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 2.00 · 2.00 coins · Day 2 · +10.00 · 10.00 points · Day 3 · 4.00 · 4.00 coins · Day 4 · 8.00 · 8.00 points · Day 5 · 6.00 · 6.00 coins · Day 6 · +20.00 · 20.00 points · Day 7 · 15.00 · 15.00 coins · 90.00 coins · Extra, for all 7 check-ins · 0 of 7 · Next reward in 3 boxes · 10 · 3 boxes · 30 · 8 boxes · 100 · 20 boxes · 10.00 coins · 3 boxes opened · 3 boxes to go · 30.00 coins · 8 boxes opened · 100.00 coins and +60.00 coins on your next deposit of 1,000.00 or more · 20 boxes opened · 2.00 · 2.00 coins',
  },
  {
    page: '/activity/newYear',
    start: { scenario: 'new-year' },
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 0 · 0 · 0 · 0 of 100 sparks · 202.60 coins · Spark ×5 and Box ×1 · Spark ×10 · Play 10 rounds · Spark ×10 and Box ×1 · 0 of 10 · Play 10 rounds · Spark ×20 and Draw ×1 · Deposit 1,000.00 in total · Spark ×30 and Rocket ×2 · 0.00 of 1,000.00 · Deposit 1,000.00 in total · 20,260.00 · 8,880.00 · 17,760.00',
  },
  {
    page: '/profile/vip',
    expected:
      '1,000.00 · 1K · 1,000.00 coins · VIP2 · To VIP3 · 31,500.00 more · Played 18,500.00 · 50,000.00 · 0.00 · VIP0 · 0 · 0.00% · VIP1 · 1,000 · 0.10% · 20.00 coins · VIP2 · 10,000 · 0.20% · 50.00 coins · VIP3 · 50,000 · 0.30% · 120.00 coins · VIP4 · 200,000 · 0.40% · 300.00 coins · VIP5 · 1,000,000 · 0.55% · 800.00 coins · VIP6 · 5,000,000 · 0.70% · 2,000.00 coins · VIP7 · 20,000,000 · 1.00% · 5,000.00 coins',
  },
  {
    page: '/profile/task',
    prepare: finishTasks,
    expected:
      '1,000.00 · 1K · 1,000.00 coins · 2 rewards to claim · 2.00 coins · 5.00 coins · 10.00 coins · 2.00 coins · Play 10 rounds · 5.00 coins · 0 / 10 · Play 10 rounds · Play 50 rounds · 15.00 coins · 0 / 50 · Play 50 rounds · 3.00 coins · 3.00 coins · 3.00 coins · 3.00 coins · 3.00 coins · 3.00 coins · 3.00 coins · 20.00 coins and 5.00 points · 3.00 points · Deposit 100.00 today · 5.00 coins · 0.00 / 100.00 · Deposit 100.00 today · Deposit 1,000.00 today · 30.00 coins · 0.00 / 1,000.00 · Deposit 1,000.00 today · 7.00 · 7.00 coins',
  },
  {
    page: '/points',
    expected:
      '12.50 · 1,000.00 coins · 5.00 coins · Bet 5.00 in total to withdraw them · 5.00 · 5.00 points · 25.00 coins · Bet 25.00 in total to withdraw them · 7.50 more needed · 20.00 · 20.00 points · Deposit coupon +20.00 · +20.00 coins on your next deposit of 500.00 or more · 37.50 more needed · 50.00 · 50.00 points · 150.00 coins and Deposit coupon +20.00 · Bet 150.00 in total to withdraw them · +20.00 coins on your next deposit of 500.00 or more · 87.50 more needed · 100.00 · 100.00 points',
  },
  {
    page: '/lobby/rewards',
    start: { config: { activityIds: [8, 15, 16, 20, 23, 26, 28, 31, 36, 40, 41, 42, 43] } },
    expected:
      'To claim 5 · +25.00 · and 10.00 points and 2 deposit coupons · Bet 25.00 in total to withdraw these coins · Claim all 5 · 25.00 coins, +20.00 coins on your next deposit of 500.00 or more, 10.00 points and +20.00 coins on your next deposit of 500.00 or more · Bet 10.00 to withdraw them · +10.00 · Bet 15.00 to withdraw them · +15.00 · +20.00 coins on your next deposit of 500.00 or more · +20.00 · +5.00 · 5.00 points and 1 deposit coupon · +30.00 · Your gift for day 1 is ready · 10.00 coins · All 11 · 0.00 of 500 · 2 to claim · Day 1 of 7 · 1 to claim · 0.20% back · 0 of 500',
  },
  {
    page: '/lobby/wallets/deposit',
    start: { scenario: 'new-player' },
    expected:
      '50.00 · 50.00 · +300 bonus coins · 300 · 500 · 1,000 · 2,000 · 5,000 · 10,000 · Rs 100 to 50,000 · 1 to 3 business days · 1 to 3 business days · 1,300.00 · Pay Rs 1,000',
  },
  {
    page: '/lobby/wallets/deposit',
    start: { scenario: 'new-player' },
    layout: 'desktop',
    expected:
      '50.00 · 50.00 · 1. How much? · 300 · 500 · 1,000 · 2,000 · 5,000 · 10,000 · Rs 100 to 50,000 · 2. Pay with · 1 to 3 business days · 1 to 3 business days · +300 bonus coins · Rs 1,000.00 · 1,000.00 · +300.00 · 1,300.00 · Pay Rs 1,000 · Next: a QR code, valid for 10 minutes',
  },
  {
    page: '/lobby/wallets/withdraw',
    start: { scenario: 'withdraw-ready' },
    expected:
      '1,000.00 · 1,000.00 · 3 withdrawals left today · 500 · Rs 200 to 1,000 · Ravi Bank •••• 1234 · Rs 0.00',
  },
  {
    page: '/lobby/wallets/withdraw',
    start: { scenario: 'withdraw-ready' },
    layout: 'desktop',
    expected:
      '1,000.00 · 1,000.00 · Ravi Bank •••• 1234 · 1. How much? · 3 withdrawals left today · 500 · Rs 200 to 1,000 · 2. To your card · Ravi Bank •••• 1234 · 3. Confirm · 0.00 · Rs 0.00 · Up to Rs 50,000 · 1 to 3 business days · Rs 50,000 to 500,000 · 3 to 5 business days · Above Rs 500,000 · 5 to 10 business days',
  },
  {
    page: '/profile/bank',
    start: { scenario: 'withdraw-ready' },
    prepare: save,
    expected: '123.45 · 6 to 20 characters · Ravi Bank •••• 1234',
  },
  {
    page: '/record/transaction?time=week',
    start: { scenario: 'withdraw-ready' },
    prepare: withdraw,
    expected:
      'Rs 500.50 · Ravi Bank •••• 1234 · 1 · Games, last 7 days · 0.00 · 0 · 0 · −500.50 · 0 · Sums · 7 days · Sums · 7 days · 499.50 · 0.00 · 0.00 · 0.00 · 500.50 · 0.00 coins and 12.50 points · 0 · 0 minutes · Rounds less than 5 minutes apart count as one visit. Withdrawals are shown without the rejected ones. · −500.50 · Balance 499.50 · +12.50 points · Points 12.50 · +1,000.00 · Balance 1,000.00 · All shown: 3 of 3',
  },
  {
    page: '/record/transaction?kind=deposit',
    prepare: pay,
    expected:
      'Games, last 7 days · 0.00 · +500 · +300 · 0 · 0 · 1,800.00 · 0.00 · 0.00 · 500.00 · 0.00 · 300.00 coins and 17.50 points · 0 · 0 minutes · Rounds less than 5 minutes apart count as one visit. Withdrawals are shown without the rejected ones. · 500.00 + 300.00 first deposit bonus · +800.00 · All shown: 1 of 1',
  },
  {
    page: '/withdrawal/record',
    start: { scenario: 'withdraw-ready' },
    prepare: withdraw,
    expected: 'Rs 500.50 · Ravi Bank •••• 1234 · TW10000001-0001 · All shown: 1 of 1',
  },
];

beforeEach(reduceMotion);

test.for(PAGES)('shows the numbers of the server in $page', async (row, { open, world, otherDevice }) => {
  const { page, start, layout = 'mobile', prepare, tab, expected } = row;
  await world.reset(start);
  await prepare?.(world, await otherDevice());
  const { user } = await open(page, 'player', { layout });
  if (tab !== undefined) await user.click(await screen.findByRole('tab', { name: tab }));
  await waitFor(() => expect(figures()).toBe(expected));
});
