import { expectEqual, HookFailed, NotApplicable, requireThat } from '../../protocol/expect.ts';
import type { PlayerSetup } from '../../protocol/hooks.ts';
import type { Answer, Backend, Body, CallOptions, Fields, Player } from '../../protocol/backend.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * How long before an instant a check looks "just before" it. On a clock that runs, the answers of the check must arrive
 * within this time.
 */
export const JUST_BEFORE = 30 * SECOND;

/** The ids of reward items with a meaning of their own (spec 3). */
export const COINS = 2001;
export const POINTS = 2002;
/** Each is one point, 100 hundredths. */
export const POINT_ITEMS = 4001;

/** The states of a reward (spec 4). */
export const STATE = { open: 0, claimable: 1, claimed: 2 } as const;

export const PAGE = { page: 1, pageSize: 20 };

export interface RewardItem {
  readonly id: number;
  readonly count: number;
  readonly betRate?: number;
}

/**
 * Everything that a call about money can change. Amounts in hundredths; NaN, which equals itself here, for what the
 * backend does not implement.
 */
export interface Wallet {
  readonly coin: number;
  readonly lottery: number;
  readonly safebox: number;
  readonly turnoverLeft: number;
  readonly totalRecharge: number;
  /** Numbers of orders. */
  readonly deposits: number;
  readonly withdrawals: number;
}

/** The answer of a call that another profile has; empty if the backend does not implement it. */
async function ifImplemented(player: Player, call: string, body: object = {}): Promise<Fields> {
  try {
    return await player.expectOk(call, body);
  } catch (error) {
    if (error instanceof NotApplicable) return {};
    throw error;
  }
}

export async function walletOf(player: Player): Promise<Wallet> {
  const [info, exchange, deposits, withdrawals] = await Promise.all([
    player.info(),
    ifImplemented(player, 'getExchange'),
    player.expectOk('getRechargeRecord', { page: 1, pageSize: 1 }),
    ifImplemented(player, 'getExchangeOrder', { page: 1, pageSize: 1 }),
  ]);
  const { coin, lottery, safebox, totalRecharge } = info as Omit<Wallet, 'turnoverLeft'>;
  return {
    coin,
    lottery,
    safebox,
    totalRecharge,
    turnoverLeft: exchange['turnoverLeft'] ?? Number.NaN,
    deposits: deposits['total'],
    withdrawals: withdrawals['total'] ?? Number.NaN,
  };
}

/** Runs the work and compares what changed; fields that are left out must stay the same. */
export async function expectChange<T>(
  what: string,
  player: Player,
  change: Partial<Wallet>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await walletOf(player);
  const result = await work();
  const after = await walletOf(player);
  const expected = Object.fromEntries(
    Object.entries(before).map(([field, value]) => [field, value + (change[field as keyof Wallet] ?? 0)]),
  );
  expectEqual(`balances after ${what}`, after, expected);
  return result;
}

/** Runs the work, which must change nothing. */
export const expectNoChange = async <T>(what: string, player: Player, work: () => Promise<T>): Promise<T> =>
  expectChange(what, player, {}, work);

/** What the items change at the balances: coins and points at once, and what must be staked. */
export function gainOf(items: readonly RewardItem[]): {
  coin: number;
  lottery: number;
  turnoverLeft: number;
} {
  const sum = (id: number, value: (item: RewardItem) => number) =>
    items.filter((item) => item.id === id).reduce((total, item) => total + value(item), 0);
  return {
    coin: sum(COINS, ({ count }) => count),
    lottery: sum(POINTS, ({ count }) => count) + sum(POINT_ITEMS, ({ count }) => count * 100),
    turnoverLeft: sum(COINS, ({ count, betRate = 0 }) => count * betRate),
  };
}

/** Does something that a hook may refuse. */
export async function ifPossible(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof HookFailed)) throw error;
  }
}

/** The zone of the region, in milliseconds east of UTC. */
export async function zoneOf(backend: Backend): Promise<number> {
  const { region = 'pk' } = await backend.webConfig();
  const hours = ({ pk: 5, ph: 8, th: 7 } as Record<string, number>)[region];
  requireThat(hours !== undefined, `the zone of the region ${String(region)} is unknown`);
  return hours * HOUR;
}

