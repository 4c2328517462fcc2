import { isLatency, type FaultRule } from '#faults/rule.ts';
import {
  ControlError,
  created,
  noContent,
  ok,
  requireErrcode,
  requireOperation,
  type ControlHandlers,
  type ControlledServer,
} from './handler.ts';

function checkRule(rule: FaultRule, server: ControlledServer): FaultRule {
  const { operationId, errcode, httpStatus, effect, latency } = rule;
  const operation = operationId === '*' ? undefined : requireOperation(operationId, server);
  if (errcode !== undefined) requireErrcode(errcode, operation);
  const answers = [errcode, httpStatus, effect].filter((part) => part !== undefined).length;
  if (answers > 1) throw new ControlError(400, 'errcode, httpStatus and effect exclude each other.');
  if (httpStatus === 401 && operation?.secured === false) {
    throw new ControlError(400, `${operationId} needs no token, so it cannot answer 401.`, {
      pointer: '/httpStatus',
    });
  }
  if (answers === 0 && latency === undefined) {
    throw new ControlError(400, 'A fault needs one of errcode, httpStatus, latency and effect.');
  }
  if (latency && !isLatency(latency))
    throw new ControlError(400, 'minMs is above maxMs.', { pointer: '/latency/minMs' });
  return rule;
}

/** Control calls for the fault rules of a world. */
export const faultCalls = {
  listCalls: ({ server }) =>
    ok(
      server.operations.map(({ id, path, summary, secured, errcodes: declared }) => ({
        operationId: id,
        path,
        summary,
        secured,
        errcodes: declared.map(({ code, name, when }) => ({ errcode: code, name, when })),
      })),
    ),
  listFaults: ({ world }) => ok(world.faults.list()),
  addFault: async ({ world, body, server }) => created(await world.faults.add(checkRule(body, server))),
  clearFaults: async ({ world }) => ok({ count: await world.faults.clear() }),
  removeFault: async ({ world, params }) => {
    if (!(await world.faults.remove(params.faultId))) throw new ControlError(404, 'No such fault is active.');
    return noContent;
  },
} satisfies ControlHandlers;
