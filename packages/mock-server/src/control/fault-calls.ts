import { isLatency, type Fault, type FaultRule } from '#faults/rule.ts';
import {
  ControlError,
  created,
  noContent,
  ok,
  requireErrcode,
  requireOperation,
  type ControlCall,
  type ControlHandlers,
  type ControlledServer,
} from './handler.ts';
import { namedPlayerId } from './named-player.ts';

/** @throws {ControlError} if the rule is contradictory or names something that the contract does not have */
function checkRule(rule: FaultRule, server: ControlledServer): void {
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
}

/** An active fault, with a warning if its call never answers its errcode. */
function withWarning(fault: Fault, { operations }: ControlledServer) {
  const { operationId, errcode } = fault;
  const declared = operations.find(({ id }) => id === operationId)?.errcodes;
  if (errcode === undefined || !declared || declared.some(({ code }) => code === errcode)) return fault;
  const others = declared.map(({ code, name }) => `${code} ${name}`).join(', ');
  const warning = `A server never answers ${operationId} with errcode ${errcode}; the call declares ${others || 'no errcode'}.`;
  return { ...fault, warning };
}

async function addFault({ world, body, server }: ControlCall<'addFault'>) {
  const { playerId, account, ...effect } = body;
  checkRule(effect, server);
  const id = await namedPlayerId(world, { playerId, account });
  const rule = id === undefined ? effect : { ...effect, playerId: id };
  return created(withWarning(await world.faults.add(rule), server));
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
  listFaults: ({ world, server }) => ok(world.faults.list().map((fault) => withWarning(fault, server))),
  addFault,
  clearFaults: async ({ world }) => ok({ count: await world.faults.clear() }),
  removeFault: async ({ world, params }) => {
    if (!(await world.faults.remove(params.faultId))) throw new ControlError(404, 'No such fault is active.');
    return noContent;
  },
} satisfies ControlHandlers;
