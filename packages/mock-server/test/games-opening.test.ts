import { describe, expect, it } from 'vitest';
import { BETS } from '#game-engine/bets.ts';
import {
  COMMON,
  FISH,
  gameVisits,
  IN_MAINTENANCE,
  launchToken,
  MINUTE,
  POKER,
  SLOT,
  STARS,
} from './support/game-visits.ts';

const { enter, launch, open, player, send, signIn, sitDown } = gameVisits();

describe('opening a game', () => {
  it("answers the page's data, once per launch token", async () => {
    const { token } = await signIn();
    const launched = launchToken(await launch(SLOT, token));
    const first = await open(launched, SLOT);
    expect(first).toMatchObject({ status: 200, body: { kind: 'slot', coin: 1_000_00, bets: [...BETS] } });
    expect(first.body.symbols).toHaveLength(10);
    const second = await open(launched, SLOT);
    expect(second).toMatchObject({ status: 401, body: { error: { code: 'token-invalid' } } });
  });

  it('succeeds for only one of two simultaneous attempts', async () => {
    const { token } = await signIn();
    const launched = launchToken(await launch(SLOT, token));
    const tries = await Promise.all([open(launched, SLOT), open(launched, SLOT), open(launched, SLOT)]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('is refused for another game, an old token, or after sign-out', async () => {
    const { token, playerId } = await signIn();
    const other = launchToken(await launch(SLOT, token));
    expect((await open(other, STARS)).status).toBe(401);

    const old = launchToken(await launch(SLOT, token));
    await send('POST', '/__mock/clock', { advanceMs: 6 * MINUTE });
    expect((await open(old, SLOT)).status).toBe(401);

    const late = launchToken(await launch(SLOT, token));
    await send('POST', '/app/v1/accountLogout', COMMON, token);
    expect((await open(late, SLOT)).status).toBe(401);
    expect((await player(playerId)).user.coin).toBe(1_000_00);
  });

  it('is refused under maintenance', async () => {
    const { token } = await signIn();
    const { body } = await send<{ errcode: number }>(
      'POST',
      '/app/v1/startGame',
      { ...COMMON, gameId: IN_MAINTENANCE },
      token,
    );
    expect(body.errcode).not.toBe(0);
  });

  it.each([
    [SLOT, 'slot'],
    [FISH, 'fish'],
    [POKER, 'poker'],
    [STARS, 'stars'],
  ])('shows game %i as %s', async (gameId, kind) => {
    expect((await sitDown(gameId)).opened.kind).toBe(kind);
  });

  it('separates worlds', async () => {
    const { token } = await signIn();
    const launched = launchToken(await launch(SLOT, token));
    enter('/w/elsewhere');
    expect((await open(launched, SLOT)).status).toBe(401);
    const there = await signIn();
    const address = await launch(SLOT, there.token);
    expect(address).toMatch(/^\/w\/elsewhere\/__games\/play\/1001\?t=/);
    expect((await open(launchToken(address), SLOT)).status).toBe(200);
  });
});
