import { createCurlCommand } from '#journal/curl.ts';
import { parseEventId } from '#stream/position.ts';
import type { Subscription } from '#stream/streams.ts';
import type { ForkResult } from '#worlds/world.ts';
import {
  ControlError,
  created,
  noContent,
  ok,
  requireOperation,
  type ControlCall,
  type ControlHandlers,
} from './handler.ts';
import { namedPlayerId } from './named-player.ts';
import { checkFailure } from './rule-calls.ts';
import { completeAnswer } from './stub-answer.ts';
import { getFilter, verifyRequests } from './verification.ts';
import { getHealth } from './world-calls.ts';

const NO_ENTRY = 'The journal has no such entry; it may have been removed.';

/** The error of a fork that was refused. */
function refuseFork(refusal: Exclude<ForkResult, { kind: 'forked' }>, name: string): ControlError {
  if (refusal.kind === 'unknown') return new ControlError(404, NO_ENTRY);
  if (refusal.kind === 'exists')
    return new ControlError(409, `A world called ${name} exists.`, { pointer: '/world' });
  if (refusal.kind === 'replaced')
    return new ControlError(409, 'The world was replaced since this call; later calls can be forked.');
  const { from } = refusal;
  const reach =
    from === undefined ? 'no call of this world can be forked' : `forks reach back to call ${from}`;
  return new ControlError(409, `This call is too old: ${reach}.`);
}

async function forkRequest({ world, params, body, server }: ControlCall<'forkRequest'>) {
  const { name, result } = await server.worlds.fork(world, params.requestId, body?.world);
  if (result.kind !== 'forked') throw refuseFork(result, name);
  return created(await getHealth({ world: await server.worlds.view(name), server }));
}

/** @throws {ControlError} 400 for an id that no event has */
function getStart(lastEventId: string | undefined, sinceId: number | undefined): Subscription['start'] {
  if (lastEventId === undefined) return sinceId === undefined ? undefined : { calls: sinceId };
  const position = parseEventId(lastEventId);
  if (position) return position;
  throw new ControlError(400, 'Last-Event-ID must be the id of an event of this stream, such as 12.3.7.', {
    pointer: '/Last-Event-ID',
  });
}

async function streamWorld({ world, query, headers, server }: ControlCall<'streamWorld'>) {
  const { operationId, reports, sinceId } = query;
  if (operationId !== undefined) requireOperation(operationId, server);
  const playerId = await namedPlayerId(world, query);
  const filter = {
    ...(operationId === undefined ? {} : { operationId }),
    ...(playerId === undefined ? {} : { playerId }),
    withoutReports: reports === 0,
  };
  const start = getStart(headers['Last-Event-ID'], sinceId);
  return ok({ world: world.name, operations: server.operations, filter, start });
}

/** Control calls for the journal: received calls and reported events. */
export const journalCalls = {
  listRequests: async (call) => {
    const { operationId } = call.query;
    if (operationId !== undefined) requireOperation(operationId, call.server);
    return ok(await call.world.journal.search(await getFilter(call.query, call)));
  },
  getRequest: async ({ world, params, origin, server }) => {
    const entry = await world.journal.get(params.requestId);
    if (!entry) throw new ControlError(404, NO_ENTRY);
    const operation = server.operations.find(({ id }) => id === entry.operationId);
    const files = operation?.isForm === true ? operation.files : undefined;
    const { needsToken } = server;
    return ok({
      ...entry,
      curl: createCurlCommand(entry, { origin, prefix: world.prefix, files, needsToken }),
    });
  },
  releaseRequest: async ({ world, params, body, server }) => {
    const entry = await world.journal.get(params.requestId);
    if (!entry) throw new ControlError(404, NO_ENTRY);
    const { id: entryId, operationId = '' } = entry;
    if (entry.waitsMs === undefined || world.rules.findRelease(entryId, undefined))
      throw new ControlError(409, 'This call does not wait.');
    const { answer, ...failure } = body ?? {};
    if (Object.keys(body ?? {}).length > 1)
      throw new ControlError(400, 'errcode, httpStatus and answer exclude each other.');
    checkFailure(failure, operationId, server);
    const operation = requireOperation(operationId, server);
    const own = answer && { answer: completeAnswer(answer, operation, server, '/answer') };
    await world.rules.release({ entryId, ...failure, ...own });
    return noContent;
  },
  forkRequest,
  verifyRequests,
  streamWorld,
  clearRequests: async ({ world }) => ok({ count: await world.journal.clearRequests() }),
  listEvents: async ({ world, query }) => ok(await world.journal.events(query)),
  clearEvents: async ({ world }) => ok({ count: await world.journal.clearEvents() }),
} satisfies ControlHandlers;
