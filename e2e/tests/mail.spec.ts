import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { elsewhere } from '../support/tasks.ts';
import { expect, isPhone, test } from '../support/test.ts';

const WELCOME = 'Welcome to Tara Slots';
const PLAIN = 'Before your first withdrawal';
const GIFT = 'A gift for you';

/** Opens the mail where the layout has it: a page of a phone, a dialog of a desktop's member page. */
async function openMail(
  open: (path: string, as: 'player') => Promise<Page>,
  early: Page,
): Promise<{ page: Page; toLetter: (title: string) => Promise<void> }> {
  const page = await open(isPhone(early) ? '/profile/email' : '/lobby/member', 'player');
  if (!isPhone(page)) await page.getByRole('button', { name: /^Mail/ }).click();
  return { page, toLetter: (title) => mailOf(page, title).getByRole('button').first().click() };
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Mail', exact: true }).getByRole('listitem');
const mailOf = (page: Page, title: string) => rowsOf(page).filter({ hasText: title });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'You received' });
const claimOf = (page: Page) => page.getByRole('button', { name: /^Claim(?! all)/ });

/** Sends the demo player fifty coins, to be played once. */
async function sendGift(world: MockWorld): Promise<void> {
  const { id } = await world.player();
  await world.control('POST', `players/${String(id)}/mails`, {
    title: GIFT,
    content: 'Fifty coins, because it is <b>Friday</b>.',
    propList: [{ id: 2001, count: 5000, betRate: 1 }],
  });
}

test('a gift is claimed once, and the balance moves', async ({ open, page: early, world }) => {
  await sendGift(world);
  const { page, toLetter } = await openMail(open, early);
  await expect(mailOf(page, GIFT)).toContainText('50.00 coins');
  await toLetter(GIFT);
  // What a letter says is text, whatever it looks like.
  await expect(page.getByText('it is <b>Friday</b>')).toBeVisible();
  await claimOf(page).dblclick();
  await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+50\.00/);
  await receiptOf(page).getByRole('button', { name: 'Good' }).click();
  await expect(claimOf(page)).toHaveCount(0);
  expect(await world.calls('receiveMail')).toBe(1);
  expect((await world.player())['coin']).toBe(1_050_00);
});

