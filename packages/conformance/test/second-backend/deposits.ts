import { channelsNow, config } from './config.ts';
import { isSelected, MINUTE, Refusal, type Filter, type Order, type Person, type State } from './state.ts';

const WINDOW_MS = 10 * MINUTE;
const DOUBLE_CLICK_MS = 3000;
const MOST_WAITING = 20;
/** The bonus of the first deposit, in hundredths (spec 9). */
const FIRST_BONUS = 300_00;
const FIRST_CHARGE = 9;

interface Request {
  readonly amount: number;
  readonly rechargeType: number;
  readonly actType: number;
}

const isWaiting = (order: Order, now: number) =>
  order.status === 0 && (order.expireTime === undefined || now < order.expireTime);

function requireBonus(person: Person, { actType, amount }: Request): void {
  if (actType === 0) return;
  const offers: readonly { price: number }[] = config['appRechargeBonusCollection9ConfigList'];
  const isOpen = actType === FIRST_CHARGE && config.activityIds.includes(39) && person.firstRecharge === 0;
  if (!isOpen || !offers.some(({ price }) => price === amount)) throw new Refusal(2304);
}

/** The payment details of an order; `timeLeft` changes with the time. */
function getDetails({ details, expireTime }: Order, now: number): object {
  if (!('appRechargeQr' in details) || expireTime === undefined) return details;
  return { appRechargeQr: { ...(details.appRechargeQr as object), timeLeft: Math.max(0, expireTime - now) } };
}

export function request(state: State, person: Person, body: Request, isKeyed: boolean, home: string) {
  const now = state.now();
  const channel = channelsNow().find(({ id }) => id === body.rechargeType);
  if (!channel) throw new Refusal(2301);
  if (body.amount < channel.minAmount || body.amount > channel.maxAmount) throw new Refusal(2302);
  // No card can be bound at this backend.
  if (channel.kind === 'bank' && config['isDepositBank'] === 1) throw new Refusal(2303);
  requireBonus(person, body);
  const same = person.orders.find(
    ({ amount, rechargeType, actType, createTime }) =>
      amount === body.amount &&
      rechargeType === body.rechargeType &&
      actType === body.actType &&
      now < createTime + DOUBLE_CLICK_MS,
  );
  if (same && !isKeyed) return { orderId: same.orderId, ...getDetails(same, now) };
  if (person.orders.filter((candidate) => isWaiting(candidate, now)).length >= MOST_WAITING)
    throw new Refusal(2305);
  const orderId = `S${String(state.next()).padStart(9, '0')}`;
  const expireTime = channel.kind === 'bank' ? undefined : now + WINDOW_MS;
  const banks: readonly { bankId: number; bankName: string; shortBankName: string }[] = config['appBankList'];
  const bank = banks.find(({ bankId }) => bankId === channel.bankId) ?? banks[0];
  const details = {
    bank: {
      appRechargeBankOwn: {
        bankName: bank?.bankName,
        shortBankName: bank?.shortBankName,
        accountName: 'Tara Slots',
        cardNum: '5000123412341234',
        amount: body.amount,
        remark: orderId,
      },
    },
    qr: { appRechargeQr: { orderId, qrCodeText: `${home}/pay/${orderId}`, createTime: now, expireTime } },
    page: { payUrl: `/pay/${orderId}` },
  }[channel.kind];
  const order: Order = {
    orderId,
    playerId: person.id,
    ...body,
    createTime: now,
    expireTime,
    details,
    status: 0,
    bonus: 0,
  };
  person.orders.unshift(order);
  state.orders.set(orderId, order);
  return { orderId, ...getDetails(order, now) };
}

function ownOrder(person: Person, orderId: string): Order {
  const order = person.orders.find((candidate) => candidate.orderId === orderId);
  if (!order) throw new Refusal(2306);
  return order;
}

export function check(state: State, person: Person, orderId: string) {
  const order = ownOrder(person, orderId);
  if (order.status === 2) throw new Refusal(2308);
  if (order.status === 0 && !isWaiting(order, state.now())) throw new Refusal(2307);
  return { isRechargeDone: order.status === 1 };
}

/** 0 waiting, 1 arrived, 2 failed, 3 expired. */
const getStatus = (order: Order, now: number) =>
  order.status === 0 && !isWaiting(order, now) ? 3 : order.status;

interface Page extends Filter {
  readonly page: number;
  readonly pageSize: number;
  readonly orderId?: string;
  readonly status?: number;
}

export function records(state: State, person: Person, { page, pageSize, orderId, status, ...filter }: Page) {
  const now = state.now();
  const all = orderId === undefined ? person.orders : [ownOrder(person, orderId)];
  const orders = all.filter(
    (order) =>
      (status === undefined || getStatus(order, now) === status) &&
      isSelected(filter, order.createTime, order.orderId),
  );
  const list = orders.slice((page - 1) * pageSize, page * pageSize).map((order) => ({
    orderId: order.orderId,
    amount: order.amount,
    rechargeType: order.rechargeType,
    status: getStatus(order, now),
    createTime: order.createTime,
    bonus: order.bonus,
    ...(isWaiting(order, now) ? getDetails(order, now) : {}),
  }));
  return { list, total: orders.length };
}

/** Lets a payment arrive, once. */
export function settle(state: State, orderId: string): void {
  const order = state.orders.get(orderId);
  const person = order && state.byId(order.playerId);
  if (!order || !person) throw new Error(`There is no order ${orderId}.`);
  if (order.status === 1) return;
  if (!isWaiting(order, state.now())) throw new Error(`The order ${orderId} cannot be paid any more.`);
  order.status = 1;
  state.post(person, 'coin', order.amount, 'deposit', orderId);
  state.post(person, 'points', Math.floor(order.amount / 100), 'deposit', orderId);
  if (person.firstRecharge === 0) {
    order.bonus = FIRST_BONUS;
    state.post(person, 'coin', FIRST_BONUS, 'bonus', orderId);
  }
  person.firstRecharge = 1;
  person.totalRecharge += order.amount;
}

export function refuse(state: State, orderId: string): void {
  const order = state.orders.get(orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  if (order.status === 1) throw new Error(`The order ${orderId} has arrived already.`);
  order.status = 2;
}
