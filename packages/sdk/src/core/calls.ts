import type { components, paths } from '@tara/contract/api';
import type { PathErrcode, PathOperation, TransportErrcode } from '@tara/contract/errcodes';
import type { KeyedCall, MoneyCall } from '@tara/contract/flags';

/** Fields that every JSON call carries (spec 7); the SDK adds those that the caller leaves out. */
export type CommonFields = components['schemas']['CommonFields'];

/** Path literals of the contract, e.g. `/app/v1/refreshData`. */
export type Path = keyof paths;

/** Paths of calls that take an idempotency key; all others are safe to repeat without one. */
export type KeyedPath = Extract<Path, `/app/v1/${KeyedCall}`>;

/** Paths of calls that move coins or points; each of them takes an idempotency key. */
export type MoneyPath = Extract<Path, `/app/v1/${MoneyCall}`>;

type Post<P extends Path> = paths[P] extends { post: infer Operation } ? Operation : never;
type Content<P extends Path> = Post<P> extends { requestBody?: { content: infer C } } ? C : never;
type Ok<P extends Path> =
  Post<P> extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never;
type OwnFields<B> = B extends unknown
  ? Omit<B, keyof CommonFields> & Partial<Pick<B, keyof B & keyof CommonFields>>
  : never;

/** What the caller passes: the call's own fields, common ones that are to be others this time, or a form for uploads. */
export type Body<P extends Path> =
  Content<P> extends { 'application/json': infer B } ? OwnFields<B> : FormData;

/** What a successful call returns: the contract's success branch. */
export type Data<P extends Path> = Extract<Ok<P>, { errcode: 0 }>;

/** Operation id of a path. */
export type OperationOf<P extends Path> = P extends keyof PathOperation ? PathOperation[P] : string;

/** Error numbers that the contract declares for a path, and those that any call can answer. */
export type ErrcodeOf<P extends Path> =
  | (P extends keyof PathErrcode ? PathErrcode[P] : number)
  | TransportErrcode;

/** Whether the body can be left out: nothing in it is required. */
export type BodyArgument<P extends Path> =
  Record<never, never> extends Body<P> ? [body?: Body<P> | undefined] : [body: Body<P>];

const ROOT = '/app/v1/';

/** The call's name below /app/v1/, as the generated tables know it. */
export function callName(path: string): string {
  return path.startsWith(ROOT) ? path.slice(ROOT.length) : path;
}

/** A call's name as three characters, which are shorter than names; the generator of the tables makes the same of them. */
function codeOf(name: string): string {
  let code = 0;
  for (const letter of name) code = (code * 137 + letter.charCodeAt(0)) % 45_360;
  return (code + 1296).toString(36);
}

/**
 * Whether a call is among some of the contract's.
 * @param codes one of the generated rows of codes
 * @param name the call's name below /app/v1/
 */
export function isAmong(codes: string, name: string): boolean {
  return new RegExp(`^(...)*${codeOf(name)}`).test(codes);
}

/**
 * The operation id as a value: the last segment, but for the visitor's variant of tradeInfo.
 * @param name the call's name below /app/v1/
 */
export function operationName(name: string): string {
  return name === 'anonymous/tradeInfo' ? 'anonymousTradeInfo' : name.slice(name.lastIndexOf('/') + 1);
}
