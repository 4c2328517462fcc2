import type { components } from '@tara/contract/control';
import * as errcodes from '@tara/contract/errcodes';
import { nearest, nearestCall } from '#contract/nearest-name.ts';
import type { FailureStatus, Substitute } from '#rules/rule.ts';
import type { ControlApi } from './connection.ts';

type Schemas = components['schemas'];

/** A command that cannot be understood; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function didYouMean(like: string | undefined): string {
  return like === undefined ? '.' : `; did you mean ${like}?`;
}

/** @throws {UsageError} with the nearest name, or all names, if the server has none of this name */
export function requireName(kind: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const like = nearest(name, known);
  const hint = like === undefined && known.length > 0 ? `; there are ${known.join(', ')}.` : didYouMean(like);
  throw new UsageError(`No ${kind} is called ${name}${hint}`);
}

/**
 * The call with this id or title, regardless of case.
 * @throws {UsageError} with the nearest name
 */
export async function findCall(control: ControlApi, text: string): Promise<Schemas['Call']> {
  const calls = await control.call<Schemas['Call'][]>('GET', 'calls');
  const wanted = text.toLowerCase();
  const found = calls.find(({ operationId, summary }) =>
    [operationId, summary].some((name) => name.toLowerCase() === wanted),
  );
  if (found) return found;
  const like =
    nearestCall(
      text,
      calls.map(({ operationId: id, summary }) => ({ id, summary })),
    ) ??
    nearest(
      text,
      calls.map(({ summary }) => summary),
    );
  throw new UsageError(`No call is named ${text}${didYouMean(like)}`);
}

/** The operation id of a call by id or title; `*` for `*` and `all`. @throws as `findCall` */
export async function findOperation(control: ControlApi, text: string): Promise<string> {
  return text === '*' || text === 'all' ? '*' : (await findCall(control, text)).operationId;
}

/**
 * The order with this number, or with a number that ends in these digits.
 * @throws {UsageError} if there is none or more than one
 */
export async function findOrder(control: ControlApi, text: string): Promise<Schemas['ListedOrder']> {
  const orders = await control.call<Schemas['ListedOrder'][]>('GET', 'orders?limit=1000');
  const matching = orders.filter(({ orderId }) => orderId.toLowerCase().endsWith(text.toLowerCase()));
  const [order] = matching;
  if (!order) throw new UsageError(`No order of the world ${control.connection.world} ends in ${text}.`);
  if (matching.length === 1) return order;
  const some = matching.slice(0, 5).map(({ orderId }) => orderId);
  throw new UsageError(`${matching.length} orders end in ${text}: ${some.join(', ')}.`);
}

/**
 * The entry of the journal with this number, or the latest one of a call by id or title.
 * @param query selects among them, e.g. `&waiting=1`
 * @throws {UsageError} if there is none
 */
export async function findEntry(
  control: ControlApi,
  text: string,
  query = '',
): Promise<Schemas['JournalEntry']> {
  if (/^\d+$/.test(text)) return control.call('GET', `requests/${text}`);
  const { operationId } = await findCall(control, text);
  const [entry] = await control.call<Schemas['JournalEntry'][]>(
    'GET',
    `requests?operationId=${operationId}&limit=1${query}`,
  );
  if (!entry) throw new UsageError(`The journal has no such call of ${operationId}.`);
  return entry;
}

const EFFECTS = ['dropBefore', 'dropAfter', 'truncate', 'hold'] as const;

/**
 * What a fault does: an errcode by number or name, an HTTP status, or an effect.
 * @throws {UsageError} with the nearest name
 */
export function readFailure(text: string): Substitute & { readonly effect?: (typeof EFFECTS)[number] } {
  const effect = EFFECTS.find((name) => name.toLowerCase() === text.toLowerCase());
  if (effect) return { effect };
  const number = Number(text);
  // The server names the statuses that a fault can answer.
  if (/^[45]\d\d$/.test(text)) return { httpStatus: number as FailureStatus };
  if (/^\d+$/.test(text)) return { errcode: number };
  const names: Readonly<Record<string, number>> = errcodes;
  const errcode = names[text];
  if (errcode !== undefined) return { errcode };
  const like = nearest(text, [...Object.keys(names), ...EFFECTS]);
  throw new UsageError(`${text} is not an errcode, an HTTP status or an effect${didYouMean(like)}`);
}

/** The player of an option: a number or an account. */
export function readPlayer(player: string): { readonly playerId: number } | { readonly account: string } {
  return /^\d{8,}$/.test(player) ? { playerId: Number(player) } : { account: player };
}
