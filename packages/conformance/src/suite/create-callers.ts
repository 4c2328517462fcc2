import {
  COMMON_FIELDS,
  type Answer,
  type Caller,
  type CallOptions,
  type Fields,
} from '../protocol/backend.ts';
import { Difference, expectEqual, NotApplicable } from '../protocol/expect.ts';
import type { Transport } from '../protocol/transport.ts';
import type { Clock } from './clock.ts';
import type { Contract, Operation } from './contract/contract.ts';
import { exchange, requireObject } from './http/exchange.ts';
import type { Secrets } from './secrets.ts';
import type { Recorded } from './sequence/steps.ts';

const NOT_IMPLEMENTED = 501;

export interface CallerOptions {
  readonly contract: Contract;
  readonly transport: Transport;
  readonly baseUrl: string;
  /** Receives each step of the check. */
  readonly record: (step: Recorded) => void;
  /** Tags of the calls that the backend must have; a missing one of another tag ends the check as not applicable. */
  readonly tags: readonly string[];
  /** Only calls that read are made. */
  readonly readOnly: boolean;
  readonly clock: Clock;
}

/** Fields of requests with a secret; passwords are encrypted. */
const SECRET_FIELDS = ['code', 'cardNum'] as const;

/** Creates the callers of one check. @returns how to create a caller, for a token or for a visitor */
export function createCallers(
  options: CallerOptions,
  secrets: Secrets,
): (token: string | undefined) => Caller {
  const { contract, transport, baseUrl, record, tags, readOnly, clock } = options;

  const getOperation = (id: string): Operation => {
    const operation = contract.operations.get(id);
    if (!operation) throw new Error(`The contract has no call ${id}.`);
    return operation;
  };

  const createCaller = (token: string | undefined): Caller => {
    const send = async (
      operation: Operation,
      body: object | FormData,
      { key, raw, giveUpAfterMs }: CallOptions,
    ): Promise<Answer> => {
      if (readOnly && !operation.isQuery && operation.id !== 'appConfig')
        throw new Error(`${operation.id} changes something; --read-only does not call it.`);
      const isForm = body instanceof FormData;
      const sent = isForm || raw ? body : { ...COMMON_FIELDS, ...body };
      for (const name of SECRET_FIELDS) if (name in sent) secrets.note((sent as Fields)[name]);
      const url = baseUrl + operation.path;
      const request = {
        url,
        method: 'POST',
        isRepeatable: operation.isQuery,
        headers: {
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: token }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: isForm ? body : JSON.stringify(sent),
        ...(giveUpAfterMs === undefined ? {} : { giveUpAfterMs }),
      };
      const { id, isQuery, path } = operation;
      const about = { operation: id, isQuery, ...(isForm ? {} : { sent }) };
      const exchanged = await exchange(transport, record, request, about);
      const { http } = exchanged;
      clock.note(http.headers.get('date'));
      const answer = requireObject(http, exchanged.answer, path);
      if (http.status === NOT_IMPLEMENTED && !tags.includes(operation.tag))
        throw new NotApplicable(`the backend does not implement ${id}`);
      const violations = operation.findViolations(http.status, answer);
      if (violations.length > 0)
        throw new Difference(`the answer of ${id}`, 'an answer as the contract describes', violations);
      const known = operation.keepKnownPart(http.status, answer);
      const leaks = secrets.find(answer, known);
      if (leaks.length > 0) throw new Difference(`the answer of ${id}`, 'no field with a secret', leaks);
      return { status: http.status, body: known, headers: http.headers };
    };
    const self: Caller = {
      call: async (id, body = {}, options = {}) => send(getOperation(id), body, options),
      expectOk: async (id, body, options) => {
        const answer = await self.call(id, body, options);
        expectEqual(`errcode of ${id}`, answer.body.errcode, 0);
        return answer.body;
      },
      expectErrcode: async (id, errcode, body, options) => {
        const answer = await self.call(id, body, options);
        expectEqual(`errcode of ${id}`, answer.body.errcode, errcode);
        return answer.body;
      },
      upload: async (id, form, options = {}) => send(getOperation(id), form, options),
    };
    return self;
  };

  return createCaller;
}
