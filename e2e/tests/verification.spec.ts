import type { Page } from '@playwright/test';
import type { MockWorld } from '@tara/mock-server/playwright';
import { expect, isPhone, test } from '../support/test.ts';
import {
  addPictures,
  decide,
  fileOf,
  fillDetails,
  picture,
  verifyElsewhere,
} from '../support/verification.ts';

const LOST = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/;
const PASSWORD = 'tara1234';

/** Where the layout has the first step, and the pictures. */
function paths(page: Page) {
  return isPhone(page)
    ? { details: '/withdrawal/kyc', pictures: '/withdrawal/kycUpload' }
    : { details: '/lobby/walletsKyc', pictures: '/lobby/walletsKycUpload' };
}

function place(page: Page, name: string) {
  return page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').filter({ hasText: name });
}

/** How many pictures the server has of the demo player. */
async function keptPictures(world: MockWorld): Promise<number> {
  const { id } = await world.player();
  const { state } = await world.control<{ state: { kyc: { files: unknown[] } } }>(
    'GET',
    `players/${String(id)}`,
  );
  return state.kyc.files.length;
}

test.beforeEach(async ({ world }) => {
  await world.config({ kycAfterMs: null });
});

test('a verification that is missing is done on the way to a withdrawal, whose amount is kept', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'withdraw-ready', config: { kycAfterMs: null, withdrawalDayMs: null } });
  const page = await open('/lobby/wallets/withdraw', 'player');
  await page.getByLabel('Amount', { exact: true }).fill('321');
  await page.getByLabel('Safebox password').fill(PASSWORD);
  // It is undone elsewhere in the meantime.
  await world.patchPlayer({ hasKyc: false });
  await page.getByRole('button', { name: /^Withdraw Rs/ }).click();
  // In a toast: the form that it belongs to makes way for what is missing.
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('Verify your identity first; then you can withdraw.')).toBeVisible();
  const requirements = page.getByRole('list', { name: 'Before your first withdrawal' }).getByRole('listitem');
  await expect(requirements.filter({ hasText: 'Verify who you are' })).toContainText('Missing');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Verify identity', exact: true }).last().click();
  await expect(page).toHaveURL(/\/withdrawal\/kyc\?from=/);
  await fillDetails(page);
  const send = page.getByRole('button', { name: 'Send for checking' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await addPictures(page);
  await send.click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expect(page.getByText('35202-*******-8')).toBeVisible();
  expect(await world.calls('addKyc')).toBe(1);

  await page.getByRole('link', { name: 'Back to the wallet' }).click();
  await expect(requirements.filter({ hasText: 'Verify who you are' })).toContainText('In check');
  await decide(world);
  await page.reload();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('321');
});

test('what was refused says why, and is sent again with its details kept', async ({
  open,
  world,
  page: blank,
}) => {
  await verifyElsewhere(world);
  await decide(world, 'The picture is blurred.');
  const page = await open(paths(blank).details, 'player');
  await expect(page.getByRole('heading', { name: 'Please send it again' })).toBeVisible();
  await expect(page.getByText('The picture is blurred.')).toBeVisible();
  await page.getByRole('link', { name: 'Change your details' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Amina Khan');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1994-03-21');
  await page.goBack();
  await page.getByRole('link', { name: 'New pictures' }).click();
  await addPictures(page);
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expect(page.getByText('76543')).toHaveCount(0);
  await decide(world);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
});

test('how it stands is the same on another device, and the page sees when the check is done', async ({
  open,
  world,
  page: blank,
}) => {
  await blank.clock.install();
  const page = await open(paths(blank).pictures, 'player');
  await expect(page.getByText('As it stands in your identity document.')).toBeVisible();
  await verifyElsewhere(world);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(paths(page).details));
  await decide(world);
  await page.clock.runFor('00:16');
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
});

