import { expect, test } from '../support/test.ts';

const GIFT = 'A gift for you';

test('claims a gift once and updates the balance', async ({ open, world }) => {
  const { id } = await world.player();
  await world.control('POST', `players/${String(id)}/mails`, {
    title: GIFT,
    content: 'Fifty coins, because it is <b>Friday</b>.',
    propList: [{ id: 2001, count: 5000, betRate: 1 }],
  });
  const page = await open('/profile/email', 'player');
  const mail = page
    .getByRole('list', { name: 'Mail', exact: true })
    .getByRole('listitem')
    .filter({ hasText: GIFT });
  const claim = page.getByRole('button', { name: /^Claim(?! all)/ });
  const receipt = page.getByRole('dialog', { name: 'You received' });
  await expect(mail).toContainText('50.00 coins');
  await mail.getByRole('button').first().click();
  // The text of a mail is never interpreted as HTML.
  await expect(page.getByText('it is <b>Friday</b>')).toBeVisible();
  await claim.dblclick();
  await expect(receipt.getByRole('listitem')).toHaveText(/Coins.*\+50\.00/);
  await receipt.getByRole('button', { name: 'OK' }).click();
  await expect(claim).toHaveCount(0);
  expect(await world.calls('receiveMail')).toBe(1);
  expect((await world.player())['coin']).toBe(1_050_00);
});
