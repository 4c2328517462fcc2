import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { expectStatus, ifPossible } from '../shared/calls.ts';
import { HOUR, isoDay, readZone, untilMidnight } from '../shared/time.ts';
import { add, createVerification, readVerification, refused, STATUS } from './verifications.ts';

const MIN_AGE = 21;

/** The day of birth of someone who becomes 21 so many days after today. */
function comesOfAge(now: number, zone: number, inDays: number): string {
  const date = new Date(now + zone + inDays * 24 * HOUR);
  date.setUTCFullYear(date.getUTCFullYear() - MIN_AGE);
  return date.toISOString().slice(0, 10);
}

export const dataChecks: CheckDefinitions = {
  'age-of-21': {
    statements: ['7.2-41'],
    title: 'refuses a birthday less than 21 years ago with 2701 and accepts the 21st birthday',
    run: async (backend) => {
      const player = await backend.player();
      await player.info();
      const zone = await readZone(backend);
      const now = backend.now();
      await refused(backend, player, 2701, { birthday: comesOfAge(now, zone, 1) }, /^\/birthday$/);
      await refused(backend, player, 2701, { birthday: isoDay(now - 24 * HOUR, zone) }, /^\/birthday$/);
      await add(backend, player, { birthday: comesOfAge(now, zone, 0) });
    },
  },
  'age-at-midnight': {
    statements: ['7.2-41'],
    title: "counts the age by the day in the region's zone, from midnight on",
    run: async (backend) => {
      // Another zone than in the other checks, if possible.
      if (backend.hasHook('setConfig')) await ifPossible(backend.hooks.setConfig({ region: 'ph' }));
      const player = await backend.player();
      const zone = await readZone(backend);
      await player.info();
      const birthday = comesOfAge(backend.now(), zone, 1);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await refused(backend, player, 2701, { birthday });
      // In UTC it is still the day before.
      await backend.hooks.moveTime(backend.slack);
      await add(backend, player, { birthday });
    },
  },
  'plausible-data': {
    statements: ['7.2-41'],
    title: 'refuses data that cannot be true with 2708 and names the field',
    run: async (backend) => {
      const player = await backend.player();
      const odd: readonly (readonly [string, string])[] = [
        ['realName', '1234'],
        ['realName', '   '],
        ['idNumber', '---'],
        ['idNumber', '35202/1234567'],
        ['birthday', '1994-02-30'],
        ['birthday', '1994-13-01'],
        ['birthday', '2091-01-01'],
        ['birthday', '1875-01-01'],
        ['address', '     .'],
        ['address', 'abcd'],
        ['address', 'House 7\nSitara Road'],
      ];
      for (const [field, value] of odd)
        await refused(backend, player, 2708, { [field]: value }, new RegExp(`^/${field}$`));
      await add(backend, player, { realName: "Zoë O'Brien-Çelik", address: 'abcde', birthday: '1996-02-29' });
    },
  },
  'complete-data': {
    statements: ['7.2-41'],
    title: 'answers 400 to data that the contract excludes',
    run: async (backend) => {
      const player = await backend.player();
      const data = await createVerification(backend, player);
      const [file = ''] = data.fileIds;
      const { birthday: _, ...incomplete } = data;
      const odd = [
        { ...data, realName: '' },
        { ...data, realName: 'a'.repeat(81) },
        { ...data, birthday: '21-03-1994' },
        { ...data, fileIds: [] },
        { ...data, fileIds: [file, file] },
        { ...data, fileIds: file },
        incomplete,
      ];
      for (const body of odd) await expectStatus(player, 400, ['addKyc', body]);
      expectEqual('state', (await readVerification(player))['kycStatus'], STATUS.none);
    },
  },
};
