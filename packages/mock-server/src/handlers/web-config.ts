import { passwordKey } from '#domain/accounts/passwords.ts';
import { getCurrency } from '#domain/display/currency.ts';
import { authorizeUrl, CLIENT_ID } from '#oauth/address.ts';
import type { WorldConfig } from '#config/world-config.ts';
import type { RechargeType, WorldContent } from '#seed/content.ts';

/** The base address of game pictures; the client appends the game id and `.webp`. */
const GAME_RESOURCE_URL = '/content/games/';

function sortMap(types: WorldContent['rechargeTypes']) {
  return Object.fromEntries(types.map(({ id, sort }) => [String(id), { sort }]));
}

/** The map contains its place, and its eligibility is decided there. */
function channel({ greenOnly: _greenOnly, sort: _sort, ...type }: RechargeType) {
  return type;
}

function images(content: WorldContent) {
  return {
    appGenericImgList: [...content.images],
    appGenericImg: Object.fromEntries(
      Object.entries(content.fixedImages).map(([key, imgUrl]) => [key, { imgUrl }]),
    ),
  };
}

function rewardConfigs({ rewards, promotions }: WorldContent) {
  return {
    appUserLevelConfigList: rewards.vipLevels,
    appPropConfigMap: rewards.props,
    loginPayConfig: { propIds: rewards.loginPayPropIds, dailyAwards: promotions.loginPay },
    appRechargeBonusCollection9ConfigList: rewards.firstCharge.map(({ award, ...offer }) => ({
      ...offer,
      award: JSON.stringify(award),
    })),
    appInviteBonus1ConfigList: rewards.inviteBonus,
    actInviteConditionModelClient2List: rewards.inviteConditions,
  };
}

/** `appWebConfig` (spec 3, Web config) of a world. It contains nothing personal. */
export function webConfig(config: WorldConfig, content: WorldContent, worldName: string) {
  return {
    mode: config.mode,
    region: config.region,
    currency: getCurrency(config),
    registerType: config.registerType,
    otpStatus: config.otpStatus,
    countryCode: config.countryCode,
    accountLengthMin: config.accountLengthMin,
    accountLengthMax: config.accountLengthMax,
    usernameLengthMin: config.usernameLengthMin,
    usernameLengthMax: config.usernameLengthMax,
    passwordLengthMin: config.passwordLengthMin,
    passwordLengthMax: config.passwordLengthMax,
    accountRule: config.accountRule,
    isDepositBank: config.isDepositBank,
    userRegisterCoin: config.userRegisterCoin,
    gameResourceUrl: GAME_RESOURCE_URL,
    appGameTypeList: content.types,
    appGamePlatformList: content.platforms,
    appGameBrandList: content.brands.map(({ id, name, slug, sort, status, theme }) => ({
      id,
      name,
      sort,
      status,
      icon3: `/content/brands/${slug}.webp`,
      theme,
    })),
    appRechargeTypeMap: sortMap(content.rechargeTypes),
    appRechargeTypeList: content.rechargeTypes.map(channel),
    appBankList: content.banks,
    ...images(content),
    socialMedia: JSON.stringify(content.socialMedia),
    appNoticeConfigList: content.notices,
    appLobbyAdConfigList: content.carousel,
    appPromotionalVideoList: content.videos,
    ...rewardConfigs(content),
    h5: config.h5,
    ...(config.socialLogin
      ? { socialLogin: { authorizeUrl: authorizeUrl(worldName), clientId: CLIENT_ID } }
      : {}),
    passwordKey,
  };
}
