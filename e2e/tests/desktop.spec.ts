import { compositionFaults, leftEdge } from '../support/composition.ts';
import { navigate } from '../support/navigate.ts';
import { completeTwoTasks } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

/** The desktop pages by address, with the name of their main button if they have one. */
const PAGES: readonly (readonly [address: string, main?: RegExp])[] = [
  ['/lobby/games'],
  ['/lobby/favorites'],
  ['/lobby/member', /^Deposit/],
  ['/lobby/profile/email', /^Claim all/],
  ['/lobby/profile/task', /^Claim all/],
  ['/lobby/rewards', /^Claim it/],
  ['/lobby/profile/vip'],
  ['/lobby/activity/vipRebate'],
  ['/lobby/points', /^Exchange/],
  ['/lobby/notice'],
  ['/lobby/notice/detail/2', /^See the offer/],
  ['/lobby/rule/points'],
  ['/lobby/terms-of-use'],
  ['/lobby/activity/spin', /^Spin/],
  ['/lobby/activity/weekendLottery', /^Draw/],
  ['/lobby/activity/firstCharge', /^Deposit Rs/],
  ['/lobby/activity/inviteFriends', /^Invite a friend/],
  ['/lobby/activity/agent', /^Invite a friend/],
  ['/lobby/activity/agent5', /^Invite a friend/],
  ['/lobby/activity/sign', /^Claim day 1/],
  ['/lobby/activity/cashBonus', /^Claim both/],
  ['/lobby/activity/depositEvery', /^Deposit/],
  ['/lobby/activity/follow'],
  ['/lobby/activity/signPay'],
  ['/lobby/profile'],
  ['/lobby/wallets/deposit', /^Pay/],
  ['/lobby/wallets/withdraw', /^Verify identity/],
  ['/lobby/record/transaction'],
  ['/lobby/walletsKyc', /^Next/],
  ['/lobby/walletsPassword', /^Set safebox password/],
  ['/lobby/profile/bank', /^Set safebox password/],
  ['/lobby/bindBankCard', /^Save card/],
];

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(
    `composes the desktop pages for a window of ${width}x${height}`,
    { tag: '@desktop' },
    async ({ open, page: early, world }) => {
      await early.setViewportSize({ width, height });
      await completeTwoTasks(world);
      const page = await open('/lobby/home', 'player');
      await expect(page.getByRole('list', { name: 'Popular games' })).toBeVisible();
      const edge = await leftEdge(page);
      for (const [address, main] of PAGES) {
        await test.step(address, async () => {
          await page.evaluate(() => {
            for (const main of document.querySelectorAll('main')) main.dataset['last'] = '';
          });
          await navigate(page, address);
          await expect(page.locator('main:not([data-last]) h1')).toBeVisible();
          await expect(page.locator('main:not([data-last]) [aria-busy="true"]')).toHaveCount(0);
          const button = page.getByRole('main').getByRole('button', { name: main ?? /$^/ });
          const link = page.getByRole('main').getByRole('link', { name: main ?? /$^/ });
          if (main) await expect(button.or(link).first()).toBeInViewport({ ratio: 1 });
          expect.soft(await leftEdge(page), `left edge of ${address}`).toBe(edge);
          expect.soft(await compositionFaults(page), address).toEqual([]);
        });
      }
    },
  );
}
