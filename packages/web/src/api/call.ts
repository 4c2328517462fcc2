import type { Body, CallOptions, Data, Path } from '@tara/sdk';
import { sdk } from './sdk.ts';

/** What a call is handed: its own fields; calls without any take an empty body. */
export type CallBody<P extends Path> = Body<P> & object;

/** A call that asks for nothing but its answer. */
export type PlainPath = { [P in Path]: object extends CallBody<P> ? P : never }[Path];

/**
 * Calls an operation, whichever: bodies that may be left out are sent as empty ones, so that one form serves all calls.
 * @throws SdkError
 */
export function call<P extends Path>(
  path: P,
  body: CallBody<P>,
  options: CallOptions = {},
): Promise<Data<P>> {
  const post = sdk.post as (path: P, body: CallBody<P>, options: CallOptions) => Promise<Data<P>>;
  return post(path, body, options);
}
