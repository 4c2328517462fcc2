import { findUnknownField } from '#contract/unknown-field.ts';
import { isKeptHeader } from '#journal/kept-headers.ts';
import { maskedValues } from '#journal/mask-secrets.ts';
import type { JournalFilter } from '#journal/entry.ts';
import {
  ControlError,
  ok,
  requireErrcode,
  requireOperation,
  type ControlBody,
  type ControlCall,
} from './handler.ts';
import { namedPlayerId } from './named-player.ts';

type Verification = ControlBody<'verifyRequests'>;
type VerifyCall = ControlCall<'verifyRequests'>;

/** The expected number of calls. */
type Expected = Pick<Verification, 'times' | 'atLeast' | 'atMost'>;

/** The filter of the calls that are counted. */
type Wanted = NonNullable<ControlCall<'listRequests'>['query']> & Pick<Verification, 'request' | 'headers'>;

/** Converts the parameters of a control call. */
export async function getFilter(
  { reports, lastMs, headers, playerId, account, ...filter }: Wanted,
  { world, server }: Pick<VerifyCall, 'world' | 'server'>,
): Promise<JournalFilter> {
  const player = await namedPlayerId(world, { playerId, account });
  return {
    ...filter,
    ...(player === undefined ? {} : { playerId: player }),
    ...(reports === 0
      ? { without: server.operations.filter(({ isReport }) => isReport).map(({ id }) => id) }
      : {}),
    ...(headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        }),
    ...(lastMs === undefined ? {} : { since: world.clock.now() - lastMs }),
  };
}

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

/** How many values a value contains, including itself. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countValues(one), 1);
}

function requireValidNumbers({ times, atLeast, atMost }: Expected): void {
  if (times !== undefined && (atLeast ?? atMost) !== undefined)
    throw new ControlError(400, 'Ask for times, or for atLeast and atMost.', { pointer: '/times' });
  if ((atLeast ?? 0) > (atMost ?? Number.POSITIVE_INFINITY))
    throw new ControlError(400, 'atLeast is above atMost.', { pointer: '/atLeast' });
}

/** Rejects conditions that no entry can meet: a typing error must not count as "never called". */
function requireValidConditions(
  { operationId, request, headers = {}, errcode, reports, text }: Verification,
  { server, world }: VerifyCall,
): void {
  const operation = operationId === undefined ? undefined : requireOperation(operationId, server);
  if (reports === 0 && operation?.isReport)
    throw new ControlError(400, `reports: 0 excludes ${operation.id}.`, { pointer: '/reports' });
  // A world with newer answers answers errcodes that the contract does not have yet.
  if (errcode !== undefined && errcode !== 0 && world.config.newerAnswers === 'none')
    requireErrcode(errcode, operation);
  if (countValues(request) > MAX_COMPARED)
    throw new ControlError(400, `Ask for at most ${MAX_COMPARED} values of a body.`, { pointer: '/request' });
  const bodies = (operation ? [operation] : server.operations).map(({ bodySchema }) => bodySchema);
  const unknown = findUnknownField(server.contract, { anyOf: bodies }, request, '/request');
  if (unknown) throw new ControlError(400, unknown.message, { pointer: unknown.pointer });
  const unstored = Object.keys(headers).find((name) => !isKeptHeader(name.toLowerCase()));
  if (unstored !== undefined)
    throw new ControlError(400, `The journal does not store the header ${unstored}.`, {
      pointer: `/headers/${unstored}`,
    });
  const [masked] = maskedValues({ request, headers, text });
  if (masked)
    throw new ControlError(
      400,
      `The journal masks ${masked.pointer.slice(1)}, so its value cannot be compared; "***" matches every value.`,
      { pointer: masked.pointer },
    );
}

/** Counts the calls that match. */
export async function verifyRequests(call: VerifyCall) {
  const { times: _times, atLeast: _atLeast, atMost: _atMost, ...filter } = call.body;
  requireValidNumbers(call.body);
  requireValidConditions(call.body, call);
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
