import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { isListed } from '../shared/activities.ts';
import { createMobile } from '../shared/accounts.ts';
import { createOrder, readChannels } from '../shared/deposits.ts';
import { expectOrder } from '../shared/lists.ts';

/** The activity that relieves bankrupt players (spec 3). */
const SUPPLY = 30;

export const regionsChecks = defineChecks(
  'regions',
  {
    'mode-is-known': {
      statements: ['1-54', '3-040'],
      title: 'answers a mode and a region in the configuration',
      readOnly: true,
      run: async (backend) => {
        const { mode, region } = await backend.webConfig();
        expectThat('mode', typeof mode === 'string' && mode !== '', 'green or normal', mode);
        expectThat('region', typeof region === 'string' && region !== '', 'a region', region);
      },
    },
    'green-mode': {
      statements: ['1-54', '2.5-63', '5-15', '5-17'],
      title:
        'answers the green mode as configured, and registers phones with a code in it, else as registerType and otpStatus say',
      run: async (backend) => {
        await backend.hooks.setConfig({
          mode: 'green',
          registerType: 3,
          countryCode: '92',
          accountRule: { mobileStartsWith: '3' },
        });
        expectEqual('mode', (await backend.webConfig())['mode'], 'green');
        const { countryCode, mobile } = await createMobile(backend);
        const another = (await createMobile(backend)).mobile;
        const phone = async (account: string) => ({
          ...(await backend.credentials(account, 'pw-of-9-chars')),
          type: 0,
        });
        await backend.visitor.expectErrcode('accountRegist', 1049, await phone(mobile));
        await backend.visitor.expectOk('smsSend', { countryCode, mobile, type: 0 });
        const code = await backend.hooks.readCode({ countryCode, mobile });
        const again = { ...(await phone(mobile)), code };
        expectEqual('mobile', (await backend.visitor.expectOk('accountRegist4', again))['mobile'], mobile);
        await backend.hooks.setConfig({ registerType: 2 });
        await backend.registered();
        await backend.hooks.setConfig({ registerType: 1 });
        await backend.visitor.expectErrcode('accountRegist', 1049, await phone(another));
        await backend.hooks.setConfig({ mode: 'normal' });
        await backend.visitor.expectOk('accountRegist', await phone(another));
        await backend.hooks.setConfig({ registerType: 3, otpStatus: 1 });
        const third = (await createMobile(backend)).mobile;
        await backend.visitor.expectOk('accountRegist', await phone(third));
      },
    },
    'normal-mode': {
      statements: ['1-54'],
      title: 'answers the normal mode as configured',
      run: async (backend) => {
        await backend.hooks.setConfig({ mode: 'normal' });
        expectEqual('mode', (await backend.webConfig())['mode'], 'normal');
      },
    },
    'prefix-of-the-region': {
      statements: ['3-043', '3-047'],
      title: 'accepts numbers of the configured prefix only',
      run: async (backend) => {
        await backend.hooks.setConfig({ countryCode: '63', accountRule: { mobileStartsWith: '9' } });
        const { countryCode, accountRule } = await backend.webConfig();
        expectEqual('countryCode', countryCode, '63');
        expectEqual('mobileStartsWith', accountRule.mobileStartsWith, '9');
        await backend.visitor.expectErrcode('smsSend', 2101, { countryCode, mobile: '3001234567', type: 0 });
        await backend.visitor.expectOk('smsSend', {
          countryCode,
          mobile: `917${backend.unique(7, '0123456789')}`,
          type: 0,
        });
      },
    },
    'currency-of-the-region': {
      statements: [],
      title: 'answers deposits with the currency of the region',
      run: async (backend) => {
        await backend.hooks.setConfig({ region: 'ph' });
        const { currency } = await backend.webConfig();
        requireThat(currency !== undefined, 'the configuration names no currency');
        expectEqual('currency of the Philippines', currency, 'PHP');
        const player = await backend.player();
        for (const channel of await readChannels(backend)) {
          const { appRechargeBankOwn: bank, appRechargeQr: code } = await player.expectOk(
            'recharge3',
            createOrder(channel),
          );
          for (const paid of [bank, code])
            expectEqual(`currency of channel ${channel.id}`, paid?.currency ?? currency, currency);
        }
      },
    },
    'settings-of-registration': {
      statements: ['3-041', '3-042', '3-044', '3-045', '3-046', '3-048', '3-049', '3-050'],
      title: 'answers and applies the settings of registration',
      run: async (backend) => {
        const settings = {
          usernameLengthMin: 6,
          usernameLengthMax: 8,
          passwordLengthMin: 8,
          passwordLengthMax: 12,
          userRegisterCoin: 77_01,
          isDepositBank: 1,
        };
        await backend.hooks.setConfig(settings);
        const config = await backend.webConfig();
        for (const [name, value] of Object.entries(settings)) expectEqual(name, config[name], value);
        const register = async (account: string, password: string) =>
          (
            await backend.visitor.call('accountRegist', {
              ...(await backend.credentials(account, password)),
              type: 0,
            })
          ).body;
        const name = (length: number) => `b${backend.unique(length - 1)}`;
        expectEqual('errcode for a short name', (await register(name(5), 'x'.repeat(8))).errcode, 101);
        expectEqual('errcode for a long name', (await register(name(9), 'x'.repeat(8))).errcode, 101);
        expectEqual('errcode for a short password', (await register(name(6), 'x'.repeat(7))).errcode, 101);
        expectEqual('errcode for a long password', (await register(name(6), 'x'.repeat(13))).errcode, 101);
        expectEqual('coin', (await register(name(8), 'x'.repeat(12)))['coin'], 77_01);
      },
    },
    'activities-as-configured': {
      statements: ['7.3-10', '3-015', '2.2-073'],
      title: 'answers the configured activities in order, with an entry of activityMap for each',
      run: async (backend) => {
        await backend.hooks.setConfig({ activityIds: [4, 20, 30, 42] });
        const player = await backend.registered();
        const { activityIds, activityMap, totalRecharge, isBankrupt, loginPaying } =
          await player.expectOk('getActivityIds');
        expectEqual('activityIds', activityIds, [4, 20, 30, 42]);
        const sorts = (activityIds as number[]).map((id) => activityMap[id]?.sort as number);
        expectOrder('sort of the activities', sorts, 'ascending');
        expectEqual(
          'state of a new player',
          { totalRecharge, isBankrupt, loginPaying },
          { totalRecharge: 0, isBankrupt: false, loginPaying: false },
        );
      },
    },
    'bankrupt-players': {
      statements: ['7.3-10', '1-33'],
      title: 'reports a player as bankrupt who deposited and has nothing',
      level: 'should',
      run: async (backend) => {
        const broke = await backend.player({ coin: 0, totalRecharge: 500_00, firstRecharge: true });
        const rich = await backend.player({ coin: 500_00, totalRecharge: 500_00, firstRecharge: true });
        const never = await backend.player({ coin: 0 });
        requireThat(await isListed(never, SUPPLY), 'the relief is off');
        const flag = async (player: typeof broke) =>
          (await player.expectOk('getActivityIds'))['isBankrupt'] as boolean;
        expectEqual(
          'isBankrupt with a deposit and nothing left, with coins, and without a deposit',
          [await flag(broke), await flag(rich), await flag(never)],
          [true, false, false],
        );
      },
    },
  },
  { registerType: 2, otpStatus: 0, mode: 'normal' },
);
