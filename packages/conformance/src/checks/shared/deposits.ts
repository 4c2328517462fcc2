import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { NotApplicable, requireThat } from '../../protocol/expect.ts';
import { PAGE } from './lists.ts';

/** How a deposit is paid: by bank transfer, with a payment code, or on a page. */
export type Kind = 'bank' | 'qr' | 'page';

/** A channel of appRechargeTypeList. */
export interface Channel {
  readonly id: number;
  readonly kind?: string;
  readonly bankId?: number;
  readonly minAmount?: number;
  readonly maxAmount?: number;
}

/** The channels, none of which needs a bound card afterwards. */
export async function readChannels(backend: Backend): Promise<readonly Channel[]> {
  const { appRechargeTypeList, isDepositBank } = await backend.webConfig();
  if (isDepositBank === 1) await backend.hooks.setConfig({ isDepositBank: 0 });
  requireThat(appRechargeTypeList.length > 0, 'no deposit channel is open');
  return appRechargeTypeList;
}

/** An amount that the channel accepts; another one for each n. */
export const amountFor = ({ minAmount = 100_00 }: Channel, n = 0): number => minAmount + n * 1_00;

/** The body of a deposit. */
export const createOrder = (channel: Channel, amount = amountFor(channel), actType = 0) => ({
  amount,
  version: 4,
  actType,
  rechargeType: channel.id,
});

/** Which of the three answers to a deposit it is. */
export function getKind(answer: Fields): Kind | undefined {
  const fields = { bank: 'appRechargeBankOwn', qr: 'appRechargeQr', page: 'payUrl' } as const;
  const kinds = (Object.keys(fields) as Kind[]).filter((kind) => fields[kind] in answer);
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** A channel of this kind; by its hint, else by asking. */
export async function findChannel(backend: Backend, kind: Kind): Promise<Channel> {
  const channels = await readChannels(backend);
  const hinted = channels.find((channel) => channel.kind === kind && channel.bankId === undefined);
  if (hinted) return hinted;
  const asking = await backend.player();
  for (const channel of channels) {
    const { body } = await asking.call('recharge3', createOrder(channel));
    if (body.errcode === 0 && getKind(body) === kind) return channel;
  }
  throw new NotApplicable(`no channel of the kind ${kind}`);
}

/** A channel that is not closed by the passing of time, else any. */
export const anyChannel = async (backend: Backend): Promise<Channel> => {
  const channels = await readChannels(backend);
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
  const body = { ...createOrder(channel, amount), ...more };
  const { orderId } = await player.expectOk('recharge3', body, { key: backend.newKey() });
  await backend.hooks.settleOrder(orderId);
  return orderId;
}

/** The newest deposit orders. */
export const readDeposits = async (player: Player, more: object = {}): Promise<readonly Fields[]> =>
  (await player.expectOk('getRechargeRecord', { ...PAGE, ...more }))['list'];
