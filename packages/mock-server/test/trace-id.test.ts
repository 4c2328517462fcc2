import { describe, expect, it } from 'vitest';
import { getTraceId } from '../src/http/trace-id.ts';
import { COMMON, freshWorlds, startServer } from './support/client.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('a traceparent header', () => {
  it.each([
    `00-${TRACE}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-00`,
    `01-${TRACE}-${PARENT}-01`,
    `cc-${TRACE}-${PARENT}-01-more`,
  ])('names the trace: %s', (traceparent) => {
    expect(getTraceId({ traceparent })).toBe(TRACE);
  });

  it.each([
    '',
    TRACE,
    `00-${TRACE}-${PARENT}`,
    `00-${TRACE}-${PARENT}-01-more`,
    `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`,
    `01-${TRACE}-${PARENT}-01more`,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE.slice(1)}-${PARENT}-01`,
  ])('is ignored if it is invalid: %s', (traceparent) => {
    expect(getTraceId({ traceparent })).toBeUndefined();
  });

  it('is in the journal, by which the list is filtered, and in no answer', async () => {
    const world = await freshWorlds(await startServer())();
    const call = (path: string, traceparent?: string) =>
      world.raw({
        method: 'POST',
        url: `/app/v1/${path}`,
        payload: COMMON,
        headers: traceparent === undefined ? {} : { traceparent },
      });
    await call('anonymous/lobbyTips', `00-${TRACE}-${PARENT}-01`);
    // An unknown call has an entry too.
    await call('nowhere', `00-${TRACE}-${PARENT}-01`);
    await call('anonymous/lobbyTips', `00-${TRACE.replace('4', '5')}-${PARENT}-01`);
    await call('anonymous/lobbyTips', 'invalid');
    const answer = await call('anonymous/lobbyTips');
    const all = await world.control<Record<string, unknown>[]>('GET', 'requests');
    const found = await world.control<Record<string, unknown>[]>('GET', `requests?traceId=${TRACE}`);
    expect(all.map(({ traceId }) => traceId)).toEqual([
      undefined,
      undefined,
      TRACE.replace('4', '5'),
      TRACE,
      TRACE,
    ]);
    expect(found.map(({ id }) => id)).toEqual([2, 1]);
    expect(await world.control('GET', 'requests/1')).toMatchObject({ traceId: TRACE });
    expect(Object.keys(answer.headers)).not.toContain('traceparent');
    expect((await world.tryControl('GET', 'requests?traceId=x')).status).toBe(400);
  });
});
