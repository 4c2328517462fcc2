import type { Call, CommandCall } from './call.ts';
import type { Player } from '#domain/player/player.ts';
import type { BusinessError } from '#contract/business-error.ts';
import type { Frozen } from '#frozen.ts';
import type { PreparedBody } from '#http/prepared.ts';
import type { OperationId } from '#contract/document.ts';
import type { operations } from '@tara/contract/api';
import type { Known } from '#contract/schema-types.ts';
import type { UploadedFile } from './uploaded-file.ts';

type Json<T> = T extends { content: { 'application/json': infer C } } ? C : never;

type Form<T> = T extends { content: { 'multipart/form-data': infer C } }
  ? { [F in keyof C]: C[F] extends Blob ? UploadedFile : C[F] }
  : never;

/** The checked body of a call; of a file in a form only what is kept of it. */
export type Body<K extends OperationId> = operations[K] extends { requestBody: infer B }
  ? Known<Json<B>> | Form<B>
  : never;

/** The fields that a call answers beside `code` and `errcode`. */
export type Answer<K extends OperationId> = Omit<
  Known<Extract<Json<operations[K]['responses'][200]>, { errcode: 0 }>>,
  'code' | 'errcode'
>;

type Awaitable<T> = T | Promise<T>;

/** A call that needs no player: visitors' calls and the sign-ins. */
export interface VisitorHandler<K extends OperationId> {
  readonly kind: 'visitor';
  run(input: Body<K>, call: Call): Awaitable<Answer<K> | PreparedBody>;
}

/** A call that reads a player and changes nothing. */
export interface QueryHandler<K extends OperationId> {
  readonly kind: 'query';
  run(player: Frozen<Player>, input: Body<K>, call: Call): Awaitable<Answer<K>>;
}

/**
 * A call that changes a player: one transaction on the draft. A thrown `BusinessError` undoes it, a returned one keeps what
 * was changed. It may run twice when two calls meet, so it does nothing outside the draft and its context.
 */
export interface CommandHandler<K extends OperationId> {
  readonly kind: 'command';
  run(draft: Player, input: Body<K>, call: CommandCall): Awaitable<Answer<K> | BusinessError>;
}

/**
 * A call that sees the player as stored and opens a transaction of its own where it has something to write: one that mostly
 * reads leaves the player's document alone, and one that does what takes long (a password) does that before.
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

/** A handler for some or all of the calls, each of the type that the contract gives it. */
export type Handlers = { readonly [K in OperationId]?: Handler<K> };

/** All calls of the contract. */
export type AllHandlers = Required<Handlers>;

export function visitor<K extends OperationId>(run: VisitorHandler<K>['run']): VisitorHandler<K> {
  return {
    kind: 'visitor',
    run,
  };
}

export function query<K extends OperationId>(run: QueryHandler<K>['run']): QueryHandler<K> {
  return {
    kind: 'query',
    run,
  };
}

export function command<K extends OperationId>(run: CommandHandler<K>['run']): CommandHandler<K> {
  return {
    kind: 'command',
    run,
  };
}

export function conditionalCommand<K extends OperationId>(
  run: ConditionalCommandHandler<K>['run'],
): ConditionalCommandHandler<K> {
  return { kind: 'conditionalCommand', run };
}
