import { describe, expect, it } from 'vitest';
import { errorMessage } from '../src/errors/index.ts';
import { isSdkError, RechargeStatus } from '../src/index.ts';
import { knownValue, Region } from '../src/rules/index.ts';
import { callByExample, operations } from './every-call.ts';
import { mockWorlds } from './mock.ts';

// Simulates a server of a later version: every object has an unknown field, every enumeration an unknown value, and
// every error an errcode that the call does not declare.

const newWorld = await mockWorlds();

async function newerWorld(newerAnswers: 'more' | 'unknown') {
  const world = await newWorld();
  await world.control('PATCH', 'config', { newerAnswers });
  return world;
}

describe.each(['more', 'unknown'] as const)('answers of a later version (%s)', (newness) => {
  it.each(operations)(
    'keep $id unchanged: data, or an error that counts as failed',
    async ({ id, path, post }) => {
      const sdk = await (await newerWorld(newness)).sdk('demoplayer');
      const outcome: unknown = await callByExample(sdk, path, post).catch((error: unknown) => error);
      const error = isSdkError(outcome) ? outcome : undefined;
      expect(outcome).toMatchObject(
        error
          ? { kind: 'api', op: id, status: 200, outcome: 'rejected' }
          : { code: 200, errcode: 0, addedLater: { by: 'a later version' } },
      );
      const declared = (post['x-errcodes'] ?? []).map(({ code }) => code);
      expect(newness === 'unknown' && declared.includes(error?.errcode ?? 0)).toBe(false);
      // Every error has a message, unless the contract shows none.
      expect(error && errorMessage(error)?.key).not.toBe('');
      sdk.dispose();
    },
  );
});

describe('an unknown value of an enumeration', () => {
  it('is replaced by the default; a known value is kept', () => {
    expect(knownValue(RechargeStatus, RechargeStatus.done, RechargeStatus.pending)).toBe(RechargeStatus.done);
    expect(knownValue(RechargeStatus, 99, RechargeStatus.pending)).toBe(RechargeStatus.pending);
    expect(knownValue(Region, 'in', Region.pk)).toBe('pk');
    expect(knownValue(Region, 'toString', Region.pk)).toBe('pk');
    expect(knownValue(Region, undefined, Region.th)).toBe('th');
  });
});