test('all gifts are claimed by one button', async ({ open, page: early, world }) => {
  await sendGift(world);
  const { page } = await openMail(open, early);
  await expect(mailOf(page, WELCOME)).toContainText('2 gifts');
  await page.getByRole('button', { name: /^Claim all/ }).click();
  await expect(receiptOf(page)).toContainText('+50.00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Claim all/ })).toHaveCount(0);
  await expect(mailOf(page, GIFT)).toContainText('Claimed');
  expect(await world.calls('receiveMail')).toBe(2);
  expect((await world.player())['coin']).toBe(1_050_00);
});

test('a letter that was opened is unread no more, in the list and in the menu', async ({
  open,
  page: early,
}) => {
  const { page, toLetter } = await openMail(open, early);
  await expect(mailOf(page, PLAIN)).toContainText('Unread');
  await toLetter(PLAIN);
  await expect(page.getByText('Set a safebox password')).toBeVisible();
  await page.getByRole('button', { name: /^Back/ }).last().click();
  await expect(mailOf(page, PLAIN)).not.toContainText('Unread');
  await expect(mailOf(page, WELCOME)).toContainText('Unread');
});

test('a letter is deleted when that is confirmed', async ({ open, page: early, world }) => {
  const { page, toLetter } = await openMail(open, early);
  await toLetter(PLAIN);
  const trash = page.getByRole('button', { name: 'Delete this mail' });
  await trash.click();
  const question = page.getByRole('dialog', { name: 'Delete this mail?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await trash.click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Mail deleted')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await world.calls('delMail')).toBe(1);
});

test('a gift that waits keeps its letter', async ({ open, page: early, world }) => {
  const { page, toLetter } = await openMail(open, early);
  await toLetter(WELCOME);
  await page.getByRole('button', { name: 'Delete this mail' }).click();
  const question = page.getByRole('dialog', { name: 'Claim the gift first' });
  await expect(question.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  expect(await world.calls('delMail')).toBe(0);
});

test('what was read is deleted together, and nothing else', async ({ open, page: early, world }) => {
  await elsewhere(world, async (sdk) => {
    const { mailList } = await sdk.post('/app/v1/getMail2', { page: 1, pageSize: 20 });
    for (const { id } of mailList) await sdk.post('/app/v1/getMailDetail', { id });
  });
  await sendGift(world);
  const { page } = await openMail(open, early);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete what is read' }).click();
  const question = page.getByRole('dialog', { name: 'Delete what is read?' });
  await expect(question).toContainText('A mail that you have read');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(mailOf(page, PLAIN)).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(2);
});

for (const { errcode, text } of [
  { errcode: 2801, text: 'This mail is no longer there.' },
  { errcode: 2802, text: 'You have received this reward already.' },
  { errcode: 2803, text: 'This mail has no reward.' },
]) {
  test(`a claim that is refused with ${errcode} says why`, async ({ open, page: early, world }) => {
    await world.fault({ operationId: 'receiveMail', errcode });
    const { page, toLetter } = await openMail(open, early);
    await toLetter(WELCOME);
    await claimOf(page).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(receiptOf(page)).toBeHidden();
  });
}

test('a deletion that is refused says why, and the letter stays', async ({ open, page: early, world }) => {
  await world.fault({ operationId: 'delMail', errcode: 2804 });
  const { page, toLetter } = await openMail(open, early);
  await toLetter(PLAIN);
  await page.getByRole('button', { name: 'Delete this mail' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Take the reward first, then delete the mail.')).toBeVisible();
  await expect(page.getByRole('heading', { name: PLAIN })).toBeVisible();
});

test('a letter that was deleted elsewhere says so', async ({ open, page: early, world }) => {
  const { page, toLetter } = await openMail(open, early);
  await expect(rowsOf(page)).toHaveCount(2);
  await elsewhere(world, async (sdk) => {
    const { mailList } = await sdk.post('/app/v1/getMail2', { page: 1, pageSize: 20 });
    const plain = mailList.find(({ title }) => title === PLAIN);
    await sdk.post('/app/v1/delMail', { id: plain?.id ?? 0 });
  });
  await toLetter(PLAIN);
  await expect(page.getByText('This mail is gone')).toBeVisible();
  await page.getByRole('button', { name: 'Back to mail' }).last().click();
  await expect(rowsOf(page)).toHaveCount(1);
});

for (const fault of [
  { name: 'dropped', effect: 'dropAfter' as const },
  { name: 'a 503', httpStatus: 503 as const },
]) {
  test(`a claim whose answer is ${fault.name} pays once`, async ({
    open,
    page: early,
    world,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource|status of 503/);
    await sendGift(world);
    const { name: _, ...rule } = fault;
    await world.fault({ operationId: 'receiveMail', ...rule });
    const { page, toLetter } = await openMail(open, early);
    await toLetter(GIFT);
    await claimOf(page).click();
    // Before it is sent, the button looks as it does after a failure.
    await expect.poll(() => world.calls('receiveMail')).toBeGreaterThan(0);
    const again = page.getByRole('button', { name: /^(Check again|Claim)/ });
    await expect(page.getByRole('button', { name: 'Claiming' })).toHaveCount(0);
    await world.clearFaults();
    await again.first().click();
    await expect(receiptOf(page).getByRole('listitem')).toHaveText(/Coins.*\+50\.00/);
    expect((await world.player())['coin']).toBe(1_050_00);
  });
}

test('mail that does not load says so, and comes when tried again', async ({
  open,
  page: early,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'getMail2', httpStatus: 503 });
  const { page } = await openMail(open, early);
  await expect(page.getByText('Your mail did not load')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
});
