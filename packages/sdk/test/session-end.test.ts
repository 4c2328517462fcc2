import { describe, expect, it } from 'vitest';
import { isSdkError } from '../src/index.ts';
import { fakeFetch, held, refusal, reply } from '../src/testing/index.ts';
import { bench, signedInBench, openStore, spy, user } from './fixtures.ts';

describe('signing out (spec 4)', () => {
  it('clears the client at once, then tells the server once', async () => {
    const slow = held();
    const store = openStore();
    const { sdk, server, clock } = await signedInBench(fakeFetch({ accountLogout: () => slow.promise }), {
      store,
    });
    const told = spy();
    sdk.session.on('signed-out', told);
    const leaving = sdk.session.signOut();
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot()).toMatchObject({
      status: 'visitor',
      user: null,
      gameUser: { inviteCode: '' },
    });
    expect(told).toHaveBeenCalledExactlyOnceWith({ reason: 'player' });
    expect(store.values.size).toBe(0);
    await clock.advance(0);
    slow.resolve({});
    await leaving;
    expect(server.calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['accountLogout', 'tok-1'],
    ]);
  });

  it('succeeds for the player whatever the server says', async () => {
    const warn = spy();
    const { sdk } = await signedInBench(fakeFetch({ accountLogout: refusal(104) }), { log: { warn } });
    await expect(sdk.session.signOut()).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalled();
  });

  it('as a visitor does nothing', async () => {
    const { sdk, server } = bench();
    const told = spy();
    sdk.session.on('signed-out', told);
    await sdk.session.signOut();
    expect(told).not.toHaveBeenCalled();
    expect(server.calls).toHaveLength(0);
  });
});

describe('the profile refresh (spec 7.2, 8)', () => {
  it('overwrites user and cards', async () => {
    const { sdk } = await signedInBench(
      fakeFetch({ getAfterLoginInfo: { ...user, coin: 7, appUserBankList: [] } }),
    );
    await sdk.session.refreshProfile();
    expect(sdk.session.getSnapshot()).toMatchObject({
      user: { coin: 7 },
      gameUser: { appUserBank: null, appUserBankList: [], inviteCode: 'TARA7Q' },
    });
  });

  it.each([
    ['any refusal, which has a code', refusal(104), null],
    ['a 401, although the call is public-flagged', reply(401, { code: 401, errcode: 401 }), null],
    ['an HTML page, which has none', reply(502, '<html>'), 'tok-1'],
  ])('%s', async (_, answer, token) => {
    const { sdk } = await signedInBench(fakeFetch({ getAfterLoginInfo: answer }), { retries: 0 });
    await expect(sdk.session.refreshProfile()).rejects.toSatisfy(isSdkError);
    expect(sdk.session.getToken()).toBe(token);
  });

  it('is not a visitor’s', async () => {
    const { sdk, server } = bench();
    await sdk.session.refreshProfile();
    expect(server.calls).toHaveLength(0);
  });
});
