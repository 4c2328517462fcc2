import { navigate } from '../support/navigate.ts';
import { expect, isPhone, test } from '../support/test.ts';
import { expectToast, recordToasts } from '../support/toasts.ts';
import { addPictures, fillDetails } from '../support/verification.ts';

const DAY = 24 * 60 * 60 * 1000;
const SAFE_PASSWORD = 'my-safe-99';

// spec 0-06
test('registers, binds a number, deposits, plays, verifies, withdraws and gets paid', async ({
  open,
  page,
  world,
}) => {
  await world.config({ kycAfterMs: null });
  await recordToasts(page);
  await open('/lobby/home');
  const stored = () => world.player('bazaar77');
  // spec 2.3-56, 2.7-12, 2.7-17, 4-17
  await test.step('registers with a username, adds the reward and shows home', async () => {
    // A new player starts at the top of the lobby.
    const popular = page.getByRole('list', { name: 'Popular games' });
    await popular.getByRole('article').last().scrollIntoViewIfNeeded();
    await page
      .getByRole('link', { name: /Register/ })
      .first()
      .click();
    if (!isPhone(page)) await page.getByRole('link', { name: /New here/ }).click();
    await page.getByLabel('Username', { exact: true }).fill('bazaar77');
    await page.getByLabel('Password', { exact: true }).fill('secret12');
    await page.getByLabel('Confirm password').fill('secret12');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL(/\/lobby\/home/);
    await expect(page.getByText('50.00', { exact: true }).first()).toBeVisible();
    expect(await stored()).toMatchObject({ coin: 50_00 });
    // The lobby greets the new player with one game.
    const welcome = page.getByRole('region', { name: '50 coins for you' });
    await expect(welcome).toBeInViewport({ ratio: 1 });
    await expect(welcome.getByRole('link', { name: /^Play / })).toBeVisible();
    await welcome.getByRole('button', { name: 'Look around' }).click();
    await expect(welcome).toBeHidden();
  });

  await navigate(page, '/bind');
  await page.getByLabel('Mobile number').fill('3001234567');
  await page.getByRole('button', { name: 'Link number', exact: true }).click();
  await expectToast(page, 'Your mobile number is linked');

  await navigate(page, '/lobby/wallets/deposit');
  await page.getByRole('button', { name: '2,000', exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/[?&]order=TS/);
  await world.settle(new URL(page.url()).searchParams.get('order') ?? '');
  await expect(page.getByRole('heading', { name: 'Coins added to your balance' })).toBeVisible();

  await navigate(page, '/start?gameId=1001');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: /^spin/i }).click();
  await expect.poll(async () => (await stored())['bet']).not.toBe(0);

  // The requirements come before the amount; each step leads there and back.
  await navigate(page, '/lobby/wallets/withdraw');
  const missing = page.getByRole('list', { name: 'Before your first withdrawal' }).getByRole('listitem');
  await expect(missing).toHaveCount(3);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Verify identity', exact: true }).last().click();
  await fillDetails(page);
  await addPictures(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  const { id } = await stored();
  await world.control('POST', `players/${String(id)}/kyc`, { decision: 'approve' });
  await navigate(page, '/lobby/wallets/withdraw');

  await page.getByRole('link', { name: 'Add a bank card' }).click();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Account holder').fill('Amina Khan');
  await page.getByLabel('Account or card number').fill('4000123412341234');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/lobby\/wallets\/withdraw/);

  await page.getByRole('link', { name: 'Set safebox password' }).click();
  await page.getByLabel('New safebox password').fill(SAFE_PASSWORD);
  await page.getByLabel('Confirm password').fill(SAFE_PASSWORD);
  await page.getByRole('button', { name: 'Set safebox password' }).click();
  await expect(page).toHaveURL(/\/lobby\/wallets\/withdraw/);

  const before = Number((await stored())['coin']);
  await page.getByLabel('Amount', { exact: true }).fill('200');
  await page.getByLabel('Safebox password').fill(SAFE_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw Rs 200' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/record/);
  const orders = page.getByRole('list', { name: 'Withdrawals' }).locator('> li');
  await expect(orders.first()).toContainText('Waiting');
  expect((await stored())['coin']).toBe(before - 200_00);

  await world.advance(4 * DAY);
  await page.getByRole('button', { name: 'Refresh list' }).click();
  await expect(orders.first()).toContainText('Paid');
  expect((await stored())['coin']).toBe(before - 200_00);
  // The records show the same order.
  await navigate(
    page,
    isPhone(page) ? '/record/transaction?kind=withdrawal' : '/lobby/record/transaction?kind=withdrawal',
  );
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});
