import { describe, expect, it } from 'vitest';
import type { Store } from '../src/index.ts';
import { fakeFetch, held } from '../src/testing/index.ts';
import { bench, CREDENTIALS, failure, session, user, spy } from './fixtures.ts';

/** One browser storage seen from several tabs: a change is told to the other tabs, as the storage event does. */
function browser() {
  const values = new Map<string, string>();
  const tabs = new Map<symbol, (key: string | null) => void>();
  const tell = (from: symbol, key: string | null) => {
    for (const [tab, listener] of tabs) if (tab !== from) listener(key);
  };
  return {
    values,
    clear() {
      values.clear();
      tell(Symbol('devtools'), null);
    },
    tab(): Store {
      const me = Symbol('tab');
      return {
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          values.set(key, value);
          tell(me, key);
        },
        remove(key) {
          if (values.delete(key)) tell(me, key);
        },
        subscribe(onChange) {
          tabs.set(me, onChange);
          return () => tabs.delete(me);
        },
      };
    },
  };
}

const answers = () => fakeFetch({ accountLogin: session('tok-1'), accountLogout: {} });

describe('two tabs', () => {
  it('sign out together', async () => {
    const shared = browser();
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
    const shared = browser();
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
    const shared = browser();
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
    const shared = browser();
    const { sdk, clock } = bench(answers(), { store: shared.tab() });
    await sdk.session.signIn(CREDENTIALS);
    shared.clear();
    await clock.advance(0);
    expect(sdk.session.getToken()).toBeNull();
  });

  it('drop a sign-in that another tab has overtaken', async () => {
    const shared = browser();
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
    const shared = browser();
    const one = bench(answers(), { store: shared.tab() });
    await one.sdk.session.signIn(CREDENTIALS);
    const two = bench(answers(), { store: shared.tab() });
    two.sdk.dispose();
    await one.sdk.session.signOut();
    await two.clock.advance(0);
    expect(two.sdk.session.getToken()).toBe('tok-1');
  });
});
