import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { CHANNELS, decide, depositPlayers, getPath } from './support/deposits.ts';

const server = await startServer();
const setUp = depositPlayers(freshWorlds(server));
const MINUTE = 60_000;

describe('the payment page', () => {
  const open = async () => {
    const parts = await setUp();
    const { payUrl, orderId } = await parts.deposit(1_234_50, CHANNELS.page);
    const path = getPath(payUrl, parts.world);
    return { ...parts, path, orderId, show: () => parts.world.raw({ method: 'GET', url: path }) };
  };

  // spec 1-13
  it('shows the order and pays it once', async () => {
    const { show, path, world, coin } = await open();
    const page = await show();
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('1,234.50');
    expect(page.payload).toContain('Play money');
    expect(page.payload).not.toMatch(/<script|\son\w+=|style=/i);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const start = Number(await coin());
    const paid = await decide(world, path, 'approve');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/w/${world.name}${path}`]);
    await decide(world, path, 'approve');
    await decide(world, path, 'decline');
    expect(await coin()).toBe(start + 1_234_50 + 300_00);
    expect((await show()).payload).toContain('You cannot pay this order again');
    expect((await show()).payload).not.toContain('<form');
  });

  it('declines the order', async () => {
    const { show, path, world } = await open();
    await decide(world, path, 'decline');
    expect((await show()).payload).toContain('Declined');
  });

  it('shows that the time is over', async () => {
    const { show, world } = await open();
    await world.advance(10 * MINUTE);
    expect((await show()).payload).toContain('Expired');
  });

  it('requires the order’s token and accepts only known decisions', async () => {
    const { path, world } = await open();
    const [bare = ''] = path.split('?');
    const missing = await Promise.all(
      [bare, `${bare}?t=guess`, '/__pay/TS10000001-9999?t=x', '/__pay/%3Cscript%3E?t=x'].map((url) =>
        world.raw({ method: 'GET', url }),
      ),
    );
    expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    for (const { payload } of missing) expect(payload).not.toContain('<script>');
    expect((await decide(world, path, 'refund')).statusCode).toBe(400);
  });
});
