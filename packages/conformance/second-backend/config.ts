import { exampleOf } from './contract.ts';

interface Game {
  readonly id: number;
  readonly maintain: number;
  readonly params: { readonly brandMaintain: number };
}

interface Channel {
  readonly id: number;
  readonly kind: 'bank' | 'qr' | 'page';
  readonly bankId?: number;
  readonly minAmount: number;
  readonly maxAmount: number;
}

interface Config {
  mode: string;
  registerType: number;
  otpStatus: number;
  readonly accountRule: { readonly mobileStartsWith: string };
  readonly accountLengthMin: number;
  readonly accountLengthMax: number;
  readonly usernameLengthMin: number;
  readonly usernameLengthMax: number;
  readonly passwordLengthMin: number;
  readonly passwordLengthMax: number;
  readonly isDepositBank: number;
  readonly userRegisterCoin: number;
  readonly appRechargeTypeList: readonly Channel[];
  readonly appBankList: readonly {
    readonly bankId: number;
    readonly bankName: string;
    readonly shortBankName: string;
  }[];
  readonly appUserLevelConfigList: readonly { readonly betAmount: number }[];
  readonly appRechargeBonusCollection9ConfigList: readonly { readonly price: number }[];
  activityIds: readonly number[];
}

const example = exampleOf('/app/v1/anonymous/appConfig', 'fresh');
const { socialLogin: _, ...webConfig } = example['appWebConfig'] as Record<string, unknown>;

export const games = example['gameList'] as readonly Game[];
export const gameListVersion = example['gameListVersion'] as number;

/** The web config of the contract's example, and the activities, which are no part of it. Hooks change it. */
export const config = {
  ...webConfig,
  appGameTypeList: [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Type ${id}`, status: 1, sort: id })),
  activityIds: [4, 39],
} as unknown as Config & Record<string, unknown>;

/** The web config as it is answered. */
export function webConfigOf(passwordKey: object): object {
  const { activityIds: _ids, ...shown } = config;
  return { ...shown, passwordKey };
}
