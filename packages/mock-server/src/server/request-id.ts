import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Names requests: as their caller does, where that is a name, or by a running number. */
export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  let last = 0;
  return ({ headers: { [HEADER]: given } }) => {
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    last += 1;
    return `req-${last.toString(36)}`;
  };
}
