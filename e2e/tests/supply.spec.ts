import { takeReceipt } from '../support/claims.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/activity/supply';
const DAY = 86_400_000;

test('gives free coins once a day to a player with almost none left', async ({ open, world }) => {
  await world.reset({ scenario: 'bankrupt' });
  const page = await open(PAGE, 'player');
  const before = Number((await world.player())['coin']);
  const take = page.getByRole('button', { name: /^Claim coins/ });
  await take.dblclick();
  await takeReceipt(page, /Coins.*\+20\.00/);
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
  await expect(take).toHaveCount(0);
  expect(await world.calls('bankruptBonus')).toBe(1);
  expect((await world.player())['coin']).toBe(before + 20_00);
  await world.patchPlayer({ coin: 0 });
  await world.advance(DAY);
  await page.reload();
  await expect(take).toBeVisible();
});
