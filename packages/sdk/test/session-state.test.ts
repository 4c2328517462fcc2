import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSdk, memoryStore, webStore, type BankCard } from '../src/index.ts';
import { mergeBanks } from '../src/rules/groups/wallet.ts';
import { storedSession } from '../src/testing/index.ts';
import { spy } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

function card(bankId: number, cardNum: string): BankCard {
  return {
    id: bankId,
    bankId,
    bankName: `Bank ${bankId}`,
    accountName: 'Demo',
    cardNum,
  };
}

describe('bank entries (spec 4): added or merged by bankId', () => {
  it.each([
    [
      'a new one is added at the end',
      [card(1, '1111')],
      [card(2, '2222')],
      [card(1, '1111'), card(2, '2222')],
    ],
    [
      'a known one is replaced in its position',
      [card(1, '1111'), card(2, '2222')],
      [card(1, '9999')],
      [card(1, '9999'), card(2, '2222')],
    ],
    ['nothing changes nothing', [card(1, '1111')], [], [card(1, '1111')]],
  ])('%s', (_, list, entries, merged) => {
    expect(mergeBanks(list, entries)).toEqual(merged);
  });
});

describe('the browser’s storage as a store', () => {
  it('reads, writes and removes by key', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    } as Storage;
    const store = webStore(() => storage);
    void store.set('a', '1');
    expect(store.get('a')).toBe('1');
    void store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('notifies of changes by other tabs, until it is unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const received = spy();
    const stop = webStore(() => ({}) as Storage).subscribe?.(received);
    const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    change('tara.accessToken');
    change(null);
    stop?.();
    change('tara.userInfo');
    expect(received.mock.calls).toEqual([['tara.accessToken'], [null]]);
  });
});

describe('the stored state', () => {
  it.each(['x', null, {}, { activityIds: 'x' }])(
    'keeps the fields of the right shape and leaves the others empty: activity %j',
    async (activity) => {
      const store = memoryStore();
      const garbage = {
        gameHistory: 'no list',
        gameLikes: 7,
        inviteCode: 'TARA1',
        appUserBankList: null,
        activity,
      };
      for (const [key, text] of Object.entries(storedSession('token', { gameUser: garbage })))
        await store.set(key, text);
      const common = () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }) as const;
      const { session } = createSdk({ baseUrl: 'http://play.test', common, store });
      expect(session.getSnapshot().status).toBe('player');
      expect(session.getSnapshot().gameUser).toEqual({
        appUserBank: null,
        appUserBankList: [],
        gameLikes: {},
        gameHistory: [],
        inviteCode: 'TARA1',
        aid: '',
        shareUrlMap: {},
        activity: { activityIds: [], activityMap: {} },
      });
    },
  );
});
