import type { Call, CommandCall } from './call.ts';
import type { Player } from '#domain/player/player.ts';
import type { BusinessError } from '#contract/business-error.ts';
import type { Frozen } from '#frozen.ts';
import type { PreparedBody } from '#http/prepared.ts';
import type { OperationId } from '#contract/document.ts';
import type { operations } from '@tara/contract/api';
import type { Known } from '#contract/schema-types.ts';

/** The stored facts of an uploaded file: enough to judge it, without its bytes. */
export interface UploadedFile {
  /** In bytes; for a file longer than the limit, the length at which reading stopped. */
  readonly size: number;
  readonly sha256: string;
  /** The first bytes in hexadecimal digits; they identify the picture format. */
  readonly head: string;
}

type Json<T> = T extends { content: { 'application/json': infer C } } ? C : never;

type Form<T> = T extends { content: { 'multipart/form-data': infer C } }
  ? { [F in keyof C]: C[F] extends Blob ? UploadedFile : C[F] }
  : never;

/** The checked body of a call. Of an uploaded file it contains only the stored facts. */
export type Body<K extends OperationId> = operations[K] extends { requestBody: infer B }
  ? Known<Json<B>> | Form<B>
  : never;

/** The fields of a call's answer besides `code` and `errcode`. */
export type Answer<K extends OperationId> = Omit<
  Known<Extract<Json<operations[K]['responses'][200]>, { errcode: 0 }>>,
  'code' | 'errcode'
>;

type Awaitable<T> = T | Promise<T>;

/** A call without a player: calls of visitors, and the sign-ins. */
export interface VisitorHandler<K extends OperationId> {
  readonly kind: 'visitor';
  run(input: Body<K>, call: Call): Awaitable<Answer<K> | PreparedBody>;
}

/** A call that reads a player. */
export interface QueryHandler<K extends OperationId> {
  readonly kind: 'query';
  run(player: Frozen<Player>, input: Body<K>, call: Call): Awaitable<Answer<K>>;
}

/**
 * A call that changes a player in one transaction on the draft. A thrown `BusinessError` undoes the changes, a returned one
 * keeps them. It may run twice if two calls conflict, so it must not have effects outside the draft and its context.
 */
export interface CommandHandler<K extends OperationId> {
  readonly kind: 'command';
  run(draft: Player, input: Body<K>, call: CommandCall): Awaitable<Answer<K> | BusinessError>;
}

/**
 * A call that reads the stored player and opens its own transaction only if it has something to write. Use it for calls that
 * mostly read, and for slow work (hashing a password) that must be done before the transaction.
 */
export interface ConditionalCommandHandler<K extends OperationId> {
  readonly kind: 'conditionalCommand';
  run(player: Frozen<Player>, input: Body<K>, call: Call): Awaitable<Answer<K>>;
}

export type Handler<K extends OperationId> =
  | VisitorHandler<K>
  | QueryHandler<K>
  | CommandHandler<K>
  | ConditionalCommandHandler<K>;

/** Handlers of some or all calls, typed by the contract. */
export type Handlers = { readonly [K in OperationId]?: Handler<K> };

/** Handlers of all calls of the contract. */
export type AllHandlers = Required<Handlers>;

export function visitor<K extends OperationId>(run: VisitorHandler<K>['run']): VisitorHandler<K> {
  return { kind: 'visitor', run };
}

export function query<K extends OperationId>(run: QueryHandler<K>['run']): QueryHandler<K> {
  return { kind: 'query', run };
}

export function command<K extends OperationId>(run: CommandHandler<K>['run']): CommandHandler<K> {
  return { kind: 'command', run };
}

export function conditionalCommand<K extends OperationId>(
  run: ConditionalCommandHandler<K>['run'],
): ConditionalCommandHandler<K> {
  return { kind: 'conditionalCommand', run };
}
