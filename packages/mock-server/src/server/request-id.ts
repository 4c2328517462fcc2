import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns the caller's request id if it is well-formed, otherwise a consecutive one. */
export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  let last = 0;
  return ({ headers: { [HEADER]: given } }) => {
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    last += 1;
    return `req-${last.toString(36)}`;
  };
}
