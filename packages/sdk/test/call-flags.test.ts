import { describe, expect, it } from 'vitest';
import { callName } from '../src/core/calls.ts';
import { anonymousCalls, idempotentCalls, moneyCalls, publicCalls } from '@tara/contract/flags';
import { fakeResponse } from '../src/testing/index.ts';
import { operations } from './every-call.ts';
import { catchError, createSignedInSdk } from './fixtures.ts';

// The SDK recognises calls by patterns. Each call must have the flags of the table of names.
describe('the flags of a call', () => {
  // spec 6-03, 6-16, 7-06, 7-07
  it.each(operations)('$id', async ({ path }) => {
    const name = callName(path);
    const { sdk, server, clock } = await createSignedInSdk();
    server.on(name, fakeResponse(503, ''));
    const call = catchError(sdk.post(path, {}));
    await clock.advance(400);
    await call;
    const sent = server.of(name).map(({ headers }) => headers);
    expect(sent).toHaveLength(idempotentCalls.has(name) || moneyCalls.has(name) ? 2 : 1);
    expect(sent[0]?.has('idempotency-key')).toBe(moneyCalls.has(name));
    expect(sent[0]?.get('x-public')).toBe(publicCalls.has(name) ? '1' : null);
    expect(sent[0]?.get('authorization')).toBe(anonymousCalls.has(name) ? null : 'tok-1');
  });
});