test('what does not fit is said at its field before anything is sent', async ({
  open,
  world,
  page: blank,
}) => {
  const page = await open(paths(blank).details, 'player');
  const next = page.getByRole('button', { name: 'Next: pictures' });
  await next.click();
  for (const text of ['Enter your name.', 'Enter the number of your document.', 'Enter your date of birth.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Amina 2');
  await page.getByLabel('ID number').fill('12');
  await page.getByLabel('Date of birth').fill('2020-01-01');
  await page.getByLabel('Address').fill('7 B');
  await next.click();
  await expect(page.getByText('Enter your name in letters, as in the document.')).toBeVisible();
  await expect(page.getByText('Enter 5 to 30 letters and digits.')).toBeVisible();
  await expect(page.getByText('You must be at least 21 years old.')).toBeVisible();
  await expect(page.getByText('Enter at least five characters, in one line.')).toBeVisible();

  await fillDetails(page);
  const front = place(page, 'Front of your ID');
  await fileOf(page, 'Front of your ID').setInputFiles({
    name: 'front.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 no picture, whatever its name says'),
  });
  await expect(front).toContainText('This file is no JPEG, PNG or WebP picture.');
  await fileOf(page, 'Front of your ID').setInputFiles(picture('front.png', 5 * 1024 * 1024 + 1));
  await expect(front).toContainText('5 MB at most. Choose a smaller one.');
  expect(await world.calls('uploadKyc')).toBe(0);
  await fileOf(page, 'Front of your ID').setInputFiles(picture('front.png', 5 * 1024 * 1024));
  await expect(front).toContainText('Received');
});

test('the first step is kept over a reload, and so are the pictures that the server has', async ({
  open,
  world,
  page: blank,
}) => {
  const page = await open(paths(blank).details, 'player');
  await fillDetails(page);
  await fileOf(page, 'Front of your ID').setInputFiles(picture());
  await expect(place(page, 'Front of your ID')).toContainText('Received');
  await page.reload();
  await expect(place(page, 'Front of your ID')).toContainText('Received');
  await addPictures(page);
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  expect(await world.calls('addKyc')).toBe(1);
});

for (const [name, rule] of [
  ['a connection that breaks before', { effect: 'dropBefore' }],
  ['a connection that breaks after', { effect: 'dropAfter' }],
  ['a server that is down', { httpStatus: 503 }],
] as const) {
  test(`one picture is sent again without the others: ${name}`, async ({
    open,
    world,
    page: blank,
    expectedErrors,
  }) => {
    expectedErrors.push(LOST);
    const page = await open(paths(blank).details, 'player');
    await fillDetails(page);
    await fileOf(page, 'Front of your ID').setInputFiles(picture());
    await expect(place(page, 'Front of your ID')).toContainText('Received');
    await world.fault({ operationId: 'uploadKyc', ...rule });
    const back = place(page, 'Back of your ID');
    await fileOf(page, 'Back of your ID').setInputFiles(picture());
    const retry = back.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('2 pictures are missing')).toBeVisible();
    await world.clearFaults();
    await retry.click();
    await expect(back).toContainText('Received');
    await expect(place(page, 'Front of your ID')).toContainText('Received');
    // The server has it once, however often it was sent.
    expect(await keptPictures(world)).toBe(2);
  });

  test(`a lost answer to the whole is found out, and nothing is sent twice: ${name}`, async ({
    open,
    world,
    page: blank,
    expectedErrors,
  }) => {
    expectedErrors.push(LOST);
    const page = await open(paths(blank).details, 'player');
    await fillDetails(page);
    await addPictures(page);
    await world.fault({ operationId: 'addKyc', ...rule });
    const send = page.getByRole('button', { name: 'Send for checking' });
    await send.click();
    await expect(page.getByRole('heading', { name: 'We do not know yet whether it arrived' })).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check again' }).click();
    if (name !== 'a connection that breaks after') {
      await expect(page.getByText('It did not arrive.')).toBeVisible();
      await send.click();
    }
    await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  });
}

