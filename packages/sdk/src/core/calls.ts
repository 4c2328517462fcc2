import type { components, paths } from '@tara/contract/api';
import type { PathErrcode, PathOperation, TransportErrcode } from '@tara/contract/errcodes';
import type { KeyedCall, MoneyCall } from '@tara/contract/flags';

/** Fields that every JSON call carries (spec 7). The SDK adds those that the caller omits. */
export type CommonFields = components['schemas']['CommonFields'];

/** Paths of the contract, e.g. `/app/v1/refreshData`. */
export type Path = keyof paths;

/** Paths of calls that accept an idempotency key. All other calls are safe to repeat without one. */
export type KeyedPath = Extract<Path, `/app/v1/${KeyedCall}`>;

/** Paths of calls that move coins or points. Each of them accepts an idempotency key. */
export type MoneyPath = Extract<Path, `/app/v1/${MoneyCall}`>;

type Post<P extends Path> = paths[P] extends { post: infer Operation } ? Operation : never;
type Content<P extends Path> = Post<P> extends { requestBody?: { content: infer C } } ? C : never;
type Ok<P extends Path> =
  Post<P> extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never;
type OwnFields<B> = B extends unknown
  ? Omit<B, keyof CommonFields> & Partial<Pick<B, keyof B & keyof CommonFields>>
  : never;

/** What the caller passes: the call's own fields, common fields to override, or a form for uploads. */
export type Body<P extends Path> =
  Content<P> extends { 'application/json': infer B } ? OwnFields<B> : FormData;

/** The data of a successful call. */
export type Data<P extends Path> = Extract<Ok<P>, { errcode: 0 }>;

/** Operation id of a path. */
export type OperationOf<P extends Path> = P extends keyof PathOperation ? PathOperation[P] : string;

/** Error numbers that the contract declares for a path, and those that every call can return. */
export type ErrcodeOf<P extends Path> =
  | (P extends keyof PathErrcode ? PathErrcode[P] : number)
  | TransportErrcode;

/** Makes the body argument optional if the call has no required field. */
export type BodyArgument<P extends Path> =
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
