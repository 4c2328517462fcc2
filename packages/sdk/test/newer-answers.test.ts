import { describe, expect, it } from 'vitest';
import { errorMessage } from '../src/errors/index.ts';
import { isSdkError, RechargeStatus } from '../src/index.ts';
import { knownValue, Region } from '../src/rules/index.ts';
import { callByExample, operations } from './every-call.ts';
import { mockWorlds } from './mock.ts';

// A server of a later version: every object with a field that nobody knows, every set with a value nobody knows, every
// refusal with an errcode that the call does not list. The SDK was built before.

const newWorld = await mockWorlds();

async function newerWorld(newerAnswers: 'more' | 'unknown') {
  const world = await newWorld();
  await world.control('PATCH', 'config', { newerAnswers });
  return world;
}

describe.each(['more', 'unknown'] as const)('answers of a later version (%s)', (newness) => {
  it.each(operations)(
    'leave $id as it is: data, or a refusal that counts as failed',
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
      // Nobody is left without a word, except where the contract says that nothing is shown.
      expect(error && errorMessage(error)?.key).not.toBe('');
      sdk.dispose();
    },
  );
});

describe('a value that this version does not know', () => {
  it('is read as what the caller says, a known one as itself', () => {
    expect(knownValue(RechargeStatus, RechargeStatus.done, RechargeStatus.pending)).toBe(RechargeStatus.done);
    expect(knownValue(RechargeStatus, 99, RechargeStatus.pending)).toBe(RechargeStatus.pending);
    expect(knownValue(Region, 'in', Region.pk)).toBe('pk');
    expect(knownValue(Region, 'toString', Region.pk)).toBe('pk');
    expect(knownValue(Region, undefined, Region.th)).toBe('th');
  });
});
