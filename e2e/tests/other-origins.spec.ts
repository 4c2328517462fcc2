import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../support/test.ts';

/** A page of another origin in the same browser. */
function otherPage(api: string, link: string): string {
  return `<!doctype html><title>Another origin</title>
    <a href="${link}">Free coins</a>
    <form method="post" enctype="text/plain" action="${api}/__mock/reset">
      <input name='{"seed":9,"x":"' value='"}'><button>Win</button>
    </form>`;
}

const test = base.extend<{ visitOtherOrigin: () => Promise<void> }>({
  visitOtherOrigin: async ({ page, world, baseURL }, provide) => {
    const site = createServer((_, response) => {
      const link = `${baseURL}/?scenario=green&seed=9&world=${world.name}`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(otherPage(world.apiBase, link));
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    await provide(async () => void (await page.goto(`http://127.0.0.1:${port}/`)));
    site.closeAllConnections();
    site.close();
  },
});

test('blocks scripts of other origins from the control API', async ({ page, world, visitOtherOrigin }) => {
  await visitOtherOrigin();
  const outcomes = await page.evaluate(async (api) => {
    const getOutcome = (path: string, options: RequestInit) =>
      fetch(`${api}/__mock/${path}`, options).then(
        ({ type, status }) => `${type} ${status}`,
        () => 'failed',
      );
    const reset = { method: 'POST', body: '{"seed":9}' };
    return Promise.all([
      getOutcome('players', {}),
      getOutcome('reset', { ...reset, headers: { 'content-type': 'application/json' } }),
      getOutcome('reset', { ...reset, mode: 'no-cors' }),
      getOutcome('undo', { method: 'POST', mode: 'no-cors' }),
    ]);
  }, world.apiBase);
  // A simple request leaves the browser, but the page cannot read the answer.
  expect(outcomes).toEqual(['failed', 'failed', 'opaque 0', 'opaque 0']);
  expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'default', seed: 1 });
});

test('does not reset a world by a form or link of another origin', async ({
  page,
  world,
  visitOtherOrigin,
}) => {
  await visitOtherOrigin();
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.locator('body')).toContainText(/text\/plain|other sites/);
  await visitOtherOrigin();
  await page.getByRole('link', { name: 'Free coins' }).click();
  await expect(page.locator('body')).toContainText('Pages of other sites cannot control this server');
  expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'default', seed: 1 });
});

test('lets a page of another origin call the API', async ({ page, world, visitOtherOrigin }) => {
  await visitOtherOrigin();
  const answer = await page.evaluate(async (api) => {
    const response = await fetch(`${api}/app/v1/anonymous/lobbyTips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 1 }),
    });
    return [response.headers.get('x-request-id'), ((await response.json()) as { errcode: number }).errcode];
  }, world.apiBase);
  expect(answer).toEqual([expect.any(String), 0]);
});
