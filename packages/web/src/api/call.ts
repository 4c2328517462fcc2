import type { Body, CallOptions, Data, Path } from '@tara/sdk';
import { sdk } from './sdk.ts';

/** The own fields of a call; calls without fields take an empty body. */
export type CallBody<P extends Path> = Body<P> & object;

/** A call without required fields. */
export type PlainPath = { [P in Path]: object extends CallBody<P> ? P : never }[Path];

/**
 * Calls an operation. An optional body is sent as an empty object.
 * @throws SdkError
 */
export function call<P extends Path>(
  path: P,
  body: CallBody<P>,
  options: CallOptions = {},
): Promise<Data<P>> {
  const post = sdk.post as unknown as (path: P, body: CallBody<P>, options: CallOptions) => Promise<Data<P>>;
  return post(path, body, options);
}
