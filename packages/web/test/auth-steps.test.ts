import { QueryClient } from '@tanstack/react-query';
import { fakeClock } from '@tara/sdk/testing';
import { describe, expect, it } from 'vitest';
import { resetAffiliateState } from '#features/account/auth/affiliate-state.ts';
import { createResendCountdown } from '#forms/resend-countdown.ts';

describe('reset of the affiliate state (spec 4)', () => {
  // spec 4-03, 4-10
  it('removes the cached data of the agent and proxy screens only', () => {
    const client = new QueryClient();
    const affiliate = [
      'agentData',
      'agent4Data',
      'appAgent5User',
      'appAgent5UserLog',
      'appProxyUser4TaskUser',
    ];
    const others = ['getActivityIds', 'appConfig', 'appUserOther', 'getAgentless'];
    for (const name of [...affiliate, ...others]) client.setQueryData([name, {}], { errcode: 0 });
    client.setQueryData(['config'], {});
    resetAffiliateState(client);
    const left = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [path] }) => path);
    expect(left).toEqual([...others, 'config']);
  });
});

const NUMBER = '3001234567';

describe('wait between two codes (spec 4, 9)', () => {
  it('takes 60 seconds, and counts every second', async () => {
    const clock = fakeClock();
    const { useResend, start } = createResendCountdown(clock);
    const left = () => useResend.getState().left[NUMBER] ?? 0;
    expect(left()).toBe(0);
    start(NUMBER);
    expect(left()).toBe(60);
    await clock.advance(1000);
    expect(left()).toBe(59);
    await clock.advance(58_000);
    expect(left()).toBe(1);
    await clock.advance(1000);
    expect(left()).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  it('shows the right time after the phone slept', async () => {
    const clock = fakeClock();
    const { useResend, start } = createResendCountdown({
      ...clock,
      setTimeout: (run, ms) => clock.setTimeout(run, ms * 20),
    });
    start(NUMBER);
    await clock.advance(20_000);
    expect(useResend.getState().left[NUMBER] ?? 0).toBe(40);
  });

  it('ends if the clock is set back', async () => {
    const clock = fakeClock();
    const { useResend, start } = createResendCountdown(clock);
    start(NUMBER);
    const { now } = clock;
    clock.now = () => now() - 600_000;
    await clock.advance(1000);
    expect(useResend.getState().left[NUMBER] ?? 0).toBe(0);
  });

  it('restarts with another code, on one timer', async () => {
    const clock = fakeClock();
    const { useResend, start } = createResendCountdown(clock);
    start(NUMBER);
    await clock.advance(30_000);
    start(NUMBER);
    await clock.advance(1000);
    expect(useResend.getState().left[NUMBER] ?? 0).toBe(59);
    expect(clock.pending()).toBe(1);
  });

  it('delays no other number', async () => {
    const clock = fakeClock();
    const { useResend, start } = createResendCountdown(clock);
    start(NUMBER);
    await clock.advance(25_000);
    start('3007654321');
    expect(useResend.getState().left).toEqual({ [NUMBER]: 35, '3007654321': 60 });
    await clock.advance(35_000);
    expect(useResend.getState().left).toEqual({ '3007654321': 25 });
    await clock.advance(25_000);
    expect([useResend.getState().left, clock.pending()]).toEqual([{}, 0]);
  });
});
