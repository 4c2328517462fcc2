import { expect, it } from 'vitest';
import { internalWorld, startServer, getWorld } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { upload } from './support/forms.ts';
import { launchToken, SLOT } from './support/game-visits.ts';
import { codeFor } from './support/social.ts';
import type { MockServerOptions } from '../src/index.ts';

/** Tokens, codes and ids of a world that grant access, by the call that issued them. */
async function collectSecrets(options: MockServerOptions): Promise<Record<string, unknown>> {
  const server = await startServer({ seed: 7, ...options });
  const world = getWorld(server, 'doors');
  const headers = options.controlToken === undefined ? {} : { 'x-control-token': options.controlToken };
  const control = async <T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> =>
    (await world.raw({ method, url: `/__mock/${path}`, headers, ...(payload && { payload }) })).json<T>();
  await control('POST', 'reset', { scenario: 'phone-otp', seed: 7 });
  const token = String((await world.signIn('demoplayer', 'tara1234')).body['token']);
  await world.done('smsSend', { countryCode: '92', mobile: '3001234567', type: 0 });
  const [sms] = await control<{ code: string }[]>('GET', 'outbox');
  const { gameUrl } = await world.done('startGame', { gameId: SLOT }, { token });
  const game = await world.raw({
    method: 'POST',
    url: '/__games/api/open',
    payload: { token: launchToken(String(gameUrl)), gameId: SLOT },
  });
  return {
    accountLogin: token,
    sessions: (await control<{ token: string }>('POST', 'sessions', { account: 'demoplayer' })).token,
    smsSend: sms?.code,
    startGame: gameUrl,
    openGame: game.json<{ session: string }>().session,
    recharge3: (await world.done('recharge3', order(500_00, CHANNELS.page), { token }))['payUrl'],
    lineLogin: await codeFor(world, 'noor'),
    uploadKyc: (await upload(world, token)).body['fileId'],
  };
}

it('tokens and codes follow from the seed on a server that only this machine reaches', async () => {
  expect(await collectSecrets({})).toEqual(await collectSecrets({}));
});

it('tokens and codes do not follow from the seed with a control token', async () => {
  const local = await collectSecrets({});
  const exposed = await collectSecrets({ controlToken: 'let-me-in' });
  const other = await collectSecrets({ controlToken: 'let-me-in' });
  for (const [name, value] of Object.entries(exposed)) {
    expect([name, value]).toEqual([name, expect.stringMatching(/./)]);
    expect([name, value]).not.toEqual([name, local[name]]);
    expect([name, value]).not.toEqual([name, other[name]]);
  }
});

it('tokens and codes follow from the seed with a control token if configured', async () => {
  expect(await collectSecrets({ controlToken: 'let-me-in', deterministicTokens: true })).toEqual(
    await collectSecrets({}),
  );
});

it.each(['first-charge-bought', 'invite-claimable'] as const)(
  'seeded orders of a world of %s follow the same rule',
  async (scenario) => {
    const collectTokens = async (options: MockServerOptions): Promise<string[]> => {
      const server = await startServer({ seed: 7, scenario, ...options });
      const { contents } = await (await internalWorld(server, 'default')).export();
      return [...JSON.stringify(contents).matchAll(/"token":"([^"]+)"/g)].map(([, token]) => String(token));
    };
    const local = await collectTokens({});
    const exposed = await collectTokens({ controlToken: 'let-me-in' });
    expect(local.length).toBeGreaterThan(0);
    expect(exposed).toHaveLength(local.length);
    expect(exposed.filter((token) => local.includes(token))).toEqual([]);
  },
);
