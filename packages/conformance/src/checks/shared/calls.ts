import type { Answer, Backend, Caller } from '../../protocol/backend.ts';
import { expectEqual, expectThat, HookFailed } from '../../protocol/expect.ts';

/** A call and its body. */
export type Call = readonly [operation: string, body?: object];

/** The call answers this HTTP status. */
export async function expectStatus(caller: Caller, status: number, [operation, body]: Call): Promise<void> {
  expectEqual(`status of ${operation}`, (await caller.call(operation, body)).status, status);
}

/** The calls answer 401 to a visitor. */
export async function expectSignedOut(backend: Backend, calls: readonly Call[]): Promise<void> {
  for (const call of calls) await expectStatus(backend.visitor, 401, call);
}

/** A value is not another one, e.g. the number of an order that must be new. */
export const expectAnother = (what: string, seen: unknown, other: unknown): void =>
  expectThat(what, seen !== other, `another than ${String(other)}`, seen);

/** Does something that a hook may refuse. */
export async function ifPossible(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof HookFailed)) throw error;
  }
}

/** How many of the answers have each errcode. */
export function expectErrcodes(answers: readonly Answer[], expected: Readonly<Record<number, number>>): void {
  const counts: Record<number, number> = {};
  for (const { body } of answers) counts[body.errcode] = (counts[body.errcode] ?? 0) + 1;
  expectEqual('number of answers by errcode', counts, expected);
}

/** So many simultaneous calls show whether they are counted one after the other. */
export const AT_ONCE = 10;

/** Makes the same call several times simultaneously. */
export const atOnce = async <T>(call: () => Promise<T>, times = AT_ONCE): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: times }, call));

/** Makes the same call several times simultaneously, which must all get the same answer, and returns that. */
export async function expectSameAnswers<T>(call: () => Promise<T>): Promise<T> {
  const [first, ...repeats] = await atOnce(call);
  for (const answer of repeats) expectEqual('answer to a simultaneous call', answer, first);
  return first as T;
}
