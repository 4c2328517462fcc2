import { curlOf } from '#journal/curl.ts';
import type { JournalFilter } from '#journal/journal.ts';
import {
  ControlError,
  ok,
  requireOperation,
  type ControlBody,
  type ControlCall,
  type ControlHandlers,
} from './handler.ts';

type Verification = ControlBody<'verifyRequests'>;
/** How many calls are expected. */
type Expected = Pick<Verification, 'times' | 'atLeast' | 'atMost'>;

/** What a caller of this API says of the calls that it means. */
type Wanted = NonNullable<ControlCall<'listRequests'>['query']> & Pick<Verification, 'request'>;

function filterOf(
  { reports, lastMs, ...filter }: Wanted,
  { world, server }: Pick<ControlCall<'listRequests'>, 'world' | 'server'>,
): JournalFilter {
  return {
    ...filter,
    ...(reports === 0
      ? { without: server.operations.filter(({ isReport }) => isReport).map(({ id }) => id) }
      : {}),
    ...(lastMs === undefined ? {} : { since: world.clock.now() - lastMs }),
  };
}

/** More than a journal keeps. */
const ALL = 10_000;
const IDS_SHOWN = 100;

/** Fields and values that a search may compare with each body. */
const MAX_COMPARED = 500;

function expectation({ times, atLeast, atMost }: Expected): string {
  return times !== undefined
    ? `exactly ${times}`
    : [
        atLeast === undefined ? [] : [`at least ${atLeast}`],
        atMost === undefined ? [] : [`at most ${atMost}`],
      ]
        .flat()
        .join(' and ') || 'at least 1';
}

function isSatisfied(count: number, { times, atLeast, atMost }: Expected): boolean {
  if (times !== undefined) return count === times;
  if (atLeast === undefined && atMost === undefined) return count >= 1;
  return count >= (atLeast ?? 0) && count <= (atMost ?? Number.POSITIVE_INFINITY);
}

/** How many values there are in a value, itself among them. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countValues(one), 1);
}

/** An expectation that can be met, about calls that exist: a typing error must not pass for a call never made. */
function requireValidExpectation(
  { operationId, request, times, atLeast, atMost }: Verification,
  call: ControlCall<'verifyRequests'>,
): void {
  if (operationId !== undefined) requireOperation(operationId, call.server);
  if (countValues(request) > MAX_COMPARED)
    throw new ControlError(400, `Ask for at most ${MAX_COMPARED} values of a body.`, { pointer: '/request' });
  if (times !== undefined && (atLeast ?? atMost) !== undefined)
    throw new ControlError(400, 'Ask for times, or for atLeast and atMost.', { pointer: '/times' });
  if ((atLeast ?? 0) > (atMost ?? Number.POSITIVE_INFINITY))
    throw new ControlError(400, 'atLeast is above atMost.', { pointer: '/atLeast' });
}

async function verifyRequests(call: ControlCall<'verifyRequests'>) {
  const { world } = call;
  const wanted = call.body;
  requireValidExpectation(wanted, call);
  const { times: _times, atLeast: _atLeast, atMost: _atMost, ...filter } = wanted;
  const found = await world.journal.search({ ...filterOf(filter, call), limit: ALL });
  const ids = found.map(({ id }) => id).toReversed();
  const count = ids.length;
  const name = filter.operationId === undefined ? '' : ` of ${filter.operationId}`;
  return ok({
    satisfied: isSatisfied(count, wanted),
    count,
    requestIds: ids.slice(0, IDS_SHOWN),
    message: `${count} ${count === 1 ? `call${name} fits` : `calls${name} fit`}; wanted ${expectation(wanted)}.`,
  });
}

/** The calls that a world received, with their answers, and what clients reported to it. */
export const journalCalls = {
  listRequests: async (call) => ok(await call.world.journal.search(filterOf(call.query, call))),
  getRequest: async ({ world, params, origin, server }) => {
    const entry = await world.journal.get(params.requestId);
    if (!entry) throw new ControlError(404, 'The journal has no such entry, or no longer.');
    const operation = server.operations.find(({ id }) => id === entry.operationId);
    const files = operation?.isForm === true ? operation.files : undefined;
    const { needsToken } = server;
    return ok({ ...entry, curl: curlOf(entry, { origin, prefix: world.prefix, files, needsToken }) });
  },
  verifyRequests,
  clearRequests: async ({ world }) => ok({ count: await world.journal.clearRequests() }),
  listEvents: async ({ world, query }) => ok(await world.journal.events(query)),
  clearEvents: async ({ world }) => ok({ count: await world.journal.clearEvents() }),
} satisfies ControlHandlers;
