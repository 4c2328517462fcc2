import type { JournalFilter } from '#journal/entry.ts';
import {
  ControlError,
  ok,
  requireErrcode,
  requireOperation,
  type ControlBody,
  type ControlCall,
} from './handler.ts';
import { lowerCaseNames, requireValidConditions } from './conditions.ts';
import { namedPlayerId } from './named-player.ts';

type Verification = ControlBody<'verifyRequests'>;
type VerifyCall = ControlCall<'verifyRequests'>;

/** The expected number of calls. */
type Expected = Pick<Verification, 'times' | 'atLeast' | 'atMost'>;

/** The filter of the calls that are counted. */
type Wanted = NonNullable<ControlCall<'listRequests'>['query']> & Pick<Verification, 'request' | 'headers'>;

/** Converts the parameters of a control call. */
export async function getFilter(
  { reports, lastMs, headers, playerId, account, waiting, ...filter }: Wanted,
  { world, server }: Pick<VerifyCall, 'world' | 'server'>,
): Promise<JournalFilter> {
  const player = await namedPlayerId(world, { playerId, account });
  return {
    ...filter,
    ...(player === undefined ? {} : { playerId: player }),
    ...(waiting === 1 ? { isWaiting: true } : {}),
    ...(reports === 0
      ? { without: server.operations.filter(({ isReport }) => isReport).map(({ id }) => id) }
      : {}),
    ...(headers === undefined ? {} : { headers: lowerCaseNames(headers) }),
    ...(lastMs === undefined ? {} : { since: world.clock.now() - lastMs }),
  };
}

const IDS_SHOWN = 100;

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

/**
 * Whether the number of calls is as expected; undefined if it depends on the calls that are not known.
 * @param most the number of calls if all unknown ones match
 */
function isSatisfied(least: number, most: number, { times, atLeast, atMost }: Expected): boolean | undefined {
  const low = times ?? atLeast ?? (atMost === undefined ? 1 : 0);
  const high = times ?? atMost ?? Number.POSITIVE_INFINITY;
  if (most < low || least > high) return false;
  return least >= low && most <= high ? true : undefined;
}

function requireValidNumbers({ times, atLeast, atMost }: Expected): void {
  if (times !== undefined && (atLeast ?? atMost) !== undefined)
    throw new ControlError(400, 'Ask for times, or for atLeast and atMost.', { pointer: '/times' });
  if ((atLeast ?? 0) > (atMost ?? Number.POSITIVE_INFINITY))
    throw new ControlError(400, 'atLeast is above atMost.', { pointer: '/atLeast' });
}

/** Rejects conditions that no entry can meet: a typing error must not count as "never called". */
function requirePossible(
  { operationId, errcode, reports, ...conditions }: Verification,
  { server, world }: VerifyCall,
): void {
  const operation = operationId === undefined ? undefined : requireOperation(operationId, server);
  if (reports === 0 && operation?.isReport)
    throw new ControlError(400, `reports: 0 excludes ${operation.id}.`, { pointer: '/reports' });
  // A world with newer answers answers errcodes that the contract does not have yet.
  if (errcode !== undefined && errcode !== 0 && world.config.newerAnswers === 'none')
    requireErrcode(errcode, operation);
  requireValidConditions(conditions, operation, server);
}

/** Counts the calls that match. */
export async function verifyRequests(call: VerifyCall) {
  const { times: _times, atLeast: _atLeast, atMost: _atMost, ...filter } = call.body;
  requireValidNumbers(call.body);
  requirePossible(call.body, call);
  const { ids, unknown, isComplete, completeFrom } = await call.world.journal.count(
    await getFilter(filter, call),
  );
  const count = ids.length;
  const name = filter.operationId === undefined ? '' : ` of ${filter.operationId}`;
  const message = `${count} ${count === 1 ? `call${name} matches` : `calls${name} match`}; expected ${expectation(call.body)}.`;
  const satisfied = isSatisfied(count, isComplete ? count + unknown : Number.POSITIVE_INFINITY, call.body);
  if (satisfied === undefined) {
    const reason = isComplete
      ? `${unknown} more may match: the text is part of a masked value, or the body is too large to be stored`
      : `the journal has dropped the calls before entry ${completeFrom}; ask for sinceId ${completeFrom - 1}, or empty the journal earlier`;
    throw new ControlError(409, `This cannot be judged. ${message.slice(0, -1)}, but ${reason}.`);
  }
  return ok({ satisfied, count, requestIds: ids.slice(0, IDS_SHOWN), completeFrom, message });
}
