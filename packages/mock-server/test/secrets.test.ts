import { expect, it } from 'vitest';
import { startServer, worldOf } from './support/client.ts';
import type { MockServerOptions } from '../src/index.ts';

/** Everything of a world that opens something: tokens, codes and ids. */
async function secretsOf(options: MockServerOptions): Promise<Record<string, unknown>> {
  const server = await startServer({ seed: 7, ...options });
  const headers = options.controlToken === undefined ? {} : { 'x-control-token': options.controlToken };
  const control = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (
      await server.inject({ method, url: `/__mock/${url}`, headers, ...(payload && { payload }) })
    ).json<unknown>();
  const world = worldOf(server, 'default');
  await control('POST', 'reset', { scenario: 'phone-otp', seed: 7 });
  const token = String((await world.signIn('demoplayer', 'tara1234')).body['token']);
  await world.done('smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
  const [sms] = (await control('GET', 'outbox')) as { code: string }[];
  const game = await world.done('startGame', { gameId: 1001 }, { token });
  const minted = (await control('POST', 'sessions', { account: 'demoplayer' })) as { token: string };
  return { token, code: sms?.code, gameUrl: game['gameUrl'], minted: minted.token };
}

it('tokens and codes follow from the seed where nobody else reaches the server', async () => {
  expect(await secretsOf({})).toEqual(await secretsOf({}));
});

it('the seed does not tell the tokens and codes of a server with a control token', async () => {
  const local = await secretsOf({});
  const exposed = await secretsOf({ controlToken: 'let-me-in' });
  const other = await secretsOf({ controlToken: 'let-me-in' });
  for (const [name, value] of Object.entries(exposed)) {
    expect([name, value]).not.toEqual([name, local[name]]);
    expect([name, value]).not.toEqual([name, other[name]]);
  }
});

it('they do where that is asked for', async () => {
  expect(await secretsOf({ controlToken: 'let-me-in', deterministicTokens: true })).toEqual(
    await secretsOf({}),
  );
});
