import { isLatency } from '#rules/latency.ts';
import { isStub } from '#rules/rules.ts';
import type { ActiveRule, FaultRule, Rule, Substitute } from '#rules/rule.ts';
import { completeAnswer } from './stub-answer.ts';
import { lowerCaseNames, requireValidConditions } from './conditions.ts';
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
import type { World } from '#worlds/world.ts';

/** A world has at most this many rules, of this many characters as JSON: each change of the world writes all of them. */
const MAX_RULES = 200;
const MAX_SIZE = 1024 * 1024;

/** @throws {ControlError} 400 if more than one is given, or the contract does not have it */
export function checkFailure(
  { errcode, httpStatus }: Substitute,
  operation: Rule['operationId'],
  server: ControlledServer,
): void {
  const declared = operation === '*' ? undefined : requireOperation(operation, server);
  if (errcode !== undefined) requireErrcode(errcode, declared);
  if (httpStatus === 401 && declared?.secured === false)
    throw new ControlError(400, `${operation} needs no token, so it cannot answer 401.`, {
      pointer: '/httpStatus',
    });
}

/** @throws {ControlError} if the rule is contradictory or names something that the contract does not have */
function checkFault(rule: FaultRule, server: ControlledServer): void {
  const { operationId, errcode, httpStatus, effect, at, latency } = rule;
  checkFailure(rule, operationId, server);
  const answers = [errcode, httpStatus, effect].filter((part) => part !== undefined).length;
  if (answers > 1) throw new ControlError(400, 'errcode, httpStatus and effect exclude each other.');
  if (answers === 0 && latency === undefined)
    throw new ControlError(400, 'A fault needs one of errcode, httpStatus, latency and effect.');
  if (at !== undefined && effect !== 'hold')
    throw new ControlError(400, 'at says when the effect hold stops a call.', { pointer: '/at' });
}

/** Checks what faults and stubs share, and finds the player. */
async function toRule(
  { account, playerId, ...rule }: Rule & { readonly account?: string },
  world: World,
  server: ControlledServer,
): Promise<Rule> {
  const { operationId, request, headers, latency } = rule;
  const operation = operationId === '*' ? undefined : requireOperation(operationId, server);
  if (latency && !isLatency(latency))
    throw new ControlError(400, 'minMs is above maxMs.', { pointer: '/latency/minMs' });
  if (request && operation?.isForm === true)
    throw new ControlError(400, `The body of ${operationId} is a form, whose fields a rule cannot match.`, {
      pointer: '/request',
    });
  requireValidConditions({ ...(request && { request }), ...(headers && { headers }) }, operation, server);
  const id = await namedPlayerId(world, { playerId, account });
  return {
    ...rule,
    ...(headers && { headers: lowerCaseNames(headers) }),
    ...(id !== undefined && { playerId: id }),
  };
}

/** @throws {ControlError} 409 if the world has too many rules */
async function add(rule: Rule, world: World): Promise<ActiveRule> {
  const rules = world.rules.list();
  const size = JSON.stringify([...rules, rule]).length;
  if (rules.length >= MAX_RULES || size > MAX_SIZE)
    throw new ControlError(
      409,
      `A world has at most ${MAX_RULES} faults and stubs, of ${MAX_SIZE} characters; remove some first.`,
    );
  return world.rules.add(rule);
}

/** An active fault, with a warning if its call never answers its errcode. */
function faultView({ id, rule, hits }: ActiveRule, { operations }: ControlledServer) {
  const { answer: _stub, ...fault } = rule;
  const view = { faultId: id, hits, ...fault };
  const { operationId, errcode } = fault;
  const declared = operations.find((operation) => operation.id === operationId)?.errcodes;
  if (errcode === undefined || !declared || declared.some(({ code }) => code === errcode)) return view;
  const others = declared.map(({ code, name }) => `${code} ${name}`).join(', ');
  const warning = `A server never answers ${operationId} with errcode ${errcode}; the call declares ${others || 'no errcode'}.`;
  return { ...view, warning };
}

function stubView({ id, rule, hits }: ActiveRule) {
  const {
    answer = {},
    operationId,
    errcode: _errcode,
    httpStatus: _status,
    effect: _effect,
    at: _at,
    ...rest
  } = rule;
  return { stubId: id, operationId, ...rest, answer, hits };
}

async function addFault({ world, body, server }: ControlCall<'addFault'>) {
  checkFault(body, server);
  return created(faultView(await add(await toRule(body, world, server), world), server));
}

async function addStub({ world, body, server }: ControlCall<'addStub'>) {
  if (body.operationId === '*')
    throw new ControlError(400, 'A stub names one call, because its answer is checked against it.', {
      pointer: '/operationId',
    });
  const operation = requireOperation(body.operationId, server);
  const rule = await toRule(body, world, server);
  const answer = completeAnswer(body.answer, operation, server, '/answer');
  return created(stubView(await add({ ...rule, answer }, world)));
}

async function removeOne(world: World, ruleId: number, kind: 'fault' | 'stub') {
  const removed = await world.rules.remove(
    (rule) => rule.id === ruleId && isStub(rule) === (kind === 'stub'),
  );
  if (removed === 0) throw new ControlError(404, `No such ${kind} is active.`);
  return noContent;
}

/** Control calls for the rules of a world: faults and stubs. */
export const ruleCalls = {
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
  listFaults: ({ world, server }) =>
    ok(
      world.rules
        .list()
        .filter((rule) => !isStub(rule))
        .map((rule) => faultView(rule, server)),
    ),
  addFault,
  clearFaults: async ({ world }) => ok({ count: await world.rules.remove((rule) => !isStub(rule)) }),
  removeFault: ({ world, params }) => removeOne(world, params.faultId, 'fault'),
  listStubs: ({ world }) => ok(world.rules.list().filter(isStub).map(stubView)),
  addStub,
  clearStubs: async ({ world }) => ok({ count: await world.rules.remove(isStub) }),
  removeStub: ({ world, params }) => removeOne(world, params.stubId, 'stub'),
} satisfies ControlHandlers;
