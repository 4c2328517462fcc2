import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadContract, type OperationId } from '../src/contract/document.ts';
import { visitor, type Handlers } from '../src/calls/handler.ts';
import { createCallRoutes } from '../src/pipeline/call-routes.ts';
import { BusinessError } from '../src/contract/business-error.ts';
import { HANDLERS } from '../src/handlers/index.ts';
import { installFailures } from '../src/server/failures.ts';
import { createMemoryDatabase } from '../src/store/memory/database.ts';
import { dueAt } from '../src/worlds/due.ts';
import { createWorlds } from '../src/worlds/directory.ts';
import { COMMON, NOON } from './support/client.ts';

const contract = loadContract();

/** A server with one handler replaced. */
async function serve(handlers: Handlers, checkAnswers = true) {
  const worlds = createWorlds({ seed: 1, scenario: 'default', now: NOON }, createMemoryDatabase(dueAt));
  const world = await worlds.get('lab');
  const defects: string[] = [];
  const app = fastify();
  onTestFinished(() => app.close());
  const answerUnknown = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send();
  installFailures(app, (error) => defects.push(error.message), answerUnknown);
  createCallRoutes({
    contract,
    handlers: { ...HANDLERS, ...handlers },
    checkAnswers,
    passwordCost: 16,
    latency: undefined,
  })(app, () => world);
  const call = () => app.inject({ method: 'POST', url: '/app/v1/getCustomerServices', payload: COMMON });
  return { call, world, defects };
}

/** An answer that violates its type. */
const broken = visitor<'getCustomerServices'>(() => ({
  appCustomerServiceQueue: [{ url: 'x', isOut: 2 as 1 }],
}));

describe('a handler that breaks the contract', () => {
  it('causes a 500 and an entry in the journal', async () => {
    const { call, world } = await serve({ getCustomerServices: broken });
    const reply = await call();
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({
      code: 500,
      errcode: 500,
      error: { operationId: 'getCustomerServices' },
    });
    expect(await world.journal.search({})).toMatchObject([
      { status: 500, contractViolation: expect.stringContaining('/appCustomerServiceQueue/0/isOut') },
    ]);
  });

  it('is answered if checking is off', async () => {
    const { call } = await serve({ getCustomerServices: broken }, false);
    expect((await call()).statusCode).toBe(200);
  });

  it('cannot refuse with an errcode of another call', async () => {
    const handler = visitor<'getCustomerServices'>(() => {
      throw new BusinessError('passwordWrong');
    });
    const { call } = await serve({ getCustomerServices: handler });
    expect((await call()).json()).toMatchObject({ errcode: 500 });
  });
});

describe('a defect in a handler', () => {
  it('causes a 500 without its message, and is reported to the operator', async () => {
    const handler = visitor<'getCustomerServices'>(() => {
      throw new Error('the cellar is flooded');
    });
    const { call, defects } = await serve({ getCustomerServices: handler });
    const reply = await call();
    expect(reply.statusCode).toBe(500);
    expect(reply.payload).not.toContain('cellar');
    expect(defects).toEqual(['the cellar is flooded']);
  });
});

describe('calls marked as queries', () => {
  it('are those whose handlers cannot write', () => {
    const getKind = (id: OperationId) => HANDLERS[id].kind;
    const reading = contract.operations.filter(({ id }) => getKind(id) === 'query');
    const marked = contract.operations.filter(({ isQuery }) => isQuery);
    expect(marked).toEqual(expect.arrayContaining(reading));
    // Visitor handlers may do either; for them the contract decides.
    expect(new Set(marked.map(({ id }) => getKind(id)))).toEqual(new Set(['query', 'visitor']));
  });
});
