import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { CHANNELS, decide, depositPlayers, getPath } from './support/deposits.ts';

const server = await startServer();
const setUp = depositPlayers(freshWorlds(server));
const MINUTE = 60_000;

async function open() {
  const parts = await setUp();
  const { world, token } = parts;
  const { payUrl, orderId } = await parts.deposit(1_234_50, CHANNELS.page);
  const path = getPath(payUrl, world);
  return {
    ...parts,
    path,
    show: () => world.raw({ method: 'GET', url: path }),
    post: (decision: string, fields?: Record<string, string>) => decide(world, path, decision, fields),
    /** The order as its player sees it. */
    getRecord: async () => {
      const { list } = await world.done('getRechargeRecord', { page: 1, pageSize: 1, orderId }, { token });
      return (list as Record<string, unknown>[])[0];
    },
  };
}

describe('the payment page', () => {
  // spec 1-13
  it('shows the order and pays it once', async () => {
    const { show, path, world, coin, post } = await open();
    const page = await show();
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('1,234.50');
    expect(page.payload).toContain('Play money');
    expect(page.payload).not.toMatch(/<script(?! defer src=)|\son\w+=|style=/i);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const start = Number(await coin());
    const paid = await post('approve');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/w/${world.name}${path}`]);
    expect((await post('approve')).statusCode).toBe(303);
    expect((await post('decline')).statusCode).toBe(409);
    expect(await coin()).toBe(start + 1_234_50 + 300_00);
    expect((await show()).payload).toContain('You cannot pay this order again');
    expect((await show()).payload).not.toContain('<form');
  });

  it('declines the order', async () => {
    const { show, post } = await open();
    await post('decline');
    expect((await show()).payload).toContain('Declined');
  });

  it('shows that the time is over', async () => {
    const { show, world } = await open();
    await world.advance(10 * MINUTE);
    expect((await show()).payload).toContain('Expired');
  });

  it('requires the order’s token', async () => {
    const { path, world } = await open();
    const [bare = ''] = path.split('?');
    const missing = await Promise.all(
      [bare, `${bare}?t=guess`, '/__pay/TS10000001-9999?t=x', '/__pay/%3Cscript%3E?t=x'].map((url) =>
        world.raw({ method: 'GET', url }),
      ),
    );
    expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    for (const { payload } of missing) expect(payload).not.toContain('<script>');
    expect((await decide(world, `${bare}?t=guess`, 'expire')).statusCode).toBe(404);
  });

  it('counts down by the clock of the world, and not while the clock is stopped', async () => {
    const { show, world } = await open();
    await world.advance(2000);
    const stopped = (await show()).payload;
    expect(stopped).toMatch(/12:10 PM,\s+<span class="left">9:58 left<\/span> \(clock stopped\)/);
    expect(stopped).not.toMatch(/http-equiv="refresh"|<script|data-left-ms/);
    await world.advance(8 * MINUTE);
    expect((await show()).payload).toContain('1:58 left');
    await world.control('POST', 'clock', { frozen: false });
    const running = (await show()).payload;
    const [, leftMs] = /data-left-ms="(\d+)"/.exec(running) ?? [];
    expect(Number(leftMs)).toBeGreaterThan(0);
    expect(Number(leftMs)).toBeLessThanOrEqual(118_000);
    const [, refresh] = /http-equiv="refresh" content="(\d+)"/.exec(running) ?? [];
    expect(Number(refresh)).toBe(Math.ceil(Number(leftMs) / 1000) + 1);
    const [, script = ''] = /<script defer src="([^"]+)"><\/script>/.exec(running) ?? [];
    expect((await server.inject({ url: script })).headers['content-type']).toMatch(/text\/javascript/);
  });

  it('shows long times with hours, and reloads after a day at the latest', async () => {
    const parts = await setUp('default', { qrWindowMs: 30 * 24 * 60 * MINUTE });
    const { payUrl } = await parts.deposit(500_00, CHANNELS.qr).then((answer) => ({
      payUrl: new URL((answer['appRechargeQr'] as { qrCodeText: string }).qrCodeText),
    }));
    const url = getPath(`${payUrl.pathname}${payUrl.search}`, parts.world);
    expect((await parts.world.raw({ method: 'GET', url })).payload).toContain('720:00:00 left');
    await parts.world.control('POST', 'clock', { frozen: false });
    expect((await parts.world.raw({ method: 'GET', url })).payload).toContain('content="86401"');
  });
});

describe('another outcome', () => {
  it('declines with a reason that the player sees, once', async () => {
    const { show, post, getRecord } = await open();
    const reason = 'Blocked <by> the bank & "friends"';
    expect((await post('decline', { reason: `  ${reason} ` })).statusCode).toBe(303);
    expect((await post('decline', { reason: 'Another reason' })).statusCode).toBe(303);
    expect(await getRecord()).toMatchObject({ status: 2, reason });
    expect((await show()).payload).toContain('Blocked &lt;by&gt; the bank &amp; &quot;friends&quot;');
  });

  it('accepts a reason of 100 characters', async () => {
    const { post, getRecord } = await open();
    const reason = '🏦'.repeat(100);
    expect((await post('decline', { reason })).statusCode).toBe(303);
    expect(await getRecord()).toMatchObject({ status: 2, reason });
  });

  it.each(['', '   ', '\u200d'])('declines without a reason for the text %j', async (reason) => {
    const { post, getRecord } = await open();
    expect((await post('decline', { reason })).statusCode).toBe(303);
    expect(await getRecord()).toMatchObject({ status: 2 });
    expect(await getRecord()).not.toHaveProperty('reason');
  });

  it('expires one order and moves no other timer', async () => {
    const { show, post, getRecord, deposit, check, world } = await open();
    const transfer = await deposit(500_00, CHANNELS.bank);
    const { now } = await world.control('GET', 'clock');
    expect((await post('expire')).statusCode).toBe(303);
    expect((await post('expire')).statusCode).toBe(303);
    expect(await getRecord()).toMatchObject({ status: 3 });
    expect(await getRecord()).not.toHaveProperty('reason');
    expect((await show()).payload).toContain('Expired');
    expect((await world.control('GET', 'clock'))['now']).toBe(now);
    expect(await check(transfer['orderId'])).toMatchObject({ isRechargeDone: false });
  });

  it('returns a payment that arrives after the expiry', async () => {
    const { show, post, getRecord, coin, world } = await open();
    const start = await coin();
    expect((await show()).payload).not.toContain('Pay late');
    await world.advance(10 * MINUTE);
    expect((await show()).payload).toContain('Pay late');
    expect((await post('pay-late')).statusCode).toBe(303);
    expect((await post('pay-late')).statusCode).toBe(303);
    const reason = 'Your payment of 1,234.50 arrived too late. The payment is returned.';
    expect(await getRecord()).toMatchObject({ status: 3, reason });
    const page = (await show()).payload;
    expect(page).toContain(reason);
    expect(page).not.toContain('<form');
    expect(await coin()).toBe(start);
  });

  it.each([
    ['200', '200.00'],
    ['0.01', '0.01'],
    ['1,234.49', '1,234.49'],
    [' 1234.4 ', '1,234.40'],
  ])('fails an order of 1,234.50 for which %j arrives', async (amount, shown) => {
    const { post, getRecord, coin } = await open();
    const start = await coin();
    expect((await post('pay-less', { amount })).statusCode).toBe(303);
    const reason = `Only ${shown} of 1,234.50 arrived. The payment is returned.`;
    expect(await getRecord()).toMatchObject({ status: 2, reason });
    expect(await coin()).toBe(start);
  });
});

describe('a refused decision', () => {
  const cases: [decision: string, fields: Record<string, string>, message: string][] = [
    ['refund', {}, 'must be one of approve, decline, pay-less, expire, pay-late.'],
    ['constructor', {}, 'must be one of approve'],
    ['', {}, 'must be one of approve'],
    ['decline', { reason: 'x'.repeat(101) }, 'The reason has 101 characters; at most 100 are possible.'],
    ['decline', { reason: 'two\nlines' }, 'The reason must be one line'],
  ];
  const amounts = ['', 'many', '0', '-5', '1e2', '1.234', '1234.50', '99999', '٥٠', '1,2,3', 'Infinity'];
  for (const amount of amounts)
    cases.push(['pay-less', { amount }, 'Enter an amount from 0.01 to 1,234.49, for example 617.00.']);

  it.each(cases)('changes nothing: %s %j', async (decision, fields, message) => {
    const { post, getRecord } = await open();
    const answer = await post(decision, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toContain(message);
    expect(answer.payload).toContain('Approve payment');
    for (const input of Object.values(fields)) expect(answer.payload).toContain(`value="${input}"`);
    expect(await getRecord()).toMatchObject({ status: 0 });
  });

  it('may be JSON with other types', async () => {
    const { path, world, getRecord } = await open();
    const post = (payload: object) => world.raw({ method: 'POST', url: path, payload });
    expect((await post({ decision: 'pay-less', amount: 5 })).statusCode).toBe(400);
    expect((await post({ decision: ['expire'] })).statusCode).toBe(400);
    expect((await post([])).statusCode).toBe(400);
    expect(await getRecord()).toMatchObject({ status: 0 });
  });

  it('shows how the order has ended meanwhile', async () => {
    const declined = await open();
    await declined.post('decline', { reason: 'Card expired.' });
    for (const decision of ['approve', 'expire', 'pay-late']) {
      const answer = await declined.post(decision);
      expect([answer.statusCode, answer.headers.location]).toEqual([409, undefined]);
      expect(answer.payload).toContain('This order is already declined. Nothing was changed.');
    }
    const expired = await open();
    await expired.world.advance(10 * MINUTE);
    const late = await expired.post('approve');
    expect(late.statusCode).toBe(409);
    expect(late.payload).toContain('This order has expired. Nothing was changed.');
    expect((await expired.post('pay-less', { amount: '5' })).statusCode).toBe(409);
    expect(await expired.getRecord()).not.toHaveProperty('reason');
    const waiting = await open();
    const early = await waiting.post('pay-late');
    expect([early.statusCode, (await waiting.getRecord())?.['status']]).toEqual([409, 0]);
  });

  it('leaves one outcome of simultaneous decisions', async () => {
    const { post, getRecord, coin } = await open();
    const start = Number(await coin());
    const answers = await Promise.all([
      post('approve'),
      post('decline'),
      post('expire'),
      post('approve'),
      post('pay-less', { amount: '5' }),
    ]);
    const { status } = (await getRecord()) ?? {};
    const accepted = answers.filter(({ statusCode }) => statusCode === 303).length;
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(answers.length - accepted);
    expect(accepted).toBe(status === 3 ? 1 : 2);
    expect(await coin()).toBe(start + (status === 1 ? 1_534_50 : 0));
  });
});
