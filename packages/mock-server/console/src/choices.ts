import * as errcodes from '@tara/contract/errcodes';
import type { components } from '@tara/contract/control';
import { control, requireData } from './api.ts';
import type { Call } from './call-search.ts';
import { useWorldQuery } from './query.ts';

/** An HTTP status that a fault can answer. */
export type FaultStatus = NonNullable<components['schemas']['FaultRule']['httpStatus']>;

type Choice = readonly [value: string, name: string];

const STATUSES: readonly (readonly [FaultStatus, string])[] = [
  [400, 'the body breaks its schema'],
  [401, 'the token is missing or expired'],
  [404, 'there is no such call'],
  [405, 'the method is not POST'],
  [409, 'the same call is still running'],
  [413, 'the body is too large'],
  [415, 'the media type is not supported'],
  [429, 'too many calls'],
  [500, 'the server failed'],
  [501, 'the server does not implement the call'],
  [503, 'the server is unavailable'],
];

/** The HTTP statuses of faults with their meanings. */
export const STATUS_CHOICES: readonly Choice[] = STATUSES.map(([status, when]) => [
  String(status),
  `${status}: ${when}`,
]);

/** An errcode of the contract. */
export interface ErrcodeChoice {
  readonly errcode: number;
  readonly name: string;
  /** The condition under which calls answer it. */
  readonly when: string;
}

/** All errcodes of the contract, each with its first meaning. */
export const getErrcodes = (calls: readonly Call[]): ErrcodeChoice[] => {
  const known = new Map<number, ErrcodeChoice>();
  for (const [name, errcode] of Object.entries(errcodes)) known.set(errcode, { errcode, name, when: '' });
  for (const one of calls.flatMap((call) => call.errcodes)) {
    const { errcode } = one;
    if (known.get(errcode)?.when === '') known.set(errcode, one);
  }
  return [...known.values()].toSorted((a, b) => a.errcode - b.errcode);
};

/** An errcode with its name. */
export const errcodeChoice = ({ errcode, name }: Pick<ErrcodeChoice, 'errcode' | 'name'>): Choice => [
  String(errcode),
  `${errcode} ${name}`,
];

const loadAccounts = async (): Promise<ReadonlyMap<number, string>> => {
  const players = await requireData(control.GET('/__mock/players', { params: { query: { limit: 1000 } } }));
  return new Map(players.map(({ user }) => [user.id, user.account]));
};

/** The accounts of the world's players, by their numbers. */
export function useAccounts(): ReadonlyMap<number, string> {
  return useWorldQuery(['accounts'], loadAccounts).data ?? new Map();
}

/** The players of the world with their accounts. */
export function usePlayerChoices(): readonly Choice[] {
  return [...useAccounts()].map(([id, account]) => [String(id), `${account} (${id})`]);
}
