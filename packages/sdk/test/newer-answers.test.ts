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
      if (isSdkError(outcome)) {
        expect(outcome).toMatchObject({ kind: 'api', op: id, status: 200, outcome: 'rejected' });
        const declared = (post['x-errcodes'] ?? []).map(({ code }) => code);
        if (newness === 'unknown') expect(declared).not.toContain(outcome.errcode);
        // Nobody is left without a word, except where the contract says that nothing is shown.
        const message = errorMessage(outcome);
        expect(message === null || message.key !== '').toBe(true);
      } else expect(outcome).toMatchObject({ code: 200, errcode: 0, addedLater: { by: 'a later version' } });
      sdk.dispose();
    },
  );
});

describe('a sign-in at a later server', () => {
  it('signs in, with the fields it does not know among the others', async () => {
    const world = await newerWorld('unknown');
    const sdk = await world.sdk();
    await sdk.session.signIn({ countryCode: '92', account: 'demoplayer', password: 'tara1234' });
    expect(sdk.session.getSnapshot().status).toBe('signed-in');
    await sdk.session.refreshProfile();
    expect(sdk.session.getSnapshot().status).toBe('signed-in');
    sdk.dispose();
  });
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
