import { createCurlCommand } from '#journal/curl.ts';
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
/** The expected number of calls. */
type Expected = Pick<Verification, 'times' | 'atLeast' | 'atMost'>;

/** The filter of the calls that are counted. */
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

/** More than a journal stores. */
const ALL = 10_000;
const IDS_SHOWN = 100;

/** How many fields and values a search may compare with each body. */
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

/** How many values a value contains, including itself. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countValues(one), 1);
}

/**
 * Rejects expectations that can never be met and calls that do not exist: a typing error must not count as "never called".
 */
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
    message: `${count} ${count === 1 ? `call${name} matches` : `calls${name} match`}; expected ${expectation(wanted)}.`,
  });
}

/** Control calls for the journal: received calls and reported events. */
export const journalCalls = {
  listRequests: async (call) => ok(await call.world.journal.search(filterOf(call.query, call))),
  getRequest: async ({ world, params, origin, server }) => {
    const entry = await world.journal.get(params.requestId);
    if (!entry) throw new ControlError(404, 'The journal has no such entry; it may have been removed.');
    const operation = server.operations.find(({ id }) => id === entry.operationId);
    const files = operation?.isForm === true ? operation.files : undefined;
    const { needsToken } = server;
    return ok({
      ...entry,
      curl: createCurlCommand(entry, { origin, prefix: world.prefix, files, needsToken }),
    });
  },
  verifyRequests,
  clearRequests: async ({ world }) => ok({ count: await world.journal.clearRequests() }),
  listEvents: async ({ world, query }) => ok(await world.journal.events(query)),
  clearEvents: async ({ world }) => ok({ count: await world.journal.clearEvents() }),
} satisfies ControlHandlers;
