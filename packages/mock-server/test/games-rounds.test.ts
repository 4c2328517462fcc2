import { describe, expect, it } from 'vitest';
import { COMMON, gameVisits, MINUTE, SLOT, STARS } from './support/game-visits.ts';

const { balance, enter, play, player, send, server, sitDown } = gameVisits();

describe('a round', () => {
  // spec 0-02
  it('moves bet and win through the ledger, and updates bets, experience and tasks', async () => {
    const { session, playerId } = await sitDown(SLOT);
    const before = await player(playerId);
    const { status, body } = await play({ session, roundId: 'one', bet: 10_00 });
    expect(status).toBe(200);
    expect(body.coin).toBe(before.user.coin - 10_00 + body.win);
    const after = await player(playerId);
    expect(after.user.coin).toBe(body.coin);
    expect(after.user.bet).toBe(before.user.bet + 10_00);
    expect(after.user.vipExp).toBe(before.user.vipExp + 10);
    const lines = after.ledger.filter(({ reference }) => reference === `${SLOT}/one`);
    expect(lines.find(({ reason }) => reason === 'bet')?.amount).toBe(-10_00);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.win - 10_00);
  });

  it('is answered and not played again on a repeat', async () => {
    const { session, playerId } = await sitDown(SLOT);
    const round = { session, roundId: 'again', bet: 5_00 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => play(round)));
    const later = await play(round);
    for (const answer of answers) expect(answer.body).toEqual(later.body);
    const { ledger } = await player(playerId);
    expect(ledger.filter(({ reason }) => reason === 'bet')).toHaveLength(1);
  });

  it('can still be read after the session has ended', async () => {
    const { session } = await sitDown(SLOT);
    const round = { session, roundId: 'lost', bet: 5_00 };
    const played = await play(round);
    await send('POST', '/__mock/clock', { advanceMs: 45 * MINUTE });
    expect((await play(round)).body).toEqual(played.body);
    const next = await play({ ...round, roundId: 'next' });
    expect(next).toMatchObject({ status: 401, body: { error: { code: 'session-expired' } } });
  });

  it('is refused without a charge if its id is known and the bet differs', async () => {
    const { session, playerId } = await sitDown(SLOT);
    const { body } = await play({ session, roundId: 'name', bet: 5_00 });
    const other = await play({ session, roundId: 'name', bet: 10_00 });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'round-mismatch' } } });
    expect((await player(playerId)).user.coin).toBe(body.coin);
  });

  it('has a reference of its own in the ledger: a second session cannot use its id again', async () => {
    const first = await sitDown(SLOT);
    const round = { session: first.session, roundId: 'name', bet: 5_00 };
    const played = await play(round);
    const { session, playerId } = await sitDown(SLOT);
    const other = await play({ ...round, session });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'round-mismatch' } } });
    expect((await play(round)).body).toEqual(played.body);
    const stars = await sitDown(STARS);
    const elsewhere = { ...round, session: stars.session, choice: 'calm' };
    expect((await play(elsewhere)).status).toBe(200);
    const { ledger } = await player(playerId);
    const bets = ledger.filter(({ reason }) => reason === 'bet').map(({ reference }) => reference);
    expect(bets.toSorted()).toEqual([`${SLOT}/name`, `${STARS}/name`]);
  });

  it('is refused completely if the balance is too low', async () => {
    const { session, playerId } = await sitDown(SLOT);
    await send('PATCH', `/__mock/players/${playerId}`, { coin: 4_99 });
    const { user: before } = await player(playerId);
    const refused = await play({ session, roundId: 'poor', bet: 5_00 });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'not-enough-coins', coin: 4_99 } } });
    expect((await player(playerId)).user).toMatchObject({ coin: 4_99, bet: before.bet });
    // The id was not used up: with coins it can be played.
    await send('PATCH', `/__mock/players/${playerId}`, { coin: 5_00 });
    expect((await play({ session, roundId: 'poor', bet: 5_00 })).status).toBe(200);
  });

  it('requires a choice of the game, and none in the slot', async () => {
    const stars = await sitDown(STARS);
    for (const choice of [{}, { choice: 'huge' }]) {
      const refused = await play({ session: stars.session, roundId: 'a', bet: 1_00, ...choice });
      expect(refused.status).toBe(400);
      expect(refused.body.error.message).toBe('This game needs a choice: calm, bright, blazing.');
    }
    const drawn = await play({ session: stars.session, roundId: 'a', bet: 1_00, choice: 'blazing' });
    expect(drawn.body.outcome).toMatchObject({ kind: 'stars', risk: 'blazing' });
    const slot = await sitDown(SLOT);
    expect((await play({ session: slot.session, roundId: 'a', bet: 1_00, choice: 'calm' })).status).toBe(400);
  });

  // spec 3-089, 3-091
  it("is on the lobby's ticker with a masked winner after a big win", async () => {
    const { session, playerId } = await sitDown(SLOT);
    await send('PATCH', `/__mock/players/${playerId}`, { coin: 1_000_000_00 });
    let big = 0;
    for (let i = 0; i < 600 && big === 0; i++) {
      const { win } = (await play({ session, roundId: `big-${i}`, bet: 100_00 })).body;
      if (win >= 1_000_00) big = win;
    }
    expect(big).toBeGreaterThan(0);
    const tips = await send<{ jackpotList: { gameId: number; amount: number; phone: string }[] }>(
      'POST',
      '/app/v1/anonymous/lobbyTips',
      COMMON,
    );
    const entry = tips.body.jackpotList.find(({ gameId, amount }) => gameId === SLOT && amount === big);
    expect(entry?.phone).toContain('*');
  });

  it('has the same result in a world with the same seed', async () => {
    const run = async (name: string) => {
      enter(name);
      const { session } = await sitDown(SLOT);
      const rounds = [];
      for (let i = 0; i < 5; i++)
        rounds.push((await play({ session, roundId: `r${i}`, bet: 1_00 })).body.outcome);
      return rounds;
    };
    expect(await run('/w/first')).toEqual(await run('/w/second'));
  });

  it('is refused after maintenance, disabling or sign-out', async () => {
    const { session, token, playerId } = await sitDown(SLOT);
    await server().world('default').config({ maintenance: 'all' });
    const closed = await play({ session, roundId: 'm', bet: 1_00 });
    expect(closed.body.error.code).toBe('game-in-maintenance');
    await server().world('default').config({ maintenance: 'seed' });
    await send('POST', '/app/v1/accountLogout', COMMON, token);
    expect((await play({ session, roundId: 'm', bet: 1_00 })).body.error.code).toBe('signed-out');
    expect((await player(playerId)).user.coin).toBe(1_000_00);
  });

  it.each([
    [{}, 400],
    [[], 400],
    [{ session: 'x', roundId: 'a', bet: '500' }, 400],
    [{ session: 'x', roundId: 'a', bet: 1.5 }, 400],
    [{ session: 'x', roundId: 'a', bet: -5_00 }, 400],
    [{ session: 'x', roundId: 'a', bet: 7_77 }, 400],
    [{ session: 'x', roundId: 'a'.repeat(65), bet: 1_00 }, 400],
    [{ session: '../player:1', roundId: 'a', bet: 1_00 }, 400],
    [{ session: 'x', roundId: 'a', bet: 1_00, win: 99 }, 400],
    [{ session: 'x', roundId: 'a', bet: 1_00, choice: 'no choice!' }, 400],
    [{ session: 'unknown', roundId: 'a', bet: 1_00 }, 401],
  ])('of %j is refused with %i and a reason', async (round, status) => {
    const refused = await play(round);
    expect(refused.status).toBe(status);
    expect(refused.body.error.message).not.toBe('');
  });

  it('is refused if it is not JSON', async () => {
    const response = await server().inject({
      method: 'POST',
      url: '/__games/api/round',
      headers: { 'content-type': 'application/json' },
      payload: '{"session":',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'bad-request' } });
  });
});

describe('the balance of a game session', () => {
  it('is the present one, also after the session has ended', async () => {
    const { session, playerId } = await sitDown(SLOT);
    await send('PATCH', `/__mock/players/${playerId}`, { coin: 8_775_00 });
    expect(await balance({ session })).toMatchObject({ status: 200, body: { coin: 8_775_00 } });
    await send('POST', '/__mock/clock', { advanceMs: 45 * MINUTE });
    expect((await balance({ session })).body).toEqual({ coin: 8_775_00 });
    expect((await play({ session, roundId: 'late', bet: 1_00 })).body.error.code).toBe('session-expired');
  });

  it('is refused to an unknown session and after sign-out', async () => {
    const { session, token } = await sitDown(SLOT);
    const unknown = await balance({ session: 'unknown' });
    expect(unknown).toMatchObject({ status: 401, body: { error: { code: 'session-expired' } } });
    expect((await balance({})).status).toBe(400);
    await send('POST', '/app/v1/accountLogout', COMMON, token);
    const signedOut = await balance({ session });
    expect(signedOut).toMatchObject({ status: 401, body: { error: { code: 'signed-out' } } });
  });
});
