import { createMockServer } from '@tara/mock-server';
import { asPlayer, openConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('shows calls and changes as they happen, without asking in between', async ({
  page,
  world,
  request,
}) => {
  await world.token();
  await openConsole(page, world, 'players');
  const row = page.getByRole('row', { name: /demoplayer/ });
  await expect(row).toContainText('1,000.00');
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await world.patchPlayer({ coin: 7_00 });
  await expect(row).toContainText('7.00');
  expect(asked).toContain(`/w/${world.name}/__mock/players`);
  expect(asked).not.toContain(`/w/${world.name}/__mock/requests`);

  await page.getByRole('link', { name: 'Calls' }).click();
  await expect(page.getByText('No calls yet.')).toBeVisible();
  await asPlayer({ world, request }, 'gameLike', { id: 1005, like: 1 });
  await expect(page.getByRole('list', { name: /^Calls/ })).toContainText('gameLike');
});

test('reports a lost connection, keeps the last data, and reads everything when the server is back', async ({
  page,
}) => {
  const first = await createMockServer({ port: 0, passwordCost: 16 });
  const url = await first.listen();
  await page.goto(`${url}/w/one/__mock#players`);
  const row = page.getByRole('row', { name: /demoplayer/ });
  await expect(row).toContainText('1,000.00');
  await first.close();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Connection lost, trying again.');
  await expect(row).toContainText('1,000.00');

  const second = await createMockServer({ port: Number(new URL(url).port), passwordCost: 16 });
  try {
    await second.inject({
      method: 'PATCH',
      url: '/w/one/__mock/players/demoplayer',
      payload: { coin: 7_00 },
    });
    await second.listen();
    await expect(row).toContainText('7.00');
    await expect(alert).toHaveCount(0);
  } finally {
    await second.close();
  }
});

test('asks for the control token, and follows the world with it', async ({ page }) => {
  const server = await createMockServer({ port: 0, passwordCost: 16, controlToken: 'secret-77' });
  const headers = { 'x-control-token': 'secret-77' };
  try {
    await page.goto(`${await server.listen()}/w/one/__mock#players`);
    await page.getByLabel('Control token').fill('secret-77');
    await page.getByRole('button', { name: 'Open' }).click();
    const row = page.getByRole('row', { name: /demoplayer/ });
    await expect(row).toContainText('1,000.00');
    const payload = { coin: 7_00 };
    await server.inject({ method: 'PATCH', url: '/w/one/__mock/players/demoplayer', headers, payload });
    await expect(row).toContainText('7.00');
  } finally {
    await server.close();
  }
});
