import { describe, expect, it } from 'vitest';
import type { GameUser, UserInfo } from '../src/index.ts';
import { testStore } from '../src/testing/index.ts';
import {
  createTestSdk,
  CREDENTIALS,
  decryptPassword,
  passwordKey,
  signInAnswer,
  createSignedInSdk,
  spy,
} from './fixtures.ts';

/** Whether a value is deeply frozen. */
function isFrozen(value: unknown): boolean {
  return typeof value !== 'object' || (Object.isFrozen(value) && Object.values(value ?? {}).every(isFrozen));
}

describe('the session’s snapshot', () => {
  it('is deeply frozen for a visitor, a player, and after an update', async () => {
    const { sdk } = createTestSdk();
    expect(isFrozen(sdk.session.getSnapshot())).toBe(true);
    expect(isFrozen(sdk.session.getServerSnapshot())).toBe(true);
    const player = await createSignedInSdk();
    expect(isFrozen(player.sdk.session.getSnapshot())).toBe(true);
    player.sdk.session.update({ user: { coin: 7 }, gameUser: { gameLikes: { '5': 1 } } });
    expect(player.sdk.session.getSnapshot()).toMatchObject({
      user: { coin: 7 },
      gameUser: { gameLikes: { '5': 1 } },
    });
    expect(isFrozen(player.sdk.session.getSnapshot())).toBe(true);
  });

  it('is deeply frozen if it was stored', () => {
    const document = { version: 1, accessToken: 'tok-0', userInfo: signInAnswer(''), gameUser: {} };
    const values = { 'tara.session': JSON.stringify(document) };
    const { sdk } = createTestSdk(undefined, { store: testStore(values) });
    expect(sdk.session.getSnapshot().status).toBe('player');
    expect(isFrozen(sdk.session.getSnapshot())).toBe(true);
  });

  it('does not change with its sources, nor with what a listener received', async () => {
    const { sdk, server } = createTestSdk();
    const answer = signInAnswer('tok-1');
    server.on('accountLogin', answer);
    let received: UserInfo | null = null;
    sdk.session.on('signed-in', ({ user }) => {
      received = user;
    });
    await sdk.session.signIn(CREDENTIALS);
    expect(isFrozen(received)).toBe(true);
    const gameLikes: Record<string, number> = { '1': 1 };
    const activity: GameUser['activity'] = { activityIds: [15], activityMap: {} };
    sdk.session.update({ gameUser: { gameLikes, activity } });
    gameLikes['2'] = 1;
    activity.activityIds.push(16);
    expect(sdk.session.getSnapshot().gameUser).toMatchObject({
      gameLikes: { '1': 1 },
      activity: { activityIds: [15] },
    });
  });
});

describe('an update', () => {
  it.each([
    ['that says nothing', {}],
    ['with known values', { user: { coin: 100_000 }, gameUser: { inviteCode: 'TARA7Q' } }],
    ['with known nested values', { gameUser: { gameLikes: { '1001': 1 } } }],
  ])('%s changes no snapshot, notifies nobody, and writes nothing', async (_, change) => {
    const store = testStore();
    const { sdk } = await createSignedInSdk(undefined, { store });
    const told = spy();
    sdk.session.subscribe(told);
    const before = sdk.session.getSnapshot();
    store.written.length = 0;
    sdk.session.update(change);
    expect(sdk.session.getSnapshot()).toBe(before);
    expect(told).not.toHaveBeenCalled();
    expect(store.written).toEqual([]);
  });

  it('notifies once if a value is new', async () => {
    const { sdk } = await createSignedInSdk();
    const told = spy();
    sdk.session.subscribe(told);
    sdk.session.update({ user: { coin: 1 } });
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('the key for passwords', () => {
  it('is copied: later changes of the original have no effect', async () => {
    const { sdk, server } = createTestSdk();
    const key = passwordKey('nonce-1');
    sdk.session.setPasswordKey(key);
    key.nonce = 'another';
    server.on('accountLogin', signInAnswer('tok-1'));
    await sdk.session.signIn(CREDENTIALS);
    expect(decryptPassword(server.of('accountLogin')[0]?.body['password']).n).toBe('nonce-1');
  });
});
