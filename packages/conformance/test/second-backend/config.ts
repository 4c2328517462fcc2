import { getExample, type Json } from './contract.ts';

interface Channel {
  readonly id: number;
  readonly kind: 'bank' | 'qr' | 'page';
  readonly bankId?: number;
  readonly minAmount: number;
  readonly maxAmount: number;
}

interface Config extends Record<string, Json> {
  readonly appRechargeTypeList: readonly Channel[];
  readonly appUserLevelConfigList: readonly { readonly betAmount: number }[];
  readonly activityIds: readonly number[];
}

const example = getExample('/app/v1/anonymous/appConfig', 'fresh');
const { socialLogin: _, ...webConfig } = example['appWebConfig'];

export const games: object[] = example['gameList'];
export const gameListVersion: number = example['gameListVersion'];

/** The web config of the contract's example, and the activities, which are not part of it. Hooks change it. */
export const config: Config = {
  ...webConfig,
  appPropConfigMap: {},
  appGameTypeList: [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Type ${id}`, status: 1, sort: id })),
  activityIds: [4, 39],
};

/** The two wallets of green mode. */
const WALLETS = ['A', 'B'].map((name, index): Channel & Record<string, Json> => ({
  id: 11 + index,
  kind: 'page',
  name: `Mobile Wallet ${name}`,
  iconH5: '/wallet.webp',
  minAmount: 100_00,
  maxAmount: 50_000_00,
}));

/** The channels that are open in the mode of the site. */
export const channelsNow = (): readonly Channel[] =>
  config['mode'] === 'green' ? [...config.appRechargeTypeList, ...WALLETS] : config.appRechargeTypeList;

/** The web config as it is answered. */
export function getWebConfig(passwordKey: object): object {
  const { activityIds: _ids, ...shown } = config;
  return { ...shown, appRechargeTypeList: channelsNow(), passwordKey };
}
