import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockServer } from '@tara/mock-server';
import { expect, test } from '../support/test.ts';
import { violations, WITH_BEST_PRACTICE } from '../support/violations.ts';

interface Connection {
  exec(sql: string): void;
  close(): void;
}

/** Damages a closed store with the library of the server. */
function write(file: string, sql: string): void {
  const ofServer = createRequire(new URL('../../packages/mock-server/package.json', import.meta.url));
  const Libsql = ofServer('libsql') as new (file: string) => Connection;
  const connection = new Libsql(file);
  connection.exec(sql);
  connection.close();
}

test('names a damaged world with its reason, resets it, and links to the other worlds', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tara-damaged-'));
  const file = path.join(folder, 'worlds.db');
  const options = { port: 0, store: `file:${file}`, passwordCost: 16 };
  const before = await createMockServer(options);
  for (const url of ['/w/bad/__mock/players', '/w/good/__mock/players'])
    await before.inject({ method: 'POST', url, payload: { account: 'anna' } });
  await before.close();
  write(file, `update world set record = '{"origin":' where name = 'bad'`);

  const server = await createMockServer(options);
  try {
    await page.goto(`${await server.listen()}/w/bad/__mock`);
    await expect(page.getByRole('alert')).toContainText('not JSON');
    const worlds = page.getByRole('banner').getByLabel('World');
    await expect(worlds.locator('option:checked')).toHaveText('bad (damaged)');
    await expect(page.getByRole('button', { name: 'Undo last change' })).toHaveCount(0);
    expect(await violations(page, WITH_BEST_PRACTICE)).toEqual([]);

    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('is reset to default');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '+ 1 minute' })).toBeVisible();
    await expect(worlds.locator('option:checked')).toHaveText('bad');

    await worlds.selectOption('good');
    await page.getByRole('link', { name: 'Players' }).click();
    await expect(page.getByRole('row', { name: /anna/ })).toBeVisible();
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
