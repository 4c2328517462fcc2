import { asPlayer, openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('lists players, sets a balance and undoes it', async ({ page, world, request }) => {
  await openConsole(page, world, 'players');
  const row = page.getByRole('row', { name: /demoplayer/ });
  await expect(row).toContainText('1,000.00');
  await row.getByRole('link', { name: 'demoplayer' }).click();
  const card = page.getByRole('region', { name: /^demoplayer/ });
  await card.getByText('Change the player').click();
  await card.getByRole('textbox', { name: 'coin', exact: true }).fill('2500.50');
  await card.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByRole('status')).toContainText('Set: coin.');
  await expect(card.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  await expect(row).toContainText('2,500.50');
  await expect(card.getByRole('table', { name: /Ledger/ })).toContainText('adjustment');
  // An open page sends heartbeats.
  await asPlayer({ world, request }, 'online', { gameId: '' });
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Undone: “Change a player” (demoplayer); it had changed coin: 1,000.00 → 2,500.50.',
  );
  await expect(row).toContainText('1,000.00');
  expect(await world.player()).toMatchObject({ coin: 1_000_00 });
});

test('creates a player, changes it, and opens the client as this player', async ({
  page,
  world,
  context,
}) => {
  await openConsole(page, world, 'players');
  const form = page.getByRole('region', { name: 'New player' });
  await form.getByLabel('Account').fill('moonlight7');
  await form.getByLabel('Nickname').fill('Moon');
  await form.getByLabel('Coins').fill('25.50');
  await form.getByLabel('VIP level').fill('2');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /moonlight7/ })).toContainText('25.50');
  expect(await world.player('moonlight7')).toMatchObject({ nickname: 'Moon', coin: 25_50, vip: 2 });

  await page.getByRole('link', { name: 'moonlight7' }).click();
  const card = page.getByRole('region', { name: /^moonlight7/ });
  await card.getByText('Change the player').click();
  await card.getByLabel('mobile', { exact: true }).fill('3001234567');
  await card.getByLabel('pid', { exact: true }).fill('demoplayer');
  await card.getByLabel('hasKyc').check();
  await card.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(page.getByRole('status')).toContainText('Set: hasKyc, mobile, pid.');
  expect(await world.player('moonlight7')).toMatchObject({
    mobile: '3001234567',
    pid: 10_000_001,
    hasKyc: true,
  });

  const opened = context.waitForEvent('page');
  await card.getByRole('button', { name: 'Open the client as this player' }).click();
  const client = await opened;
  await expect(client.getByText('25.50').first()).toBeVisible();
  const { search, hash } = new URL(client.url());
  expect(search + hash).toBe(`?world=${world.name}`);
});

test('rejects a verification with a reason, then approves it, by keyboard', async ({
  page,
  world,
  request,
}) => {
  await world.config({ kycAfterMs: null });
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const upload = await request.post(`${world.apiBase}/app/v1/uploadKyc`, {
    headers: { authorization: await world.token() },
    multipart: { type: 'front', file: { name: 'front.png', mimeType: 'image/png', buffer: picture } },
  });
  const { fileId } = (await upload.json()) as { fileId: string };
  const papers = {
    realName: 'Amina Khan',
    idNumber: '35202-1234567-8',
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    fileIds: [fileId],
  };
  await asPlayer({ world, request }, 'addKyc', papers);

  await openConsole(page, world, 'players');
  await page.getByRole('link', { name: 'demoplayer' }).press('Enter');
  const card = page.getByRole('region', { name: /^demoplayer/ });
  await expect(card).toBeFocused();
  const part = card.getByRole('region', { name: 'Identity verification' });
  await expect(part).toContainText('Waiting for a decision.');
  await expect(part).toContainText('Amina Khan');
  await part.getByLabel('Reason').fill('The picture is blurred.');
  await part.getByLabel('Reason').press('Enter');
  await expect(part).toContainText('Rejected. The picture is blurred.');
  await expect(part.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  expect(await asPlayer({ world, request }, 'kyc')).toMatchObject({
    kycStatus: 3,
    reason: 'The picture is blurred.',
  });

  await asPlayer({ world, request }, 'addKyc', papers);
  await part.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(part).toContainText('Approved.');
  expect(await asPlayer({ world, request }, 'kyc')).toMatchObject({ kycStatus: 2 });
});

test('sends a mail with coins that the player collects', async ({ page, world, request }) => {
  await openConsole(page, world, 'players');
  await page.getByRole('link', { name: 'demoplayer' }).click();
  const part = page.getByRole('region', { name: 'Send a mail' });
  await part.getByLabel('Title').fill('A gift');
  await part.getByLabel('Text').fill('Fifty coins.');
  await part.getByLabel('Attachment').selectOption('coins');
  await part.getByLabel('Amount').fill('50.00');
  await part.getByLabel('Turnover, as a multiple').fill('3');
  await part.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('A gift');
  await expect(part.getByLabel('Title')).toHaveValue('');

  const { mailList } = await asPlayer({ world, request }, 'getMail2', { page: 1, pageSize: 10 });
  const [newest] = mailList as { id: number; title: string }[];
  expect(newest).toMatchObject({
    title: 'A gift',
    received: 0,
    propList: [{ id: 2001, count: 50_00, betRate: 3 }],
  });
  expect(await asPlayer({ world, request }, 'receiveMail', { id: newest?.id })).toMatchObject({
    errcode: 0,
    coin: 1_050_00,
  });
  await expect(page.getByRole('table', { name: /Ledger/ })).toContainText('mail');
});
