import { createCurlCommand } from '#journal/curl.ts';
import { ControlError, noContent, ok, requireOperation, type ControlHandlers } from './handler.ts';
import { checkFailure } from './rule-calls.ts';
import { completeAnswer } from './stub-answer.ts';
import { getFilter, verifyRequests } from './verification.ts';

/** Control calls for the journal: received calls and reported events. */
export const journalCalls = {
  listRequests: async (call) => ok(await call.world.journal.search(await getFilter(call.query, call))),
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
  releaseRequest: async ({ world, params, body, server }) => {
    const entry = await world.journal.get(params.requestId);
    if (!entry) throw new ControlError(404, 'The journal has no such entry; it may have been removed.');
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
  verifyRequests,
  clearRequests: async ({ world }) => ok({ count: await world.journal.clearRequests() }),
  listEvents: async ({ world, query }) => ok(await world.journal.events(query)),
  clearEvents: async ({ world }) => ok({ count: await world.journal.clearEvents() }),
} satisfies ControlHandlers;
