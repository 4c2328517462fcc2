import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, runHandler } from './run-handler.ts';
import { countRequest } from './request-limit.ts';
import type { Call } from '#calls/call.ts';
import { SignedOutError, unauthenticated } from '#calls/transact-player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { LONGEST_MS, type Latency } from '#rules/latency.ts';
import type { Substitute } from '#rules/rule.ts';
import { applyRule, DROPPED, substitute } from './apply-rule.ts';
import { readKeyedCall } from '#idempotency/index.ts';
import { deprecationHeaders, type Deprecation, type Contract, type Operation } from '#contract/document.ts';
import { mediaTypeUnsupported, schemaViolation, type AnswerEnvelope } from '#http/envelope.ts';
import { toFailure } from '#http/to-failure.ts';
import { stopwatch } from '#time/clock.ts';
import type { World } from '#worlds/world.ts';
import { createAnswers, type OutgoingAnswer } from './answers.ts';
import { createNewerAnswers, type Newness } from '#contract/newer-answer.ts';
import { isFormRequest, readForm } from './forms.ts';
import type { AllHandlers } from '#calls/handler.ts';
import { addMiss, toWaiting, writeArrival, writeCallEntry, type CallContext } from './journal-entry.ts';
import { waitForRelease } from './wait-for-release.ts';
import { createAnswerCheck } from '#contract/answer-check.ts';
import { createChecks, type Check } from '#contract/schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    operation?: Operation;
  }
}

export interface CallRouteOptions {
  readonly contract: Contract;
  readonly handlers: AllHandlers;
  /** Checks every answer against the contract; a violation becomes an HTTP 500. */
  readonly checkAnswers: boolean;
  readonly passwordCost: number;
  /** The delay of every answer, unless a rule sets one. */
  readonly latency: Latency | undefined;
  /** The checks of the contract's schemas; by default new ones. */
  readonly checkAt?: (pointer: string) => Check;
  /** Whether the server stops: held calls end. */
  readonly isStopping?: () => boolean;
}

function bareToken(header: string | undefined): string {
  return (header ?? '').replace(/^Bearer\s+/i, '').trim();
}

/** Sets the deprecation headers of every answer of a deprecated call, including failures. */
function setDeprecationHeaders(deprecation: Deprecation) {
  const headers = deprecationHeaders(deprecation);
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(headers);
  };
}

function refuseSignedOut(error: unknown): OutgoingAnswer {
  if (error instanceof SignedOutError) return { status: 401, body: unauthenticated(error.disabled) };
  throw error;
}

/** A server holds at most this many calls at the same time; others go on. */
const MAX_HELD = 100;

/** Creates the function that stops a call until it is released. */
function createHold(isStopping: () => boolean) {
  let held = 0;
  return async (callContext: CallContext, begin: () => Promise<void>): Promise<Substitute | undefined> => {
    if (held >= MAX_HELD) {
      addMiss(callContext, `the server holds ${MAX_HELD} calls already`);
      return {};
    }
    held += 1;
    try {
      await begin();
      return await waitForRelease(toWaiting(callContext), LONGEST_MS, isStopping);
    } finally {
      held -= 1;
    }
  };
}