test('a picture whose answer does not come can be given up, and sent again', async ({
  open,
  world,
  page: blank,
}) => {
  const page = await open(paths(blank).details, 'player');
  await fillDetails(page);
  await world.fault({ operationId: 'uploadKyc', effect: 'hang' });
  const front = place(page, 'Front of your ID');
  await fileOf(page, 'Front of your ID').setInputFiles(picture());
  await expect(front.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Sending, 100% of 1 kB');
  await expect(page.getByText('2 pictures missing, one on its way')).toBeVisible();
  await front.getByRole('button', { name: 'Cancel Front of your ID' }).click();
  await expect(front).toContainText('With your name and picture');
  await world.clearFaults();
  await fileOf(page, 'Front of your ID').setInputFiles(picture());
  await expect(front).toContainText('Received');
});

test('an answer to the whole that never comes is not known, and found out', async ({
  open,
  world,
  page: blank,
}) => {
  await blank.clock.install();
  const page = await open(paths(blank).details, 'player');
  await page.clock.resume();
  await fillDetails(page);
  await addPictures(page);
  await world.fault({ operationId: 'addKyc', effect: 'hang' });
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect.poll(() => world.calls('addKyc')).toBe(1);
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { name: 'We do not know yet whether it arrived' })).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
});

for (const [errcode, field, text] of [
  [2701, 'Date of birth', 'You must be at least 21 years old.'],
  [2707, 'ID number', 'This document belongs to another account.'],
] as const) {
  test(`refusal ${errcode} is said at its field, with everything kept`, async ({
    open,
    world,
    page: blank,
  }) => {
    const page = await open(paths(blank).details, 'player');
    await fillDetails(page);
    await addPictures(page);
    await world.fault({ operationId: 'addKyc', errcode, times: 1 });
    const send = page.getByRole('button', { name: 'Send for checking' });
    await send.click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(field)).toBeFocused();
    await page.getByRole('button', { name: 'Next: pictures' }).click();
    await send.click();
    await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  });
}

for (const [errcode, text] of [
  [2703, 'Your papers are being looked at. You will hear from us soon.'],
  [2704, 'You are verified already.'],
  [2708, 'Something here does not look right. Please check what you entered.'],
] as const) {
  test(`refusal ${errcode} of the whole is said on the page`, async ({ open, world, page: blank }) => {
    const page = await open(paths(blank).details, 'player');
    await fillDetails(page);
    await addPictures(page);
    await world.fault({ operationId: 'addKyc', errcode, times: 1 });
    await page.getByRole('button', { name: 'Send for checking' }).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  });
}

test('a picture that the server does not know is asked for anew', async ({ open, world, page: blank }) => {
  const page = await open(paths(blank).details, 'player');
  await fillDetails(page);
  await addPictures(page);
  // What was uploaded is forgotten with what was submitted.
  await world.patchPlayer({ hasKyc: false });
  await page.getByRole('button', { name: 'Send for checking' }).click();
  const front = place(page, 'Front of your ID');
  await expect(front).toContainText('A picture did not arrive. Please upload it again.');
  await addPictures(page);
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
});

for (const [errcode, text] of [
  [2705, 'Only JPEG, PNG and WebP pictures can be used.'],
  [2706, 'This picture is too large. Take a smaller one.'],
] as const) {
  test(`refusal ${errcode} is said at its picture`, async ({ open, world, page: blank }) => {
    const page = await open(paths(blank).details, 'player');
    await fillDetails(page);
    await world.fault({ operationId: 'uploadKyc', errcode, times: 1 });
    const selfie = place(page, 'You, holding the ID');
    await fileOf(page, 'You, holding the ID').setInputFiles(picture());
    await expect(selfie).toContainText(text);
    await expect(selfie.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

test('what does not load can be tried again', async ({ open, world, page: blank, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await world.fault({ operationId: 'kyc', httpStatus: 503 });
  const page = await open(paths(blank).details, 'player');
  await expect(page.getByText('Your verification did not load')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
});
