import type { Calls, components, PathOperation } from '@tara/contract/api';
import type { TransportErrcode } from '@tara/contract/errcodes';
import type { KeyedCall, MoneyCall } from '@tara/contract/flags';

export type { Calls } from '@tara/contract/api';

/** Fields that every JSON call carries (spec 7). The SDK adds those that the caller omits. */
export type CommonFields = components['schemas']['CommonFields'];

/** Paths of the contract, e.g. `/app/v1/refreshData`. */
export type Path = keyof PathOperation;

/** Operation ids of the contract, e.g. `refreshData`. */
export type Operation = keyof Calls;

/** Path of an operation. */
export type PathOf<Op extends Operation> = Calls[Op]['path'];

/** Operations that accept an idempotency key. All others are safe to repeat without one. */
export type KeyedOperation = OperationOf<KeyedPath>;

/** Operations that move coins or points. Each of them accepts an idempotency key. */
export type MoneyOperation = OperationOf<MoneyPath>;

/** Paths of calls that accept an idempotency key. All other calls are safe to repeat without one. */
export type KeyedPath = Extract<Path, `/app/v1/${KeyedCall}`>;

/** Paths of calls that move coins or points. Each of them accepts an idempotency key. */
export type MoneyPath = Extract<Path, `/app/v1/${MoneyCall}`>;

/** The operation id of each path, and of each operation id. */
type OperationIds = PathOperation & { [Op in Operation]: Op };

/** Operation id of a path. */
export type OperationOf<P extends Path | Operation> = OperationIds[P];

// Conditional types: an indexed access of a type parameter would accept the value of any other call.
/** What the caller passes: the call's own fields, common fields to override, or a form for uploads. */
export type Body<P extends Path | Operation> = Calls[OperationOf<P>] extends { body: infer B } ? B : never;

/** The data of a successful call. */
export type Data<P extends Path | Operation> = Calls[OperationOf<P>] extends {
  data: infer D extends { errcode: 0 };
}
  ? D
  : never;

/** Error numbers that the contract declares for a call, and those that every call can return. */
export type ErrcodeOf<P extends Path | Operation> =
  | (Calls[OperationOf<P>] extends { errcode: infer Code extends number } ? Code : never)
  | TransportErrcode;

/** Makes the body argument optional if the call has no required field. */
export type BodyArgument<P extends Path | Operation> =
  Record<never, never> extends Body<P> ? [body?: Body<P> | undefined] : [body: Body<P>];

const ROOT = '/app/v1/';

/** The call's name below /app/v1/, as in the generated tables. */
export function callName(path: unknown): string {
  const text = String(path);
  return text.startsWith(ROOT) ? text.slice(ROOT.length) : text;
}

/**
 * Returns the operation id of a call: its last path segment, except for the visitor's variant of tradeInfo.
 * @param name the call's name below /app/v1/
 */
export function operationName(name: string): string {
  return name === 'anonymous/tradeInfo' ? 'anonymousTradeInfo' : name.slice(name.lastIndexOf('/') + 1);
}