/** Creates the routes of the contract's calls, for the root and for the worlds' prefix. */
export function createCallRoutes({
  contract,
  handlers,
  checkAnswers,
  passwordCost,
  latency,
  checkAt = createChecks(contract.document, 'tara:contract'),
  isStopping = () => false,
}: CallRouteOptions) {
  const answers = createAnswers(createAnswerCheck(checkAt), checkAnswers);
  const hold = createHold(isStopping);
  const bodyChecks = new Map<string, Check>();
  for (const { id, bodyPointer } of contract.operations) {
    bodyChecks.set(id, checkAt(bodyPointer));
  }

  const newerAnswer = createNewerAnswers(contract.document);
  /** The answer in the form of a later version, if the world requests it. */
  const newer = (answer: OutgoingAnswer, { answerSchema }: Operation, newness: Newness | 'none') => {
    if (newness === 'none' || answer.status !== 200) return answer;
    const { prepared, body, ...rest } = answer;
    const known = prepared ? (JSON.parse(prepared.plain.toString('utf8')) as AnswerEnvelope) : body;
    if (!known) return answer;
    return { ...rest, body: newerAnswer(answerSchema, known, newness) };
  };

  /** Checks the body against its schema; a form is parsed first and becomes the body. */
  const readBody = (operation: Operation, request: FastifyRequest): Promise<void> | undefined => {
    const check = bodyChecks.get(operation.id);
    if (!check) throw new Error(`${operation.id} has no schema for its body`);
    if (operation.isForm)
      return readForm(request, operation, check).then((form) => {
        request.body = form;
      });
    if (isFormRequest(request)) throw mediaTypeUnsupported(operation, request.headers['content-type']);
    const violation = check(request.body);
    if (violation) throw schemaViolation(operation, violation);
    return undefined;
  };

  const answerCall = async (callContext: CallContext): Promise<OutgoingAnswer> => {
    const { operation, world, request } = callContext;
    const token = bareToken(request.headers.authorization);
    const { playerId, disabled } = await authenticate(world, token);
    if (playerId !== undefined) callContext.playerId = playerId;
    // For the log of the server (http/request-outcome.ts).
    request.playerId = playerId;
    const handler = handlers[operation.id];
    const run = async (isDelayed: boolean): Promise<OutgoingAnswer> => {
      if (isDelayed) {
        // The world may have changed, and the token may have expired.
        await world.refresh();
        const now = await authenticate(world, token);
        if (playerId !== undefined && now.playerId === undefined)
          return { status: 401, body: unauthenticated(now.disabled) };
      }
      if (world.config.requestLimit) await countRequest(world, operation, playerId, callContext.reply);
      if (operation.secured && playerId === undefined)
        return { status: 401, body: unauthenticated(disabled) };
      await readBody(operation, request);
      if (!operation.isQuery) await world.ensureStored();
      await world.refresh();
      const call: Call = {
        operation,
        world,
        now: world.clock.now(),
        startedAt: world.startedAt,
        config: world.config,
        content: world.content,
        origin: request.siteOrigin,
        token,
        passwordCost,
        keyed: readKeyedCall(operation, request.headers['idempotency-key'], request.body as object, playerId),
      };
      const input = request.body as never;
      const result = await runHandler({ operation, handler, input, call, playerId: playerId ?? 0 });
      if (call.keyed?.isReplayed === true) {
        callContext.replayed = true;
        callContext.reply.header('idempotency-replayed', 'true');
      }
      return result instanceof BusinessError
        ? answers.refused(operation, result)
        : answers.done(operation, result);
    };
    const answer = await applyRule(
      {
        operation,
        world,
        request,
        playerId,
        latency,
        merged: answers.merged,
        onMatch: ({ hit, misses }) => {
          callContext.rule = hit;
          callContext.misses = misses;
        },
        onDelay: async (ms) => {
          await writeArrival(callContext, ms);
          return waitForRelease(toWaiting(callContext), ms);
        },
        onHold: () => hold(callContext, () => writeArrival(callContext, LONGEST_MS)),
      },
      (isDelayed) => run(isDelayed).catch(refuseSignedOut),
    );
    return newer(answer, operation, world.config.newerAnswers);
  };

  const handle = async (callContext: CallContext): Promise<unknown> => {
    const { request, reply } = callContext;
    const elapsed = stopwatch();
    try {
      const answer = await answerCall(callContext);
      const record = (sent: OutgoingAnswer, waitsMs?: number): Promise<void> =>
        writeCallEntry(callContext, {
          status: sent.status,
          body: sent.prepared ? { errcode: 0 } : (sent.text ?? sent.body),
          contractViolation: sent.contractViolation,
          durationMs: elapsed(),
          waitsMs,
        });
      if (answer.effect !== 'hold') {
        await record(answer);
        return answers.send(answer, request, reply);
      }
      const { effect: _held, ...held } = answer;
      const release = await hold(callContext, () => record(held, LONGEST_MS));
      const { operation } = callContext;
      const released =
        release === undefined
          ? { ...held, ...DROPPED }
          : ((await substitute(release, operation, answers.merged, async () => held)) ?? held);
      await record(released);
      return answers.send(released, request, reply);
    } catch (error) {
      const { status = 500, detail } = toFailure(error, callContext.world) ?? {};
      const body = detail ? { errcode: status, error: detail } : { errcode: status };
      await writeCallEntry(callContext, { status, body, durationMs: elapsed() });
      throw error;
    }
  };

  return (app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void => {
    for (const operation of contract.operations) {
      const run = (request: FastifyRequest, reply: FastifyReply) => {
        const world = getWorld(request);
        return handle({
          operation,
          world,
          request,
          reply,
          arrivedAt: world.clock.now(),
          arrival: world.arrive(),
        });
      };
      const onRequest = operation.deprecation
        ? { onRequest: setDeprecationHeaders(operation.deprecation) }
        : {};
      app.post(operation.path, { config: { operation }, ...onRequest }, run);
    }
  };
}
