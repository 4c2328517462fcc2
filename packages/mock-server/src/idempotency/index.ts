export { readKeyedCall, type KeyedCall } from './keyed-call.ts';
export { isIdempotencyRecord, type IdempotencyRecord } from './record.ts';
