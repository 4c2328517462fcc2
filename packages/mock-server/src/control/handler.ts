import * as errcodes from '@tara/contract/errcodes';
import type { AnswerCheck } from '#contract/answer-check.ts';
import { nearestCall } from '#contract/nearest-name.ts';
import type { Operation } from '#contract/document.ts';
import type { operations } from '@tara/contract/control';
import type { Frozen } from '#frozen.ts';
import type { Worlds } from '#worlds/directory.ts';
import type { Subscription } from '#stream/streams.ts';
import type { World } from '#worlds/world.ts';

/** A control call of the server, not of a world. */
export type ServerOperationId = 'getLiveness' | 'getReadiness' | 'getMetrics';

/** A control call of a world. */
export type ControlOperationId = Exclude<keyof operations, ServerOperationId>;

/** The body of JSON, or what a stream sends. */
type Json<T> = T extends { content: { 'application/json': infer C } }
  ? C
  : T extends { content: { 'text/event-stream': string } }
    ? Subscription
    : never;

/** The checked path parameters of a control call. */
type PathParameters<K extends ControlOperationId> = operations[K]['parameters'] extends { path: infer P }
  ? P
  : object;

/** The checked query parameters of a control call. */
type QueryParameters<K extends ControlOperationId> = NonNullable<operations[K]['parameters']['query']>;

/** The checked headers of a control call. */
type HeaderParameters<K extends ControlOperationId> = operations[K]['parameters'] extends {
  header?: infer H;
}
  ? NonNullable<H>
  : object;

/** The checked body of a control call; null or undefined too if the contract requires none. */
export type ControlBody<K extends ControlOperationId> = operations[K] extends { requestBody: infer B }
  ? Json<B>
  : operations[K] extends { requestBody?: infer B }
    ? Json<NonNullable<B>> | null | undefined
    : undefined;

type Responses<K extends ControlOperationId> = operations[K]['responses'];

/** The answer of a control call: one of the declared statuses with its body. */
export type ControlAnswer<K extends ControlOperationId> = {
  [S in keyof Responses<K> & (200 | 201 | 204)]: S extends 204
    ? { readonly status: S }
    : { readonly status: S; readonly body: Frozen<Json<Responses<K>[S]>> };
}[keyof Responses<K> & (200 | 201 | 204)];

/** A control call with its checked parts. */
export interface ControlCall<K extends ControlOperationId> {
  readonly world: World;
  readonly params: PathParameters<K>;
  readonly query: QueryParameters<K>;
  readonly headers: HeaderParameters<K>;
  readonly body: ControlBody<K>;
  /** `http://host:port` as the caller sees it. */
  readonly origin: string;
  readonly server: ControlledServer;
}

/** The server around the world of a control call. */
export interface ControlledServer {
  readonly version: string;
  /** The name of the store, without secrets. */
  readonly storeName: string;
  /** The document of the contract. */
  readonly contract: object;
  /** The calls of the contract. */
  readonly operations: readonly Operation[];
  /** Whether the control API requires a token. */
  readonly needsToken: boolean;
  readonly passwordCost: number;
  readonly worlds: Worlds;
  readonly checkAnswer: AnswerCheck;
}

type Awaitable<T> = T | Promise<T>;

/** The handler of a control call, typed by `openapi/control.yaml`. */
export type ControlHandler<K extends ControlOperationId> = (
  call: ControlCall<K>,
) => Awaitable<ControlAnswer<K>>;

export type ControlHandlers = { readonly [K in ControlOperationId]?: ControlHandler<K> };

/** Handlers of all control calls of the worlds. */
export type AllControlHandlers = Required<ControlHandlers>;

/** A refused control call: 400 for a bad body, 404 for something unknown, 409 for a wrong state. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: 400 | 404 | 409;
  readonly detail: { readonly pointer?: string; readonly rule?: string };
  constructor(status: 400 | 404 | 409, message: string, detail: { pointer?: string; rule?: string } = {}) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

/**
 * Finds a call of the contract by its operation id.
 * @throws {ControlError} 404 with the nearest name if the contract has no such call
 */
export function requireOperation(operationId: string, { operations: calls }: ControlledServer): Operation {
  const found = calls.find(({ id }) => id === operationId);
  if (found) return found;
  const like = nearestCall(operationId, calls);
  const hint = like === undefined ? '.' : `; did you mean ${like}?`;
  throw new ControlError(404, `No call is named ${operationId}${hint}`, { pointer: '/operationId' });
}

const REGISTERED: ReadonlySet<number> = new Set(Object.values(errcodes));

/** @throws {ControlError} 400 with the errcodes of the call if the contract has no such errcode */
export function requireErrcode(errcode: number, operation: Operation | undefined): void {
  if (REGISTERED.has(errcode)) return;
  const declared = operation?.errcodes.map(({ code, name }) => `${code} ${name}`).join(', ');
  const hint = declared ? `; ${operation?.id} declares ${declared}` : '';
  throw new ControlError(400, `The contract has no errcode ${errcode}${hint}.`, { pointer: '/errcode' });
}

/** 200 with a body. */
export function ok<B>(body: B): { readonly status: 200; readonly body: B } {
  return { status: 200, body };
}

/** 201 with a body. */
export function created<B>(body: B): { readonly status: 201; readonly body: B } {
  return { status: 201, body };
}

/** 204. */
export const noContent = { status: 204 } as const;
