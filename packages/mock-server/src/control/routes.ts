import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createChecks, type Check } from '#contract/schemas.ts';
import { contractFile } from '#files/package-files.ts';
import { foreignRequest } from '#http/foreign-request.ts';
import type { World } from '#worlds/world.ts';
import { accessCalls } from './access-calls.ts';
import { backofficeCalls } from './backoffice-calls.ts';
import { faultCalls } from './fault-calls.ts';
import { ControlError, type AllControlHandlers, type ControlledServer } from './handler.ts';
import { historyCalls } from './history-calls.ts';
import { journalCalls } from './journal-calls.ts';
import { orderCalls } from './order-calls.ts';
import { readControlDocument, type Parameter } from './document.ts';
import { playerCalls } from './player-calls.ts';
import { worldCalls } from './world-calls.ts';

/** All control calls, each of the type that the contract gives it: one that is missing does not compile. */
const HANDLERS = {
  ...worldCalls,
  ...faultCalls,
  ...playerCalls,
  ...accessCalls,
  ...journalCalls,
  ...historyCalls,
  ...orderCalls,
  ...backofficeCalls,
} satisfies AllControlHandlers;

export interface ControlOptions {
  readonly server: ControlledServer;
  /** Asked for in `X-Control-Token`; undefined on the loopback address. */
  readonly token: string | undefined;
  readonly checkAnswers: boolean;
}

function lacksControlToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(String(request.headers['x-control-token'] ?? ''));
  const expected = Buffer.from(token);
  return given.length !== expected.length || !timingSafeEqual(given, expected);
}

/** Why the control API does not answer a request, if it does not. */
function refusalOf(request: FastifyRequest, token: string | undefined) {
  const foreign = foreignRequest(request);
  if (foreign !== undefined) return { status: 403, message: foreign };
  if (lacksControlToken(request, token))
    return { status: 401, message: 'The control API of this server asks for its token.' };
  // A form reaches any server without asking; other forms are refused where bodies are read.
  return request.isMultipart()
    ? { status: 415, message: 'Send application/json, not multipart/form-data.' }
    : undefined;
}

/** Reads the parameters of one place, numbers as numbers; what is not declared is refused. */
function readParameters(
  declared: readonly Parameter[],
  place: 'path' | 'query',
  given: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const known = new Map(
    declared.filter((parameter) => parameter.place === place).map((one) => [one.name, one]),
  );
  const read: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(given)) {
    const parameter = known.get(name);
    if (!parameter) {
      if (place === 'query')
        throw new ControlError(400, `There is no parameter ${name}.`, { pointer: `/${name}` });
      continue;
    }
    const value = parameter.numeric && /^\d{1,16}$/.test(String(text)) ? Number(text) : String(text);
    const violation = parameter.check(value);
    if (violation)
      throw new ControlError(400, violation.message.replace(/^The body/, name), {
        pointer: `/${name}`,
        rule: violation.rule,
      });
    read[name] = value;
  }
  return read;
}

function sendControlError(reply: FastifyReply, { status, message, detail }: ControlError): FastifyReply {
  return reply.code(status).send({ error: { message, ...detail } });
}

function checkedBody(request: FastifyRequest, check: Check | undefined): unknown {
  const violation = check?.(request.body ?? null);
  if (violation)
    throw new ControlError(400, violation.message, { pointer: violation.pointer, rule: violation.rule });
  return request.body;
}

/** A handler of any control call, its parameters and body checked against the contract beforehand. */
type AnyControlHandler = (
  call: never,
) => Promise<{ status: number; body?: unknown }> | { status: number; body?: unknown };

/** Makes the routes of the control API, for the root and for the worlds' prefix. */
export function createControl({ server, token, checkAnswers }: ControlOptions) {
  const document = JSON.parse(readFileSync(contractFile('control.json'), 'utf8')) as object;
  const operations = readControlDocument(document, createChecks(document, 'tara:control'));

  return (app: FastifyInstance, worldOf: (request: FastifyRequest) => World): void => {
    for (const operation of operations) {
      const handler: AnyControlHandler = HANDLERS[operation.id];
      const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const refusal = refusalOf(request, token);
        if (refusal) return reply.code(refusal.status).send({ error: { message: refusal.message } });
        try {
          const call = {
            world: worldOf(request),
            params: readParameters(operation.parameters, 'path', request.params as Record<string, unknown>),
            query: readParameters(operation.parameters, 'query', request.query as Record<string, unknown>),
            body: checkedBody(request, operation.checkBody),
            origin: request.siteOrigin,
            server,
          };
          const { status, body } = await handler(call as never);
          const violation =
            checkAnswers && body !== undefined ? operation.checkAnswer(status)?.(body) : undefined;
          if (violation)
            throw new Error(`${operation.id} broke its contract: ${violation.pointer} ${violation.message}`);
          return body === undefined ? reply.code(status).send() : reply.code(status).send(body);
        } catch (error) {
          if (error instanceof ControlError) return sendControlError(reply, error);
          throw error;
        }
      };
      app.route({
        method: operation.method.toUpperCase(),
        url: operation.path,
        handler: handle,
      });
    }
  };
}
