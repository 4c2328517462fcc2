import { openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('finds a value of a player in the tree, edits it in place, and undoes it with one press', async ({
  page,
  world,
}) => {
  await openConsole(page, world, 'players/10000001');
  const tree = page.getByRole('region', { name: 'Stored data' });
  await expect(tree.getByRole('button', { name: /^mailbox/ })).toHaveCount(0);
  await tree.getByRole('button', { name: /^state/ }).click();
  await expect(tree.getByRole('button', { name: /^mailbox/ })).toHaveAttribute('aria-expanded', 'false');
  await tree.getByLabel('Search the data').fill('uuid');
  await expect(tree.getByRole('listitem').filter({ hasText: /^uuid/ }).first()).toContainText('read-only');
  await tree.getByLabel('Search the data').fill('coin');
  await tree.getByRole('button', { name: 'Edit /user/coin' }).click();
  const field = tree.getByRole('textbox', { name: 'coin', exact: true });
  await expect(field).toHaveValue('1000.00');
  await field.fill('twelve');
  await tree.getByRole('button', { name: 'Save' }).click();
  expect(await world.player()).toMatchObject({ coin: 1_000_00 });
  await field.fill('12.34');
  await field.press('Enter');
  await expect(page.getByRole('status')).toContainText('Set: coin.');
  expect(await world.player()).toMatchObject({ coin: 12_34 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Undone: “Change a player”');
  expect(await world.player()).toMatchObject({ coin: 1_000_00 });
});

test('edits a switch inside an object in the tree, and sets its former value again', async ({
  page,
  world,
}) => {
  await openConsole(page, world, 'config');
  await page.getByText('All switches as a tree').click();
  const tree = page.getByRole('region', { name: 'Configuration' });
  await tree.getByRole('button', { name: /^h5/ }).click();
  await tree.getByRole('button', { name: 'Edit /h5/downloadUrl' }).click();
  await tree.getByRole('textbox', { name: 'h5.downloadUrl' }).fill('https://tara.example/app');
  await tree.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Set: h5.downloadUrl.');
  const getUrl = async () =>
    (await world.control<{ h5: { downloadUrl: string } }>('GET', 'config')).h5.downloadUrl;
  expect(await getUrl()).toBe('https://tara.example/app');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('The former value is set again.');
  expect(await getUrl()).toBe('');
});
