import type { Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { expectStatus } from '../shared/calls.ts';

const EMPTY = { realName: '', email: '', birthday: '', address: '' };

const DATA = {
  realName: 'Amina Khan',
  email: 'amina@mail.example',
  birthday: '1994-03-21',
  address: 'House 7, Road 2',
};

/** The day so many years ago in the region's zone, as YYYY-MM-DD. */
function yearsAgo(now: number, years: number, days = 0): string {
  const date = new Date(now + 5 * 3_600_000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const expectPersonalData = async (player: Player, data: object) =>
  expectEqual('appUserOther', (await player.expectOk('appUserOther'))['appUserOther'], data);

export const personalDataChecks: CheckDefinitions = {
  'personal-data': {
    statements: ['2.2-082', '7.2-44', '7.2-45'],
    title: 'stores all personal data up to its length in characters, of the player alone',
    run: async (backend) => {
      const player = await backend.registered();
      const stranger = await backend.registered();
      await expectPersonalData(player, EMPTY);
      expectEqual('hasUserOther', (await player.info())['hasUserOther'], false);
      expectEqual(
        'answer of updateAppUserOther',
        (await player.expectOk('updateAppUserOther', DATA))['appUserOther'],
        DATA,
      );
      await expectPersonalData(player, DATA);
      expectEqual('hasUserOther', (await player.info())['hasUserOther'], true);
      await expectPersonalData(stranger, EMPTY);
      // A character beyond the basic plane is one character of the schema and two code units.
      const address = '\u{1f3e0}'.repeat(200);
      await player.expectOk('updateAppUserOther', { ...EMPTY, address });
      await expectPersonalData(player, { ...EMPTY, address });
      await expectStatus(player, 400, ['updateAppUserOther', { ...EMPTY, address: `${address}x` }]);
      await player.expectOk('updateAppUserOther', EMPTY);
      expectEqual('hasUserOther', (await player.info())['hasUserOther'], false);
    },
  },
  'refuses-odd-personal-data': {
    statements: ['7.2-45'],
    title: 'refuses odd data and players below 21 years with 2118 and names the field',
    run: async (backend) => {
      const player = await backend.registered();
      await player.info();
      const now = backend.now();
      const odd: readonly (readonly [string, string])[] = [
        ['email', 'amina'],
        ['birthday', '1994-02-30'],
        ['birthday', yearsAgo(now, 21, 1)],
        ['birthday', '2091-01-01'],
        ['realName', 'Amina\u0007'],
        ['address', 'House\n7'],
      ];
      for (const [field, value] of odd) {
        const body = await player.expectErrcode('updateAppUserOther', 2118, { ...DATA, [field]: value });
        expectEqual('pointer of the refusal', body['error']?.pointer, `/${field}`);
      }
      await expectPersonalData(player, EMPTY);
      await player.expectOk('updateAppUserOther', { ...EMPTY, birthday: yearsAgo(now, 21) });
    },
  },
};
