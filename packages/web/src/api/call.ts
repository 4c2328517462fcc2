import type { Body, CallOptions, Data, Operation } from '@tara/sdk';
import { sdk } from './sdk.ts';

/** The own fields of a call; calls without fields take an empty body. */
export type CallBody<Op extends Operation> = Body<Op> & object;

/** A call without required fields. */
export type PlainOperation = { [Op in Operation]: object extends CallBody<Op> ? Op : never }[Operation];

/**
 * Calls an operation. An optional body is sent as an empty object.
 * @throws SdkError
 */
export function call<Op extends Operation>(
  operation: Op,
  body: CallBody<Op>,
  options?: CallOptions,
): Promise<Data<Op>> {
  const send = sdk.call[operation] as unknown as (
    body: CallBody<Op>,
    options?: CallOptions,
  ) => Promise<Data<Op>>;
  return send(body, options);
}
