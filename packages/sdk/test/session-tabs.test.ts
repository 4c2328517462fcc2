import { describe, expect, it } from 'vitest';
import { fakeFetch, held, testStore } from '../src/testing/index.ts';
import { bench, CREDENTIALS, failure, session, user, spy } from './fixtures.ts';

const answers = () => fakeFetch({ accountLogin: session('tok-1'), accountLogout: {} });

describe('two tabs', () => {
  it('sign out together', async () => {
    const shared = testStore();
    const one = bench(answers(), { store: shared.tab() });
    await one.sdk.session.signIn(CREDENTIALS);
    const two = bench(answers(), { store: shared.tab() });
    expect(two.sdk.session.getToken()).toBe('tok-1');
    const told = spy();
    two.sdk.session.on('signed-out', told);
    await one.sdk.session.signOut();
    await two.clock.advance(0);
    expect(two.sdk.session.getSnapshot().status).toBe('visitor');
    expect(told).toHaveBeenCalledExactlyOnceWith({ reason: 'elsewhere' });
    expect(two.server.of('accountLogout')).toHaveLength(0);
  });

  it('sign in together, and the second one knows the player', async () => {
    const shared = testStore();
    const one = bench(answers(), { store: shared.tab() });
    const two = bench(answers(), { store: shared.tab() });
    const told = spy();
    two.sdk.session.on('signed-in', told);
    await one.sdk.session.signIn(CREDENTIALS);
    await two.clock.advance(0);
    expect(two.sdk.session.getToken()).toBe('tok-1');
    expect(two.sdk.session.getSnapshot()).toMatchObject({
      status: 'player',
      user: { account: user.account },
      gameUser: { inviteCode: 'TARA7Q' },
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ how: 'elsewhere' }));
  });

  it('show the same balance', async () => {
    const shared = testStore();
    const one = bench(answers(), { store: shared.tab() });
    await one.sdk.session.signIn(CREDENTIALS);
    const two = bench(answers(), { store: shared.tab() });
    const told = spy();
    two.sdk.session.on('signed-in', told);
    one.sdk.session.update({ user: { coin: 42 } });
    await two.clock.advance(0);
    expect(two.sdk.session.getSnapshot().user?.coin).toBe(42);
    expect(told).not.toHaveBeenCalled();
  });

  it('end when the storage is emptied by hand', async () => {
    const shared = testStore();
    const { sdk, clock } = bench(answers(), { store: shared.tab() });
    await sdk.session.signIn(CREDENTIALS);
    shared.wipe();
    await clock.advance(0);
    expect(sdk.session.getToken()).toBeNull();
  });

  it('drop a sign-in that another tab has overtaken', async () => {
    const shared = testStore();
    const slow = held();
    const one = bench(fakeFetch({ accountLogin: () => slow.promise, accountLogout: {} }), {
      store: shared.tab(),
    });
    const two = bench(answers(), { store: shared.tab() });
    const overtaken = failure(one.sdk.session.signIn(CREDENTIALS));
    await one.clock.advance(0);
    await two.sdk.session.signIn(CREDENTIALS);
    await one.clock.advance(0);
    slow.resolve(session('tok-late'));
    expect(await overtaken).toMatchObject({ kind: 'abort' });
    expect(one.sdk.session.getToken()).toBe('tok-1');
  });

  it('no longer follow once disposed', async () => {
    const shared = testStore();
    const one = bench(answers(), { store: shared.tab() });
    await one.sdk.session.signIn(CREDENTIALS);
    const two = bench(answers(), { store: shared.tab() });
    two.sdk.dispose();
    await one.sdk.session.signOut();
    await two.clock.advance(0);
    expect(two.sdk.session.getToken()).toBe('tok-1');
  });
});