/** How long until the next midnight of the region. */
export async function untilMidnight(backend: Backend): Promise<number> {
  const zone = await zoneOf(backend);
  return DAY - ((backend.now() + zone) % DAY);
}

/** The day of an instant in a zone as YYYY-MM-DD. */
export const isoDay = (instant: number, zone: number): string =>
  new Date(instant + zone).toISOString().slice(0, 10);

/** A channel of appRechargeTypeList. */
export interface Channel {
  readonly id: number;
  readonly kind?: string;
  readonly bankId?: number;
  readonly minAmount?: number;
  readonly maxAmount?: number;
}

/** The channels, none of which needs a bound card afterwards. */
export async function channelsOf(backend: Backend): Promise<readonly Channel[]> {
  const { appRechargeTypeList, isDepositBank } = await backend.webConfig();
  if (isDepositBank === 1) await backend.hooks.setConfig({ isDepositBank: 0 });
  requireThat(appRechargeTypeList.length > 0, 'no deposit channel is open');
  return appRechargeTypeList;
}

/** An amount that the channel accepts; another one for each n. */
export const amountFor = ({ minAmount = 100_00 }: Channel, n = 0): number => minAmount + n * 1_00;

/** The body of a deposit. */
export const orderOf = (channel: Channel, amount = amountFor(channel), actType = 0) => ({
  amount,
  version: 4,
  actType,
  rechargeType: channel.id,
});

