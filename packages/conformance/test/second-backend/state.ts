import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A refusal by a business rule. */
export class Refusal extends Error {
  constructor(
    readonly errcode: number,
    readonly details: object = {},
  ) {
    super(`errcode ${errcode}`);
  }
}

export interface Row {
  readonly id: number;
  readonly time: number;
  readonly kind: string;
  readonly unit: 'coin' | 'points';
  readonly amount: number;
  readonly balance: number;
  readonly reference: string;
  readonly title: string;
}

export interface Order {
  readonly orderId: string;
  readonly playerId: number;
  readonly amount: number;
  readonly rechargeType: number;
  readonly actType: number;
  readonly createTime: number;
  /** The time after which it cannot be paid; undefined for bank transfers. */
  readonly expireTime: number | undefined;
  readonly details: object;
  /** 0 waiting, 1 arrived, 2 failed. */
  status: 0 | 1 | 2;
  bonus: number;
}

export interface Reply {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Code {
  readonly code: string;
  readonly sentAt: number;
  wrong: number;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** The day in the region's zone, five hours east of UTC, as YYYY-MM-DD. */
export const toDay = (time: number) => new Date(time + 5 * 60 * MINUTE).toISOString().slice(0, 10);

const SESSION_MS = 30 * DAY;
const CODE_MS = 5 * MINUTE;
const LOCK_MS = 15 * MINUTE;
const MOST_WRONG = 5;

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export type Person = ReturnType<typeof newPerson>;

function newPerson(id: number, account: string, accountType: number, password: string, registeredAt: number) {
  return {
    id,
    uuid: randomUUID(),
    account,
    accountType,
    registeredAt,
    inviteCode: `S${id.toString(36).toUpperCase()}X`,
    password,
    nickname: account.slice(0, 32),
    avatar: 0,
    mobile: '',
    coin: 0,
    lottery: 0,
    bet: 0,
    totalRecharge: 0,
    firstRecharge: 0,
    hasKyc: false,
    disabled: false,
    pid: 0,
    other: { realName: '', email: '', birthday: '', address: '' },
    rows: [] as Row[],
    orders: [] as Order[],
    wrongPasswords: [] as number[],
    lockedUntil: 0,
  };
}

export interface Filter {
  readonly from?: number;
  readonly until?: number;
  readonly search?: string;
}

/** Whether a row of a history is selected. @param text what the row can be found by */
export const isSelected = ({ from = 0, until = Infinity, search = '' }: Filter, time: number, text: string) =>
  time >= from && time < until && text.toLowerCase().includes(search.trim().toLowerCase());

/** All data of the backend, in memory. Every change is synchronous, so that no two calls overlap. */
export class State {
  offset = 0;
  readonly people: Person[] = [];
  readonly sessions = new Map<string, { readonly person: Person; readonly until: number }>();
  readonly codes = new Map<string, Code>();
  readonly sent = new Map<string, number[]>();
  readonly orders = new Map<string, Order>();
  readonly keyed = new Map<
    string,
    { readonly intention: string; readonly reply: Reply; readonly at: number }
  >();
  readonly links = new Map<string, string>();
  private numbers = 0;

  now(): number {
    return Date.now() + this.offset;
  }

  next(): number {
    this.numbers += 1;
    return this.numbers;
  }

  byName(name: string): Person | undefined {
    const lower = name.toLowerCase();
    return this.people.find(
      (person) => person.account.toLowerCase() === lower || (person.mobile !== '' && person.mobile === name),
    );
  }

  byId(id: number): Person | undefined {
    return this.people.find((person) => person.id === id);
  }

  add(account: string, accountType: number, password: string): Person {
    const person = newPerson(500_000 + this.next(), account, accountType, digest(password), this.now());
    this.people.push(person);
    return person;
  }

  /** Changes a balance and writes the row of the history. */
  post(person: Person, unit: 'coin' | 'points', amount: number, kind: string, reference: string): void {
    if (amount === 0) return;
    const field = unit === 'coin' ? 'coin' : 'lottery';
    person[field] += amount;
    person.rows.unshift({
      id: this.next(),
      time: this.now(),
      kind,
      unit,
      amount,
      balance: person[field],
      reference,
      title: kind,
    });
  }

  open(person: Person): string {
    const token = randomBytes(24).toString('hex');
    this.sessions.set(token, { person, until: this.now() + SESSION_MS });
    return token;
  }

  getPerson(token: string): Person | undefined {
    const session = this.sessions.get(token);
    if (!session || session.until < this.now() || session.person.disabled) return undefined;
    return session.person;
  }

  closeAll(person: Person, except = ''): void {
    for (const [token, session] of this.sessions)
      if (session.person === person && token !== except) this.sessions.delete(token);
  }

  /** Compares a password; five wrong ones within 15 minutes lock it for 15 minutes. */
  tryPassword(person: Person, password: string, errcode: number): void {
    const now = this.now();
    if (now < person.lockedUntil) throw new Refusal(1047, { retryAfterMs: person.lockedUntil - now });
    if (digest(password) === person.password) {
      person.wrongPasswords = [];
      return;
    }
    person.wrongPasswords = [...person.wrongPasswords.filter((time) => time > now - LOCK_MS), now];
    if (person.wrongPasswords.length >= MOST_WRONG) {
      person.lockedUntil = now + LOCK_MS;
      person.wrongPasswords = [];
    }
    throw new Refusal(errcode);
  }

  sendCode(number: string): void {
    const now = this.now();
    const times = this.sent.get(number) ?? [];
    const last = times.at(-1) ?? -Infinity;
    if (now < last + MINUTE) throw new Refusal(2102, { retryAfterMs: last + MINUTE - now });
    const today = times.filter((time) => toDay(time) === toDay(now));
    if (today.length >= 10) throw new Refusal(2103);
    this.sent.set(number, [...today, now]);
    const code = String(randomInt(100_000, 1_000_000));
    this.codes.set(number, { code, sentAt: now, wrong: 0 });
  }

  /** Uses a code up. */
  useCode(number: string, code: string, wrong: number, locked: number): void {
    const sent = this.codes.get(number);
    if (!sent || this.now() > sent.sentAt + CODE_MS) throw new Refusal(wrong);
    if (sent.wrong >= MOST_WRONG) throw new Refusal(locked);
    if (sent.code !== code) {
      sent.wrong += 1;
      throw new Refusal(wrong);
    }
    this.codes.delete(number);
  }
}
