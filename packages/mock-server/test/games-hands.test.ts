import { describe, expect, it } from 'vitest';
import { COMMON, gameVisits, MINUTE, POKER, SLOT } from './support/game-visits.ts';

const { balance, draw, enter, play, player, send, server, signIn, sitDown } = gameVisits();

const ALL = [0, 1, 2, 3, 4];
const elapse = (minutes: number) => send('POST', '/__mock/clock', { advanceMs: minutes * MINUTE });

describe('a hand of poker', () => {
  it('takes the bet at the deal and pays at the draw, through the ledger', async () => {
    const { session, playerId } = await sitDown(POKER);
    const { user: before } = await player(playerId);
    const dealt = await play({ session, roundId: 'one', bet: 10_00 });
    expect(dealt.body).toMatchObject({ bet: 10_00, win: 0, coin: 990_00 });
    expect(dealt.body.outcome).toMatchObject({ kind: 'poker', open: true, hold: [], win: 0 });
    expect(dealt.body.outcome.cards).toHaveLength(5);
    expect(JSON.stringify(dealt.body)).not.toContain('deck');
    const drawn = await draw({ session, roundId: 'one', hold: [0, 1] });
    expect(drawn.body.outcome).toMatchObject({ kind: 'poker', open: false, hold: [0, 1] });
    expect(drawn.body.outcome.cards.slice(0, 2)).toEqual(dealt.body.outcome.cards.slice(0, 2));
    expect(drawn.body.coin).toBe(990_00 + drawn.body.win);
    const { ledger, user } = await player(playerId);
    const entries = ledger.filter(({ reference }) => reference === `${POKER}/one`);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(drawn.body.win - 10_00);
    expect(user.bet).toBe(before.bet + 10_00);
  });

  it('is answered and not drawn again on a repeat', async () => {
    const { session, playerId } = await sitDown(POKER);
    const round = { session, roundId: 'again', bet: 5_00 };
    const dealt = await play(round);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => draw({ session, roundId: 'again', hold: [4, 2] })),
    );
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    await send('POST', '/__mock/clock', { advanceMs: 45 * MINUTE });
    expect((await draw({ session, roundId: 'again', hold: [2, 4] })).body).toEqual(answers[0]?.body);
    expect((await play(round)).body).toEqual(dealt.body);
    const { ledger } = await player(playerId);
    expect(ledger.filter(({ reason }) => reason === 'bet')).toHaveLength(1);
  });

  it('is not finished by other holds or an unknown round', async () => {
    const { session } = await sitDown(POKER);
    const refusal = { status: 409, body: { error: { code: 'round-mismatch' } } };
    expect(await draw({ session, roundId: 'none', hold: [] })).toMatchObject(refusal);
    await play({ session, roundId: 'held', bet: 1_00 });
    await draw({ session, roundId: 'held', hold: [0] });
    expect(await draw({ session, roundId: 'held', hold: [1] })).toMatchObject(refusal);
  });

  it.each([[[5]], [[-1]], [[0, 0]], [[0.5]], ['01'], [[0, 1, 2, 3, 4, 4]]])(
    'with the holds %j is refused',
    async (hold) => {
      const { session } = await sitDown(POKER);
      await play({ session, roundId: 'a', bet: 1_00 });
      expect((await draw({ session, roundId: 'a', hold })).status).toBe(400);
    },
  );

  it('stays open until it is drawn: no other hand is dealt', async () => {
    const { session, playerId } = await sitDown(POKER);
    await play({ session, roundId: 'first', bet: 1_00 });
    const second = await play({ session, roundId: 'second', bet: 1_00 });
    expect(second).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } });
    expect((await player(playerId)).user.coin).toBe(999_00);
    await draw({ session, roundId: 'first', hold: ALL });
    expect((await play({ session, roundId: 'second', bet: 1_00 })).status).toBe(200);
    await draw({ session, roundId: 'second', hold: ALL });
    // The name of a finished hand cannot be used for another one, not even by another session.
    const later = await sitDown(POKER);
    const again = await play({ session: later.session, roundId: 'first', bet: 1_00 });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'round-mismatch' } } });
  });

  it('is shown when the game is opened again, and finished without a new bet', async () => {
    const first = await sitDown(POKER);
    const dealt = await play({ session: first.session, roundId: 'left', bet: 20_00 });
    await send('POST', '/__mock/clock', { advanceMs: 3 * 24 * 60 * MINUTE });
    const again = await sitDown(POKER);
    expect(again.opened).toMatchObject({
      coin: 980_00,
      openRound: { roundId: 'left', bet: 20_00, outcome: dealt.body.outcome },
    });
    const drawn = await draw({ session: again.session, roundId: 'left', hold: ALL });
    expect(drawn.body.outcome.cards).toEqual(dealt.body.outcome.cards);
    expect(drawn.body.coin).toBe(980_00 + drawn.body.win);
    expect((await sitDown(POKER)).opened).not.toHaveProperty('openRound');
    const late = await draw({ session: first.session, roundId: 'left', hold: [0] });
    expect(late.body.error.code).toBe('round-mismatch');
  });

  it('is paid as dealt when its session is over and another game is opened', async () => {
    const { playerId } = await signIn();
    let name = 0;
    let pair = 0;
    // Deals until a hand pays without a draw.
    while (pair === 0) {
      const { session } = await sitDown(POKER);
      name += 1;
      const { outcome } = (await play({ session, roundId: `r${name}`, bet: 1_00 })).body;
      if (outcome.hand === 'jacksOrBetter') pair = name;
      else await draw({ session, roundId: `r${name}`, hold: ALL });
    }
    const { coin } = (await player(playerId)).user;
    await sitDown(SLOT);
    expect((await player(playerId)).user.coin).toBe(coin);
    await send('POST', '/__mock/clock', { advanceMs: 31 * MINUTE });
    expect((await sitDown(SLOT)).opened.coin).toBe(coin + 1_00);
    expect((await player(playerId)).ledger[0]).toMatchObject({
      reason: 'win',
      amount: 1_00,
      reference: `${POKER}/r${pair}`,
    });
    expect((await sitDown(POKER)).opened).not.toHaveProperty('openRound');
  });

  it('answers a draw with what it won after it stood, and cannot be dealt again', async () => {
    const { session, playerId } = await sitDown(POKER);
    const round = { session, roundId: 'left', bet: 2_00 };
    await play(round);
    await elapse(31);
    const { coin } = (await sitDown(SLOT)).opened;
    const win = coin - 998_00;
    for (const hold of [ALL, [0]]) {
      const { status, body } = await draw({ session, roundId: 'left', hold });
      expect(status).toBe(409);
      expect(body.error).toEqual({
        code: 'hand-stood',
        message: 'This hand was paid as it was dealt. Its bet was taken at the deal.',
        hand: { bet: 2_00, win },
      });
    }
    expect((await balance({ session })).body).toEqual({ coin });
    const later = await sitDown(POKER);
    const late = await draw({ session: later.session, roundId: 'left', hold: [] });
    expect(late.body.error.code).toBe('hand-stood');
    const again = await play({ ...round, session: later.session });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'round-mismatch' } } });
    const { ledger, user } = await player(playerId);
    expect(ledger.filter(({ reason }) => reason === 'bet')).toHaveLength(1);
    expect(user.coin).toBe(coin);
  });

  it('does not stand while a live session shows it', async () => {
    const first = await sitDown(POKER);
    await play({ session: first.session, roundId: 'shown', bet: 1_00 });
    await elapse(40);
    const { session, opened } = await sitDown(POKER);
    expect(opened.openRound).toMatchObject({ roundId: 'shown' });
    await elapse(30);
    expect((await sitDown(SLOT)).opened.coin).toBe(999_00);
    expect((await draw({ session, roundId: 'shown', hold: [1] })).status).toBe(200);
  });

  it('can be drawn under maintenance, and not after sign-out', async () => {
    const { session, token } = await sitDown(POKER);
    await play({ session, roundId: 'm', bet: 1_00 });
    await server().world('default').config({ maintenance: 'all' });
    expect((await draw({ session, roundId: 'm', hold: [] })).status).toBe(200);
    await server().world('default').config({ maintenance: 'seed' });
    await play({ session, roundId: 'n', bet: 1_00 });
    await send('POST', '/app/v1/accountLogout', COMMON, token);
    expect((await draw({ session, roundId: 'n', hold: [] })).body.error.code).toBe('signed-out');
    const again = await sitDown(POKER);
    expect(again.opened.openRound).toMatchObject({ roundId: 'n' });
  });

  it('takes no choice, and moves nothing if the balance is too low', async () => {
    const { session, playerId } = await sitDown(POKER);
    expect((await play({ session, roundId: 'c', bet: 1_00, choice: 'calm' })).status).toBe(400);
    await send('PATCH', `/__mock/players/${playerId}`, { coin: 99 });
    const poor = await play({ session, roundId: 'c', bet: 1_00 });
    expect(poor.body.error.code).toBe('not-enough-coins');
    expect((await sitDown(POKER)).opened).not.toHaveProperty('openRound');
  });

  it('has the same cards in a world with the same seed', async () => {
    const run = async () => {
      const { session } = await sitDown(POKER);
      const { outcome } = (await play({ session, roundId: 's', bet: 1_00 })).body;
      return [outcome.cards, (await draw({ session, roundId: 's', hold: [] })).body.outcome.cards];
    };
    enter('/w/first');
    const first = await run();
    enter('/w/second');
    expect(await run()).toEqual(first);
  });
});