/** Which of the three answers to a deposit it is. */
export function kindOf(answer: Fields): 'bank' | 'qr' | 'page' | undefined {
  const kinds = [
    ...('appRechargeBankOwn' in answer ? (['bank'] as const) : []),
    ...('appRechargeQr' in answer ? (['qr'] as const) : []),
    ...('payUrl' in answer ? (['page'] as const) : []),
  ];
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** A channel of this kind; by its hint, else by asking. */
export async function channelOf(backend: Backend, kind: 'bank' | 'qr' | 'page'): Promise<Channel> {
  const channels = await channelsOf(backend);
  const hinted = channels.find((channel) => channel.kind === kind && channel.bankId === undefined);
  if (hinted) return hinted;
  const asking = await backend.player();
  for (const channel of channels) {
    const { body } = await asking.call('recharge3', orderOf(channel));
    if (body.errcode === 0 && kindOf(body) === kind) return channel;
  }
  throw new NotApplicable(`no channel of the kind ${kind}`);
}

/** A channel that is not closed by the passing of time, else any. */
export const anyChannel = async (backend: Backend): Promise<Channel> => {
  const channels = await channelsOf(backend);
  const [first] = channels.toSorted((a, b) => Number(b.kind === 'bank') - Number(a.kind === 'bank'));
  requireThat(first !== undefined, 'no deposit channel is open');
  return first.bankId === undefined ? first : (channels.find(({ bankId }) => bankId === undefined) ?? first);
};

/** Deposits an amount, which arrives. */
export async function deposit(
  backend: Backend,
  player: Player,
  amount: number,
  more: object = {},
): Promise<string> {
  const channel = await anyChannel(backend);
  const body = { ...orderOf(channel, amount), ...more };
  const { orderId } = await player.expectOk('recharge3', body, { key: backend.newKey() });
  await backend.hooks.settleOrder(orderId);
  return orderId;
}

/** The newest deposit orders. */
export const recordsOf = async (player: Player, more: object = {}): Promise<readonly Fields[]> =>
  (await player.expectOk('getRechargeRecord', { ...PAGE, ...more }))['list'];

/** The newest withdrawals. */
export const withdrawalsOf = async (player: Player, more: object = {}): Promise<readonly Fields[]> =>
  (await player.expectOk('getExchangeOrder', { ...PAGE, ...more }))['list'];

/** A password as a client that has not reloaded the configuration encrypts it: for a key that is not the current one. */
export const staleOf = (encrypted: string): string => encrypted.replace(/^[^.]+/, 'an-older-key');

export const SAFE_PASSWORD = 'safe-4321';
export const CARD_NUMBER = '4000123412341234';

/** The safebox locks after so many wrong passwords, for this time. */
export const WRONG_PASSWORDS = 5;
export const LOCKED = 15 * MINUTE;

/** Sets the password of the safebox. */
export async function setSafePassword(
  backend: Backend,
  player: Player,
  password = SAFE_PASSWORD,
): Promise<Body> {
  return player.expectOk('safeboxPasswordInit', { password: await backend.encryptPassword(password) });
}

/** A bank of the configuration that is not at these places. */
export async function bankAt(backend: Backend, index: number): Promise<{ bankId: number; bankName: string }> {
  const { appBankList } = await backend.webConfig();
  const bank = appBankList[index];
  requireThat(bank !== undefined, `the configuration has no ${index + 1} banks`);
  return bank;
}

/** The body that binds a card. */
export async function cardOf(backend: Backend, index = 0, cardNum = CARD_NUMBER) {
  const { bankId, bankName } = await bankAt(backend, index);
  return { bankId, bankName, accountName: 'Amina Khan', cardNum };
}

export interface Withdrawer {
  readonly player: Player;
  readonly bankId: number;
  readonly call: (amount: number, more?: object, options?: CallOptions) => Promise<Answer>;
  readonly expectOk: (amount: number, more?: object, options?: CallOptions) => Promise<Body>;
  readonly expectErrcode: (errcode: number, amount: number, more?: object) => Promise<Body>;
  readonly info: () => Promise<Fields>;
}

/** A player who meets all requirements of a withdrawal, except those of the setup. */
export async function withdrawer(
  backend: Backend,
  setup: PlayerSetup = {},
  missing: { readonly card?: boolean; readonly password?: boolean } = {},
): Promise<Withdrawer> {
  const player = await backend.player({ coin: 100_000_00, hasKyc: true, ...setup });
  const card = await cardOf(backend);
  if (!missing.password) await setSafePassword(backend, player);
  if (!missing.card) await player.expectOk('addBankInfo', card);
  const bodyOf = async (amount: number, more: object) => ({
    amount,
    bankId: card.bankId,
    safeboxPassword: await backend.encryptPassword(SAFE_PASSWORD),
    ...more,
  });
  return {
    player,
    bankId: card.bankId,
    call: async (amount, more = {}, options = {}) =>
      player.call('exchange', await bodyOf(amount, more), options),
    expectOk: async (amount, more = {}, options = { key: backend.newKey() }) =>
      player.expectOk('exchange', await bodyOf(amount, more), options),
    expectErrcode: async (errcode, amount, more = {}) =>
      expectNoChange(`a withdrawal with errcode ${errcode}`, player, async () =>
        player.expectErrcode('exchange', errcode, await bodyOf(amount, more)),
      ),
    info: async () => player.expectOk('getExchange'),
  };
}

/** The first bytes of real pictures, with more bytes after them. */
const after = (head: readonly number[]) =>
  Uint8Array.from([...head, ...Array.from({ length: 200 }, () => 7)]);
export const PICTURES = {
  jpeg: after([0xff, 0xd8, 0xff, 0xe0]),
  png: after([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: after([0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20]),
} as const;

export function pictureForm(bytes: Uint8Array<ArrayBuffer> = PICTURES.jpeg, type = 'front'): FormData {
  const form = new FormData();
  form.append('type', type);
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'document.jpg');
  return form;
}

export async function uploadPicture(player: Player): Promise<string> {
  const { body } = await player.upload('uploadKyc', pictureForm());
  expectEqual('errcode of uploadKyc', body.errcode, 0);
  return body['fileId'];
}

/** The data of a verification with one uploaded picture. */
export async function verificationOf(backend: Backend, player: Player, more: object = {}) {
  return {
    realName: 'Amina Khan',
    idNumber: `35202-${backend.rng.text(7, '123456789')}-8`,
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
    fileIds: [await uploadPicture(player)],
    ...more,
  };
}

/** The states of the tasks by id. */
export function tasksOf(answer: Fields): {
  states: Record<string, number>;
  progress: Record<string, number>;
  list: readonly { id: number; target: number; propList: readonly RewardItem[] }[];
} {
  return {
    states: JSON.parse(String(answer['taskData'])),
    progress: JSON.parse(String(answer['achieveData'])),
    list: answer['taskList'],
  };
}

/** The errcodes of answers, sorted. */
export const errcodesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b);

/** So many simultaneous calls show whether they are counted one after the other. */
export const AT_ONCE = 10;

/** Makes the same call several times at once. */
export const atOnce = async <T>(call: () => Promise<T>, times = AT_ONCE): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: times }, call));
