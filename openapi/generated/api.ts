// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The sales channel of the client (spec 6).
 */
export type Channel = 'WEB';
/** The app that sends the request. */
export type AppId = string;
/**
 * The layout that sends the request.
 */
export type Platform = 0 | 1;
/** The common fields in the body of every request that is not a form (spec 7). */
export type CommonFields = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer: string;
  /** The sales channel of the client (spec 6). */
  channel: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId: AppId;
  /** The layout that sends the request. */
  platform: Platform;
};
/** Increases with every change of the game list. A client without a game list sends 0. */
export type GameListVersion = number;
export type AppConfigRequest = CommonFields & {
  /** The version of the game list that the client has. */
  gameListVersion: GameListVersion;
};
/** The two first fields of every successful answer. The fields of the call follow. */
export type OkEnvelope = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
};
/**
 * The values of `SiteMode` that this version of the contract knows.
 */
export type KnownSiteMode = 'green' | 'normal';
/** The site mode. `green` changes content and asks for agreement (spec 1). The two values are inferred. */
export type SiteMode = KnownSiteMode | (string & Record<never, never>);
/**
 * The values of `Region` that this version of the contract knows.
 */
export type KnownRegion = 'pk' | 'ph' | 'th';
/** The region of the site; it selects coin icon, currency and country text (spec 9). */
export type Region = KnownRegion | (string & Record<never, never>);
/** The ISO 4217 code of the currency of the site, for example PKR. */
export type Currency = string;
/**
 * The values of `LoginType` that this version of the contract knows.
 */
export type KnownLoginType = 1 | 2 | 3;
/** How accounts are named and registered. */
export type LoginType = KnownLoginType | (number & Record<never, never>);
/**
 * 0 for no, 1 for yes.
 */
export type Flag = 0 | 1;
/** The telephone prefix of a country, digits only. */
export type CountryCode = string;
/** A number of characters. */
export type LengthBound = number;
/** Additional rules for phone accounts. */
export type AccountRule = {
  /** The required first character of a mobile number. When absent or empty, any character is allowed. */
  mobileStartsWith?: string;
};
/** An amount in hundredths, of coins or of the currency of the site (`appWebConfig.currency`); a coin has the value of one unit of the currency. Divide by 100 only for display (spec 9). */
export type Money = number;
/**
 * An address, absolute or relative to the page's origin. An empty string means that there is none.
 */
export type Link = string;
/**
 * The values of `GameCategory` that this version of the contract knows.
 */
export type KnownGameCategory = 1 | 2 | 3 | 4 | 5 | 6;
/** The number of a game type (spec 1). */
export type GameCategory = KnownGameCategory | (number & Record<never, never>);
/** A tab of the home page. Clients show tabs with status 1, ordered by sort. */
export type GameType = {
  /** The category, which a game names as its typeId. */
  id: GameCategory;
  /** The label of the tab on the home page, in English. */
  name: string;
  /** The position among the tabs; ascending. */
  sort: number;
  /** Only types of status 1 have a tab. */
  status: Flag;
};
/** The number of an entry. */
export type Id = number;
/** A game supplier's platform. */
export type GamePlatform = {
  /** The number of the platform, which games name as their platformId. */
  id: Id;
  /** The position among the platforms; ascending. */
  sort: number;
};
/** A colour as */
export type Colour = string;
/** The brand's colours, for tiles while their picture loads. */
export type BrandTheme = {
  /** The light colour, for text and lines, as #RRGGBB. */
  hi: Colour;
  /** The darkest colour, for the background, as #RRGGBB. */
  deep: Colour;
  /** The first colour of the gradient of a tile, as #RRGGBB. */
  from: Colour;
  /** The last colour of the gradient of a tile, as #RRGGBB. */
  to: Colour;
};
/** A game brand. The types it belongs to follow from its games. */
export type GameBrand = {
  /** The number of the brand, which games name as their brandId. */
  id: Id;
  /** The brand's name. */
  name: string;
  /** The position among the brands; ascending. */
  sort: number;
  /** Whether clients show the logo and the tab of the brand. */
  status: boolean;
  /** The logo. */
  icon3: Link;
  /** The brand's colours, for tiles while their picture loads. When absent, a client uses its own colours; the mock server always sends it. */
  theme?: BrandTheme;
};
/** The position of a channel in the picker. */
export type RechargeTypeSort = {
  /** The position in the picker; ascending. Channels without an entry come last. */
  sort: number;
};
/**
 * The values of `RechargeKind` that this version of the contract knows.
 */
export type KnownRechargeKind = 'bank' | 'qr' | 'page';
/** The kind of payment of a deposit channel. Only a hint; the answer of recharge3 decides what the client shows. */
export type RechargeKind = KnownRechargeKind | (string & Record<never, never>);
/** A deposit channel. */
export type RechargeType = {
  /** The number of the channel; recharge3 takes it as rechargeType. */
  id: Id;
  /** The picture of the channel. */
  iconH5: Link;
  /** The bank of the required bound card. When absent, any card is enough (spec 5). */
  bankId?: Id;
  /** The label of the channel in the picker. When absent, only the icon is shown; the mock server always sends it. */
  name?: string;
  /** The kind of payment; only a hint, the answer of recharge3 decides. When absent, only the answer of recharge3 tells the kind; the mock server always sends it. */
  kind?: RechargeKind;
  /** The smallest deposit, in hundredths. When absent, the channel has no lower limit; the mock server always sends it. */
  minAmount?: Money;
  /** The largest deposit, in hundredths. When absent, the channel has no upper limit; the mock server always sends it. */
  maxAmount?: Money;
};
/** A bank that cards can be bound of. */
export type Bank = {
  /** The number of the bank, which cards and deposit channels name. */
  bankId: Id;
  /** The full name of the bank. */
  bankName: string;
  /** The short name, for narrow places. */
  shortBankName: string;
};
/**
 * The reward items that have a number of their own.
 */
export type NamedRewardItem = 2001 | 2002 | 4001 | 40001 | 40002 | 40003 | 40004;
/** The values of `RewardItemId` that this version of the contract knows. */
export type KnownRewardItemId = NamedRewardItem | number;
/** What a reward consists of: coins 2001, points 2002, point items 4001, coupons 1001-1099, 1201-1299 and 1301-1399 (the last range holds those that give coins: couponGiveMin 1301 to couponGiveMax 1399), new-year items 40001 (active), 40002 (box), 40003 (lottery), 40004 (firework). */
export type RewardItemId = KnownRewardItemId | (number & Record<never, never>);
/** A number of things; never negative. */
export type Count = number;
/** One item of a reward. The meaning of `count` depends on the id (spec 9): 2001 coins and 2002 points in hundredths, everything else in pieces. */
export type RewardItem = {
  /** What a reward consists of: coins 2001, points 2002, point items 4001, coupons 1001-1099, 1201-1299 and 1301-1399 (the last range holds those that give coins: couponGiveMin 1301 to couponGiveMax 1399), new-year items 40001 (active), 40002 (box), 40003 (lottery), 40004 (firework). */
  id: RewardItemId;
  /** The amount of the item; coins and points in hundredths, everything else in pieces. */
  count: Count;
  /** How many times the amount must be staked before it can be withdrawn. When absent, the amount does not have to be staked. */
  betRate?: number;
};
/** A list of reward items. */
export type RewardItems = RewardItem[];
/** A user level. */
export type UserLevelConfig = {
  /** The stakes with which a player passes this level, in hundredths. */
  betAmount: Money;
  /** The VIP level it belongs to. Absent if the server does not provide it; the mock server always sends it. */
  level?: number;
  /** The VIP rebate of the level, in hundredths of a percent of the stakes. Absent if the server does not provide it; the mock server always sends it. */
  rebateRate?: number;
  /** The reward for reaching the level. Absent if there is no reward; the mock server always sends it, empty for none. */
  propList?: RewardItems;
};
/** A picture that a client finds by its key. */
export type GenericImg = {
  /** The key of the picture, for example lobby_cover. */
  uniqueKey: string;
  /** The address of the picture, absolute or relative to the page's origin. */
  img: Link;
};
/** A picture with a fixed position. */
export type GenericImgEntry = {
  /** The address of the picture, absolute or relative to the page's origin. */
  imgUrl: Link;
};
/** The pictures of the floating entries and the download invitation. */
export type GenericImgSet = {
  /** The floating entry of New Year (activity 38). When absent, the client has no picture for it; the mock server always sends it. */
  NewYear_icon?: GenericImgEntry;
  /** The floating entry of the deposit promotions. When absent, the client has no picture for it; the mock server always sends it. */
  recharge_activities_entry?: GenericImgEntry;
  /** The invitation to download the app. When absent, the client has no picture for it; the mock server always sends it. */
  download_icon?: GenericImgEntry;
};
/**
 * The values of `SocialMediaId` that this version of the contract knows.
 */
export type KnownSocialMediaId =
  | 'facebook'
  | 'instagram'
  | 'telegram'
  | 'whatsapp'
  | 'youtube'
  | 'tiktok'
  | 'twitter';
/** The social networks that clients know. Clients do not show links with another id (spec 2.5). */
export type SocialMediaId = KnownSocialMediaId | (string & Record<never, never>);
/** A link of the footer. */
export type SocialMediaLink = {
  /** The social networks that clients know. Clients do not show links with another id (spec 2.5). */
  id: SocialMediaId;
  /** The page of the site on that network; a client does not show a link with an empty address. */
  url: Link;
};
/** The content of the JSON text `socialMedia`. */
export type SocialMediaLinks = SocialMediaLink[];
/**
 * The values of `ClickType` that this version of the contract knows.
 */
export type KnownClickType = 0 | 1 | 2 | 3;
/** What a tap on an advertisement, notice or video does. The source names it twice: activity click action none 0, activity 1, game 2, url 3; carousel click type game or activity 1, external URL 3. One handler serves both: for 1 the target in `clickAction` is an activity when it is an activity type number (or 10000, the tasks), otherwise a game id. */
export type ClickType = KnownClickType | (number & Record<never, never>);
/** The target of a click, together with clickType; an activity type number (or 10000 for the tasks), a game id, or a URL. */
export type ClickTarget = string;
/** Milliseconds since 1970-01-01 UTC. */
export type Timestamp = number;
/** A news entry; also an image notice of the welcome popup while isH5Pop is set. */
export type Notice = {
  /** The number of the notice. */
  id: Id;
  /** The position among the notices; ascending. */
  sort: number;
  /** The picture of the notice, in the news list and in the welcome popup. */
  imgUrl2: Link;
  /** 1 puts the notice into the welcome popup of the web client. */
  isH5Pop: Flag;
  /** What a tap on an advertisement, notice or video does. The source names it twice: activity click action none 0, activity 1, game 2, url 3; carousel click type game or activity 1, external URL 3. One handler serves both: for 1 the target in `clickAction` is an activity when it is an activity type number (or 10000, the tasks), otherwise a game id. */
  clickType: ClickType;
  /** The target of a click, together with clickType; an activity type number (or 10000 for the tasks), a game id, or a URL. */
  clickAction: ClickTarget;
  /** The headline of the notice detail. Absent for a notice that is only a picture; the mock server always sends it. */
  title?: string;
  /** The text of the notice detail; plain text, paragraphs separated by an empty line. Absent for a notice that is only a picture; the mock server always sends it. */
  content?: string;
  /** When the notice was published, in milliseconds since 1970 UTC. When absent, clients show no date; the mock server always sends it. */
  timestamp?: Timestamp;
};
/** An entry of the lobby carousel. */
export type LobbyAd = {
  /** The number of the entry. */
  id: Id;
  /** The position in the carousel; ascending. */
  sort: number;
  /** The picture in the proportions of the mobile layout. */
  imgUrl2: Link;
  /** The same picture in the proportions of the desktop layout. When absent, imgUrl2 serves both; the mock server always sends it. */
  imgUrl2Wide?: Link;
  /** What a tap on an advertisement, notice or video does. The source names it twice: activity click action none 0, activity 1, game 2, url 3; carousel click type game or activity 1, external URL 3. One handler serves both: for 1 the target in `clickAction` is an activity when it is an activity type number (or 10000, the tasks), otherwise a game id. */
  clickType: ClickType;
  /** The target of a click, together with clickType; an activity type number (or 10000 for the tasks), a game id, or a URL. */
  clickAction: ClickTarget;
  /** A short line above the title. When absent, there is none; the mock server always sends it. */
  kicker?: string;
  /** The headline over the picture. When absent, there is none; the mock server always sends it. */
  title?: string;
  /** One sentence under the title. When absent, there is none; the mock server always sends it. */
  text?: string;
  /** The label of the button over the picture on the desktop, e.g. "Deposit now". When absent, there is no button. */
  action?: string;
};
/** A promo video of the home page (spec 4, Promo video choice). */
export type HomeVideo = {
  /** The number of the video. */
  id: Id;
  /** What a tap on an advertisement, notice or video does. The source names it twice: activity click action none 0, activity 1, game 2, url 3; carousel click type game or activity 1, external URL 3. One handler serves both: for 1 the target in `clickAction` is an activity when it is an activity type number (or 10000, the tasks), otherwise a game id. */
  clickType: ClickType;
  /** The target of a click, together with clickType; an activity type number (or 10000 for the tasks), a game id, or a URL. */
  clickAction: ClickTarget;
  /** The picture that is shown until the video plays. */
  coverImg: Link;
  /** The video file; an empty string for an entry that has only a cover. */
  path: Link;
};
/** Conditions of an item. */
export type PropParams = {
  /** The deposit from which the item can be used, in hundredths. When absent, any deposit is enough. */
  limitAmount?: Money;
};
/** The value of an item. */
export type PropConfig = {
  /** The reward of the item; for a coupon that gives coins (1301 to 1399) the coin amount in hundredths, like all money. In the percentage of the first charge it counts as this amount; the num of another coupon counts times 100. */
  num: Count;
  /** The price of the item in hundredths; 0 for an item that is not sold. */
  price: Money;
  /** The conditions of the item. Absent for an item without conditions. */
  paramStr?: PropParams;
};
/** The number of an item in `appPropConfigMap`, or of a reward item. */
export type PropId = number;
/** What a login-pay card pays on each of its days. */
export type LoginPayAward = {
  /** The card, one of propIds. */
  propId: PropId;
  /** The items of one day. */
  propList: RewardItems;
};
/** The login-pay cards on sale. */
export type LoginPayConfig = {
  /** The cards on sale, as item ids; `appPropConfigMap` has their price and, as num, their days. */
  propIds: PropId[];
  /** What each card pays on each of its days. Absent if the server does not tell. */
  dailyAwards?: LoginPayAward[];
};
/** JSON text with a list of reward items (spec 3). */
export type AwardJson = string;
/**
 * The values of `FirstChargeShowType` that this version of the contract knows.
 */
export type KnownFirstChargeShowType = 1 | 2 | 3;
/** Where a first-charge offer is shown. The meanings are inferred; 1 page and popup, 2 popup only, 3 page only. */
export type FirstChargeShowType = KnownFirstChargeShowType | (number & Record<never, never>);
/** A first-charge offer. */
export type FirstChargeConfig = {
  /** The number of the offer, which the player's state names as awardId. */
  id: Id;
  /** The price of the offer in hundredths; the amount to deposit with actType 9. */
  price: Money;
  /** JSON text with a list of reward items (spec 3). */
  award: AwardJson;
  /** Where a first-charge offer is shown. The meanings are inferred; 1 page and popup, 2 popup only, 3 page only. */
  showType: FirstChargeShowType;
};
/** A step of the invite-friends bonus. */
export type InviteBonusConfig = {
  /** The number of the step, which the player's state names as awardId. */
  id: Id;
  /** The items that a player gets for the step. */
  award: RewardItems;
  /** The number of invited friends that the step requires. */
  inviteCount: Count;
};
/** A step of the invite spin. */
export type InviteCondition = {
  /** The shown bonus of the step, in hundredths. The server does not pay it automatically. */
  bonusAmount: Money;
  /** The number of invited friends that the step requires. Absent if the server does not provide it; the mock server always sends it. */
  inviteCount?: Count;
};
/**
 * The values of `DownloadType` that this version of the contract knows.
 */
export type KnownDownloadType = 0 | 1 | 2 | 3;
/** The app download invitations on mobile pages. The specification names only 2 and 3 (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred. */
export type DownloadType = KnownDownloadType | (number & Record<never, never>);
/** The addresses of the native app and of the site. */
export type H5Block = {
  /** The app download invitations on mobile pages. The specification names only 2 and 3 (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred. */
  downloadType: DownloadType;
  /** The download address of the native app; an empty string if there is none, which hides the download. */
  downloadUrl: Link;
  /** The home address that share links start with. */
  url: Link;
};
/** An RSA public key as JSON Web Key (RFC 7517). */
export type RsaPublicJwk = {
  /**
   * The type of the key; always RSA.
   * @constant
   */
  kty: 'RSA';
  /** The modulus, as base64url. */
  n: string;
  /** The public exponent, as base64url. */
  e: string;
  /**
   * The algorithm of the key; always RSA-OAEP-256.
   * @constant
   */
  alg: 'RSA-OAEP-256';
};
/** The public key that passwords are encrypted with before sending; see `EncryptedPassword`. */
export type PasswordKey = {
  /** The id of the key. */
  kid: string;
  /** An RSA public key as JSON Web Key (RFC 7517). */
  jwk: RsaPublicJwk;
  /** The client must include it in the ciphertext. */
  nonce: string;
};
/** Where a social login starts; absent in builds without one (spec 7.2). */
export type SocialLoginConfig = {
  /** The external authorization page; called with response_type code and scope profile openid email. */
  authorizeUrl: Link;
  /** The id of this site at the authorization page; sent as client_id. */
  clientId: string;
};
/** The configuration of the site (spec 3, Web config). The same for every visitor. */
export type WebConfig = {
  /** The site mode. `green` changes content and asks for agreement (spec 1). The two values are inferred. */
  mode: SiteMode;
  /** The region of the site; it selects coin icon, currency and country text (spec 9). */
  region: Region;
  /** The ISO 4217 code of the site's currency. Absent if the server has only one currency, which its clients know. */
  currency?: Currency;
  /** How accounts are named and registered. */
  registerType: LoginType;
  /** Whether a phone registration asks for a one-time code. */
  otpStatus: Flag;
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The shortest phone account. */
  accountLengthMin: LengthBound;
  /** The longest phone account. */
  accountLengthMax: LengthBound;
  /** The shortest username. */
  usernameLengthMin: LengthBound;
  /** The longest username. */
  usernameLengthMax: LengthBound;
  /** The shortest password. */
  passwordLengthMin: LengthBound;
  /** The longest password. */
  passwordLengthMax: LengthBound;
  /** Additional rules for the mobile number of a phone account. */
  accountRule: AccountRule;
  /** Whether a deposit needs a bound bank card. */
  isDepositBank: Flag;
  /** The registration reward in hundredths, shown on the Register button. */
  userRegisterCoin: Money;
  /** The folder of the game pictures; a picture is this + game id + `.webp`. */
  gameResourceUrl: Link;
  /** The tabs of the home page, one per game category. */
  appGameTypeList: GameType[];
  /** The suppliers' platforms that games run on. */
  appGamePlatformList: GamePlatform[];
  /** The brands of the games, with their logos. */
  appGameBrandList: GameBrand[];
  /** Recharge type id to its place in the channel picker. */
  appRechargeTypeMap: {
    [key: string]: RechargeTypeSort;
  };
  /** The deposit channels. */
  appRechargeTypeList: RechargeType[];
  /** The banks whose cards can be bound. When absent, a client cannot offer a choice; the mock server always sends it. */
  appBankList?: Bank[];
  /** The user levels, ascending; the next level is the first whose betAmount exceeds the player's bet (spec 9). */
  appUserLevelConfigList: UserLevelConfig[];
  /** Pictures by uniqueKey. */
  appGenericImgList: GenericImg[];
  /** The pictures of the floating entries and the download invitation. */
  appGenericImg: GenericImgSet;
  /** JSON text with a list of links, each with id and url. A client shows a link only if it knows the id and the url is not empty. */
  socialMedia: string;
  /** The news entries, which the welcome popup shows as well where isH5Pop is 1. */
  appNoticeConfigList: Notice[];
  /** The carousel; ordered by sort. */
  appLobbyAdConfigList: LobbyAd[];
  /** The promo videos of the home page; the client chooses one (spec 4). */
  appPromotionalVideoList: HomeVideo[];
  /** The value of each item, by item id. */
  appPropConfigMap: {
    [key: string]: PropConfig;
  };
  /** The login-pay cards on sale (fund, activity 16). */
  loginPayConfig: LoginPayConfig;
  /** The first-charge offers. */
  appRechargeBonusCollection9ConfigList: FirstChargeConfig[];
  /** The steps of the invite-friends bonus. */
  appInviteBonus1ConfigList: InviteBonusConfig[];
  /** The steps of the invite spin; the first one's bonusAmount is the badge of the centre tab (spec 2.4). */
  actInviteConditionModelClient2List: InviteCondition[];
  /** The addresses of the native app and of the site. */
  h5: H5Block;
  /** The public key that passwords are encrypted with before sending; see `EncryptedPassword`. */
  passwordKey: PasswordKey;
  /** Where a social login starts (spec 7.2). Absent while the site has none. */
  socialLogin?: SocialLoginConfig;
};
/** The number of a game. Game ids start at 1001, so they never collide with an activity type. */
export type GameId = number;
/**
 * The values of `GameShowType` that this version of the contract knows.
 */
export type KnownGameShowType = 0 | 1;
/** Whether a game is shown as new (the meanings are inferred). */
export type GameShowType = KnownGameShowType | (number & Record<never, never>);
/**
 * The values of `GameBadge` that this version of the contract knows.
 */
export type KnownGameBadge = 'none' | 'hot' | 'new';
/** The badge on a game's card. */
export type GameBadge = KnownGameBadge | (string & Record<never, never>);
/**
 * The values of `GameVolatility` that this version of the contract knows.
 */
export type KnownGameVolatility = 'low' | 'medium' | 'high';
/** How far the rounds of a game are from their mean, by the standard deviation of a round in bets. */
export type GameVolatility = KnownGameVolatility | (string & Record<never, never>);
/**
 * The values of `GameFeature` that this version of the contract knows.
 */
export type KnownGameFeature = 'wild' | 'scatter' | 'lines20' | 'choice';
/** Something a game offers. */
export type GameFeature = KnownGameFeature | (string & Record<never, never>);
/** Additional settings of a game. */
export type GameParams = {
  /** 1 while the whole brand is in maintenance. */
  brandMaintain: Flag;
};
/** A game of the lobby (spec 3, Game). Its picture is `gameResourceUrl` + id + `.webp`. */
export type Game = {
  /** The number of the game, which startGame, exitGame and gameLike take. It is at least 1001. */
  id: GameId;
  /** The brand that made the game, an entry of appGameBrandList. */
  brandId: Id;
  /** The number of a game type (spec 1). */
  typeId: GameCategory;
  /** The supplier's platform the game runs on, an entry of appGamePlatformList. */
  platformId: Id;
  /** The name on the card of the game; a proper name, which is not translated. */
  name: string;
  /** 1 marks a hot game; the popular grid shows those with showType 0, ordered by hotSort (spec 4). */
  hot: Flag;
  /** The position among the hot games; ascending. */
  hotSort: number;
  /** Whether a game is shown as new (the meanings are inferred). */
  showType: GameShowType;
  /** The position within the brand; ascending. */
  sort: number;
  /** Only games of status 1 are listed and can be started. */
  status: Flag;
  /** Increases with every change of the picture or the rules of the game. */
  version: number;
  /** 1 while the game is in maintenance. */
  maintain: Flag;
  /** When the maintenance is expected to end, in milliseconds since 1970 UTC. Absent if there is no maintenance or if its end is not known. */
  maintainUntil?: Timestamp;
  /** Ignored: the badge on the game's card follows hot and showType. Always absent; the next major version removes the field. */
  badge?: GameBadge;
  /** The share of all bets that comes back to players, in hundredths of a percent; the lowest if a game has several. Absent if it is not published; the mock server always sends it. */
  returnToPlayer?: number;
  /** The lowest bet of a round, in hundredths. Absent if it is not published; the mock server always sends it. */
  minBet?: Money;
  /** The highest bet of a round, in hundredths. Absent if it is not published; the mock server always sends it. */
  maxBet?: Money;
  /** How far rounds are from their mean; the highest if a game has several. Absent if it is not published. */
  volatility?: GameVolatility;
  /** The share of all rounds that pay anything, also less than the bet, in hundredths of a percent. Absent if a choice of the player decides it, or if it is not published. */
  hitRate?: number;
  /** What the best round pays, in hundredths of the bet; the highest if a game has several. Absent if it is not published; the mock server always sends it. */
  maxPay?: number;
  /** What a game offers, for filters and for the card of the game. Absent if it is not published. */
  features?: GameFeature[];
  /** A page with the return, the chances and the pays of the game, calculated from its own tables. Absent if it is not published; the mock server always sends it. */
  oddsUrl?: Link;
  /** Additional settings of a game. */
  params: GameParams;
  /** Per player; the client sets it from `appGameDataUser.gameHistory`. Always absent in the shared game list. */
  recent?: Flag;
  /** Per player; the client sets it from `appGameDataUser.gameLikes`. Always absent in the shared game list. */
  like?: Flag;
};
export type AppConfigOk = OkEnvelope & {
  /** The configuration of the site (spec 3, Web config). The same for every visitor. */
  appWebConfig: WebConfig;
  /** All games. Absent if the client has the current gameListVersion. */
  gameList?: Game[];
  /** Increases with every change of the game list. A client without a game list sends 0. */
  gameListVersion: GameListVersion;
};
/** Details for developers. A client does not show them to players. */
export type ErrorDetail = {
  /** One sentence in English. */
  message: string;
  /** The name of the errcode in the catalogue. Absent if the errcode has no name. */
  name?: string;
  /** The call, or for an unknown path the call with the most similar path. Absent if no call has a similar path. */
  operationId?: string;
  /** A JSON pointer to the offending value in the request body. Absent if the cause is not a single value. */
  pointer?: string;
  /** The schema keyword that the value does not match. Absent if the body matches the schema. */
  rule?: string;
  /** How long to wait, in milliseconds, before the same call can succeed. Absent if waiting does not help or if the time is not known. */
  retryAfterMs?: number;
};
/** The version of the client (spec 9 says 1.0.28). */
export type AppVersion = string;
export type GetAfterLoginInfoWebRequest = CommonFields & {
  /** The version of the game list that the client has. */
  gameListVersion: GameListVersion;
  /** The operating system, for example Android. */
  os: string;
  /** The version of the client (spec 9 says 1.0.28). */
  version: AppVersion;
  /** The model of the device, for example SM-A546E; an empty string if the client cannot read it. */
  deviceModel: string;
};
/** The number of a player, shown on the screens as the player ID. 0 means no player. */
export type PlayerId = number;
/** The public name of a player; at most 32 user-perceived characters (grapheme clusters, each of one or more code points). */
export type Nickname = string;
/** Lottery points in hundredths; floored to hundredths when displayed (spec 9). */
export type Points = number;
/** The player's own data (spec 3, User info). */
export type UserInfo = {
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
};
/** A bank card or account number. Answers contain only the last four digits, the rest as asterisks. */
export type CardNumber = string;
/** A bound bank card. The specification names only `bankId`; the other fields are inferred. */
export type BankCard = {
  /** The number of the card; modifyBankInfo takes it. */
  id: Id;
  /** The bank, an entry of appBankList. A player has at most one card of each bank. */
  bankId: Id;
  /** The bank's name as shown. */
  bankName: string;
  /** The account holder. */
  accountName: string;
  /** A bank card or account number. Answers contain only the last four digits, the rest as asterisks. */
  cardNum: CardNumber;
};
/** All bound cards, merged by `bankId` (spec 4). */
export type BankCards = BankCard[];
/** Game id to flag; 1 marks a favourite. */
export type GameLikes = {
  [key: string]: Flag;
};
/** The player's favourites and recent games. */
export type GameDataUser = {
  /** Game id to flag; 1 marks a favourite. */
  gameLikes: GameLikes;
  /** The recently played games, newest first. */
  gameHistory: GameId[];
};
/**
 * The values of `ActivityType` that this version of the contract knows.
 */
export type KnownActivityType =
  | 4
  | 8
  | 15
  | 16
  | 17
  | 20
  | 21
  | 22
  | 23
  | 25
  | 26
  | 28
  | 29
  | 30
  | 31
  | 33
  | 35
  | 36
  | 37
  | 38
  | 39
  | 40
  | 41
  | 42
  | 43;
/** The number of a promotion. */
export type ActivityType = KnownActivityType | (number & Record<never, never>);
/** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
export type ExpireTime = number;
/** The settings of an active promotion. */
export type ActivityEntry = {
  /** The position among the displayed activities; ascending. */
  sort: number;
  /** When the activity ends for the player, in milliseconds since 1970 UTC; -1 or absent if it does not end. The mock server always sends it. */
  expireTime?: ExpireTime;
  /** The target of an out link (activity 29). Absent for every other activity. */
  url?: Link;
  /** The reward, if a screen shows the reward before the claim (supply, red packet). Absent for every other activity. */
  propList?: RewardItems;
};
/** Activity type number to its settings. */
export type ActivityMap = {
  [key: string]: ActivityEntry;
};
/** The activities in the answer of a login, in one object of this name (spec 3). */
export type SessionActivity = {
  /** The activities that are active for the player. */
  activityIds: ActivityType[];
  /** Activity type number to its settings. */
  activityMap: ActivityMap;
};
/** The state of a signed-in player in addition to the user info. */
export type SessionFields = {
  /** The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
  /** The `outValue` of share links (spec 7.6). */
  inviteCode: string;
  /** The affiliate id of share links. */
  aid: string;
  /** The player's favourites and recent games. */
  appGameDataUser: GameDataUser;
  /** The activities in the answer of a login, in one object of this name (spec 3). */
  activityIds: SessionActivity;
};
export type GetAfterLoginInfoWebOk = OkEnvelope &
  UserInfo &
  SessionFields & {
    /** The configuration of the site (spec 3, Web config). The same for every visitor. */
    appWebConfig: WebConfig;
    /** All games. Absent if the client has the current gameListVersion. */
    gameList?: Game[];
    /** Increases with every change of the game list. A client without a game list sends 0. */
    gameListVersion: GameListVersion;
  };
/** Identifiers of the device. */
export type DeviceIds = {
  /** The appsflyer id; empty when there is none. */
  afuid: string;
};
/** The device information of a sign-in (spec 3, Login payload). */
export type PhoneInfo = {
  /** The sales channel of the client (spec 6). */
  channel: Channel;
  /** The app id, the same as in the common fields. */
  appId: string;
  /** The operating system, for example Android. */
  os: string;
  /** 1 in a browser, 0 in the native app (the type is inferred). */
  isBrowser: Flag;
  /** The version of the client (spec 9 says 1.0.28). */
  version: AppVersion;
  /** The model of the device, for example SM-A546E; an empty string if the client cannot read it. */
  deviceModel: string;
  /** Identifiers of the device. */
  deviceIdJsonModel: DeviceIds;
};
/** A password encrypted before sending (spec 3): `<kid>.<base64url(ciphertext)>`. The ciphertext is RSA-OAEP-256 over the JSON text `{"p":"<password>","n":"<nonce>","t":<epoch ms>}` with the key and nonce of `appWebConfig.passwordKey`. The encryption is inferred. */
export type EncryptedPassword = string;
/** The account and the device of a sign-in. The common fields contain clientReferrer, channel and appId. */
export type LoginPayload = {
  /** The address the player entered the site by (the meaning is inferred). */
  outUrl: Link;
  /** The device that signs in. */
  phoneinfoJsonModel: PhoneInfo;
  /** The telephone prefix of the account's country, digits only; `countryCode` of the web config. */
  countryCode: CountryCode;
  /** A username or, in the phone modes, a mobile number; at most 50 characters (spec 5). */
  account: string;
  /** A password encrypted before sending (spec 3): `<kid>.<base64url(ciphertext)>`. The ciphertext is RSA-OAEP-256 over the JSON text `{"p":"<password>","n":"<nonce>","t":<epoch ms>}` with the key and nonce of `appWebConfig.passwordKey`. The encryption is inferred. */
  password: EncryptedPassword;
};
export type AccountLoginRequest = CommonFields & LoginPayload;
/** A new session; the user info, the session fields and the token. */
export type Session = UserInfo &
  SessionFields & {
    /** Sent as the Authorization header of every further call. */
    token: string;
  };
export type AccountLoginOk = OkEnvelope & Session;
/** Advertisement parameters in session storage (spec 3), sent with a registration when there are any. */
export type AdParameters = {
  /** The invite code of the share link the player came by (spec 7.6). When absent or unknown, the account gets no superior. */
  outValue?: string;
  /** The affiliate id of the share link. Absent without one. */
  aid?: string;
  /** How the player came to the site; web, or the value in the address (h5 for a share link). Absent if it is not known. */
  installReferrer?: string;
  /** The agent (proxy) id in the address. Absent without one. */
  proxyId?: string;
  /** The browser id of the Facebook pixel. Absent without one. */
  fbp?: string;
  /** The click id of a Facebook advertisement. Absent without one. */
  fbc?: string;
  /** The click id of a TikTok advertisement. Absent without one. */
  ttclid?: string;
  /** The browser id of the TikTok pixel. Absent without one. */
  ttp?: string;
  /** The address the player entered by. Absent if there is none or if it is too long. */
  url?: string;
  /** The referring page as the browser reports it. Absent if there is none. */
  referrer?: string;
  /** The user agent of the browser. Absent if there is none or if it is too long. */
  userAgent?: string;
};
/** The login payload with the fields of a registration and the stored advertisement parameters, if there are any. */
export type RegisterPayload = LoginPayload &
  AdParameters & {
    /**
     * Always 0.
     * @constant
     */
    type: 0;
    /** The one-time code. Empty or absent if no code is required; then the call is accountRegist. */
    code?: string;
  };
export type AccountRegistRequest = CommonFields & RegisterPayload;
export type AccountRegistOk = OkEnvelope & Session;
/** The one-time code of a text message, as typed. */
export type SmsCode = string;
export type AccountRegist4Request = CommonFields &
  RegisterPayload & {
    /** The one-time code of a text message, as typed. */
    code: SmsCode;
  };
export type AccountRegist4Ok = OkEnvelope & Session;
export type LineLoginRequest = CommonFields & {
  /** The random value that the client created before the redirect. */
  state: string;
  /** The code that the authorization page returned. */
  code: string;
  /** A random identifier of this attempt. */
  uuid: string;
  /** The device information of a sign-in (spec 3, Login payload). */
  phoneinfoJsonModel: PhoneInfo;
};
export type LineLoginOk = OkEnvelope & Session;
/** A mobile number without its country code. The bounds of the web config (`accountLengthMin`, `accountLengthMax`, `accountRule.mobileStartsWith`) decide what is accepted; a number that does not match them is a business error, not a schema violation. */
export type MobileNumber = string;
export type SmsSendRequest = CommonFields & {
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The number to send to, without its country code. */
  mobile: MobileNumber;
  /** The use of the code; the client sends 0 for every use. */
  type: number;
};
/** A success without further fields. */
export type Ok = OkEnvelope;
export type ForgetPasswordRequest = CommonFields & {
  /** The mobile number of the account. */
  account: string;
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The one-time code of a text message, as typed. */
  code: SmsCode;
  /** The new password of the account. */
  password: EncryptedPassword;
};
/** A body with only the common fields. */
export type BareRequest = CommonFields;
export type GetAfterLoginInfoOk = OkEnvelope &
  UserInfo & {
    /** The default entry of appUserBankList; absent while no card is bound. */
    appUserBank?: BankCard;
    /** All bound cards, merged by `bankId` (spec 4). */
    appUserBankList: BankCards;
  };
export type RefreshDataOk = OkEnvelope & {
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in appUserLevelConfigList. */
  userLevel: number;
  /** Everything staked so far, in hundredths. */
  bet: Money;
};
export type UpdateProfileRequest = CommonFields & {
  /** The new name: 1 to 32 user-perceived characters (grapheme clusters) without control characters. The call refuses other names with nicknameNotAccepted; the schema allows more. When absent, the name does not change. */
  nickname?: string;
  /** The number of the avatar image. When absent, the avatar does not change. */
  avatar?: number;
};
export type UpdateProfileOk = OkEnvelope & {
  /** The current nickname, without surrounding spaces. */
  nickname: Nickname;
  /** The number of the current avatar image. */
  avatar: number;
};
export type BindAccountRequest = CommonFields & {
  /** The number to bind, without its country code. */
  mobile: MobileNumber;
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The one-time code. When absent, the call refuses the binding if otpStatus is 1. Otherwise no code is needed. */
  code?: SmsCode;
  /** A new password of the account. When absent, the password does not change. */
  password?: EncryptedPassword;
};
export type BindAccountOk = OkEnvelope & {
  /** The bound number. */
  mobile: MobileNumber;
};
export type ModifyPasswordRequest = CommonFields & {
  /** The current password of the account. */
  oldPassword: EncryptedPassword;
  /** The new password of the account. */
  password: EncryptedPassword;
};
export type AgentFillRequest = CommonFields & {
  /** The player ID of the superior. */
  pid: Id;
};
export type AgentFillOk = OkEnvelope & {
  /** The player ID of the new superior. */
  pid: PlayerId;
};
/** A day of birth as YYYY-MM-DD. A date that does not exist is refused by a business rule of the call, not by the schema. */
export type Birthday = string;
/** Personal data in addition to the user info; a field without a value is an empty string. */
export type UserOther = {
  /** The name in the player's documents, or empty. */
  realName: string;
  /** A mail address, or empty. */
  email: string;
  /** As YYYY-MM-DD, or empty; players younger than 21 are refused. */
  birthday: Birthday | string;
  /** The home address of the player, in one line, or empty. */
  address: string;
};
export type AppUserOtherOk = OkEnvelope & {
  /** Personal data in addition to the user info; a field without a value is an empty string. */
  appUserOther: UserOther;
};
export type UpdateAppUserOtherRequest = CommonFields & UserOther;
export type ShortUrlRequest = CommonFields & {
  /** An address of this site. */
  url: Link;
};
export type ShortUrlOk = OkEnvelope & {
  /** The short address, which redirects to the long one. The same long address always gets the same short address. */
  shortUrl: Link;
};
export type StartGameRequest = CommonFields & {
  /** The game to start, by its id in the game list. */
  gameId: Id;
};
export type StartGameOk = OkEnvelope & {
  /** The launch address. */
  gameUrl: Link;
};
export type ExitGameRequest = CommonFields & {
  /** The game that was left. */
  gameId: Id;
};
export type ExitGameOk = OkEnvelope & {
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type GameLikeRequest = CommonFields & {
  /** The game to mark or unmark, by its id in the game list. */
  id: Id;
  /** 1 marks and 0 unmarks the favourite. */
  like: Flag;
};
/** Flat details of a logged event or action. No personal data and no secrets. */
export type LogData = {
  [key: string]: string | number | boolean | null;
};
export type ActionLogRequest = CommonFields & {
  /** The name of the action, for example page_view. */
  action: string;
  /** The route of the action. */
  page: string;
  /** Flat details of the action. Absent without any. */
  data?: LogData;
  /** The time of the action by the clock of the device, in milliseconds since 1970 UTC. */
  eventTime: Timestamp;
};
export type OnlineRequest = CommonFields & {
  /** The game that is open on /start; an empty string on other pages (the empty string is inferred). */
  gameId: Id | '';
};
/** An entry of a log batch (spec 7.1). */
export type LoggedEvent = {
  /** The unique id of the event. The server counts an event that arrives twice only once. When absent, every arrival counts. */
  eventId?: string;
  /** The sales channel of the client (spec 6). */
  channel: Channel;
  /** The app id, the same as in the common fields. */
  appId: AppId;
  /** The version of the client (spec 9 says 1.0.28). */
  version: AppVersion;
  /** The time of the event by the clock of the device, in milliseconds since 1970 UTC. */
  eventTime: Timestamp;
  /** The player, or 0 for a visitor. */
  eventUserId: PlayerId;
  /** The name of the event, for example page_view. Absent for an event without a name. */
  eventName?: string;
  /** Flat details of the event. Absent without any. */
  eventData?: LogData;
};
export type AppEventLogClientRequest = CommonFields & {
  /** The events in the order of their time. */
  eventList: LoggedEvent[];
};
/** An entry of the big-win ticker. */
export type BigWin = {
  /** Masked by the server; only the first three and last two digits are visible (the form is inferred). */
  phone: string;
  /** The game in which the amount was won. */
  gameId: GameId;
  /** The won amount, in hundredths. */
  amount: Money;
  /** The time of the win, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
export type LobbyTipsOk = OkEnvelope & {
  /** The latest big wins. */
  jackpotList: BigWin[];
  /** The latest wins of the new-year activity. */
  newYearList: BigWin[];
};
/**
 * The values of `TradeType` that this version of the contract knows.
 */
export type KnownTradeType = 1 | 2;
/** The direction of a trade in the notice line of the wallet pages. */
export type TradeType = KnownTradeType | (number & Record<never, never>);
/** A deposit or withdrawal of any player, for the notice line of the wallet pages. */
export type Trade = {
  /** Masked by the server. */
  phone: string;
  /** The direction of a trade in the notice line of the wallet pages. */
  type: TradeType;
  /** The amount of the deposit or withdrawal, in hundredths. */
  amount: Money;
  /** The time of the trade, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
export type TradeInfoOk = OkEnvelope & {
  /** The latest deposits and withdrawals of all players, newest first. */
  tradeList: Trade[];
};
/** The activities in the answer of the activity list call, flat (spec 3, Activity data). */
export type ActivityData = {
  /** The activities that are active for the player. */
  activityIds: ActivityType[];
  /** Activity type number to its settings. */
  activityMap: ActivityMap;
  /** Whether the supply (bankruptcy relief) is open to the player. */
  isBankrupt: boolean;
  /** Whether the spin wheel is open to the player. */
  hasTurntable: boolean;
  /** Everything the player has deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Whether the player owns a running login-pay card (has paid on login). */
  loginPaying: boolean;
};
export type GetActivityIdsOk = OkEnvelope & ActivityData;
/** A contact of customer service. */
export type CustomerService = {
  /** The address of the contact; a page, a mail address (mailto) or a phone number (tel). */
  url: Link;
  /** 1 opens outside the app, 0 inside (the meanings are inferred). */
  isOut: Flag;
  /** The name shown. The desktop footer leaves out names containing 'Service' (spec 2.3). When absent, the client shows the host name; the mock server always sends it. */
  nickname?: string;
  /** A picture of the contact. When absent, the client shows its own picture; the mock server sends none. */
  icon?: Link;
};
export type GetCustomerServicesOk = OkEnvelope & {
  /** The contacts in display order. */
  appCustomerServiceQueue: CustomerService[];
};
/**
 * The values of `ItemStatus` that this version of the contract knows.
 */
export type KnownItemStatus = 0 | 1 | 2;
/** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
export type ItemStatus = KnownItemStatus | (number & Record<never, never>);
/** A bonus that the player can receive. */
export type BonusTicket = {
  /** The number of the ticket; receiveBonusTicker takes it. */
  id: Id;
  /** The item that the ticket gives. */
  propId: RewardItemId;
  /** The amount of the item; coins and points in hundredths, everything else in pieces. */
  count: Count;
  /** How many times the amount must be staked before it can be withdrawn. */
  betRate: number;
  /** When the ticket can be received, in milliseconds since 1970 UTC. Absent for a ticket that could be received from the start. */
  startTime?: Timestamp;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
};
export type GetBonusTickersOk = OkEnvelope & {
  /** The tickets that have not expired, received or not. */
  bonusTickers: BonusTicket[];
};
export type ReceiveBonusTickerRequest = CommonFields & {
  /** The ticket to receive, one of bonusTickers. */
  id: Id;
};
export type ReceiveBonusTickerOk = OkEnvelope & {
  /** The granted items. */
  propList: RewardItems;
};
/** An offer for points. */
export type LotterOption = {
  /** The number of the option; lotteryExchange takes it. */
  id: Id;
  /** The price in hundredths of a point. */
  lottery: Points;
  /** The items of the option. */
  propList: RewardItems;
};
export type GetLotterConfigOk = OkEnvelope & {
  /** The offers for points, in display order. */
  lotterConfigList: LotterOption[];
};
export type LotteryExchangeRequest = CommonFields & {
  /** The option to take, one of lotterConfigList. */
  id: Id;
};
export type LotteryExchangeOk = OkEnvelope & {
  /** The points left, in hundredths. */
  lottery: Points;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
  /** The granted items. */
  propList: RewardItems;
};
/** The content of the JSON text `achieveData`; task id to progress. */
export type TaskProgress = {
  [key: string]: Count;
};
/** The content of the JSON text `taskData`; task id, or 105 for the first-recharge mark, to state. */
export type TaskStates = {
  [key: string]: ItemStatus;
};
/**
 * The values of `TaskId` that this version of the contract knows.
 */
export type KnownTaskId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;
/** The number of a task. The specification lists the kinds in this order without numbers; the number of each task is inferred. */
export type TaskId = KnownTaskId | (number & Record<never, never>);
/** A task's goal and reward. The client has the text of each task, by id. */
export type Task = {
  /** The number of a task. The specification lists the kinds in this order without numbers; the number of each task is inferred. */
  id: TaskId;
  /** The progress that completes the task. */
  target: Count;
  /** The reward of the task. */
  propList: RewardItems;
};
/** The progress of the player in the tasks (spec 3, Task user). */
export type TaskUser = {
  /** The number of completed tasks, claimed or not; for daily tasks only the tasks of today. */
  achieveNum: Count;
  /** JSON text with the progress by task id. */
  achieveData: string;
  /** JSON text with the state by task id. Key 105 means that the first recharge is done. */
  taskData: string;
  /** Whether any task is claimable; a client shows a red dot for it. */
  canReceiveTaskAward: boolean;
  /** The goal and reward of each task. */
  taskList: Task[];
};
export type GetTaskUserOk = OkEnvelope & TaskUser;
export type ReceiveTaskAwardRequest = CommonFields & {
  /** The task to claim, an entry of taskList. */
  taskId: Id;
};
export type ReceiveTaskAwardOk = OkEnvelope &
  TaskUser & {
    /** The granted items. */
    propList: RewardItems;
  };
/** The red dots of the mail entry (spec 3). The meaning of each dot is inferred. */
export type MailRedDots = {
  /** An unread mail. */
  red0: Flag;
  /** An unread notice; an automatic mail, for example after a withdrawal was paid. */
  red1: Flag;
  /** A mail with an unclaimed reward. */
  red2: Flag;
};
export type HasMailUnreadOk = OkEnvelope & MailRedDots;
/** The page of a list, starting at 1. */
export type Page = number;
/** The number of rows of a page. */
export type PageSize = number;
/** Selects one page of a list, newest first. */
export type PageRequest = CommonFields & {
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
};
/** A mail as the list shows it. */
export type MailSummary = {
  /** The number of the mail among the mails of the player. */
  id: Id;
  /** The headline of the mail, plain text. */
  title: string;
  /** When the mail was delivered, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
  /** 1 after the mail was opened. */
  read: Flag;
  /** 1 after the reward was received, or if the mail has no reward. */
  received: Flag;
  /** The attached reward; empty when there is none. */
  propList: RewardItems;
};
export type GetMail2Ok = OkEnvelope & {
  /** The mails of the page, newest first. */
  mailList: MailSummary[];
  /** The number of mails on all pages. */
  total: Count;
};
export type GetMailDetailRequest = CommonFields & {
  /** The id of the mail, from getMail2. */
  id: Id;
};
/** A mail with its text. */
export type Mail = MailSummary & {
  /** Plain text, paragraphs separated by an empty line. */
  content: string;
};
export type GetMailDetailOk = OkEnvelope & {
  /** A mail with its text. */
  mail: Mail;
};
export type ReceiveMailRequest = CommonFields & {
  /** The id of the mail, from getMail2. */
  id: Id;
};
export type ReceiveMailOk = OkEnvelope & {
  /** The granted items. */
  propList: RewardItems;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type DelMailRequest = CommonFields & {
  /** The id of the mail, from getMail2. */
  id: Id;
};
/**
 * The bonus a deposit is made for (`actType` of recharge3). Kinds are numbered 1 to 13 and have no names in the source; 6, 8 and 9 belong to the calls with that number, and so does 3, the login-pay cards of getLoginPayUser3 (inferred). 0 is a plain deposit (inferred).
 */
export type RechargeBonusKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
export type Recharge3Request = CommonFields & {
  /** The deposit in hundredths. */
  amount: Money;
  /**
   * The protocol version of this call.
   * @constant
   */
  version: 4;
  /** The bonus a deposit is made for (`actType` of recharge3). Kinds are numbered 1 to 13 and have no names in the source; 6, 8 and 9 belong to the calls with that number, and so does 3, the login-pay cards of getLoginPayUser3 (inferred). 0 is a plain deposit (inferred). */
  actType: RechargeBonusKind;
  /** The id of the chosen entry of appRechargeTypeList. */
  rechargeType: Id;
};
/** The public number of a deposit or withdrawal order. */
export type OrderId = string;
/** The order of a deposit. */
export type RechargeOrder = {
  /** The new order; checkRechargeOrder takes its id. */
  orderId: OrderId;
};
/** The account for a bank transfer (spec 3 calls it vipInfo, the answer of recharge3 appRechargeBankOwn). */
export type BankDepositInfo = {
  /** The full name of the receiving bank. */
  bankName: string;
  /** The short name of the bank, shown after the full name. */
  shortBankName: string;
  /** The account holder; the payee of the transfer. */
  accountName: string;
  /** The currency of the transfer. When absent, the currency of the site. */
  currency?: Currency;
  /** The full account number, because the player has to type it into the banking app. */
  cardNum: string;
  /** The amount to transfer, in hundredths; the amount of the order. */
  amount: Money;
};
/** The deposit is paid by a bank transfer. */
export type BankDepositOk = OkEnvelope &
  RechargeOrder & {
    /** The account for a bank transfer (spec 3 calls it vipInfo, the answer of recharge3 appRechargeBankOwn). */
    appRechargeBankOwn: BankDepositInfo;
  };
/** The deposit is paid on a payment page. */
export type PageDepositOk = OkEnvelope &
  RechargeOrder & {
    /** The address of the payment page. */
    payUrl: Link;
  };
/** A payment QR code (spec 3, QR deposit info). */
export type QrDepositInfo = {
  /** The public number of a deposit or withdrawal order. */
  orderId: OrderId;
  /**
   * The content of the code; an absolute URL, because another device scans it.
   */
  qrCodeText: string;
  /** The currency of the payment. When absent, the currency of the site. */
  currency?: Currency;
  /** When the order was made, in milliseconds since 1970 UTC. The payment window starts at this time. */
  createTime: Timestamp;
  /** When the code expires, in milliseconds since 1970 UTC. When absent, it expires ten minutes after createTime (spec 9); the mock server always sends it. */
  expireTime?: Timestamp;
  /** Milliseconds left to pay at the time of the answer. A device counts down from this value, so that a wrong clock of the device has no effect. When absent, ten minutes; the mock server always sends it. */
  timeLeft?: number;
};
/** The deposit is paid by scanning a code. */
export type QrDepositOk = OkEnvelope &
  RechargeOrder & {
    /** A payment QR code (spec 3, QR deposit info). */
    appRechargeQr: QrDepositInfo;
  };
export type Recharge3Ok = BankDepositOk | PageDepositOk | QrDepositOk;
export type CheckRechargeOrderRequest = CommonFields & {
  /** The order id from the answer of recharge3. */
  orderId: OrderId;
};
export type CheckRechargeOrderOk = OkEnvelope & {
  /** Whether the deposit has arrived and was added to the balance. */
  isRechargeDone: boolean;
};
/**
 * The values of `RechargeStatus` that this version of the contract knows.
 */
export type KnownRechargeStatus = 0 | 1 | 2 | 3;
/** The state of a deposit order. */
export type RechargeStatus = KnownRechargeStatus | (number & Record<never, never>);
/** Selects rows of a history by time and text. */
export type HistoryFilter = {
  /** Selects rows of this instant and later, in milliseconds since 1970 UTC. When absent, the answer begins with the first row. */
  from?: Timestamp;
  /** Selects rows before this instant, in milliseconds since 1970 UTC. When absent, the answer ends with the newest row. */
  until?: Timestamp;
  /** Selects rows with this text in their name or in the number of their order, in upper or lower case. When absent or blank, no row is left out for its text. */
  search?: string;
};
export type GetRechargeRecordRequest = CommonFields & {
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
  /** Selects one order of the player; the call refuses an order of another player. When absent, the answer has the whole history. */
  orderId?: OrderId;
  /** Selects the orders in this state. When absent, the answer has orders in all states. */
  status?: RechargeStatus;
} & HistoryFilter;
/** A row of the deposit history. A waiting order contains the payment details of the recharge3 answer, so that the player can continue the payment on any device. */
export type RechargeRecord = {
  /** The public number of a deposit or withdrawal order. */
  orderId: OrderId;
  /** The ordered amount, in hundredths, without the bonus. */
  amount: Money;
  /** The channel of the order, an entry of appRechargeTypeList. */
  rechargeType: Id;
  /** The state of a deposit order. */
  status: RechargeStatus;
  /** When the order was made, in milliseconds since 1970 UTC. */
  createTime: Timestamp;
  /** The bonus in hundredths that was credited in addition to the amount, such as the bonus of the first deposit; 0 for none. Absent if the server does not provide it; the mock server always sends it. */
  bonus?: Money;
  /** Why nothing was credited, as text for the player. Absent unless the order failed, or expired and was paid late, and the reason is known. */
  reason?: string;
  /** The account to transfer the money to. Absent unless the order is waiting and is paid by bank transfer. */
  appRechargeBankOwn?: BankDepositInfo;
  /** The payment QR code. Absent unless the order is waiting and is paid by QR code. */
  appRechargeQr?: QrDepositInfo;
  /** The payment page. Absent unless the order is waiting and is paid on a page. */
  payUrl?: Link;
};
export type GetRechargeRecordOk = OkEnvelope & {
  /** The orders of the page, newest first. */
  list: RechargeRecord[];
  /** The number of rows on all pages. */
  total: Count;
};
/** An item of a reward that was already claimed. */
export type ReceivedProp = {
  /** The reward item that was claimed. */
  propId: PropId;
};
/** The items of a reward that were already claimed. */
export type ReceivedProps = ReceivedProp[];
/** JSON text with the list of items already claimed, each with `propId` (spec 3). */
export type PropReceiveListJson = string;
/** The first-charge state (spec 3). At status 1 the free items are claimed one by one (spec 4). */
export type RechargeBonusCollection9 = {
  /** The bought entry of appRechargeBonusCollection9ConfigList; 0 before. */
  awardId: number;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
  /** JSON text with the list of items already claimed, each with `propId` (spec 3). */
  propReceiveList: PropReceiveListJson;
};
export type AppRechargeBonusCollection9Ok = OkEnvelope & {
  /** The first-charge state (spec 3). At status 1 the free items are claimed one by one (spec 4). */
  appRechargeBonusCollection9: RechargeBonusCollection9;
  /** The items that this call granted. */
  propList: RewardItems;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
};
export type AppRechargeBonusCollection9ReceiveRequest = CommonFields & {
  /** The item to claim. */
  propId: KnownRewardItemId;
};
/** Text in one line, without control characters. */
export type SingleLineText = string;
/** The data that a player enters to bind or change a card, without its number. */
export type BankInfo = {
  /** The bank, an entry of appBankList. */
  bankId: Id;
  /** The name of the bank as shown to the player; the server stores the name that it has for bankId. */
  bankName: SingleLineText;
  /** The account holder, as printed by the bank. */
  accountName: SingleLineText;
};
/** A full card or account number, as typed. */
export type TypedCardNumber = string;
export type AddBankInfoRequest = CommonFields &
  BankInfo & {
    /** The full card or account number, as typed; the server ignores spaces and hyphens, and requires 6 to 34 digits. */
    cardNum: TypedCardNumber;
  };
export type AddBankInfoOk = OkEnvelope & {
  /** The default entry of appUserBankList. */
  appUserBank: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
};
export type ModifyBankInfoRequest = CommonFields &
  BankInfo & {
    /** The card to change. */
    id: Id;
    /** The new number. When absent or masked, the number does not change. */
    cardNum?: TypedCardNumber;
  };
/** The amounts that a player can withdraw now. */
export type ExchangeInfo = {
  /** The smallest withdrawal, in hundredths. */
  minAmount: Money;
  /** The largest withdrawal, in hundredths. */
  maxAmount: Money;
  /** The part of the balance that can be withdrawn, in hundredths. */
  withdrawable: Money;
  /** The fee of a withdrawal, in hundredths. */
  fee: Money;
  /** The number of withdrawals left today. */
  remainCount: Count;
  /** The amount to stake before the rest of the balance can be withdrawn, in hundredths. */
  turnoverLeft: Money;
};
export type GetExchangeOk = OkEnvelope & ExchangeInfo;
export type ExchangeRequest = CommonFields & {
  /** The withdrawal in hundredths. */
  amount: Money;
  /** The bank of the bound card that receives the money. */
  bankId: Id;
  /** The safebox password, which withdrawals require; encrypted like the password of the account. */
  safeboxPassword: EncryptedPassword;
};
export type ExchangeOk = OkEnvelope & {
  /** The public number of a deposit or withdrawal order. */
  orderId: OrderId;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
/**
 * The values of `ExchangeStatus` that this version of the contract knows.
 */
export type KnownExchangeStatus = 0 | 1 | 2;
/** The state of a withdrawal order. */
export type ExchangeStatus = KnownExchangeStatus | (number & Record<never, never>);
export type GetExchangeOrderRequest = CommonFields & {
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
  /** Selects the orders in this state. When absent, the answer has orders in all states. */
  status?: ExchangeStatus;
} & HistoryFilter;
/** A row of the withdrawal history. */
export type ExchangeOrder = {
  /** The public number of a deposit or withdrawal order. */
  orderId: OrderId;
  /** The amount taken from the balance, in hundredths; it includes the fee. */
  amount: Money;
  /** The name of the receiving bank. */
  bankName: string;
  /** A bank card or account number. Answers contain only the last four digits, the rest as asterisks. */
  cardNum: CardNumber;
  /** The state of a withdrawal order. */
  status: ExchangeStatus;
  /** When the order was made, in milliseconds since 1970 UTC. */
  createTime: Timestamp;
  /** The reason of the refusal, as text for the player. Absent unless the order was refused. */
  reason?: string;
};
export type GetExchangeOrderOk = OkEnvelope & {
  /** The orders of the page, newest first. */
  list: ExchangeOrder[];
  /** The number of rows on all pages. */
  total: Count;
};
/**
 * The values of `BalanceChangeKind` that this version of the contract knows.
 */
export type KnownBalanceChangeKind =
  | 'game'
  | 'deposit'
  | 'withdrawal'
  | 'bonus'
  | 'exchange'
  | 'safebox'
  | 'other';
export type GetBalanceHistoryRequest = CommonFields & {
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
  /** Selects the rows of this kind. When absent, the answer has rows of all kinds. */
  kind?: KnownBalanceChangeKind;
  /** Also sums each part of this length, in milliseconds, between `from` and `until`; a day is 86,400,000. When absent, or without `from` or `until`, the answer has no `parts`. */
  partMs?: number;
} & HistoryFilter;
/** What changed a balance. */
export type BalanceChangeKind = KnownBalanceChangeKind | (string & Record<never, never>);
/**
 * The values of `BalanceUnit` that this version of the contract knows.
 */
export type KnownBalanceUnit = 'coin' | 'points';
/** What a row of the history counts. */
export type BalanceUnit = KnownBalanceUnit | (string & Record<never, never>);
/** A row of the history. A round of a game is one row with its bet and its win; if its win came after another change, the win is a further row with the bet 0. */
export type BalanceChange = {
  /** The number of the row; it is the same in every answer. */
  id: Id;
  /** When the balance changed, in milliseconds since 1970 UTC. */
  time: Timestamp;
  /** What changed a balance. */
  kind: BalanceChangeKind;
  /** What a row of the history counts. */
  unit: BalanceUnit;
  /** The change of the balance in hundredths, negative if it fell. Of a round, the win without the bet. */
  amount: number;
  /** The balance of that unit after the change, in hundredths. */
  balance: number;
  /** The cause as short text without personal data: the number of an order, the round of a game, a reward. Not for display, except the number of an order. */
  reference: string;
  /** The name of the row as text for the player, for example "Deposit" or "Mail: Welcome gift". Absent for rounds, whose name is the name of the game. */
  title?: string;
  /** The game of a round. Absent for other rows. */
  gameId?: GameId;
  /** The bet of a round, in hundredths. Absent for other rows. */
  bet?: Money;
  /** The win of a round, in hundredths; 0 if nothing was won. Absent for other rows. */
  win?: Money;
};
/** Sums of the chosen time, of all kinds and texts whatever is selected. All sums but `points` count coins. Moves of the safebox are not in any sum. */
export type BalanceSums = {
  /** The number of rounds. */
  rounds: Count;
  /** The bets of all rounds, in hundredths. The player lost the difference between bets and wins if it is positive, and won it if it is negative. */
  bets: Money;
  /** The wins of all rounds, in hundredths. */
  wins: Money;
  /** The deposits that arrived, in hundredths, without bonuses. */
  deposits: Money;
  /** The requested withdrawals less the rejected ones that came back; negative if more came back in that time than was requested. */
  withdrawals: number;
  /** The coins of bonuses, of claimed rewards and of exchanged points, in hundredths. */
  bonuses: Money;
  /** The points received, in hundredths; exchanged points are not subtracted. */
  points: Money;
  /** The time of play in whole minutes, rounded up. Rounds less than 5 minutes apart belong to one visit, which lasts from its first to its last round; a visit counts at least one minute. */
  minutesPlayed: Count;
};
export type GetBalanceHistoryOk = OkEnvelope & {
  /** The rows of the page, newest first. */
  list: BalanceChange[];
  /** The number of rows on all pages. */
  total: Count;
  /** Sums of the chosen time, of all kinds and texts whatever is selected. All sums but `points` count coins. Moves of the safebox are not in any sum. */
  sums: BalanceSums;
  /** The sums of each part of the chosen time, oldest first, of at most the first 31 parts. Absent without `partMs`, `from` or `until`. */
  parts?: BalanceSums[];
};
export type GetSafeboxOk = OkEnvelope & {
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Whether the safebox password is set; withdrawals require it. */
  hasSafeboxPassword: boolean;
};
export type SafeboxPasswordInitRequest = CommonFields & {
  /** The new safebox password, encrypted like the password of the account. */
  password: EncryptedPassword;
};
export type SafeboxPasswordInitOk = OkEnvelope & {
  /** True, because the password is set now. */
  hasSafeboxPassword: boolean;
};
export type ModifySafePasswordRequest = CommonFields & {
  /** The current safebox password, encrypted like the password of the account. */
  oldPassword: EncryptedPassword;
  /** The new safebox password, encrypted like the password of the account. */
  password: EncryptedPassword;
};
/** The amount to move, in hundredths. */
export type TransferAmount = number;
export type SafeboxDepositRequest = CommonFields & {
  /** The amount to move, in hundredths. */
  amount: TransferAmount;
};
export type SafeboxTransferOk = OkEnvelope & {
  /** The coins in the safebox after the call, in hundredths. */
  safebox: Money;
  /** The balance after the call, in hundredths. */
  coin: Money;
};
export type SafeboxWithdrawRequest = CommonFields & {
  /** The amount to move, in hundredths. */
  amount: TransferAmount;
  /** The safebox password, encrypted like the password of the account. */
  safeboxPassword: EncryptedPassword;
};
/**
 * The content of an uploaded picture.
 */
export type KycFileType = 'front' | 'back' | 'selfie';
export type UploadKycForm = {
  /**
   * A JPEG, PNG or WebP picture.
   */
  file: Blob;
  /** The content of an uploaded picture. */
  type: KycFileType;
};
/** The number of an uploaded picture. */
export type KycFileId = string;
export type UploadKycOk = OkEnvelope & {
  /** The number of an uploaded picture. */
  fileId: KycFileId;
};
/** The data that a player submits for verification. */
export type KycData = {
  /** The name as in the document. */
  realName: string;
  /** The number of the identity document. */
  idNumber: string;
  /** As YYYY-MM-DD; a player must be 21 or older (spec 1). */
  birthday: Birthday;
  /** The home address of the player, in one line of at least five characters. */
  address: string;
  /** The uploaded pictures. */
  fileIds: KycFileId[];
};
export type AddKycRequest = CommonFields & KycData;
/**
 * The values of `KycStatus` that this version of the contract knows.
 */
export type KnownKycStatus = 0 | 1 | 2 | 3;
/** The state of an identity verification. */
export type KycStatus = KnownKycStatus | (number & Record<never, never>);
export type AddKycOk = OkEnvelope & {
  /** Whether the verification is already approved. */
  hasKyc: boolean;
  /** The new state of the verification; 1, because it is waiting. */
  kycStatus: KycStatus;
};
/** The state of the verification, and the submitted data if there is any. */
export type KycState = {
  /** The state of an identity verification. */
  kycStatus: KycStatus;
  /** The last submitted data. Absent until the first submission. */
  submitted?: KycData;
  /** The reason of the rejection, as text for the player. Absent unless it was rejected. */
  reason?: string;
};
export type KycOk = OkEnvelope & KycState;
/** The number of days of a card. */
export type LoginPayData = {
  /** The number of days still to be received. */
  days: Count;
  /** Whether today's part can be received; 1 yes, 2 already received or used up. Absent if the server does not provide it; the mock server always sends it. */
  itemStatus?: ItemStatus;
};
/** A bought card. The player has a card while one of them has days left (spec 4). */
export type OwnedLoginPay = {
  /** The position among the player's cards, starting at 1. */
  id: Id;
  /** The card as an item of appPropConfigMap; receiveLoginPay3 takes it. */
  propId: PropId;
  /** The number of days of a card. */
  loginPayDataJson: LoginPayData;
};
/** The login-pay cards of the player (spec 3, Login-pay user). */
export type LoginPayUser = {
  /** The cards that the player has bought, including used-up ones. */
  ownList: OwnedLoginPay[];
  /** The cards that can be bought. */
  buyPropIds: PropId[];
  /** Whether the player must deposit before buying a card. */
  needRecharge: boolean;
};
export type GetLoginPayUser3Ok = OkEnvelope & LoginPayUser;
export type ReceiveLoginPay3Request = CommonFields & {
  /** The card. */
  propId: PropId;
};
export type ReceiveLoginPay3Ok = OkEnvelope &
  LoginPayUser & {
    /** The granted items. */
    propList: RewardItems;
  };
/** The reward of a day of a sign-in board. */
export type DayReward = {
  /** The day, starting at 1. */
  day: number;
  /** The items that a player gets for the day. */
  propList: RewardItems;
};
/** The sign-up bonus board (activity 15). */
export type LoginBonus3User = {
  /** The sign-in days list (spec 4); days already received, and -1 once the sign-up bonus is received. */
  days: number[];
  /** The position of today on the board, starting at 1. */
  day: number;
  /** Whether today's reward can be received. */
  itemStatus: ItemStatus;
  /** The reward of each day of the board, in order. */
  rewards: DayReward[];
};
export type LoginBonus3UserOk = OkEnvelope & {
  /** The sign-up bonus board (activity 15). */
  loginBonus3User: LoginBonus3User;
};
export type LoginBonus3UserReceiveRequest = CommonFields & {
  /** The position on the board to receive, starting at 1; only the position of today can be received. */
  day: number;
};
export type LoginBonus3UserReceiveOk = OkEnvelope & {
  /** The sign-up bonus board (activity 15). */
  loginBonus3User: LoginBonus3User;
  /** The granted items. */
  propList: RewardItems;
};
/** The seven-day sign-in board (activity 36). */
export type FreeSignUser = {
  /** The position of today on the board, starting at 1. */
  day: number;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
  /** The reward of each of the seven days, in order. */
  rewards: DayReward[];
};
export type AppFreeSignUserOk = OkEnvelope & {
  /** The seven-day sign-in board (activity 36). */
  appFreeSignUser: FreeSignUser;
};
export type AppFreeSignUserReceiveOk = OkEnvelope & {
  /** The seven-day sign-in board (activity 36). */
  appFreeSignUser: FreeSignUser;
  /** The granted items. */
  propList: RewardItems;
};
/** A step of a promotion, with its condition and its reward. */
export type RewardStep = {
  /** The number of the step; the call that claims it takes it. */
  awardId: Id;
  /** The condition of the step; deposits in hundredths, days, invited friends or opened boxes, depending on the promotion. */
  target: Count;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
  /** The items that a player gets for the step. */
  propList: RewardItems;
};
/** The accumulated-recharge state (activity 28). */
export type RechargeBonusCollection6 = {
  /** The sum of deposits since the promotion started, in hundredths. */
  totalRecharge: Money;
  /** The current step of the player. */
  awardId: Id;
  /** The state of that step. */
  itemStatus: ItemStatus;
  /** JSON text with the list of items already claimed, each with `propId` (spec 3). */
  propReceiveList: PropReceiveListJson;
  /** The deposits that earn a reward, ascending. */
  steps: RewardStep[];
};
export type RechargeBonusCollection6Ok = OkEnvelope & {
  /** The accumulated-recharge state (activity 28). */
  rechargeBonusCollection6: RechargeBonusCollection6;
};
export type ReceiverRechargeBonusCollection6Request = CommonFields & {
  /** The step. */
  awardId: Id;
};
export type ReceiverRechargeBonusCollection6Ok = OkEnvelope & {
  /** The accumulated-recharge state (activity 28). */
  rechargeBonusCollection6: RechargeBonusCollection6;
  /** The granted items. */
  propList: RewardItems;
};
/** The continuous-recharge state (activity 43). */
export type RechargeBonusCollection8 = {
  /** The number of consecutive days with a deposit. */
  dayCount: Count;
  /** The current step of the player. */
  awardId: Id;
  /** The state of that step. */
  itemStatus: ItemStatus;
  /** JSON text with the list of items already claimed, each with `propId` (spec 3). */
  propReceiveList: PropReceiveListJson;
  /** The numbers of days that earn a reward, ascending. */
  steps: RewardStep[];
  /** The reward after all days. */
  extra: RewardStep;
};
export type RechargeBonusCollection8Ok = OkEnvelope & {
  /** The continuous-recharge state (activity 43). */
  rechargeBonusCollection8: RechargeBonusCollection8;
};
export type ReceiverRechargeBonusCollection8Request = CommonFields & {
  /** The step. */
  awardId: Id;
};
export type ReceiverRechargeBonusCollection8Ok = OkEnvelope & {
  /** The continuous-recharge state (activity 43). */
  rechargeBonusCollection8: RechargeBonusCollection8;
  /** The granted items. */
  propList: RewardItems;
};
export type BankruptBonusOk = OkEnvelope & {
  /** Whether the supply is still open to the player; false, because it is granted once a day. */
  isBankrupt: boolean;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
  /** The granted items. */
  propList: RewardItems;
};
/** The available VIP rebate for the player. */
export type VipRebateUser = {
  /** In hundredths of a percent of the stakes. */
  rate: number;
  /** The amount that can be paid out, in hundredths. */
  amount: Money;
  /** How many times the amount must be staked before it can be withdrawn. When absent, it does not have to be staked. */
  betRate?: number;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
};
export type VipRebateUserOk = OkEnvelope & {
  /** The available VIP rebate for the player. */
  vipRebateUser: VipRebateUser;
};
export type VipRebateUserReceiveOk = OkEnvelope & {
  /** The available VIP rebate for the player. */
  vipRebateUser: VipRebateUser;
  /** The granted items. */
  propList: RewardItems;
};
/** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
export type InviteUser = {
  /** The number of spins left. */
  spinCount: Count;
  /** The sum of the spins, in hundredths; 0 after the exchange. */
  amount: Money;
  /** The amount that the spins must reach before it can be exchanged, in hundredths. */
  targetAmount: Money;
  /** How many times the amount must be staked before it can be withdrawn. When absent, it does not have to be staked. */
  betRate?: number;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
  /** The fields of the wheel, in order. */
  wheel: RewardItem[];
  /** The chances of the fields, one entry for each field in the same order. The chance of a field is its weight divided by the sum of the weights. When absent, the chances are not stated. */
  weights?: {
    /** The weight for a spin that every player has. */
    free: Count;
    /** The weight for a spin that a friend brought. */
    friend: Count;
  }[];
  /** The number of friends who are still needed if each spin stops on the smallest field and each friend brings the fewest spins; 0 once the target is reached. When absent, the number is not stated. */
  friendsNeeded?: Count;
};
export type ActInviteUserOk = OkEnvelope & {
  /** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
  actInviteUser: InviteUser;
};
/** A friend who was invited, or whose spin added to the amount. */
export type InviteRecord = {
  /** Masked by the server. */
  nickname: string;
  /** The amount that spins of this friend have added, in hundredths. */
  amount: Money;
  /** When the friend registered or qualified, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
export type ActInviteUserRecordOk = OkEnvelope & {
  /** The rows of the page, newest first; only rows of the current round. */
  list: InviteRecord[];
  /** The number of rows on all pages. */
  total: Count;
};
/** The short state of the invite spin, for its badge. */
export type InviteUserStatus = {
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
};
export type ActInviteUserStatusOk = OkEnvelope & {
  /** The short state of the invite spin, for its badge. */
  actInviteUserStatus: InviteUserStatus;
};
export type ActInviteUserExchangeOk = OkEnvelope & {
  /** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
  actInviteUser: InviteUser;
  /** The granted items. */
  propList: RewardItems;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
/** The field at which a wheel stops, starting at 0. */
export type WheelIndex = number;
export type ActInviteUserSpinOk = OkEnvelope & {
  /** The field at which a wheel stops, starting at 0. */
  index: WheelIndex;
  /** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
  actInviteUser: InviteUser;
  /** The amount of the field, in hundredths. */
  propList: RewardItems;
};
/** The invite-friends state (spec 3). */
export type InviteBonus1User = {
  /** The current step of the player, an entry of appInviteBonus1ConfigList. */
  awardId: Id;
  /** The number of friends whom the player invited. */
  inviteCount: Count;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
};
export type AppInviteBonus1UserOk = OkEnvelope & {
  /** The invite-friends state (spec 3). */
  appInviteBonus1User: InviteBonus1User;
  /** The items that this call granted. */
  propList: RewardItems;
};
export type AppInviteBonus1UserReceiveRequest = CommonFields & {
  /** The item to claim. */
  propId: KnownRewardItemId;
};
/** The income from one invited player on one day. */
export type AgentIncome = {
  /** Masked by the server. */
  nickname: string;
  /** The amount, in hundredths. */
  income: Money;
  /** When the latest part of it was earned, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
/** The agent programme (activity 26). */
export type AgentData = {
  /** The number of players whom the player invited. */
  inviteCount: Count;
  /** The income from invited players so far, in hundredths, paid out or not. */
  totalIncome: Money;
  /** The amount that agent3Exchange pays out, in hundredths. */
  availableIncome: Money;
  /** How many times the income must be staked before it can be withdrawn. When absent, it does not have to be staked. */
  betRate?: number;
  /** The latest income entries, newest first. */
  rows: AgentIncome[];
};
export type AgentDataOk = OkEnvelope & {
  /** The agent programme (activity 26). */
  agentData: AgentData;
};
export type Agent3ExchangeOk = OkEnvelope & {
  /** The agent programme (activity 26). */
  agentData: AgentData;
  /** The granted items. */
  propList: RewardItems;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
/** The agent5 programme (activity 41). */
export type Agent5User = {
  /** The number of players whom the player invited. */
  inviteCount: Count;
  /** The number of qualified invited players. */
  inviteValidCount: Count;
  /** The amount that appAgent5UserReceive pays out, in hundredths. */
  amount: Money;
  /** How many times the amount must be staked before it can be withdrawn. When absent, it does not have to be staked. */
  betRate?: number;
  /** The state of that amount. */
  itemStatus: ItemStatus;
  /** Awards for numbers of valid invitations. */
  steps: RewardStep[];
};
export type AppAgent5UserOk = OkEnvelope & {
  /** The agent5 programme (activity 41). */
  appAgent5User: Agent5User;
};
/**
 * The values of `Agent5LogType` that this version of the contract knows.
 */
export type KnownAgent5LogType = 1 | 2 | 3;
/** The source of an agent5 income. */
export type Agent5LogType = KnownAgent5LogType | (number & Record<never, never>);
/** The income of one kind from one invited player on one day. */
export type Agent5Log = {
  /** Masked by the server. */
  nickname: string;
  /** The amount, in hundredths. */
  amount: Money;
  /** The source of an agent5 income. */
  type: Agent5LogType;
  /** When the latest part of it was earned, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
export type AppAgent5UserLogOk = OkEnvelope & {
  /** The rows of the page, newest first; the server stores the latest hundred. */
  list: Agent5Log[];
  /** The number of rows on all pages. */
  total: Count;
};
export type AppAgent5UserReceiveOk = OkEnvelope & {
  /** The agent5 programme (activity 41). */
  appAgent5User: Agent5User;
  /** The granted items. */
  propList: RewardItems;
};
export type AppAgent5UserInviteValidReceiveRequest = CommonFields & {
  /** The step. */
  awardId: Id;
};
export type AppAgent5UserInviteValidReceiveOk = OkEnvelope & {
  /** The agent5 programme (activity 41). */
  appAgent5User: Agent5User;
  /** The granted items. */
  propList: RewardItems;
};
/** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
export type Agent4Data = {
  /** The number of invited players who deposited enough; the steps require this number. */
  inviteCount: Count;
  /** The number of scratch cards left. */
  scratchCount: Count;
  /** The number of draws left. */
  lotteryCount: Count;
  /** The state of the step awardId. */
  itemStatus: ItemStatus;
  /** The current step of the player. */
  awardId: Id;
  /** The awards for numbers of qualified invited players, ascending. */
  steps: RewardStep[];
  /** The fields of the draw, in order. */
  prizes: RewardItem[];
};
export type Agent4DataOk = OkEnvelope & {
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
};
/** An invited player of the agent-count programme. */
export type Agent4InviteRow = {
  /** Masked by the server. */
  nickname: string;
  /** 1 if the invited player is qualified, that is, deposited enough. */
  valid: Flag;
  /** When the player was invited, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
export type Agent4InviteRowsOk = OkEnvelope & {
  /** The rows of the page, newest first. */
  rows: Agent4InviteRow[];
  /** The number of rows on all pages. */
  total: Count;
};
export type Agent4ScratchOk = OkEnvelope & {
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
  /** The granted items. */
  propList: RewardItems;
};
export type Agent4LotteryOk = OkEnvelope & {
  /** The field at which a wheel stops, starting at 0. */
  index: WheelIndex;
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
  /** The granted items. */
  propList: RewardItems;
};
export type Agent4AwardRequest = CommonFields & {
  /** The step to claim, one of `steps`. */
  awardId: Id;
};
export type Agent4AwardOk = OkEnvelope & {
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
  /** The granted items. */
  propList: RewardItems;
};
/** A task within a promotion. The client has the text of each task, by id. */
export type ActivityTask = {
  /** The number of the task; the call that claims it takes it. */
  id: Id;
  /** The progress so far. */
  num: Count;
  /** The progress that completes the task. */
  target: Count;
  /** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
  itemStatus: ItemStatus;
  /** The reward of the task. */
  propList: RewardItems;
};
/** The tasks of an agent. */
export type ProxyUser4TaskUser = {
  /** The tasks with their progress, in display order. */
  tasks: ActivityTask[];
};
export type AppProxyUser4TaskUserOk = OkEnvelope & {
  /** The tasks of an agent. */
  appProxyUser4TaskUser: ProxyUser4TaskUser;
};
export type AppProxyUser4TaskUserShareRequest = CommonFields & {
  /** An entry of `tasks` that counts shares. */
  id: Id;
};
export type AppProxyUser4TaskUserShareOk = OkEnvelope & {
  /** The tasks of an agent. */
  appProxyUser4TaskUser: ProxyUser4TaskUser;
};
export type AppProxyUser4TaskUserReceiveRequest = CommonFields & {
  /** The entry of `tasks` to claim. */
  id: Id;
};
export type AppProxyUser4TaskUserReceiveOk = OkEnvelope & {
  /** The tasks of an agent. */
  appProxyUser4TaskUser: ProxyUser4TaskUser;
  /** The granted items. */
  propList: RewardItems;
};
/** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
export type ChristmasUser = {
  /** The day of the promotion, starting at 1. */
  day: number;
  /** The days on which the player signed in. */
  signDays: number[];
  /** The number of boxes that can be opened. */
  openCount: Count;
  /** The number of boxes opened so far. */
  opened: Count;
  /** The state of the step awardId. */
  itemStatus: ItemStatus;
  /** The current step of the player. */
  awardId: Id;
  /** Awards for numbers of opened boxes. */
  steps: RewardStep[];
  /** The reward of the sign-in of each day. */
  rewards: DayReward[];
  /** The extra reward for signing in on all days. */
  extra: RewardStep;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
};
export type AppChristmasUserOk = OkEnvelope & {
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
};
export type AppChristmasUserOpenOk = OkEnvelope & {
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppChristmasUserReceiveRequest = CommonFields & {
  /** The step to claim, one of `steps`. */
  awardId: Id;
};
export type AppChristmasUserReceiveOk = OkEnvelope & {
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppChristmasUserExtraOk = OkEnvelope & {
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppChristmasUserSignOk = OkEnvelope & {
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
/** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
export type NewYearUser = {
  /** The number of items of the player, by item id 40001 (active), 40002 (box), 40003 (lottery) and 40004 (firework). */
  items: RewardItems;
  /** They restart every day. */
  tasks: ActivityTask[];
  /** The extra reward for collecting active points. Claiming does not use up the points. */
  extra: RewardStep;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
};
export type AppNewYearUserOk = OkEnvelope & {
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
};
export type AppNewYearUserShareOk = OkEnvelope & {
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
};
export type AppNewYearUserReceiveTaskRequest = CommonFields & {
  /** The entry of `tasks` to claim. */
  id: Id;
};
export type AppNewYearUserReceiveTaskOk = OkEnvelope & {
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserBoxOpenOk = OkEnvelope & {
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserExtraOk = OkEnvelope & {
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserOpenRequest = CommonFields & {
  /** The item to use; 40003 or 40004. */
  propId: KnownRewardItemId;
};
export type AppNewYearUserOpenOk = OkEnvelope & {
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
/** A festival (activity 35); rewards staged by deposits. */
export type FestivalUser = {
  /** The sum of deposits since the festival started, in hundredths. */
  totalRecharge: Money;
  /** The current step of the player. */
  awardId: Id;
  /** The state of that step. */
  itemStatus: ItemStatus;
  /** JSON text with the list of items already claimed, each with `propId` (spec 3). */
  propReceiveList: PropReceiveListJson;
  /** The deposits that earn a reward, ascending. */
  steps: RewardStep[];
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
};
export type AppFestivalUserOk = OkEnvelope & {
  /** A festival (activity 35); rewards staged by deposits. */
  appFestivalUser: FestivalUser;
};
export type AppFestivalUserReceiveRequest = CommonFields & {
  /** The item to claim. */
  propId: KnownRewardItemId;
};
export type AppFestivalUserReceiveOk = OkEnvelope & {
  /** A festival (activity 35); rewards staged by deposits. */
  appFestivalUser: FestivalUser;
  /** The granted items. */
  propList: RewardItems;
};
/** A winner of the weekend lottery. */
export type WeekendWinner = {
  /** Masked by the server. */
  nickname: string;
  /** One item of a reward. The meaning of `count` depends on the id (spec 9): 2001 coins and 2002 points in hundredths, everything else in pieces. */
  prize: RewardItem;
  /** The time of the draw, in milliseconds since 1970 UTC. */
  timestamp: Timestamp;
};
/** The weekend lottery (activity 33); open on Saturday and Sunday. */
export type WeekendLotteryUser = {
  /** The number of draws left. */
  drawCount: Count;
  /** 0 closed or no draw left, 1 a draw can be made, 2 all draws of this weekend made. */
  itemStatus: ItemStatus;
  /** The fields of the wheel, in order. */
  prizes: RewardItem[];
  /** The latest winners, newest first. */
  winners: WeekendWinner[];
  /** When the next weekend starts, in milliseconds since 1970 UTC; in the past while the lottery is open. */
  opensAt: Timestamp;
};
export type WeekendLotteryUserOk = OkEnvelope & {
  /** The weekend lottery (activity 33); open on Saturday and Sunday. */
  weekendLotteryUser: WeekendLotteryUser;
};
export type WeekendLotteryUserDrawOk = OkEnvelope & {
  /** The field at which a wheel stops, starting at 0. */
  index: WheelIndex;
  /** The weekend lottery (activity 33); open on Saturday and Sunday. */
  weekendLotteryUser: WeekendLotteryUser;
  /** The granted items. */
  propList: RewardItems;
};
/** The call did not reach a business rule. `code` repeats the HTTP status. */
export type TransportError = {
  /** The HTTP status. */
  code: number;
  /** The same number as `code`. */
  errcode: number;
  /** Details for developers. Absent from a 401, unless the account of its token is disabled; then the name is accountDisabled. */
  error?: ErrorDetail;
};
/** A business rule rejected appConfig. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppConfigRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getAfterLoginInfoWeb. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetAfterLoginInfoWebRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected accountLogin. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AccountLoginRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected accountRegist. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AccountRegistRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected accountRegist4. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AccountRegist4Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1045 | 1047 | 1049 | 2110 | 103;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected lineLogin. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type LineLoginRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 102 | 1043 | 1047 | 1049 | 2117 | 103;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected smsSend. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type SmsSendRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2101 | 2102 | 2103 | 2104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected forgetPassword. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ForgetPasswordRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2111 | 2106 | 2120 | 2109 | 2110 | 1043 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected accountLogout. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AccountLogoutRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getAfterLoginInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetAfterLoginInfoRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 1043 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected refreshData. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type RefreshDataRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected updateProfile. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type UpdateProfileRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2112 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected bindAccount. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type BindAccountRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2105 | 2106 | 2120 | 2107 | 2108 | 2109 | 2110 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected modifyPassword. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ModifyPasswordRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2121 | 1047 | 2109 | 2122 | 2110 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agentFill. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AgentFillRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2113 | 2114 | 2115 | 2116 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appUserOther. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppUserOtherRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected updateAppUserOther. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type UpdateAppUserOtherRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2118 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected shortUrl. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ShortUrlRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2119 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected startGame. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type StartGameRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2201 | 2202 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected exitGame. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ExitGameRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2201 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected gameLike. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GameLikeRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 1004 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected actionLog. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ActionLogRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected online. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type OnlineRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appEventLogClient. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppEventLogClientRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected lobbyTips. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type LobbyTipsRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected tradeInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type TradeInfoRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected anonymousTradeInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AnonymousTradeInfoRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getActivityIds. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetActivityIdsRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getCustomerServices. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetCustomerServicesRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getBonusTickers. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetBonusTickersRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiveBonusTicker. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiveBonusTickerRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2911 | 2912 | 2913 | 2914 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getLotterConfig. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetLotterConfigRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected lotteryExchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type LotteryExchangeRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2901 | 2902 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getTaskUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetTaskUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiveTaskAward. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiveTaskAwardRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3001 | 3002 | 3003 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected hasMailUnread. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type HasMailUnreadRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getMail2. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetMail2Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getMailDetail. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetMailDetailRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2801 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiveMail. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiveMailRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2801 | 2802 | 2803 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected delMail. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type DelMailRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2801 | 2804 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected recharge3. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Recharge3Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2301 | 2302 | 2303 | 2304 | 2305 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected checkRechargeOrder. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type CheckRechargeOrderRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2306 | 2307 | 2308 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getRechargeRecord. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetRechargeRecordRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2306 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appRechargeBonusCollection9. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppRechargeBonusCollection9Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appRechargeBonusCollection9Receive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppRechargeBonusCollection9ReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 103;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected addBankInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AddBankInfoRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2401 | 2402 | 2404 | 2405 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected modifyBankInfo. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ModifyBankInfoRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2401 | 2403 | 2402 | 2405 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getExchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetExchangeRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected exchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ExchangeRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2501 | 2502 | 2503 | 2504 | 2403 | 2602 | 2603 | 2604 | 2110 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getExchangeOrder. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetExchangeOrderRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getBalanceHistory. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetBalanceHistoryRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getSafebox. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetSafeboxRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected safeboxPasswordInit. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type SafeboxPasswordInitRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2601 | 2109 | 2122 | 2110 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected modifySafePassword. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ModifySafePasswordRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2602 | 2603 | 2604 | 2109 | 2122 | 2110 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected safeboxDeposit. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type SafeboxDepositRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2602 | 2605 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected safeboxWithdraw. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type SafeboxWithdrawRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2602 | 2603 | 2604 | 2605 | 2110 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected uploadKyc. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type UploadKycRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2705 | 2706 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected addKyc. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AddKycRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 2701 | 2702 | 2703 | 2704 | 2707 | 2708 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected kyc. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type KycRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected getLoginPayUser3. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type GetLoginPayUser3Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiveLoginPay3. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiveLoginPay3Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3110 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected loginBonus3User. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type LoginBonus3UserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected loginBonus3UserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type LoginBonus3UserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appFreeSignUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppFreeSignUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appFreeSignUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppFreeSignUserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected rechargeBonusCollection6. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type RechargeBonusCollection6Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiverRechargeBonusCollection6. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiverRechargeBonusCollection6Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected rechargeBonusCollection8. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type RechargeBonusCollection8Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiverRechargeBonusCollection8. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiverRechargeBonusCollection8Refusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected receiverRechargeBonusCollection8Extra. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ReceiverRechargeBonusCollection8ExtraRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected bankruptBonus. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type BankruptBonusRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3109 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected vipRebateUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type VipRebateUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected vipRebateUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type VipRebateUserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected actInviteUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ActInviteUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected actInviteUserRecord. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ActInviteUserRecordRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected actInviteUserStatus. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ActInviteUserStatusRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected actInviteUserExchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ActInviteUserExchangeRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected actInviteUserSpin. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type ActInviteUserSpinRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3105 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appInviteBonus1User. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppInviteBonus1UserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appInviteBonus1UserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppInviteBonus1UserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agentData. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AgentDataRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agent3Exchange. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Agent3ExchangeRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3107 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appAgent5User. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppAgent5UserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appAgent5UserLog. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppAgent5UserLogRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appAgent5UserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppAgent5UserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3107 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appAgent5UserInviteValidReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppAgent5UserInviteValidReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agent4Data. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Agent4DataRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agent4InviteRows. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Agent4InviteRowsRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agent4Scratch. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Agent4ScratchRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3105 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agent4Lottery. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Agent4LotteryRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3105 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected agent4Award. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type Agent4AwardRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appProxyUser4TaskUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppProxyUser4TaskUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appProxyUser4TaskUserShare. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppProxyUser4TaskUserShareRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3108 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appProxyUser4TaskUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppProxyUser4TaskUserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appChristmasUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppChristmasUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appChristmasUserOpen. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppChristmasUserOpenRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3105 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appChristmasUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppChristmasUserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appChristmasUserExtra. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppChristmasUserExtraRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appChristmasUserSign. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppChristmasUserSignRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appNewYearUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppNewYearUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appNewYearUserShare. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppNewYearUserShareRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3108 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appNewYearUserReceiveTask. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppNewYearUserReceiveTaskRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appNewYearUserBoxOpen. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppNewYearUserBoxOpenRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3106 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appNewYearUserExtra. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppNewYearUserExtraRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appNewYearUserOpen. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppNewYearUserOpenRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3106 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appFestivalUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppFestivalUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected appFestivalUserReceive. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type AppFestivalUserReceiveRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected weekendLotteryUser. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type WeekendLotteryUserRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected weekendLotteryUserDraw. Nothing was done. A newer server can answer an errcode that is not listed here: see `UndeclaredRefusal`. */
export type WeekendLotteryUserDrawRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /**
   * The number of the refusal. Its meaning depends on the call.
   */
  errcode: 3101 | 3111 | 3105 | 103 | 104;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/** A business rule rejected the call with an errcode that this version of the contract does not list for the call. Nothing was done. Treat the call as failed and show the general error text of the call. */
export type UndeclaredRefusal = {
  /**
   * The response code; 200, because the call reached the business rules.
   */
  code: 200;
  /** An errcode that the call does not list: an errcode of another call, or of a later version. Later versions use the reserved numbers of this list. The list does not change within a major version. */
  errcode: UndeclaredErrcode;
  /** Details for developers. Absent if the server does not provide them. */
  error?: ErrorDetail;
};
/**
 * An errcode that the call does not list: an errcode of another call, or of a later version. Later versions use the reserved numbers of this list. The list does not change within a major version.
 */
export type UndeclaredErrcode =
  | 101
  | 102
  | 103
  | 104
  | 105
  | 106
  | 107
  | 108
  | 109
  | 110
  | 111
  | 112
  | 113
  | 114
  | 1001
  | 1002
  | 1003
  | 1004
  | 1005
  | 1006
  | 1007
  | 1008
  | 1009
  | 1010
  | 1018
  | 1019
  | 1020
  | 1043
  | 1045
  | 1047
  | 1049
  | 1050
  | 1051
  | 1052
  | 1053
  | 1054
  | 1055
  | 1056
  | 1057
  | 1058
  | 1059
  | 2101
  | 2102
  | 2103
  | 2104
  | 2105
  | 2106
  | 2107
  | 2108
  | 2109
  | 2110
  | 2111
  | 2112
  | 2113
  | 2114
  | 2115
  | 2116
  | 2117
  | 2118
  | 2119
  | 2120
  | 2121
  | 2122
  | 2123
  | 2124
  | 2125
  | 2126
  | 2127
  | 2128
  | 2129
  | 2130
  | 2201
  | 2202
  | 2203
  | 2204
  | 2205
  | 2206
  | 2207
  | 2208
  | 2209
  | 2210
  | 2211
  | 2212
  | 2301
  | 2302
  | 2303
  | 2304
  | 2305
  | 2306
  | 2307
  | 2308
  | 2309
  | 2310
  | 2311
  | 2312
  | 2313
  | 2314
  | 2315
  | 2316
  | 2317
  | 2318
  | 2401
  | 2402
  | 2403
  | 2404
  | 2405
  | 2406
  | 2407
  | 2408
  | 2409
  | 2410
  | 2411
  | 2412
  | 2413
  | 2414
  | 2415
  | 2501
  | 2502
  | 2503
  | 2504
  | 2505
  | 2506
  | 2507
  | 2508
  | 2509
  | 2510
  | 2511
  | 2512
  | 2513
  | 2514
  | 2601
  | 2602
  | 2603
  | 2604
  | 2605
  | 2606
  | 2607
  | 2608
  | 2609
  | 2610
  | 2611
  | 2612
  | 2613
  | 2614
  | 2615
  | 2701
  | 2702
  | 2703
  | 2704
  | 2705
  | 2706
  | 2707
  | 2708
  | 2709
  | 2710
  | 2711
  | 2712
  | 2713
  | 2714
  | 2715
  | 2716
  | 2717
  | 2718
  | 2801
  | 2802
  | 2803
  | 2804
  | 2805
  | 2806
  | 2807
  | 2808
  | 2809
  | 2810
  | 2811
  | 2812
  | 2813
  | 2814
  | 2901
  | 2902
  | 2911
  | 2912
  | 2913
  | 2914
  | 2915
  | 2916
  | 2917
  | 2918
  | 2919
  | 2920
  | 2921
  | 2922
  | 2923
  | 2924
  | 3001
  | 3002
  | 3003
  | 3004
  | 3005
  | 3006
  | 3007
  | 3008
  | 3009
  | 3010
  | 3011
  | 3012
  | 3013
  | 3101
  | 3102
  | 3103
  | 3104
  | 3105
  | 3106
  | 3107
  | 3108
  | 3109
  | 3110
  | 3111
  | 3112
  | 3113
  | 3114
  | 3115
  | 3116
  | 3117
  | 3118
  | 3119
  | 3120
  | 3121;
export type AppConfigData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The configuration of the site (spec 3, Web config). The same for every visitor. */
  appWebConfig: WebConfig;
  /** All games. Absent if the client has the current gameListVersion. */
  gameList?: Game[];
  /** Increases with every change of the game list. A client without a game list sends 0. */
  gameListVersion: GameListVersion;
};
export type AppConfigBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The version of the game list that the client has. */
  gameListVersion: GameListVersion;
};
export type GetAfterLoginInfoWebData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
  /** The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
  /** The `outValue` of share links (spec 7.6). */
  inviteCode: string;
  /** The affiliate id of share links. */
  aid: string;
  /** The player's favourites and recent games. */
  appGameDataUser: GameDataUser;
  /** The activities in the answer of a login, in one object of this name (spec 3). */
  activityIds: SessionActivity;
  /** The configuration of the site (spec 3, Web config). The same for every visitor. */
  appWebConfig: WebConfig;
  /** All games. Absent if the client has the current gameListVersion. */
  gameList?: Game[];
  /** Increases with every change of the game list. A client without a game list sends 0. */
  gameListVersion: GameListVersion;
};
export type GetAfterLoginInfoWebBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The version of the game list that the client has. */
  gameListVersion: GameListVersion;
  /** The operating system, for example Android. */
  os: string;
  /** The version of the client (spec 9 says 1.0.28). */
  version: AppVersion;
  /** The model of the device, for example SM-A546E; an empty string if the client cannot read it. */
  deviceModel: string;
};
export type AccountLoginData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
  /** The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
  /** The `outValue` of share links (spec 7.6). */
  inviteCode: string;
  /** The affiliate id of share links. */
  aid: string;
  /** The player's favourites and recent games. */
  appGameDataUser: GameDataUser;
  /** The activities in the answer of a login, in one object of this name (spec 3). */
  activityIds: SessionActivity;
  /** Sent as the Authorization header of every further call. */
  token: string;
};
export type AccountLoginBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The address the player entered the site by (the meaning is inferred). */
  outUrl: Link;
  /** The device that signs in. */
  phoneinfoJsonModel: PhoneInfo;
  /** The telephone prefix of the account's country, digits only; `countryCode` of the web config. */
  countryCode: CountryCode;
  /** A username or, in the phone modes, a mobile number; at most 50 characters (spec 5). */
  account: string;
  /** A password encrypted before sending (spec 3): `<kid>.<base64url(ciphertext)>`. The ciphertext is RSA-OAEP-256 over the JSON text `{"p":"<password>","n":"<nonce>","t":<epoch ms>}` with the key and nonce of `appWebConfig.passwordKey`. The encryption is inferred. */
  password: EncryptedPassword;
};
export type AccountRegistData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
  /** The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
  /** The `outValue` of share links (spec 7.6). */
  inviteCode: string;
  /** The affiliate id of share links. */
  aid: string;
  /** The player's favourites and recent games. */
  appGameDataUser: GameDataUser;
  /** The activities in the answer of a login, in one object of this name (spec 3). */
  activityIds: SessionActivity;
  /** Sent as the Authorization header of every further call. */
  token: string;
};
export type AccountRegistBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The address the player entered the site by (the meaning is inferred). */
  outUrl: Link;
  /** The device that signs in. */
  phoneinfoJsonModel: PhoneInfo;
  /** The telephone prefix of the account's country, digits only; `countryCode` of the web config. */
  countryCode: CountryCode;
  /** A username or, in the phone modes, a mobile number; at most 50 characters (spec 5). */
  account: string;
  /** A password encrypted before sending (spec 3): `<kid>.<base64url(ciphertext)>`. The ciphertext is RSA-OAEP-256 over the JSON text `{"p":"<password>","n":"<nonce>","t":<epoch ms>}` with the key and nonce of `appWebConfig.passwordKey`. The encryption is inferred. */
  password: EncryptedPassword;
  /** The invite code of the share link the player came by (spec 7.6). When absent or unknown, the account gets no superior. */
  outValue?: string;
  /** The affiliate id of the share link. Absent without one. */
  aid?: string;
  /** How the player came to the site; web, or the value in the address (h5 for a share link). Absent if it is not known. */
  installReferrer?: string;
  /** The agent (proxy) id in the address. Absent without one. */
  proxyId?: string;
  /** The browser id of the Facebook pixel. Absent without one. */
  fbp?: string;
  /** The click id of a Facebook advertisement. Absent without one. */
  fbc?: string;
  /** The click id of a TikTok advertisement. Absent without one. */
  ttclid?: string;
  /** The browser id of the TikTok pixel. Absent without one. */
  ttp?: string;
  /** The address the player entered by. Absent if there is none or if it is too long. */
  url?: string;
  /** The referring page as the browser reports it. Absent if there is none. */
  referrer?: string;
  /** The user agent of the browser. Absent if there is none or if it is too long. */
  userAgent?: string;
  /**
   * Always 0.
   * @constant
   */
  type: 0;
  /** The one-time code. Empty or absent if no code is required; then the call is accountRegist. */
  code?: string;
};
export type AccountRegist4Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
  /** The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
  /** The `outValue` of share links (spec 7.6). */
  inviteCode: string;
  /** The affiliate id of share links. */
  aid: string;
  /** The player's favourites and recent games. */
  appGameDataUser: GameDataUser;
  /** The activities in the answer of a login, in one object of this name (spec 3). */
  activityIds: SessionActivity;
  /** Sent as the Authorization header of every further call. */
  token: string;
};
export type AccountRegist4Body = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The address the player entered the site by (the meaning is inferred). */
  outUrl: Link;
  /** The device that signs in. */
  phoneinfoJsonModel: PhoneInfo;
  /** The telephone prefix of the account's country, digits only; `countryCode` of the web config. */
  countryCode: CountryCode;
  /** A username or, in the phone modes, a mobile number; at most 50 characters (spec 5). */
  account: string;
  /** A password encrypted before sending (spec 3): `<kid>.<base64url(ciphertext)>`. The ciphertext is RSA-OAEP-256 over the JSON text `{"p":"<password>","n":"<nonce>","t":<epoch ms>}` with the key and nonce of `appWebConfig.passwordKey`. The encryption is inferred. */
  password: EncryptedPassword;
  /** The invite code of the share link the player came by (spec 7.6). When absent or unknown, the account gets no superior. */
  outValue?: string;
  /** The affiliate id of the share link. Absent without one. */
  aid?: string;
  /** How the player came to the site; web, or the value in the address (h5 for a share link). Absent if it is not known. */
  installReferrer?: string;
  /** The agent (proxy) id in the address. Absent without one. */
  proxyId?: string;
  /** The browser id of the Facebook pixel. Absent without one. */
  fbp?: string;
  /** The click id of a Facebook advertisement. Absent without one. */
  fbc?: string;
  /** The click id of a TikTok advertisement. Absent without one. */
  ttclid?: string;
  /** The browser id of the TikTok pixel. Absent without one. */
  ttp?: string;
  /** The address the player entered by. Absent if there is none or if it is too long. */
  url?: string;
  /** The referring page as the browser reports it. Absent if there is none. */
  referrer?: string;
  /** The user agent of the browser. Absent if there is none or if it is too long. */
  userAgent?: string;
  /**
   * Always 0.
   * @constant
   */
  type: 0;
  /** The one-time code. Empty or absent if no code is required; then the call is accountRegist. */
  code: string & SmsCode;
};
export type LineLoginData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
  /** The default card, which is the first entry of `appUserBankList`. Absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
  /** The `outValue` of share links (spec 7.6). */
  inviteCode: string;
  /** The affiliate id of share links. */
  aid: string;
  /** The player's favourites and recent games. */
  appGameDataUser: GameDataUser;
  /** The activities in the answer of a login, in one object of this name (spec 3). */
  activityIds: SessionActivity;
  /** Sent as the Authorization header of every further call. */
  token: string;
};
export type LineLoginBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The random value that the client created before the redirect. */
  state: string;
  /** The code that the authorization page returned. */
  code: string;
  /** A random identifier of this attempt. */
  uuid: string;
  /** The device information of a sign-in (spec 3, Login payload). */
  phoneinfoJsonModel: PhoneInfo;
};
/** A success without further fields. */
export type OkData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
};
export type SmsSendBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The number to send to, without its country code. */
  mobile: MobileNumber;
  /** The use of the code; the client sends 0 for every use. */
  type: number;
};
export type ForgetPasswordBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The mobile number of the account. */
  account: string;
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The one-time code of a text message, as typed. */
  code: SmsCode;
  /** The new password of the account. */
  password: EncryptedPassword;
};
/** A body with only the common fields. */
export type BareBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
};
export type GetAfterLoginInfoData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of the player, shown on the screens as the player ID. */
  id: PlayerId;
  /**
   * A random public identifier.
   */
  uuid: string;
  /** The name the player logs in with. */
  account: string;
  /** The specification lists this field, but a server must not return passwords. Absent or empty; the mock server sends it empty. */
  password?: string;
  /** How the account was registered; the login type of that time. */
  accountType: LoginType;
  /** The name that screens show for the player; updateProfile changes it. */
  nickname: Nickname;
  /** The bound mobile number, without its country code. Empty or absent while none is bound; the mock server sends it empty. */
  mobile?: string;
  /** The number of the avatar image, `/static/avatar/avatar_{avatar}.png`; 0 by default. */
  avatar: number;
  /**
   * The address of the picture from a social login. Empty or absent otherwise; the mock server sends it empty.
   */
  avatarOther?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  facebookAccount?: string;
  /** The linked account. Empty or absent while none is linked; the mock server always sends it empty. */
  googleAccount?: string;
  /** The account of the social login. Empty or absent while none is linked; the mock server sends it empty. */
  lineAccount?: string;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Everything deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Everything staked so far, in hundredths; decides the user level (spec 9). */
  bet: Money;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in `appUserLevelConfigList`. */
  userLevel: number;
  /** Whole days since registration. */
  regPeriod: number;
  /** The superior (inviting player); 0 while there is none. */
  pid: PlayerId;
  /** 1 after the first deposit. */
  firstRecharge: Flag;
  /** Whether a member notification is pending. */
  memberDot: Flag;
  /** Whether the safebox password is set. */
  hasSafeboxPassword: boolean;
  /** Whether the identity verification was approved. */
  hasKyc: boolean;
  /** Whether the further personal data is filled in. */
  hasUserOther: boolean;
  /** The default entry of appUserBankList; absent while no card is bound. */
  appUserBank?: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
};
export type RefreshDataData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The coin balance, in hundredths. */
  coin: Money;
  /** The lottery points of the player, in hundredths. */
  lottery: Points;
  /** The VIP level. */
  vip: number;
  /** The experience points in the VIP programme. */
  vipExp: number;
  /** The index of the player's entry in appUserLevelConfigList. */
  userLevel: number;
  /** Everything staked so far, in hundredths. */
  bet: Money;
};
export type UpdateProfileData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The current nickname, without surrounding spaces. */
  nickname: Nickname;
  /** The number of the current avatar image. */
  avatar: number;
};
export type UpdateProfileBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The new name: 1 to 32 user-perceived characters (grapheme clusters) without control characters. The call refuses other names with nicknameNotAccepted; the schema allows more. When absent, the name does not change. */
  nickname?: string;
  /** The number of the avatar image. When absent, the avatar does not change. */
  avatar?: number;
};
export type BindAccountData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The bound number. */
  mobile: MobileNumber;
};
export type BindAccountBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The number to bind, without its country code. */
  mobile: MobileNumber;
  /** The telephone prefix of a country, digits only. */
  countryCode: CountryCode;
  /** The one-time code. When absent, the call refuses the binding if otpStatus is 1. Otherwise no code is needed. */
  code?: SmsCode;
  /** A new password of the account. When absent, the password does not change. */
  password?: EncryptedPassword;
};
export type ModifyPasswordBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The current password of the account. */
  oldPassword: EncryptedPassword;
  /** The new password of the account. */
  password: EncryptedPassword;
};
export type AgentFillData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The player ID of the new superior. */
  pid: PlayerId;
};
export type AgentFillBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The player ID of the superior. */
  pid: Id;
};
export type AppUserOtherData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Personal data in addition to the user info; a field without a value is an empty string. */
  appUserOther: UserOther;
};
export type UpdateAppUserOtherBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The name in the player's documents, or empty. */
  realName: string;
  /** A mail address, or empty. */
  email: string;
  /** As YYYY-MM-DD, or empty; players younger than 21 are refused. */
  birthday: Birthday | string;
  /** The home address of the player, in one line, or empty. */
  address: string;
};
export type ShortUrlData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The short address, which redirects to the long one. The same long address always gets the same short address. */
  shortUrl: Link;
};
export type ShortUrlBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** An address of this site. */
  url: Link;
};
export type StartGameData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The launch address. */
  gameUrl: Link;
};
export type StartGameBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The game to start, by its id in the game list. */
  gameId: Id;
};
export type ExitGameData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type ExitGameBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The game that was left. */
  gameId: Id;
};
export type GameLikeBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The game to mark or unmark, by its id in the game list. */
  id: Id;
  /** 1 marks and 0 unmarks the favourite. */
  like: Flag;
};
export type ActionLogBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The name of the action, for example page_view. */
  action: string;
  /** The route of the action. */
  page: string;
  /** Flat details of the action. Absent without any. */
  data?: LogData;
  /** The time of the action by the clock of the device, in milliseconds since 1970 UTC. */
  eventTime: Timestamp;
};
export type OnlineBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The game that is open on /start; an empty string on other pages (the empty string is inferred). */
  gameId: Id | '';
};
export type AppEventLogClientBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The events in the order of their time. */
  eventList: LoggedEvent[];
};
export type LobbyTipsData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The latest big wins. */
  jackpotList: BigWin[];
  /** The latest wins of the new-year activity. */
  newYearList: BigWin[];
};
export type TradeInfoData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The latest deposits and withdrawals of all players, newest first. */
  tradeList: Trade[];
};
export type GetActivityIdsData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The activities that are active for the player. */
  activityIds: ActivityType[];
  /** Activity type number to its settings. */
  activityMap: ActivityMap;
  /** Whether the supply (bankruptcy relief) is open to the player. */
  isBankrupt: boolean;
  /** Whether the spin wheel is open to the player. */
  hasTurntable: boolean;
  /** Everything the player has deposited so far, in hundredths. */
  totalRecharge: Money;
  /** Whether the player owns a running login-pay card (has paid on login). */
  loginPaying: boolean;
};
export type GetCustomerServicesData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The contacts in display order. */
  appCustomerServiceQueue: CustomerService[];
};
export type GetBonusTickersData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The tickets that have not expired, received or not. */
  bonusTickers: BonusTicket[];
};
export type ReceiveBonusTickerData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The granted items. */
  propList: RewardItems;
};
export type ReceiveBonusTickerBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The ticket to receive, one of bonusTickers. */
  id: Id;
};
export type GetLotterConfigData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The offers for points, in display order. */
  lotterConfigList: LotterOption[];
};
export type LotteryExchangeData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The points left, in hundredths. */
  lottery: Points;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
  /** The granted items. */
  propList: RewardItems;
};
export type LotteryExchangeBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The option to take, one of lotterConfigList. */
  id: Id;
};
export type GetTaskUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of completed tasks, claimed or not; for daily tasks only the tasks of today. */
  achieveNum: Count;
  /** JSON text with the progress by task id. */
  achieveData: string;
  /** JSON text with the state by task id. Key 105 means that the first recharge is done. */
  taskData: string;
  /** Whether any task is claimable; a client shows a red dot for it. */
  canReceiveTaskAward: boolean;
  /** The goal and reward of each task. */
  taskList: Task[];
};
export type ReceiveTaskAwardData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of completed tasks, claimed or not; for daily tasks only the tasks of today. */
  achieveNum: Count;
  /** JSON text with the progress by task id. */
  achieveData: string;
  /** JSON text with the state by task id. Key 105 means that the first recharge is done. */
  taskData: string;
  /** Whether any task is claimable; a client shows a red dot for it. */
  canReceiveTaskAward: boolean;
  /** The goal and reward of each task. */
  taskList: Task[];
  /** The granted items. */
  propList: RewardItems;
};
export type ReceiveTaskAwardBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The task to claim, an entry of taskList. */
  taskId: Id;
};
export type HasMailUnreadData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** An unread mail. */
  red0: Flag;
  /** An unread notice; an automatic mail, for example after a withdrawal was paid. */
  red1: Flag;
  /** A mail with an unclaimed reward. */
  red2: Flag;
};
export type GetMail2Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The mails of the page, newest first. */
  mailList: MailSummary[];
  /** The number of mails on all pages. */
  total: Count;
};
/** Selects one page of a list, newest first. */
export type PageBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
};
export type GetMailDetailData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** A mail with its text. */
  mail: Mail;
};
export type GetMailDetailBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The id of the mail, from getMail2. */
  id: Id;
};
export type ReceiveMailData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The granted items. */
  propList: RewardItems;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type ReceiveMailBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The id of the mail, from getMail2. */
  id: Id;
};
export type DelMailBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The id of the mail, from getMail2. */
  id: Id;
};
/** The deposit is paid by a bank transfer. */
export type BankDepositData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The new order; checkRechargeOrder takes its id. */
  orderId: OrderId;
  /** The account for a bank transfer (spec 3 calls it vipInfo, the answer of recharge3 appRechargeBankOwn). */
  appRechargeBankOwn: BankDepositInfo;
};
/** The deposit is paid on a payment page. */
export type PageDepositData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The new order; checkRechargeOrder takes its id. */
  orderId: OrderId;
  /** The address of the payment page. */
  payUrl: Link;
};
/** The deposit is paid by scanning a code. */
export type QrDepositData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The new order; checkRechargeOrder takes its id. */
  orderId: OrderId;
  /** A payment QR code (spec 3, QR deposit info). */
  appRechargeQr: QrDepositInfo;
};
export type Recharge3Data = BankDepositData | PageDepositData | QrDepositData;
export type Recharge3Body = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The deposit in hundredths. */
  amount: Money;
  /**
   * The protocol version of this call.
   * @constant
   */
  version: 4;
  /** The bonus a deposit is made for (`actType` of recharge3). Kinds are numbered 1 to 13 and have no names in the source; 6, 8 and 9 belong to the calls with that number, and so does 3, the login-pay cards of getLoginPayUser3 (inferred). 0 is a plain deposit (inferred). */
  actType: RechargeBonusKind;
  /** The id of the chosen entry of appRechargeTypeList. */
  rechargeType: Id;
};
export type CheckRechargeOrderData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Whether the deposit has arrived and was added to the balance. */
  isRechargeDone: boolean;
};
export type CheckRechargeOrderBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The order id from the answer of recharge3. */
  orderId: OrderId;
};
export type GetRechargeRecordData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The orders of the page, newest first. */
  list: RechargeRecord[];
  /** The number of rows on all pages. */
  total: Count;
};
export type GetRechargeRecordBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
  /** Selects one order of the player; the call refuses an order of another player. When absent, the answer has the whole history. */
  orderId?: OrderId;
  /** Selects the orders in this state. When absent, the answer has orders in all states. */
  status?: RechargeStatus;
  /** Selects rows of this instant and later, in milliseconds since 1970 UTC. When absent, the answer begins with the first row. */
  from?: Timestamp;
  /** Selects rows before this instant, in milliseconds since 1970 UTC. When absent, the answer ends with the newest row. */
  until?: Timestamp;
  /** Selects rows with this text in their name or in the number of their order, in upper or lower case. When absent or blank, no row is left out for its text. */
  search?: string;
};
export type AppRechargeBonusCollection9Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The first-charge state (spec 3). At status 1 the free items are claimed one by one (spec 4). */
  appRechargeBonusCollection9: RechargeBonusCollection9;
  /** The items that this call granted. */
  propList: RewardItems;
  /** When an offer ends, in milliseconds since 1970 UTC by the clock of the server, which the header Date of every answer contains; -1 means it does not (the unit is inferred). */
  expireTime: ExpireTime;
};
export type AppRechargeBonusCollection9ReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The item to claim. */
  propId: KnownRewardItemId;
};
export type AddBankInfoData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The default entry of appUserBankList. */
  appUserBank: BankCard;
  /** All bound cards, merged by `bankId` (spec 4). */
  appUserBankList: BankCards;
};
export type AddBankInfoBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The bank, an entry of appBankList. */
  bankId: Id;
  /** The name of the bank as shown to the player; the server stores the name that it has for bankId. */
  bankName: SingleLineText;
  /** The account holder, as printed by the bank. */
  accountName: SingleLineText;
  /** The full card or account number, as typed; the server ignores spaces and hyphens, and requires 6 to 34 digits. */
  cardNum: TypedCardNumber;
};
export type ModifyBankInfoBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The bank, an entry of appBankList. */
  bankId: Id;
  /** The name of the bank as shown to the player; the server stores the name that it has for bankId. */
  bankName: SingleLineText;
  /** The account holder, as printed by the bank. */
  accountName: SingleLineText;
  /** The card to change. */
  id: Id;
  /** The new number. When absent or masked, the number does not change. */
  cardNum?: TypedCardNumber;
};
export type GetExchangeData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The smallest withdrawal, in hundredths. */
  minAmount: Money;
  /** The largest withdrawal, in hundredths. */
  maxAmount: Money;
  /** The part of the balance that can be withdrawn, in hundredths. */
  withdrawable: Money;
  /** The fee of a withdrawal, in hundredths. */
  fee: Money;
  /** The number of withdrawals left today. */
  remainCount: Count;
  /** The amount to stake before the rest of the balance can be withdrawn, in hundredths. */
  turnoverLeft: Money;
};
export type ExchangeData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The public number of a deposit or withdrawal order. */
  orderId: OrderId;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type ExchangeBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The withdrawal in hundredths. */
  amount: Money;
  /** The bank of the bound card that receives the money. */
  bankId: Id;
  /** The safebox password, which withdrawals require; encrypted like the password of the account. */
  safeboxPassword: EncryptedPassword;
};
export type GetExchangeOrderData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The orders of the page, newest first. */
  list: ExchangeOrder[];
  /** The number of rows on all pages. */
  total: Count;
};
export type GetExchangeOrderBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
  /** Selects the orders in this state. When absent, the answer has orders in all states. */
  status?: ExchangeStatus;
  /** Selects rows of this instant and later, in milliseconds since 1970 UTC. When absent, the answer begins with the first row. */
  from?: Timestamp;
  /** Selects rows before this instant, in milliseconds since 1970 UTC. When absent, the answer ends with the newest row. */
  until?: Timestamp;
  /** Selects rows with this text in their name or in the number of their order, in upper or lower case. When absent or blank, no row is left out for its text. */
  search?: string;
};
export type GetBalanceHistoryData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The rows of the page, newest first. */
  list: BalanceChange[];
  /** The number of rows on all pages. */
  total: Count;
  /** Sums of the chosen time, of all kinds and texts whatever is selected. All sums but `points` count coins. Moves of the safebox are not in any sum. */
  sums: BalanceSums;
  /** The sums of each part of the chosen time, oldest first, of at most the first 31 parts. Absent without `partMs`, `from` or `until`. */
  parts?: BalanceSums[];
};
export type GetBalanceHistoryBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The page of a list, starting at 1. */
  page: Page;
  /** The number of rows of a page. */
  pageSize: PageSize;
  /** Selects the rows of this kind. When absent, the answer has rows of all kinds. */
  kind?: KnownBalanceChangeKind;
  /** Also sums each part of this length, in milliseconds, between `from` and `until`; a day is 86,400,000. When absent, or without `from` or `until`, the answer has no `parts`. */
  partMs?: number;
  /** Selects rows of this instant and later, in milliseconds since 1970 UTC. When absent, the answer begins with the first row. */
  from?: Timestamp;
  /** Selects rows before this instant, in milliseconds since 1970 UTC. When absent, the answer ends with the newest row. */
  until?: Timestamp;
  /** Selects rows with this text in their name or in the number of their order, in upper or lower case. When absent or blank, no row is left out for its text. */
  search?: string;
};
export type GetSafeboxData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The coins in the safebox, in hundredths. */
  safebox: Money;
  /** Whether the safebox password is set; withdrawals require it. */
  hasSafeboxPassword: boolean;
};
export type SafeboxPasswordInitData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** True, because the password is set now. */
  hasSafeboxPassword: boolean;
};
export type SafeboxPasswordInitBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The new safebox password, encrypted like the password of the account. */
  password: EncryptedPassword;
};
export type ModifySafePasswordBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The current safebox password, encrypted like the password of the account. */
  oldPassword: EncryptedPassword;
  /** The new safebox password, encrypted like the password of the account. */
  password: EncryptedPassword;
};
export type SafeboxTransferData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The coins in the safebox after the call, in hundredths. */
  safebox: Money;
  /** The balance after the call, in hundredths. */
  coin: Money;
};
export type SafeboxDepositBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The amount to move, in hundredths. */
  amount: TransferAmount;
};
export type SafeboxWithdrawBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The amount to move, in hundredths. */
  amount: TransferAmount;
  /** The safebox password, encrypted like the password of the account. */
  safeboxPassword: EncryptedPassword;
};
export type UploadKycData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The number of an uploaded picture. */
  fileId: KycFileId;
};
export type AddKycData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Whether the verification is already approved. */
  hasKyc: boolean;
  /** The new state of the verification; 1, because it is waiting. */
  kycStatus: KycStatus;
};
export type AddKycBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The name as in the document. */
  realName: string;
  /** The number of the identity document. */
  idNumber: string;
  /** As YYYY-MM-DD; a player must be 21 or older (spec 1). */
  birthday: Birthday;
  /** The home address of the player, in one line of at least five characters. */
  address: string;
  /** The uploaded pictures. */
  fileIds: KycFileId[];
};
export type KycCallData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The state of an identity verification. */
  kycStatus: KycStatus;
  /** The last submitted data. Absent until the first submission. */
  submitted?: KycData;
  /** The reason of the rejection, as text for the player. Absent unless it was rejected. */
  reason?: string;
};
export type GetLoginPayUser3Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The cards that the player has bought, including used-up ones. */
  ownList: OwnedLoginPay[];
  /** The cards that can be bought. */
  buyPropIds: PropId[];
  /** Whether the player must deposit before buying a card. */
  needRecharge: boolean;
};
export type ReceiveLoginPay3Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The cards that the player has bought, including used-up ones. */
  ownList: OwnedLoginPay[];
  /** The cards that can be bought. */
  buyPropIds: PropId[];
  /** Whether the player must deposit before buying a card. */
  needRecharge: boolean;
  /** The granted items. */
  propList: RewardItems;
};
export type ReceiveLoginPay3Body = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The card. */
  propId: PropId;
};
export type LoginBonus3UserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The sign-up bonus board (activity 15). */
  loginBonus3User: LoginBonus3User;
};
export type LoginBonus3UserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The sign-up bonus board (activity 15). */
  loginBonus3User: LoginBonus3User;
  /** The granted items. */
  propList: RewardItems;
};
export type LoginBonus3UserReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The position on the board to receive, starting at 1; only the position of today can be received. */
  day: number;
};
export type AppFreeSignUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The seven-day sign-in board (activity 36). */
  appFreeSignUser: FreeSignUser;
};
export type AppFreeSignUserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The seven-day sign-in board (activity 36). */
  appFreeSignUser: FreeSignUser;
  /** The granted items. */
  propList: RewardItems;
};
export type RechargeBonusCollection6Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The accumulated-recharge state (activity 28). */
  rechargeBonusCollection6: RechargeBonusCollection6;
};
export type ReceiverRechargeBonusCollection6Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The accumulated-recharge state (activity 28). */
  rechargeBonusCollection6: RechargeBonusCollection6;
  /** The granted items. */
  propList: RewardItems;
};
export type ReceiverRechargeBonusCollection6Body = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The step. */
  awardId: Id;
};
export type RechargeBonusCollection8Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The continuous-recharge state (activity 43). */
  rechargeBonusCollection8: RechargeBonusCollection8;
};
export type ReceiverRechargeBonusCollection8Data = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The continuous-recharge state (activity 43). */
  rechargeBonusCollection8: RechargeBonusCollection8;
  /** The granted items. */
  propList: RewardItems;
};
export type ReceiverRechargeBonusCollection8Body = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The step. */
  awardId: Id;
};
export type BankruptBonusData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Whether the supply is still open to the player; false, because it is granted once a day. */
  isBankrupt: boolean;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
  /** The granted items. */
  propList: RewardItems;
};
export type VipRebateUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The available VIP rebate for the player. */
  vipRebateUser: VipRebateUser;
};
export type VipRebateUserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The available VIP rebate for the player. */
  vipRebateUser: VipRebateUser;
  /** The granted items. */
  propList: RewardItems;
};
export type ActInviteUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
  actInviteUser: InviteUser;
};
export type ActInviteUserRecordData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The rows of the page, newest first; only rows of the current round. */
  list: InviteRecord[];
  /** The number of rows on all pages. */
  total: Count;
};
export type ActInviteUserStatusData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The short state of the invite spin, for its badge. */
  actInviteUserStatus: InviteUserStatus;
};
export type ActInviteUserExchangeData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
  actInviteUser: InviteUser;
  /** The granted items. */
  propList: RewardItems;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type ActInviteUserSpinData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The field at which a wheel stops, starting at 0. */
  index: WheelIndex;
  /** A round of the invite spin (activity 20). Spins add up to an amount until it reaches a target. At the end of the round an amount that was not exchanged expires, and the next round starts. */
  actInviteUser: InviteUser;
  /** The amount of the field, in hundredths. */
  propList: RewardItems;
};
export type AppInviteBonus1UserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The invite-friends state (spec 3). */
  appInviteBonus1User: InviteBonus1User;
  /** The items that this call granted. */
  propList: RewardItems;
};
export type AppInviteBonus1UserReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The item to claim. */
  propId: KnownRewardItemId;
};
export type AgentDataData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent programme (activity 26). */
  agentData: AgentData;
};
export type Agent3ExchangeData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent programme (activity 26). */
  agentData: AgentData;
  /** The granted items. */
  propList: RewardItems;
  /** The coin balance after the call, in hundredths. */
  coin: Money;
};
export type AppAgent5UserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent5 programme (activity 41). */
  appAgent5User: Agent5User;
};
export type AppAgent5UserLogData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The rows of the page, newest first; the server stores the latest hundred. */
  list: Agent5Log[];
  /** The number of rows on all pages. */
  total: Count;
};
export type AppAgent5UserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent5 programme (activity 41). */
  appAgent5User: Agent5User;
  /** The granted items. */
  propList: RewardItems;
};
export type AppAgent5UserInviteValidReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent5 programme (activity 41). */
  appAgent5User: Agent5User;
  /** The granted items. */
  propList: RewardItems;
};
export type AppAgent5UserInviteValidReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The step. */
  awardId: Id;
};
export type Agent4DataData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
};
export type Agent4InviteRowsData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The rows of the page, newest first. */
  rows: Agent4InviteRow[];
  /** The number of rows on all pages. */
  total: Count;
};
export type Agent4ScratchData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
  /** The granted items. */
  propList: RewardItems;
};
export type Agent4LotteryData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The field at which a wheel stops, starting at 0. */
  index: WheelIndex;
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
  /** The granted items. */
  propList: RewardItems;
};
export type Agent4AwardData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The agent-count programme (activity 31); invited players earn scratch cards, draws and awards for the player. */
  agent4Data: Agent4Data;
  /** The granted items. */
  propList: RewardItems;
};
export type Agent4AwardBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The step to claim, one of `steps`. */
  awardId: Id;
};
export type AppProxyUser4TaskUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The tasks of an agent. */
  appProxyUser4TaskUser: ProxyUser4TaskUser;
};
export type AppProxyUser4TaskUserShareData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The tasks of an agent. */
  appProxyUser4TaskUser: ProxyUser4TaskUser;
};
export type AppProxyUser4TaskUserShareBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** An entry of `tasks` that counts shares. */
  id: Id;
};
export type AppProxyUser4TaskUserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The tasks of an agent. */
  appProxyUser4TaskUser: ProxyUser4TaskUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppProxyUser4TaskUserReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The entry of `tasks` to claim. */
  id: Id;
};
export type AppChristmasUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
};
export type AppChristmasUserOpenData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppChristmasUserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppChristmasUserReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The step to claim, one of `steps`. */
  awardId: Id;
};
export type AppChristmasUserExtraData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppChristmasUserSignData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** Christmas (activity 37); boxes of a tree, daily sign-in, awards and an extra reward. */
  appChristmasUser: ChristmasUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
};
export type AppNewYearUserShareData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
};
export type AppNewYearUserReceiveTaskData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserReceiveTaskBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The entry of `tasks` to claim. */
  id: Id;
};
export type AppNewYearUserBoxOpenData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserExtraData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserOpenData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** New Year (activity 38); tasks give items, items open boxes and pay for draws. */
  appNewYearUser: NewYearUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppNewYearUserOpenBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The item to use; 40003 or 40004. */
  propId: KnownRewardItemId;
};
export type AppFestivalUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** A festival (activity 35); rewards staged by deposits. */
  appFestivalUser: FestivalUser;
};
export type AppFestivalUserReceiveData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** A festival (activity 35); rewards staged by deposits. */
  appFestivalUser: FestivalUser;
  /** The granted items. */
  propList: RewardItems;
};
export type AppFestivalUserReceiveBody = {
  /** Where the client comes from; the constant `ph` unless configured otherwise (spec 9). */
  clientReferrer?: string;
  /** The sales channel of the client (spec 6). */
  channel?: Channel;
  /** The app id from the client's storage, with a demo fallback (spec 6). */
  appId?: AppId;
  /** The layout that sends the request. */
  platform?: Platform;
  /** The item to claim. */
  propId: KnownRewardItemId;
};
export type WeekendLotteryUserData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The weekend lottery (activity 33); open on Saturday and Sunday. */
  weekendLotteryUser: WeekendLotteryUser;
};
export type WeekendLotteryUserDrawData = {
  /**
   * The response code; 200 also if a business rule refused the call (then `errcode` is not 0).
   */
  code: 200;
  /**
   * 0 means success and distinguishes this schema from a refusal.
   */
  errcode: 0;
  /** The field at which a wheel stops, starting at 0. */
  index: WheelIndex;
  /** The weekend lottery (activity 33); open on Saturday and Sunday. */
  weekendLotteryUser: WeekendLotteryUser;
  /** The granted items. */
  propList: RewardItems;
};
export interface paths {
  '/app/v1/anonymous/appConfig': {
    /**
     * Config and game list for everyone
     * Returns config and game list to everyone; the first call of a client without a token. The answer has the game list only if the client's gameListVersion is not current. The answer contains no personal data.
     */
    post: operations['appConfig'];
  };
  '/app/v1/getAfterLoginInfoWeb': {
    /**
     * Config, game list and the player's state
     * Returns config, game list, user info and session fields, but no token. A client with a token calls it at start instead of appConfig.
     */
    post: operations['getAfterLoginInfoWeb'];
  };
  '/app/v1/accountLogin': {
    /**
     * Log in
     * Signs a player in by account and encrypted password, and returns a token. For the client, a code of 200 together with errcode 0 means that the player is signed in (spec 4). Five wrong passwords within 15 minutes lock the account for 15 minutes.
     */
    post: operations['accountLogin'];
  };
  '/app/v1/accountRegist': {
    /**
     * Register without a one-time code
     * Creates an account and signs the player in. `outValue` makes the owner of that invite code the superior; the call ignores an unknown code. Used if no one-time code is required; otherwise the client calls accountRegist4.
     */
    post: operations['accountRegist'];
  };
  '/app/v1/accountRegist4': {
    /**
     * Register with a mobile number and a one-time code
     * Creates an account with the code that smsSend sent and signs the player in, otherwise like accountRegist. Used by phone registration if codes are required, and always in green mode (spec 5).
     */
    post: operations['accountRegist4'];
  };
  '/app/v1/lineLogin': {
    /**
     * Finish a social login
     * Signs in the player by the state and code from the callback of the external authorization page, and creates an account if there is none.
     */
    post: operations['lineLogin'];
  };
  '/app/v1/smsSend': {
    /**
     * Send a one-time code
     * Sends a code to a mobile number, at most one a minute. Used for registration, binding and a forgotten password.
     */
    post: operations['smsSend'];
  };
  '/app/v1/forgetPassword': {
    /**
     * Set a new password by one-time code
     * Replaces a forgotten password. The call revokes all tokens of the account; the player logs in again.
     */
    post: operations['forgetPassword'];
  };
  '/app/v1/accountLogout': {
    /**
     * Revoke the token
     * Revokes the token of the call. The specification has no logout call. The client first clears its session and then calls the server, so that a stolen token is no longer valid. A failure has no effect for the player.
     */
    post: operations['accountLogout'];
  };
  '/app/v1/getAfterLoginInfo': {
    /**
     * Refresh the profile
     * Returns the current user info and bank cards. The client calls it from the home header, and after a completed deposit. After a refusal the client logs the player out (spec 7.2).
     */
    post: operations['getAfterLoginInfo'];
  };
  '/app/v1/refreshData': {
    /**
     * Refresh the balance
     * Returns the current coins, points and level, which replace the values of the client (spec 4, Balance refresh). Changes nothing.
     */
    post: operations['refreshData'];
  };
  '/app/v1/updateProfile': {
    /**
     * Change nickname or avatar
     * Changes nickname, avatar or both, and returns the current values of both.
     */
    post: operations['updateProfile'];
  };
  '/app/v1/bindAccount': {
    /**
     * Bind a mobile number
     * Binds a mobile number to the account, once. With a password the player can also log in by that number.
     */
    post: operations['bindAccount'];
  };
  '/app/v1/modifyPassword': {
    /**
     * Change the password of the account
     * Replaces the password of the logged-in player. The call requires the old password instead of a one-time code. Other devices are signed out. Wrong passwords count like wrong passwords of a login: five within 15 minutes lock the account's password for 15 minutes.
     */
    post: operations['modifyPassword'];
  };
  '/app/v1/agentFill': {
    /**
     * Name the superior
     * Sets the superior of a player who has none. It cannot be changed later. A player whom this player invited, directly or indirectly, cannot be the superior.
     */
    post: operations['agentFill'];
  };
  '/app/v1/appUserOther': {
    /**
     * The further personal data
     * Returns the personal data in addition to the user info; all fields are empty at first.
     */
    post: operations['appUserOther'];
  };
  '/app/v1/updateAppUserOther': {
    /**
     * Change the further personal data
     * Replaces all of the further personal data; hasUserOther is then true if any field is not empty.
     */
    post: operations['updateAppUserOther'];
  };
  '/app/v1/shortUrl': {
    /**
     * Shorten a share link
     * Creates a short address that redirects to an address of this site. The client stores it in its shareUrlMap under the key `default`.
     */
    post: operations['shortUrl'];
  };
  '/app/v1/startGame': {
    /**
     * Start a game
     * Returns the launch address of a game, which contains a one-time token, and adds the game as the first of the recent games.
     */
    post: operations['startGame'];
  };
  '/app/v1/exitGame': {
    /**
     * Leave a game
     * Ends the game session and returns the balance. Leaving a game that is not running changes nothing.
     */
    post: operations['exitGame'];
  };
  '/app/v1/gameLike': {
    /**
     * Mark or unmark a favourite
     * Marks or unmarks a game as a favourite of the player. The client changes the heart icon only if errcode is 0 (spec 4, Game favourite).
     */
    post: operations['gameLike'];
  };
  '/app/v1/actionLog': {
    /**
     * Log an action
     * Reports an action of the player. The client sends one per page view and per step of a deposit. Three actions also count towards tasks (inferred). `social_follow` with `data.network` facebook, telegram, instagram or youtube is sent when a player opens the site's page on that network; `social_share` with `data.network` facebook, whatsapp or telegram when they share the invite link there; `spin_share` when they share the spin.
     */
    post: operations['actionLog'];
  };
  '/app/v1/online': {
    /**
     * Heartbeat
     * Reports that the player is online and which game is open. The client sends it every 60 s while a player is logged in.
     */
    post: operations['online'];
  };
  '/app/v1/anonymous/appEventLogClient': {
    /**
     * Log a batch of events
     * Takes a batch of up to 20 events. The client sends its queue every 3 s, and by beacon when the page becomes hidden. A beacon has no Authorization header, so the call needs no token.
     */
    post: operations['appEventLogClient'];
  };
  '/app/v1/anonymous/lobbyTips': {
    /**
     * The big wins
     * Returns the latest big wins for the ticker. On a nonzero errcode the client shows both lists as empty (spec 8).
     */
    post: operations['lobbyTips'];
  };
  '/app/v1/tradeInfo': {
    /**
     * Latest trades, for a player
     * Returns the latest deposits and withdrawals of all players, for the notice line of the wallet pages. Without a session a client calls anonymousTradeInfo.
     */
    post: operations['tradeInfo'];
  };
  '/app/v1/anonymous/tradeInfo': {
    /**
     * Latest trades, for a visitor
     * Returns the same as tradeInfo, without a token. The specification has one call tradeInfo with two paths. Operation ids must be unique, so the path of visitors has its own.
     */
    post: operations['anonymousTradeInfo'];
  };
  '/app/v1/getActivityIds': {
    /**
     * The activities of the player
     * Returns the active promotions of the player and the data with which the lobby selects among them (spec 5).
     */
    post: operations['getActivityIds'];
  };
  '/app/v1/getCustomerServices': {
    /**
     * The contacts of customer service
     * Returns the contacts in display order. The client shows them only if errcode is 0 (spec 8).
     */
    post: operations['getCustomerServices'];
  };
  '/app/v1/getBonusTickers': {
    /**
     * Bonuses to receive
     * Returns the bonus tickets of the rewards page and of the day bonus that have not expired. receiveBonusTicker claims one.
     */
    post: operations['getBonusTickers'];
  };
  '/app/v1/receiveBonusTicker': {
    /**
     * Receive a bonus
     * Grants the bonus of a ticket, once. The specification lists bonus tickets but no call to receive one.
     */
    post: operations['receiveBonusTicker'];
  };
  '/app/v1/getLotterConfig': {
    /**
     * The offers for points
     * Returns the offers for points. The spelling of the name is from the specification.
     */
    post: operations['getLotterConfig'];
  };
  '/app/v1/lotteryExchange': {
    /**
     * Exchange points
     * Takes the price of an option in points from the player and grants its items.
     */
    post: operations['lotteryExchange'];
  };
  '/app/v1/getTaskUser': {
    /**
     * The tasks of the player
     * Returns progress, state and rewards of the tasks. A client shows a red dot if canReceiveTaskAward is true.
     */
    post: operations['getTaskUser'];
  };
  '/app/v1/receiveTaskAward': {
    /**
     * Claim the reward of a task
     * Grants the reward of a completed task, of a daily task once a day, and returns the state of the tasks after the claim. The specification says that a task can be claimable but names no call to claim it.
     */
    post: operations['receiveTaskAward'];
  };
  '/app/v1/hasMailUnread': {
    /**
     * The red dots of the mail
     * Returns the red dots of the mail entry. The client calls it at start and after the player read mail.
     */
    post: operations['hasMailUnread'];
  };
  '/app/v1/getMail2': {
    /**
     * The mails of the player
     * Returns one page of the player's mails, newest first, without their text.
     */
    post: operations['getMail2'];
  };
  '/app/v1/getMailDetail': {
    /**
     * A mail with its text
     * Returns a mail with its text and marks it as read.
     */
    post: operations['getMailDetail'];
  };
  '/app/v1/receiveMail': {
    /**
     * Receive the reward of a mail
     * Grants the reward of a mail, once, and marks the mail as read.
     */
    post: operations['receiveMail'];
  };
  '/app/v1/delMail': {
    /**
     * Delete a mail
     * Deletes a mail permanently. Refused if its reward is not received, so that a player cannot lose the reward by mistake.
     */
    post: operations['delMail'];
  };
  '/app/v1/recharge3': {
    /**
     * Make a deposit order
     * Creates a deposit order and returns either bank details, a payment address or a payment QR code, which the client shows. The balance changes only when the payment arrives. The same order within three seconds without an Idempotency-Key counts as a double click and returns the first order. With a different key it is a new order.
     */
    post: operations['recharge3'];
  };
  '/app/v1/checkRechargeOrder': {
    /**
     * Check whether a deposit has arrived
     * Returns whether a deposit has arrived. The client calls it when the player closes bank details, QR code or payment page. `isRechargeDone` false means that the order is still waiting. An order that can no longer be paid is refused with a specific errcode.
     */
    post: operations['checkRechargeOrder'];
  };
  '/app/v1/getRechargeRecord': {
    /**
     * The deposit history
     * Returns one page of the player's deposit orders, newest first, or one selected order. A waiting order contains its bank details, QR code or payment address.
     */
    post: operations['getRechargeRecord'];
  };
  '/app/v1/appRechargeBonusCollection9': {
    /**
     * The first-charge state
     * Returns the state of the first-charge offer and when it ends. The client calls it when the page or popup opens and after a successful deposit (spec 4). A deposit (recharge3) of the price with actType 9 buys an offer. After that expireTime is -1. propList is always empty in this answer.
     */
    post: operations['appRechargeBonusCollection9'];
  };
  '/app/v1/appRechargeBonusCollection9Receive': {
    /**
     * Claim an item of the first charge
     * Grants one item of the bought offer, each item once. After the last item the activity ends for the player.
     */
    post: operations['appRechargeBonusCollection9Receive'];
  };
  '/app/v1/addBankInfo': {
    /**
     * Bind a bank card
     * Adds a bank card of the player, or replaces the card of the same bank, and returns all cards. The client merges them by bankId (spec 4).
     */
    post: operations['addBankInfo'];
  };
  '/app/v1/modifyBankInfo': {
    /**
     * Change a bank card
     * Replaces the data of a bound card. If the number is absent or masked, the number does not change.
     */
    post: operations['modifyBankInfo'];
  };
  '/app/v1/getExchange': {
    /**
     * What can be withdrawn
     * Returns limits, fee and the withdrawable part of the balance, for the withdraw screen.
     */
    post: operations['getExchange'];
  };
  '/app/v1/exchange': {
    /**
     * Withdraw
     * Takes the amount from the balance immediately and creates a withdrawal order. Players must complete KYC before the first withdrawal (spec 1). The same withdrawal within three seconds without an Idempotency-Key counts as a double click and returns the first order. With a different key it is a new withdrawal.
     */
    post: operations['exchange'];
  };
  '/app/v1/getExchangeOrder': {
    /**
     * The withdrawal history
     * Returns one page of the player's withdrawal orders, newest first.
     */
    post: operations['getExchangeOrder'];
  };
  '/app/v1/getBalanceHistory': {
    /**
     * The player's own play and money over time
     * Returns one page of everything that changed the player's coins and points, newest first, with sums of the chosen time. The client converts days of the site into `from` and `until`.
     */
    post: operations['getBalanceHistory'];
  };
  '/app/v1/getSafebox': {
    /**
     * The safebox
     * Returns the coins in the safebox and whether its password is set.
     */
    post: operations['getSafebox'];
  };
  '/app/v1/safeboxPasswordInit': {
    /**
     * Set the safebox password
     * Sets the safebox password, once; modifySafePassword changes it later. Withdrawals require it.
     */
    post: operations['safeboxPasswordInit'];
  };
  '/app/v1/modifySafePassword': {
    /**
     * Change the safebox password
     * Replaces the safebox password. The call requires the old password. Five wrong passwords within 15 minutes lock the safebox for 15 minutes.
     */
    post: operations['modifySafePassword'];
  };
  '/app/v1/safeboxDeposit': {
    /**
     * Lock coins in the safebox
     * Moves coins from the balance into the safebox, where games and withdrawals cannot use them. The call needs no password, but a safebox password must be set, because safeboxWithdraw requires it.
     */
    post: operations['safeboxDeposit'];
  };
  '/app/v1/safeboxWithdraw': {
    /**
     * Take coins out of the safebox
     * Moves coins from the safebox back to the balance. The call requires the safebox password. Five wrong passwords within 15 minutes lock the safebox for 15 minutes.
     */
    post: operations['safeboxWithdraw'];
  };
  '/app/v1/uploadKyc': {
    /**
     * Upload a picture of an identity document
     * Uploads a picture of an identity document and returns its fileId, which addKyc takes. The only form request; it has no common fields (spec 7).
     */
    post: operations['uploadKyc'];
  };
  '/app/v1/addKyc': {
    /**
     * Submit the identity verification
     * Submits data and pictures for the identity verification, which then waits for a decision. A birthday less than 21 years ago is refused (spec 1).
     */
    post: operations['addKyc'];
  };
  '/app/v1/kyc': {
    /**
     * The state of the identity verification
     * Returns the state of the identity verification and the submitted data, if there is any.
     */
    post: operations['kyc'];
  };
  '/app/v1/getLoginPayUser3': {
    /**
     * The login-pay cards of the player
     * Returns the cards that the player owns or can buy (fund, activity 16). The client calls it at start and after the player bought a card. A deposit (recharge3) of the price with actType 3 buys a card.
     */
    post: operations['getLoginPayUser3'];
  };
  '/app/v1/receiveLoginPay3': {
    /**
     * Receive today's part of a login-pay card
     * Grants today's part of a card. Each card pays once a day until its days are used up. A day without a claim does not use up a day of the card.
     */
    post: operations['receiveLoginPay3'];
  };
  '/app/v1/loginBonus3User': {
    /**
     * The sign-up bonus board
     * Returns the received days, the position of today and the reward of each day (activity 15). A missed day does not change the position.
     */
    post: operations['loginBonus3User'];
  };
  '/app/v1/loginBonus3UserReceive': {
    /**
     * Receive a day of the sign-up bonus
     * Grants the reward of today of the sign-up bonus, once a day. After the last day the list of days contains -1 (spec 4).
     */
    post: operations['loginBonus3UserReceive'];
  };
  '/app/v1/appFreeSignUser': {
    /**
     * The free-sign board
     * Returns the position of today on the sign-in board and the reward of each day (activity 36). The specification has a free-sign page but names no call for it.
     */
    post: operations['appFreeSignUser'];
  };
  '/app/v1/appFreeSignUserReceive': {
    /**
     * Sign in for the day
     * Signs the player in for today, once a day, and grants the reward of the day. The board restarts after a missed day and after its last day.
     */
    post: operations['appFreeSignUserReceive'];
  };
  '/app/v1/rechargeBonusCollection6': {
    /**
     * The accumulated-recharge state
     * Returns the accumulated-recharge board (activity 28). Deposits of every kind count while the activity is open.
     */
    post: operations['rechargeBonusCollection6'];
  };
  '/app/v1/receiverRechargeBonusCollection6': {
    /**
     * Claim a step of the accumulated recharge
     * Grants the reward of a step once, if the player deposited enough. The spelling of the name is from the specification.
     */
    post: operations['receiverRechargeBonusCollection6'];
  };
  '/app/v1/rechargeBonusCollection8': {
    /**
     * The continuous-recharge state
     * Returns the board for deposits on consecutive days (activity 43). The count restarts after a day without a deposit, and with the next deposit after all rewards were claimed.
     */
    post: operations['rechargeBonusCollection8'];
  };
  '/app/v1/receiverRechargeBonusCollection8': {
    /**
     * Claim a step of the continuous recharge
     * Grants the reward of a step, if the player deposited on enough days, once per row of days. The first of the two calls without a name in the specification. By analogy with collection 6 it claims a step; its name and fields are inferred.
     */
    post: operations['receiverRechargeBonusCollection8'];
  };
  '/app/v1/receiverRechargeBonusCollection8Extra': {
    /**
     * Claim the final reward of the continuous recharge
     * Grants the reward after all days, once per row of days. The second of the two calls without a name in the specification; its name and fields are inferred.
     */
    post: operations['receiverRechargeBonusCollection8Extra'];
  };
  '/app/v1/bankruptBonus': {
    /**
     * Claim the supply
     * Grants the bankruptcy relief (supply, activity 30), once a day. Refused unless isBankrupt is true.
     */
    post: operations['bankruptBonus'];
  };
  '/app/v1/vipRebateUser': {
    /**
     * The available VIP rebate
     * Returns the available rebate of the stakes before today, at the rate of the level of the player. A rebate does not expire. The specification has a VIP rebate page but names no call for it.
     */
    post: operations['vipRebateUser'];
  };
  '/app/v1/vipRebateUserReceive': {
    /**
     * Receive the VIP rebate
     * Pays the available rebate to the balance. Refused if there is none.
     */
    post: operations['vipRebateUserReceive'];
  };
  '/app/v1/actInviteUser': {
    /**
     * The invite spin
     * Returns the spins left, the amount collected and the fields of the wheel (activity 20).
     */
    post: operations['actInviteUser'];
  };
  '/app/v1/actInviteUserRecord': {
    /**
     * The friends who helped with the invite spin
     * Returns one page of the friends who gave spins in this round, newest first.
     */
    post: operations['actInviteUserRecord'];
  };
  '/app/v1/actInviteUserStatus': {
    /**
     * The state of the invite spin
     * Returns the short state of the invite spin, for the badge of the centre tab.
     */
    post: operations['actInviteUserStatus'];
  };
  '/app/v1/actInviteUserExchange': {
    /**
     * Pay out the invite spin
     * Pays the collected amount to the balance after it reached the target, once per round.
     */
    post: operations['actInviteUserExchange'];
  };
  '/app/v1/actInviteUserSpin': {
    /**
     * Spin once
     * Uses one spin and adds a field of the wheel to the collected amount. The server chooses the field.
     */
    post: operations['actInviteUserSpin'];
  };
  '/app/v1/appInviteBonus1User': {
    /**
     * The invite bonus
     * Returns the current step of the invite bonus (activity 40). propList is always empty in this answer.
     */
    post: operations['appInviteBonus1User'];
  };
  '/app/v1/appInviteBonus1UserReceive': {
    /**
     * Claim a step of the invite bonus
     * Grants one item of the current step of the player. After the last item the next step starts. The same item within three seconds without an Idempotency-Key counts as a double click and claims nothing of the next step. With a different key it is a new claim.
     */
    post: operations['appInviteBonus1UserReceive'];
  };
  '/app/v1/agentData': {
    /**
     * The agent programme
     * Returns the number of invited players and the income from them (activity 26).
     */
    post: operations['agentData'];
  };
  '/app/v1/agent3Exchange': {
    /**
     * Pay out the agent income
     * Pays the available income to the balance. Refused if there is none.
     */
    post: operations['agent3Exchange'];
  };
  '/app/v1/appAgent5User': {
    /**
     * The agent5 programme
     * Returns the number of invited players, the amount to receive and the awards for qualified players (activity 41).
     */
    post: operations['appAgent5User'];
  };
  '/app/v1/appAgent5UserLog': {
    /**
     * The incomes of agent5
     * Returns one page of the income from invited players, newest first.
     */
    post: operations['appAgent5UserLog'];
  };
  '/app/v1/appAgent5UserReceive': {
    /**
     * Receive the agent5 income
     * Pays the available amount to the balance. Refused if there is none.
     */
    post: operations['appAgent5UserReceive'];
  };
  '/app/v1/appAgent5UserInviteValidReceive': {
    /**
     * Claim an award for valid invitations
     * Grants the award of a step once, if enough invited players are qualified.
     */
    post: operations['appAgent5UserInviteValidReceive'];
  };
  '/app/v1/agent4Data': {
    /**
     * The agent-count programme
     * Returns the scratch cards, draws and awards from invited players (activity 31).
     */
    post: operations['agent4Data'];
  };
  '/app/v1/agent4InviteRows': {
    /**
     * The invited players
     * Returns one page of the invited players, newest first, and whether each is qualified.
     */
    post: operations['agent4InviteRows'];
  };
  '/app/v1/agent4Scratch': {
    /**
     * Scratch a card
     * Uses one scratch card and grants its content, which the server chooses.
     */
    post: operations['agent4Scratch'];
  };
  '/app/v1/agent4Lottery': {
    /**
     * Draw once
     * Uses one draw and grants a field, which the server chooses.
     */
    post: operations['agent4Lottery'];
  };
  '/app/v1/agent4Award': {
    /**
     * Claim an award for invited players
     * Grants the award of a step once, if enough invited players are qualified.
     */
    post: operations['agent4Award'];
  };
  '/app/v1/appProxyUser4TaskUser': {
    /**
     * The tasks of an agent
     * Returns progress, state and reward of each task of an agent.
     */
    post: operations['appProxyUser4TaskUser'];
  };
  '/app/v1/appProxyUser4TaskUserShare': {
    /**
     * Report a share
     * Counts a share for all tasks that count shares, once a day.
     */
    post: operations['appProxyUser4TaskUserShare'];
  };
  '/app/v1/appProxyUser4TaskUserReceive': {
    /**
     * Claim a task of an agent
     * Grants the reward of a completed task, once.
     */
    post: operations['appProxyUser4TaskUserReceive'];
  };
  '/app/v1/appChristmasUser': {
    /**
     * Christmas
     * Returns boxes, sign-in row, awards and extra reward of Christmas (activity 37).
     */
    post: operations['appChristmasUser'];
  };
  '/app/v1/appChristmasUserOpen': {
    /**
     * Open a box of the tree
     * Uses one box of the tree and grants its content, which the server chooses.
     */
    post: operations['appChristmasUserOpen'];
  };
  '/app/v1/appChristmasUserReceive': {
    /**
     * Claim an award for opened boxes
     * Grants the award of a step once, if the player opened enough boxes.
     */
    post: operations['appChristmasUserReceive'];
  };
  '/app/v1/appChristmasUserExtra': {
    /**
     * Claim the extra reward of Christmas
     * Grants the extra reward once, after the player signed in on all days.
     */
    post: operations['appChristmasUserExtra'];
  };
  '/app/v1/appChristmasUserSign': {
    /**
     * Sign in for the day of Christmas
     * Signs the player in for today, once a day, and grants the reward of the day and boxes.
     */
    post: operations['appChristmasUserSign'];
  };
  '/app/v1/appNewYearUser': {
    /**
     * New Year
     * Returns items, tasks of the day and the extra reward of New Year (activity 38).
     */
    post: operations['appNewYearUser'];
  };
  '/app/v1/appNewYearUserShare': {
    /**
     * Report a New Year share
     * Counts a share for the sharing task of the day, once a day.
     */
    post: operations['appNewYearUserShare'];
  };
  '/app/v1/appNewYearUserReceiveTask': {
    /**
     * Claim a New Year task
     * Grants the items of a completed task, once a day.
     */
    post: operations['appNewYearUserReceiveTask'];
  };
  '/app/v1/appNewYearUserBoxOpen': {
    /**
     * Open a New Year box
     * Uses one box item and grants its content, which the server chooses.
     */
    post: operations['appNewYearUserBoxOpen'];
  };
  '/app/v1/appNewYearUserExtra': {
    /**
     * Claim the extra reward of New Year
     * Grants the extra reward once, if the player collected enough active points. It does not use up the points.
     */
    post: operations['appNewYearUserExtra'];
  };
  '/app/v1/appNewYearUserOpen': {
    /**
     * Draw or light a firework
     * Uses one lottery (40003) or firework (40004) item and grants its reward, which the server chooses.
     */
    post: operations['appNewYearUserOpen'];
  };
  '/app/v1/appFestivalUser': {
    /**
     * The festival
     * Returns the deposits during the festival and the rewards for them (activity 35). The specification has a festival page but names no call for it.
     */
    post: operations['appFestivalUser'];
  };
  '/app/v1/appFestivalUserReceive': {
    /**
     * Claim an item of the festival
     * Grants one item of the current step of the player. After the last item the next step starts. The same item within three seconds without an Idempotency-Key counts as a double click and claims nothing of the next step. With a different key it is a new claim.
     */
    post: operations['appFestivalUserReceive'];
  };
  '/app/v1/weekendLotteryUser': {
    /**
     * The weekend lottery
     * Returns draws, prizes, latest winners and the next opening of the weekend lottery (activity 33). The specification has a weekend-lottery page but names no call for it.
     */
    post: operations['weekendLotteryUser'];
  };
  '/app/v1/weekendLotteryUserDraw': {
    /**
     * Draw in the weekend lottery
     * Uses one draw and grants a field of the wheel, which the server chooses. Refused unless it is Saturday or Sunday.
     */
    post: operations['weekendLotteryUserDraw'];
  };
}
export interface components {
  schemas: {
    Channel: Channel;
    AppId: AppId;
    Platform: Platform;
    CommonFields: CommonFields;
    GameListVersion: GameListVersion;
    AppConfigRequest: AppConfigRequest;
    OkEnvelope: OkEnvelope;
    KnownSiteMode: KnownSiteMode;
    SiteMode: SiteMode;
    KnownRegion: KnownRegion;
    Region: Region;
    Currency: Currency;
    KnownLoginType: KnownLoginType;
    LoginType: LoginType;
    Flag: Flag;
    CountryCode: CountryCode;
    LengthBound: LengthBound;
    AccountRule: AccountRule;
    Money: Money;
    Link: Link;
    KnownGameCategory: KnownGameCategory;
    GameCategory: GameCategory;
    GameType: GameType;
    Id: Id;
    GamePlatform: GamePlatform;
    Colour: Colour;
    BrandTheme: BrandTheme;
    GameBrand: GameBrand;
    RechargeTypeSort: RechargeTypeSort;
    KnownRechargeKind: KnownRechargeKind;
    RechargeKind: RechargeKind;
    RechargeType: RechargeType;
    Bank: Bank;
    NamedRewardItem: NamedRewardItem;
    KnownRewardItemId: KnownRewardItemId;
    RewardItemId: RewardItemId;
    Count: Count;
    RewardItem: RewardItem;
    RewardItems: RewardItems;
    UserLevelConfig: UserLevelConfig;
    GenericImg: GenericImg;
    GenericImgEntry: GenericImgEntry;
    GenericImgSet: GenericImgSet;
    KnownSocialMediaId: KnownSocialMediaId;
    SocialMediaId: SocialMediaId;
    SocialMediaLink: SocialMediaLink;
    SocialMediaLinks: SocialMediaLinks;
    KnownClickType: KnownClickType;
    ClickType: ClickType;
    ClickTarget: ClickTarget;
    Timestamp: Timestamp;
    Notice: Notice;
    LobbyAd: LobbyAd;
    HomeVideo: HomeVideo;
    PropParams: PropParams;
    PropConfig: PropConfig;
    PropId: PropId;
    LoginPayAward: LoginPayAward;
    LoginPayConfig: LoginPayConfig;
    AwardJson: AwardJson;
    KnownFirstChargeShowType: KnownFirstChargeShowType;
    FirstChargeShowType: FirstChargeShowType;
    FirstChargeConfig: FirstChargeConfig;
    InviteBonusConfig: InviteBonusConfig;
    InviteCondition: InviteCondition;
    KnownDownloadType: KnownDownloadType;
    DownloadType: DownloadType;
    H5Block: H5Block;
    RsaPublicJwk: RsaPublicJwk;
    PasswordKey: PasswordKey;
    SocialLoginConfig: SocialLoginConfig;
    WebConfig: WebConfig;
    GameId: GameId;
    KnownGameShowType: KnownGameShowType;
    GameShowType: GameShowType;
    KnownGameBadge: KnownGameBadge;
    GameBadge: GameBadge;
    KnownGameVolatility: KnownGameVolatility;
    GameVolatility: GameVolatility;
    KnownGameFeature: KnownGameFeature;
    GameFeature: GameFeature;
    GameParams: GameParams;
    Game: Game;
    AppConfigOk: AppConfigOk;
    ErrorDetail: ErrorDetail;
    AppVersion: AppVersion;
    GetAfterLoginInfoWebRequest: GetAfterLoginInfoWebRequest;
    PlayerId: PlayerId;
    Nickname: Nickname;
    Points: Points;
    UserInfo: UserInfo;
    CardNumber: CardNumber;
    BankCard: BankCard;
    BankCards: BankCards;
    GameLikes: GameLikes;
    GameDataUser: GameDataUser;
    KnownActivityType: KnownActivityType;
    ActivityType: ActivityType;
    ExpireTime: ExpireTime;
    ActivityEntry: ActivityEntry;
    ActivityMap: ActivityMap;
    SessionActivity: SessionActivity;
    SessionFields: SessionFields;
    GetAfterLoginInfoWebOk: GetAfterLoginInfoWebOk;
    DeviceIds: DeviceIds;
    PhoneInfo: PhoneInfo;
    EncryptedPassword: EncryptedPassword;
    LoginPayload: LoginPayload;
    AccountLoginRequest: AccountLoginRequest;
    Session: Session;
    AccountLoginOk: AccountLoginOk;
    AdParameters: AdParameters;
    RegisterPayload: RegisterPayload;
    AccountRegistRequest: AccountRegistRequest;
    AccountRegistOk: AccountRegistOk;
    SmsCode: SmsCode;
    AccountRegist4Request: AccountRegist4Request;
    AccountRegist4Ok: AccountRegist4Ok;
    LineLoginRequest: LineLoginRequest;
    LineLoginOk: LineLoginOk;
    MobileNumber: MobileNumber;
    SmsSendRequest: SmsSendRequest;
    Ok: Ok;
    ForgetPasswordRequest: ForgetPasswordRequest;
    BareRequest: BareRequest;
    GetAfterLoginInfoOk: GetAfterLoginInfoOk;
    RefreshDataOk: RefreshDataOk;
    UpdateProfileRequest: UpdateProfileRequest;
    UpdateProfileOk: UpdateProfileOk;
    BindAccountRequest: BindAccountRequest;
    BindAccountOk: BindAccountOk;
    ModifyPasswordRequest: ModifyPasswordRequest;
    AgentFillRequest: AgentFillRequest;
    AgentFillOk: AgentFillOk;
    Birthday: Birthday;
    UserOther: UserOther;
    AppUserOtherOk: AppUserOtherOk;
    UpdateAppUserOtherRequest: UpdateAppUserOtherRequest;
    ShortUrlRequest: ShortUrlRequest;
    ShortUrlOk: ShortUrlOk;
    StartGameRequest: StartGameRequest;
    StartGameOk: StartGameOk;
    ExitGameRequest: ExitGameRequest;
    ExitGameOk: ExitGameOk;
    GameLikeRequest: GameLikeRequest;
    LogData: LogData;
    ActionLogRequest: ActionLogRequest;
    OnlineRequest: OnlineRequest;
    LoggedEvent: LoggedEvent;
    AppEventLogClientRequest: AppEventLogClientRequest;
    BigWin: BigWin;
    LobbyTipsOk: LobbyTipsOk;
    KnownTradeType: KnownTradeType;
    TradeType: TradeType;
    Trade: Trade;
    TradeInfoOk: TradeInfoOk;
    ActivityData: ActivityData;
    GetActivityIdsOk: GetActivityIdsOk;
    CustomerService: CustomerService;
    GetCustomerServicesOk: GetCustomerServicesOk;
    KnownItemStatus: KnownItemStatus;
    ItemStatus: ItemStatus;
    BonusTicket: BonusTicket;
    GetBonusTickersOk: GetBonusTickersOk;
    ReceiveBonusTickerRequest: ReceiveBonusTickerRequest;
    ReceiveBonusTickerOk: ReceiveBonusTickerOk;
    LotterOption: LotterOption;
    GetLotterConfigOk: GetLotterConfigOk;
    LotteryExchangeRequest: LotteryExchangeRequest;
    LotteryExchangeOk: LotteryExchangeOk;
    TaskProgress: TaskProgress;
    TaskStates: TaskStates;
    KnownTaskId: KnownTaskId;
    TaskId: TaskId;
    Task: Task;
    TaskUser: TaskUser;
    GetTaskUserOk: GetTaskUserOk;
    ReceiveTaskAwardRequest: ReceiveTaskAwardRequest;
    ReceiveTaskAwardOk: ReceiveTaskAwardOk;
    MailRedDots: MailRedDots;
    HasMailUnreadOk: HasMailUnreadOk;
    Page: Page;
    PageSize: PageSize;
    PageRequest: PageRequest;
    MailSummary: MailSummary;
    GetMail2Ok: GetMail2Ok;
    GetMailDetailRequest: GetMailDetailRequest;
    Mail: Mail;
    GetMailDetailOk: GetMailDetailOk;
    ReceiveMailRequest: ReceiveMailRequest;
    ReceiveMailOk: ReceiveMailOk;
    DelMailRequest: DelMailRequest;
    RechargeBonusKind: RechargeBonusKind;
    Recharge3Request: Recharge3Request;
    OrderId: OrderId;
    RechargeOrder: RechargeOrder;
    BankDepositInfo: BankDepositInfo;
    BankDepositOk: BankDepositOk;
    PageDepositOk: PageDepositOk;
    QrDepositInfo: QrDepositInfo;
    QrDepositOk: QrDepositOk;
    Recharge3Ok: Recharge3Ok;
    CheckRechargeOrderRequest: CheckRechargeOrderRequest;
    CheckRechargeOrderOk: CheckRechargeOrderOk;
    KnownRechargeStatus: KnownRechargeStatus;
    RechargeStatus: RechargeStatus;
    HistoryFilter: HistoryFilter;
    GetRechargeRecordRequest: GetRechargeRecordRequest;
    RechargeRecord: RechargeRecord;
    GetRechargeRecordOk: GetRechargeRecordOk;
    ReceivedProp: ReceivedProp;
    ReceivedProps: ReceivedProps;
    PropReceiveListJson: PropReceiveListJson;
    RechargeBonusCollection9: RechargeBonusCollection9;
    AppRechargeBonusCollection9Ok: AppRechargeBonusCollection9Ok;
    AppRechargeBonusCollection9ReceiveRequest: AppRechargeBonusCollection9ReceiveRequest;
    SingleLineText: SingleLineText;
    BankInfo: BankInfo;
    TypedCardNumber: TypedCardNumber;
    AddBankInfoRequest: AddBankInfoRequest;
    AddBankInfoOk: AddBankInfoOk;
    ModifyBankInfoRequest: ModifyBankInfoRequest;
    ExchangeInfo: ExchangeInfo;
    GetExchangeOk: GetExchangeOk;
    ExchangeRequest: ExchangeRequest;
    ExchangeOk: ExchangeOk;
    KnownExchangeStatus: KnownExchangeStatus;
    ExchangeStatus: ExchangeStatus;
    GetExchangeOrderRequest: GetExchangeOrderRequest;
    ExchangeOrder: ExchangeOrder;
    GetExchangeOrderOk: GetExchangeOrderOk;
    KnownBalanceChangeKind: KnownBalanceChangeKind;
    GetBalanceHistoryRequest: GetBalanceHistoryRequest;
    BalanceChangeKind: BalanceChangeKind;
    KnownBalanceUnit: KnownBalanceUnit;
    BalanceUnit: BalanceUnit;
    BalanceChange: BalanceChange;
    BalanceSums: BalanceSums;
    GetBalanceHistoryOk: GetBalanceHistoryOk;
    GetSafeboxOk: GetSafeboxOk;
    SafeboxPasswordInitRequest: SafeboxPasswordInitRequest;
    SafeboxPasswordInitOk: SafeboxPasswordInitOk;
    ModifySafePasswordRequest: ModifySafePasswordRequest;
    TransferAmount: TransferAmount;
    SafeboxDepositRequest: SafeboxDepositRequest;
    SafeboxTransferOk: SafeboxTransferOk;
    SafeboxWithdrawRequest: SafeboxWithdrawRequest;
    KycFileType: KycFileType;
    UploadKycForm: UploadKycForm;
    KycFileId: KycFileId;
    UploadKycOk: UploadKycOk;
    KycData: KycData;
    AddKycRequest: AddKycRequest;
    KnownKycStatus: KnownKycStatus;
    KycStatus: KycStatus;
    AddKycOk: AddKycOk;
    KycState: KycState;
    KycOk: KycOk;
    LoginPayData: LoginPayData;
    OwnedLoginPay: OwnedLoginPay;
    LoginPayUser: LoginPayUser;
    GetLoginPayUser3Ok: GetLoginPayUser3Ok;
    ReceiveLoginPay3Request: ReceiveLoginPay3Request;
    ReceiveLoginPay3Ok: ReceiveLoginPay3Ok;
    DayReward: DayReward;
    LoginBonus3User: LoginBonus3User;
    LoginBonus3UserOk: LoginBonus3UserOk;
    LoginBonus3UserReceiveRequest: LoginBonus3UserReceiveRequest;
    LoginBonus3UserReceiveOk: LoginBonus3UserReceiveOk;
    FreeSignUser: FreeSignUser;
    AppFreeSignUserOk: AppFreeSignUserOk;
    AppFreeSignUserReceiveOk: AppFreeSignUserReceiveOk;
    RewardStep: RewardStep;
    RechargeBonusCollection6: RechargeBonusCollection6;
    RechargeBonusCollection6Ok: RechargeBonusCollection6Ok;
    ReceiverRechargeBonusCollection6Request: ReceiverRechargeBonusCollection6Request;
    ReceiverRechargeBonusCollection6Ok: ReceiverRechargeBonusCollection6Ok;
    RechargeBonusCollection8: RechargeBonusCollection8;
    RechargeBonusCollection8Ok: RechargeBonusCollection8Ok;
    ReceiverRechargeBonusCollection8Request: ReceiverRechargeBonusCollection8Request;
    ReceiverRechargeBonusCollection8Ok: ReceiverRechargeBonusCollection8Ok;
    BankruptBonusOk: BankruptBonusOk;
    VipRebateUser: VipRebateUser;
    VipRebateUserOk: VipRebateUserOk;
    VipRebateUserReceiveOk: VipRebateUserReceiveOk;
    InviteUser: InviteUser;
    ActInviteUserOk: ActInviteUserOk;
    InviteRecord: InviteRecord;
    ActInviteUserRecordOk: ActInviteUserRecordOk;
    InviteUserStatus: InviteUserStatus;
    ActInviteUserStatusOk: ActInviteUserStatusOk;
    ActInviteUserExchangeOk: ActInviteUserExchangeOk;
    WheelIndex: WheelIndex;
    ActInviteUserSpinOk: ActInviteUserSpinOk;
    InviteBonus1User: InviteBonus1User;
    AppInviteBonus1UserOk: AppInviteBonus1UserOk;
    AppInviteBonus1UserReceiveRequest: AppInviteBonus1UserReceiveRequest;
    AgentIncome: AgentIncome;
    AgentData: AgentData;
    AgentDataOk: AgentDataOk;
    Agent3ExchangeOk: Agent3ExchangeOk;
    Agent5User: Agent5User;
    AppAgent5UserOk: AppAgent5UserOk;
    KnownAgent5LogType: KnownAgent5LogType;
    Agent5LogType: Agent5LogType;
    Agent5Log: Agent5Log;
    AppAgent5UserLogOk: AppAgent5UserLogOk;
    AppAgent5UserReceiveOk: AppAgent5UserReceiveOk;
    AppAgent5UserInviteValidReceiveRequest: AppAgent5UserInviteValidReceiveRequest;
    AppAgent5UserInviteValidReceiveOk: AppAgent5UserInviteValidReceiveOk;
    Agent4Data: Agent4Data;
    Agent4DataOk: Agent4DataOk;
    Agent4InviteRow: Agent4InviteRow;
    Agent4InviteRowsOk: Agent4InviteRowsOk;
    Agent4ScratchOk: Agent4ScratchOk;
    Agent4LotteryOk: Agent4LotteryOk;
    Agent4AwardRequest: Agent4AwardRequest;
    Agent4AwardOk: Agent4AwardOk;
    ActivityTask: ActivityTask;
    ProxyUser4TaskUser: ProxyUser4TaskUser;
    AppProxyUser4TaskUserOk: AppProxyUser4TaskUserOk;
    AppProxyUser4TaskUserShareRequest: AppProxyUser4TaskUserShareRequest;
    AppProxyUser4TaskUserShareOk: AppProxyUser4TaskUserShareOk;
    AppProxyUser4TaskUserReceiveRequest: AppProxyUser4TaskUserReceiveRequest;
    AppProxyUser4TaskUserReceiveOk: AppProxyUser4TaskUserReceiveOk;
    ChristmasUser: ChristmasUser;
    AppChristmasUserOk: AppChristmasUserOk;
    AppChristmasUserOpenOk: AppChristmasUserOpenOk;
    AppChristmasUserReceiveRequest: AppChristmasUserReceiveRequest;
    AppChristmasUserReceiveOk: AppChristmasUserReceiveOk;
    AppChristmasUserExtraOk: AppChristmasUserExtraOk;
    AppChristmasUserSignOk: AppChristmasUserSignOk;
    NewYearUser: NewYearUser;
    AppNewYearUserOk: AppNewYearUserOk;
    AppNewYearUserShareOk: AppNewYearUserShareOk;
    AppNewYearUserReceiveTaskRequest: AppNewYearUserReceiveTaskRequest;
    AppNewYearUserReceiveTaskOk: AppNewYearUserReceiveTaskOk;
    AppNewYearUserBoxOpenOk: AppNewYearUserBoxOpenOk;
    AppNewYearUserExtraOk: AppNewYearUserExtraOk;
    AppNewYearUserOpenRequest: AppNewYearUserOpenRequest;
    AppNewYearUserOpenOk: AppNewYearUserOpenOk;
    FestivalUser: FestivalUser;
    AppFestivalUserOk: AppFestivalUserOk;
    AppFestivalUserReceiveRequest: AppFestivalUserReceiveRequest;
    AppFestivalUserReceiveOk: AppFestivalUserReceiveOk;
    WeekendWinner: WeekendWinner;
    WeekendLotteryUser: WeekendLotteryUser;
    WeekendLotteryUserOk: WeekendLotteryUserOk;
    WeekendLotteryUserDrawOk: WeekendLotteryUserDrawOk;
    TransportError: TransportError;
    AppConfigRefusal: AppConfigRefusal;
    GetAfterLoginInfoWebRefusal: GetAfterLoginInfoWebRefusal;
    AccountLoginRefusal: AccountLoginRefusal;
    AccountRegistRefusal: AccountRegistRefusal;
    AccountRegist4Refusal: AccountRegist4Refusal;
    LineLoginRefusal: LineLoginRefusal;
    SmsSendRefusal: SmsSendRefusal;
    ForgetPasswordRefusal: ForgetPasswordRefusal;
    AccountLogoutRefusal: AccountLogoutRefusal;
    GetAfterLoginInfoRefusal: GetAfterLoginInfoRefusal;
    RefreshDataRefusal: RefreshDataRefusal;
    UpdateProfileRefusal: UpdateProfileRefusal;
    BindAccountRefusal: BindAccountRefusal;
    ModifyPasswordRefusal: ModifyPasswordRefusal;
    AgentFillRefusal: AgentFillRefusal;
    AppUserOtherRefusal: AppUserOtherRefusal;
    UpdateAppUserOtherRefusal: UpdateAppUserOtherRefusal;
    ShortUrlRefusal: ShortUrlRefusal;
    StartGameRefusal: StartGameRefusal;
    ExitGameRefusal: ExitGameRefusal;
    GameLikeRefusal: GameLikeRefusal;
    ActionLogRefusal: ActionLogRefusal;
    OnlineRefusal: OnlineRefusal;
    AppEventLogClientRefusal: AppEventLogClientRefusal;
    LobbyTipsRefusal: LobbyTipsRefusal;
    TradeInfoRefusal: TradeInfoRefusal;
    AnonymousTradeInfoRefusal: AnonymousTradeInfoRefusal;
    GetActivityIdsRefusal: GetActivityIdsRefusal;
    GetCustomerServicesRefusal: GetCustomerServicesRefusal;
    GetBonusTickersRefusal: GetBonusTickersRefusal;
    ReceiveBonusTickerRefusal: ReceiveBonusTickerRefusal;
    GetLotterConfigRefusal: GetLotterConfigRefusal;
    LotteryExchangeRefusal: LotteryExchangeRefusal;
    GetTaskUserRefusal: GetTaskUserRefusal;
    ReceiveTaskAwardRefusal: ReceiveTaskAwardRefusal;
    HasMailUnreadRefusal: HasMailUnreadRefusal;
    GetMail2Refusal: GetMail2Refusal;
    GetMailDetailRefusal: GetMailDetailRefusal;
    ReceiveMailRefusal: ReceiveMailRefusal;
    DelMailRefusal: DelMailRefusal;
    Recharge3Refusal: Recharge3Refusal;
    CheckRechargeOrderRefusal: CheckRechargeOrderRefusal;
    GetRechargeRecordRefusal: GetRechargeRecordRefusal;
    AppRechargeBonusCollection9Refusal: AppRechargeBonusCollection9Refusal;
    AppRechargeBonusCollection9ReceiveRefusal: AppRechargeBonusCollection9ReceiveRefusal;
    AddBankInfoRefusal: AddBankInfoRefusal;
    ModifyBankInfoRefusal: ModifyBankInfoRefusal;
    GetExchangeRefusal: GetExchangeRefusal;
    ExchangeRefusal: ExchangeRefusal;
    GetExchangeOrderRefusal: GetExchangeOrderRefusal;
    GetBalanceHistoryRefusal: GetBalanceHistoryRefusal;
    GetSafeboxRefusal: GetSafeboxRefusal;
    SafeboxPasswordInitRefusal: SafeboxPasswordInitRefusal;
    ModifySafePasswordRefusal: ModifySafePasswordRefusal;
    SafeboxDepositRefusal: SafeboxDepositRefusal;
    SafeboxWithdrawRefusal: SafeboxWithdrawRefusal;
    UploadKycRefusal: UploadKycRefusal;
    AddKycRefusal: AddKycRefusal;
    KycRefusal: KycRefusal;
    GetLoginPayUser3Refusal: GetLoginPayUser3Refusal;
    ReceiveLoginPay3Refusal: ReceiveLoginPay3Refusal;
    LoginBonus3UserRefusal: LoginBonus3UserRefusal;
    LoginBonus3UserReceiveRefusal: LoginBonus3UserReceiveRefusal;
    AppFreeSignUserRefusal: AppFreeSignUserRefusal;
    AppFreeSignUserReceiveRefusal: AppFreeSignUserReceiveRefusal;
    RechargeBonusCollection6Refusal: RechargeBonusCollection6Refusal;
    ReceiverRechargeBonusCollection6Refusal: ReceiverRechargeBonusCollection6Refusal;
    RechargeBonusCollection8Refusal: RechargeBonusCollection8Refusal;
    ReceiverRechargeBonusCollection8Refusal: ReceiverRechargeBonusCollection8Refusal;
    ReceiverRechargeBonusCollection8ExtraRefusal: ReceiverRechargeBonusCollection8ExtraRefusal;
    BankruptBonusRefusal: BankruptBonusRefusal;
    VipRebateUserRefusal: VipRebateUserRefusal;
    VipRebateUserReceiveRefusal: VipRebateUserReceiveRefusal;
    ActInviteUserRefusal: ActInviteUserRefusal;
    ActInviteUserRecordRefusal: ActInviteUserRecordRefusal;
    ActInviteUserStatusRefusal: ActInviteUserStatusRefusal;
    ActInviteUserExchangeRefusal: ActInviteUserExchangeRefusal;
    ActInviteUserSpinRefusal: ActInviteUserSpinRefusal;
    AppInviteBonus1UserRefusal: AppInviteBonus1UserRefusal;
    AppInviteBonus1UserReceiveRefusal: AppInviteBonus1UserReceiveRefusal;
    AgentDataRefusal: AgentDataRefusal;
    Agent3ExchangeRefusal: Agent3ExchangeRefusal;
    AppAgent5UserRefusal: AppAgent5UserRefusal;
    AppAgent5UserLogRefusal: AppAgent5UserLogRefusal;
    AppAgent5UserReceiveRefusal: AppAgent5UserReceiveRefusal;
    AppAgent5UserInviteValidReceiveRefusal: AppAgent5UserInviteValidReceiveRefusal;
    Agent4DataRefusal: Agent4DataRefusal;
    Agent4InviteRowsRefusal: Agent4InviteRowsRefusal;
    Agent4ScratchRefusal: Agent4ScratchRefusal;
    Agent4LotteryRefusal: Agent4LotteryRefusal;
    Agent4AwardRefusal: Agent4AwardRefusal;
    AppProxyUser4TaskUserRefusal: AppProxyUser4TaskUserRefusal;
    AppProxyUser4TaskUserShareRefusal: AppProxyUser4TaskUserShareRefusal;
    AppProxyUser4TaskUserReceiveRefusal: AppProxyUser4TaskUserReceiveRefusal;
    AppChristmasUserRefusal: AppChristmasUserRefusal;
    AppChristmasUserOpenRefusal: AppChristmasUserOpenRefusal;
    AppChristmasUserReceiveRefusal: AppChristmasUserReceiveRefusal;
    AppChristmasUserExtraRefusal: AppChristmasUserExtraRefusal;
    AppChristmasUserSignRefusal: AppChristmasUserSignRefusal;
    AppNewYearUserRefusal: AppNewYearUserRefusal;
    AppNewYearUserShareRefusal: AppNewYearUserShareRefusal;
    AppNewYearUserReceiveTaskRefusal: AppNewYearUserReceiveTaskRefusal;
    AppNewYearUserBoxOpenRefusal: AppNewYearUserBoxOpenRefusal;
    AppNewYearUserExtraRefusal: AppNewYearUserExtraRefusal;
    AppNewYearUserOpenRefusal: AppNewYearUserOpenRefusal;
    AppFestivalUserRefusal: AppFestivalUserRefusal;
    AppFestivalUserReceiveRefusal: AppFestivalUserReceiveRefusal;
    WeekendLotteryUserRefusal: WeekendLotteryUserRefusal;
    WeekendLotteryUserDrawRefusal: WeekendLotteryUserDrawRefusal;
    UndeclaredRefusal: UndeclaredRefusal;
    UndeclaredErrcode: UndeclaredErrcode;
  };
  responses: {
    /** The body does not match the schema of the call. Nothing was done. */
    SchemaViolation: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The token is missing, expired or revoked, or its account is disabled (`error.name` is accountDisabled). If the call has no public flag, the client ends its session. */
    Unauthenticated: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** No call has this path. */
    CallUnknown: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The call was not made with POST. */
    MethodNotAllowed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        Allow: components['headers']['Allow'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** Another call with the same Idempotency-Key is still running. A later repeat gets the answer of that call. */
    RequestInProgress: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The body is larger than the server accepts. */
    BodyTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The body is neither JSON nor, for an upload, a form. */
    MediaTypeUnsupported: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The caller made too many calls in a short time. Nothing was done. */
    RateLimited: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The server failed; the outcome of the call is unknown. */
    InternalError: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The server does not serve this call. */
    NotImplemented: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** The server does not take calls at the moment; the outcome of the call is unknown. */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
    /** Any other HTTP status, for example from a gateway in front of the server. The body is not necessarily JSON. If the status is 500 or higher, the outcome of the call is unknown. */
    OtherFailure: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        Date: components['headers']['Date'];
        'RateLimit-Limit': components['headers']['RateLimitLimit'];
        'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
        'RateLimit-Reset': components['headers']['RateLimitReset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': TransportError;
      };
    };
  };
  parameters: {
    /**
     * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
     *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
     *
     *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
     *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
     *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
     *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
     *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
     *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
     *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
     *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
     *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
     *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
     *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
     *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
     *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
     *       done.
     *
     *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
     * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
     */
    IdempotencyKey: string;
    /**
     * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
     * @example 1
     */
    XPublic: '1';
  };
  requestBodies: never;
  headers: {
    /**
     * Identifies the request in logs and in the journal of the mock server. If the request has an X-Request-Id, the answer has the same one.
     * @example req-2f
     */
    RequestId: string;
    /**
     * The time of the server as an HTTP date. Clients use it for the countdowns of offers. The mock server sends the time of its world.
     * @example Fri, 21 Nov 2025 07:46:40 GMT
     */
    Date: string;
    /**
     * The number of calls that a caller may make in one window. Absent if the server has no rate limit.
     * @example 60
     */
    RateLimitLimit: number;
    /**
     * The number of calls left in this window. Absent if the server has no rate limit.
     * @example 59
     */
    RateLimitRemaining: number;
    /**
     * Whole seconds until the window ends. Absent if the server has no rate limit.
     * @example 10
     */
    RateLimitReset: number;
    /**
     * The answer repeats the first answer for this Idempotency-Key, and nothing was done this time. Absent if the call was done.
     * @example true
     */
    IdempotencyReplayed: 'true';
    /**
     * Identifies the content of the answer. Two answers with the same tag have the same body. The server never answers 304, because every call is a POST.
     * @example "2Hq3n0pU1cZk9w8xJt4b5A"
     */
    ETag: string;
    /**
     * The method that the path supports.
     * @example POST
     */
    Allow: string;
    /**
     * Whole seconds to wait before the same call can succeed; `error.retryAfterMs` has the same time in milliseconds.
     * @example 1
     */
    RetryAfter: number;
  };
  pathItems: never;
}
export interface operations {
  appConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppConfigRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppConfigOk | AppConfigRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getAfterLoginInfoWeb: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GetAfterLoginInfoWebRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetAfterLoginInfoWebOk | GetAfterLoginInfoWebRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountLogin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AccountLoginRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AccountLoginOk | AccountLoginRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountRegist: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AccountRegistRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AccountRegistOk | AccountRegistRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountRegist4: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AccountRegist4Request;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AccountRegist4Ok | AccountRegist4Refusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  lineLogin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': LineLoginRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': LineLoginOk | LineLoginRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  smsSend: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SmsSendRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | SmsSendRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  forgetPassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ForgetPasswordRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | ForgetPasswordRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  accountLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | AccountLogoutRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getAfterLoginInfo: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetAfterLoginInfoOk | GetAfterLoginInfoRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  refreshData: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RefreshDataOk | RefreshDataRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateProfileRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateProfileOk | UpdateProfileRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  bindAccount: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BindAccountRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': BindAccountOk | BindAccountRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  modifyPassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ModifyPasswordRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | ModifyPasswordRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agentFill: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AgentFillRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AgentFillOk | AgentFillRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appUserOther: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppUserOtherOk | AppUserOtherRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  updateAppUserOther: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateAppUserOtherRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppUserOtherOk | UpdateAppUserOtherRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  shortUrl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ShortUrlRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ShortUrlOk | ShortUrlRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  startGame: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': StartGameRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': StartGameOk | StartGameRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  exitGame: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ExitGameRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ExitGameOk | ExitGameRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  gameLike: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GameLikeRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | GameLikeRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actionLog: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ActionLogRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | ActionLogRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  online: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': OnlineRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | OnlineRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appEventLogClient: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppEventLogClientRequest;
        'text/plain': string;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | AppEventLogClientRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  lobbyTips: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': LobbyTipsOk | LobbyTipsRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  tradeInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': TradeInfoOk | TradeInfoRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  anonymousTradeInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': TradeInfoOk | AnonymousTradeInfoRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getActivityIds: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetActivityIdsOk | GetActivityIdsRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getCustomerServices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetCustomerServicesOk | GetCustomerServicesRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getBonusTickers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetBonusTickersOk | GetBonusTickersRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveBonusTicker: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReceiveBonusTickerRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ReceiveBonusTickerOk | ReceiveBonusTickerRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getLotterConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetLotterConfigOk | GetLotterConfigRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  lotteryExchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': LotteryExchangeRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': LotteryExchangeOk | LotteryExchangeRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getTaskUser: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetTaskUserOk | GetTaskUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveTaskAward: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReceiveTaskAwardRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ReceiveTaskAwardOk | ReceiveTaskAwardRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  hasMailUnread: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': HasMailUnreadOk | HasMailUnreadRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getMail2: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': PageRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetMail2Ok | GetMail2Refusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getMailDetail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GetMailDetailRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetMailDetailOk | GetMailDetailRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveMail: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReceiveMailRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ReceiveMailOk | ReceiveMailRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  delMail: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': DelMailRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | DelMailRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  recharge3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Recharge3Request;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Recharge3Ok | Recharge3Refusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  checkRechargeOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CheckRechargeOrderRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': CheckRechargeOrderOk | CheckRechargeOrderRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getRechargeRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GetRechargeRecordRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetRechargeRecordOk | GetRechargeRecordRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appRechargeBonusCollection9: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | AppRechargeBonusCollection9Ok
            | AppRechargeBonusCollection9Refusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appRechargeBonusCollection9Receive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppRechargeBonusCollection9ReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | AppRechargeBonusCollection9Ok
            | AppRechargeBonusCollection9ReceiveRefusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  addBankInfo: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddBankInfoRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AddBankInfoOk | AddBankInfoRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  modifyBankInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ModifyBankInfoRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AddBankInfoOk | ModifyBankInfoRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getExchange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetExchangeOk | GetExchangeRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  exchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ExchangeRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ExchangeOk | ExchangeRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getExchangeOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GetExchangeOrderRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetExchangeOrderOk | GetExchangeOrderRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getBalanceHistory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': GetBalanceHistoryRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetBalanceHistoryOk | GetBalanceHistoryRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getSafebox: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetSafeboxOk | GetSafeboxRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  safeboxPasswordInit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SafeboxPasswordInitRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SafeboxPasswordInitOk | SafeboxPasswordInitRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  modifySafePassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ModifySafePasswordRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Ok | ModifySafePasswordRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  safeboxDeposit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SafeboxDepositRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SafeboxTransferOk | SafeboxDepositRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  safeboxWithdraw: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SafeboxWithdrawRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SafeboxTransferOk | SafeboxWithdrawRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  uploadKyc: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': UploadKycForm;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': UploadKycOk | UploadKycRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  addKyc: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddKycRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AddKycOk | AddKycRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  kyc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': KycOk | KycRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  getLoginPayUser3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * The public header flag (spec 6); its name and value are inferred. Its only effect is that a 401 on the call does not end the session of the client. Without a valid token the server still answers 401.
         * @example 1
         */
        'X-Public'?: components['parameters']['XPublic'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': GetLoginPayUser3Ok | GetLoginPayUser3Refusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiveLoginPay3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReceiveLoginPay3Request;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ReceiveLoginPay3Ok | ReceiveLoginPay3Refusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  loginBonus3User: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': LoginBonus3UserOk | LoginBonus3UserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  loginBonus3UserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': LoginBonus3UserReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': LoginBonus3UserReceiveOk | LoginBonus3UserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFreeSignUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppFreeSignUserOk | AppFreeSignUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFreeSignUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppFreeSignUserReceiveOk | AppFreeSignUserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  rechargeBonusCollection6: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | RechargeBonusCollection6Ok
            | RechargeBonusCollection6Refusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiverRechargeBonusCollection6: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReceiverRechargeBonusCollection6Request;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | ReceiverRechargeBonusCollection6Ok
            | ReceiverRechargeBonusCollection6Refusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  rechargeBonusCollection8: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | RechargeBonusCollection8Ok
            | RechargeBonusCollection8Refusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiverRechargeBonusCollection8: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReceiverRechargeBonusCollection8Request;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | ReceiverRechargeBonusCollection8Ok
            | ReceiverRechargeBonusCollection8Refusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  receiverRechargeBonusCollection8Extra: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | ReceiverRechargeBonusCollection8Ok
            | ReceiverRechargeBonusCollection8ExtraRefusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  bankruptBonus: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': BankruptBonusOk | BankruptBonusRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  vipRebateUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': VipRebateUserOk | VipRebateUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  vipRebateUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': VipRebateUserReceiveOk | VipRebateUserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ActInviteUserOk | ActInviteUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': PageRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ActInviteUserRecordOk | ActInviteUserRecordRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ActInviteUserStatusOk | ActInviteUserStatusRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserExchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ActInviteUserExchangeOk | ActInviteUserExchangeRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  actInviteUserSpin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ActInviteUserSpinOk | ActInviteUserSpinRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appInviteBonus1User: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppInviteBonus1UserOk | AppInviteBonus1UserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appInviteBonus1UserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppInviteBonus1UserReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppInviteBonus1UserOk | AppInviteBonus1UserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agentData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AgentDataOk | AgentDataRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent3Exchange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Agent3ExchangeOk | Agent3ExchangeRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5User: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppAgent5UserOk | AppAgent5UserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5UserLog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': PageRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppAgent5UserLogOk | AppAgent5UserLogRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5UserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppAgent5UserReceiveOk | AppAgent5UserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appAgent5UserInviteValidReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppAgent5UserInviteValidReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | AppAgent5UserInviteValidReceiveOk
            | AppAgent5UserInviteValidReceiveRefusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Data: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Agent4DataOk | Agent4DataRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4InviteRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': PageRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Agent4InviteRowsOk | Agent4InviteRowsRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Scratch: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Agent4ScratchOk | Agent4ScratchRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Lottery: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Agent4LotteryOk | Agent4LotteryRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  agent4Award: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Agent4AwardRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Agent4AwardOk | Agent4AwardRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appProxyUser4TaskUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppProxyUser4TaskUserOk | AppProxyUser4TaskUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appProxyUser4TaskUserShare: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppProxyUser4TaskUserShareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | AppProxyUser4TaskUserShareOk
            | AppProxyUser4TaskUserShareRefusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appProxyUser4TaskUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppProxyUser4TaskUserReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | AppProxyUser4TaskUserReceiveOk
            | AppProxyUser4TaskUserReceiveRefusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppChristmasUserOk | AppChristmasUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserOpen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppChristmasUserOpenOk | AppChristmasUserOpenRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppChristmasUserReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppChristmasUserReceiveOk | AppChristmasUserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserExtra: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppChristmasUserExtraOk | AppChristmasUserExtraRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appChristmasUserSign: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppChristmasUserSignOk | AppChristmasUserSignRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppNewYearUserOk | AppNewYearUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserShare: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppNewYearUserShareOk | AppNewYearUserShareRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserReceiveTask: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppNewYearUserReceiveTaskRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | AppNewYearUserReceiveTaskOk
            | AppNewYearUserReceiveTaskRefusal
            | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserBoxOpen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppNewYearUserBoxOpenOk | AppNewYearUserBoxOpenRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserExtra: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppNewYearUserExtraOk | AppNewYearUserExtraRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appNewYearUserOpen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppNewYearUserOpenRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppNewYearUserOpenOk | AppNewYearUserOpenRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFestivalUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppFestivalUserOk | AppFestivalUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  appFestivalUserReceive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AppFestivalUserReceiveRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': AppFestivalUserReceiveOk | AppFestivalUserReceiveRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  weekendLotteryUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': WeekendLotteryUserOk | WeekendLotteryUserRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
  weekendLotteryUserDraw: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Identifies one operation, so that a repeated call does not do it twice and gets the first answer. Inferred; based on
         *     the IETF draft "The Idempotency-Key HTTP Header Field". The header is optional; without it, every call counts.
         *
         *     - **Scope.** A key belongs to the player of the token. Calls that need no token (`security: []`) share one scope. Within
         *       a scope a key belongs to one call and its body. Use 128 random bits and a new key for each operation.
         *     - **Same body.** Two bodies are the same if the fields of the call are equal. The four common fields are not compared.
         *       Files are compared by their bytes. Passwords are compared by their plain text, not by their ciphertext. Calls that move
         *       coins or points (`x-money`) do not compare the password, because it only authorises the call.
         *     - **Retention.** The server stores an idempotency record for 24 hours from the first answer. After that the call counts
         *       as new. A server may limit the number of records; it then refuses a new key with HTTP 429 and removes no record.
         *     - **Repeated call.** The server repeats the first answer byte for byte if its status was 200, also for a refusal. The
         *       header `Idempotency-Replayed: true` marks the repeated answer. Nothing is done again. A repeat that arrives while the
         *       first call is running waits for its answer, or gets HTTP 409 and can be sent again.
         *     - **Not stored.** The server does not store answers with another status than 200, and refusals that the catalogue marks
         *       with `kept: false` (busy, an outdated password key, 103 itself). A repeat then counts as a first call.
         *     - **Another body or another call** with the same key is refused with errcode 103 `idempotencyKeyReused`, and nothing is
         *       done.
         *
         *     After an unknown outcome repeat the call with the same key. After any answer with HTTP 200 use a new key.
         * @example 0f9c2b1e-7d3a-4f56-9a10-5b6c7d8e9f01
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BareRequest;
      };
    };
    responses: {
      /** Success, or a refusal with a nonzero errcode. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Date: components['headers']['Date'];
          'RateLimit-Limit': components['headers']['RateLimitLimit'];
          'RateLimit-Remaining': components['headers']['RateLimitRemaining'];
          'RateLimit-Reset': components['headers']['RateLimitReset'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': WeekendLotteryUserDrawOk | WeekendLotteryUserDrawRefusal | UndeclaredRefusal;
        };
      };
      400: components['responses']['SchemaViolation'];
      401: components['responses']['Unauthenticated'];
      404: components['responses']['CallUnknown'];
      405: components['responses']['MethodNotAllowed'];
      409: components['responses']['RequestInProgress'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['MediaTypeUnsupported'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      501: components['responses']['NotImplemented'];
      503: components['responses']['Unavailable'];
      default: components['responses']['OtherFailure'];
    };
  };
}
/** The operation id of each path. */
export interface PathOperation {
  '/app/v1/anonymous/appConfig': 'appConfig';
  '/app/v1/getAfterLoginInfoWeb': 'getAfterLoginInfoWeb';
  '/app/v1/accountLogin': 'accountLogin';
  '/app/v1/accountRegist': 'accountRegist';
  '/app/v1/accountRegist4': 'accountRegist4';
  '/app/v1/lineLogin': 'lineLogin';
  '/app/v1/smsSend': 'smsSend';
  '/app/v1/forgetPassword': 'forgetPassword';
  '/app/v1/accountLogout': 'accountLogout';
  '/app/v1/getAfterLoginInfo': 'getAfterLoginInfo';
  '/app/v1/refreshData': 'refreshData';
  '/app/v1/updateProfile': 'updateProfile';
  '/app/v1/bindAccount': 'bindAccount';
  '/app/v1/modifyPassword': 'modifyPassword';
  '/app/v1/agentFill': 'agentFill';
  '/app/v1/appUserOther': 'appUserOther';
  '/app/v1/updateAppUserOther': 'updateAppUserOther';
  '/app/v1/shortUrl': 'shortUrl';
  '/app/v1/startGame': 'startGame';
  '/app/v1/exitGame': 'exitGame';
  '/app/v1/gameLike': 'gameLike';
  '/app/v1/actionLog': 'actionLog';
  '/app/v1/online': 'online';
  '/app/v1/anonymous/appEventLogClient': 'appEventLogClient';
  '/app/v1/anonymous/lobbyTips': 'lobbyTips';
  '/app/v1/tradeInfo': 'tradeInfo';
  '/app/v1/anonymous/tradeInfo': 'anonymousTradeInfo';
  '/app/v1/getActivityIds': 'getActivityIds';
  '/app/v1/getCustomerServices': 'getCustomerServices';
  '/app/v1/getBonusTickers': 'getBonusTickers';
  '/app/v1/receiveBonusTicker': 'receiveBonusTicker';
  '/app/v1/getLotterConfig': 'getLotterConfig';
  '/app/v1/lotteryExchange': 'lotteryExchange';
  '/app/v1/getTaskUser': 'getTaskUser';
  '/app/v1/receiveTaskAward': 'receiveTaskAward';
  '/app/v1/hasMailUnread': 'hasMailUnread';
  '/app/v1/getMail2': 'getMail2';
  '/app/v1/getMailDetail': 'getMailDetail';
  '/app/v1/receiveMail': 'receiveMail';
  '/app/v1/delMail': 'delMail';
  '/app/v1/recharge3': 'recharge3';
  '/app/v1/checkRechargeOrder': 'checkRechargeOrder';
  '/app/v1/getRechargeRecord': 'getRechargeRecord';
  '/app/v1/appRechargeBonusCollection9': 'appRechargeBonusCollection9';
  '/app/v1/appRechargeBonusCollection9Receive': 'appRechargeBonusCollection9Receive';
  '/app/v1/addBankInfo': 'addBankInfo';
  '/app/v1/modifyBankInfo': 'modifyBankInfo';
  '/app/v1/getExchange': 'getExchange';
  '/app/v1/exchange': 'exchange';
  '/app/v1/getExchangeOrder': 'getExchangeOrder';
  '/app/v1/getBalanceHistory': 'getBalanceHistory';
  '/app/v1/getSafebox': 'getSafebox';
  '/app/v1/safeboxPasswordInit': 'safeboxPasswordInit';
  '/app/v1/modifySafePassword': 'modifySafePassword';
  '/app/v1/safeboxDeposit': 'safeboxDeposit';
  '/app/v1/safeboxWithdraw': 'safeboxWithdraw';
  '/app/v1/uploadKyc': 'uploadKyc';
  '/app/v1/addKyc': 'addKyc';
  '/app/v1/kyc': 'kyc';
  '/app/v1/getLoginPayUser3': 'getLoginPayUser3';
  '/app/v1/receiveLoginPay3': 'receiveLoginPay3';
  '/app/v1/loginBonus3User': 'loginBonus3User';
  '/app/v1/loginBonus3UserReceive': 'loginBonus3UserReceive';
  '/app/v1/appFreeSignUser': 'appFreeSignUser';
  '/app/v1/appFreeSignUserReceive': 'appFreeSignUserReceive';
  '/app/v1/rechargeBonusCollection6': 'rechargeBonusCollection6';
  '/app/v1/receiverRechargeBonusCollection6': 'receiverRechargeBonusCollection6';
  '/app/v1/rechargeBonusCollection8': 'rechargeBonusCollection8';
  '/app/v1/receiverRechargeBonusCollection8': 'receiverRechargeBonusCollection8';
  '/app/v1/receiverRechargeBonusCollection8Extra': 'receiverRechargeBonusCollection8Extra';
  '/app/v1/bankruptBonus': 'bankruptBonus';
  '/app/v1/vipRebateUser': 'vipRebateUser';
  '/app/v1/vipRebateUserReceive': 'vipRebateUserReceive';
  '/app/v1/actInviteUser': 'actInviteUser';
  '/app/v1/actInviteUserRecord': 'actInviteUserRecord';
  '/app/v1/actInviteUserStatus': 'actInviteUserStatus';
  '/app/v1/actInviteUserExchange': 'actInviteUserExchange';
  '/app/v1/actInviteUserSpin': 'actInviteUserSpin';
  '/app/v1/appInviteBonus1User': 'appInviteBonus1User';
  '/app/v1/appInviteBonus1UserReceive': 'appInviteBonus1UserReceive';
  '/app/v1/agentData': 'agentData';
  '/app/v1/agent3Exchange': 'agent3Exchange';
  '/app/v1/appAgent5User': 'appAgent5User';
  '/app/v1/appAgent5UserLog': 'appAgent5UserLog';
  '/app/v1/appAgent5UserReceive': 'appAgent5UserReceive';
  '/app/v1/appAgent5UserInviteValidReceive': 'appAgent5UserInviteValidReceive';
  '/app/v1/agent4Data': 'agent4Data';
  '/app/v1/agent4InviteRows': 'agent4InviteRows';
  '/app/v1/agent4Scratch': 'agent4Scratch';
  '/app/v1/agent4Lottery': 'agent4Lottery';
  '/app/v1/agent4Award': 'agent4Award';
  '/app/v1/appProxyUser4TaskUser': 'appProxyUser4TaskUser';
  '/app/v1/appProxyUser4TaskUserShare': 'appProxyUser4TaskUserShare';
  '/app/v1/appProxyUser4TaskUserReceive': 'appProxyUser4TaskUserReceive';
  '/app/v1/appChristmasUser': 'appChristmasUser';
  '/app/v1/appChristmasUserOpen': 'appChristmasUserOpen';
  '/app/v1/appChristmasUserReceive': 'appChristmasUserReceive';
  '/app/v1/appChristmasUserExtra': 'appChristmasUserExtra';
  '/app/v1/appChristmasUserSign': 'appChristmasUserSign';
  '/app/v1/appNewYearUser': 'appNewYearUser';
  '/app/v1/appNewYearUserShare': 'appNewYearUserShare';
  '/app/v1/appNewYearUserReceiveTask': 'appNewYearUserReceiveTask';
  '/app/v1/appNewYearUserBoxOpen': 'appNewYearUserBoxOpen';
  '/app/v1/appNewYearUserExtra': 'appNewYearUserExtra';
  '/app/v1/appNewYearUserOpen': 'appNewYearUserOpen';
  '/app/v1/appFestivalUser': 'appFestivalUser';
  '/app/v1/appFestivalUserReceive': 'appFestivalUserReceive';
  '/app/v1/weekendLotteryUser': 'weekendLotteryUser';
  '/app/v1/weekendLotteryUserDraw': 'weekendLotteryUserDraw';
}

/** The calls of the API by operation id: path, body, data of a success, and errcodes without the transport errors. */
export interface Calls {
  /**
   * Config and game list for everyone.
   *
   * Returns config and game list to everyone; the first call of a client without a token. The answer has the game list only if the client's gameListVersion is not current. The answer contains no personal data.
   *
   * POST /app/v1/anonymous/appConfig. Needs no token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appConfig: { path: '/app/v1/anonymous/appConfig'; body: AppConfigBody; data: AppConfigData; errcode: 104 };
  /**
   * Config, game list and the player's state.
   *
   * Returns config, game list, user info and session fields, but no token. A client with a token calls it at start instead of appConfig.
   *
   * POST /app/v1/getAfterLoginInfoWeb. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getAfterLoginInfoWeb: {
    path: '/app/v1/getAfterLoginInfoWeb';
    body: GetAfterLoginInfoWebBody;
    data: GetAfterLoginInfoWebData;
    errcode: 104;
  };
  /**
   * Log in.
   *
   * Signs a player in by account and encrypted password, and returns a token. For the client, a code of 200 together with errcode 0 means that the player is signed in (spec 4). Five wrong passwords within 15 minutes lock the account for 15 minutes.
   *
   * POST /app/v1/accountLogin. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 101 signInInputInvalid: Account or password is malformed.
   * - 102 signInBusy: The system is busy.
   * - 1018 accountNotFound: No such account.
   * - 1019 passwordWrong: The password is wrong.
   * - 1020 accountExists: The account already exists.
   * - 1043 accountDisabled: The account is disabled.
   * - 1047 tooManyAttempts: Too many wrong passwords or codes, or too many registrations; `error.retryAfterMs` has the time to wait.
   * - 1049 registrationUnavailable: Registration is not available in this way.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   */
  accountLogin: {
    path: '/app/v1/accountLogin';
    body: AccountLoginBody;
    data: AccountLoginData;
    errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
  };
  /**
   * Register without a one-time code.
   *
   * Creates an account and signs the player in. `outValue` makes the owner of that invite code the superior; the call ignores an unknown code. Used if no one-time code is required; otherwise the client calls accountRegist4.
   *
   * POST /app/v1/accountRegist. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 101 signInInputInvalid: Account or password is malformed.
   * - 102 signInBusy: The system is busy.
   * - 1018 accountNotFound: No such account.
   * - 1019 passwordWrong: The password is wrong.
   * - 1020 accountExists: The account already exists.
   * - 1043 accountDisabled: The account is disabled.
   * - 1047 tooManyAttempts: Too many wrong passwords or codes, or too many registrations; `error.retryAfterMs` has the time to wait.
   * - 1049 registrationUnavailable: Registration is not available in this way.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   */
  accountRegist: {
    path: '/app/v1/accountRegist';
    body: AccountRegistBody;
    data: AccountRegistData;
    errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1047 | 1049 | 2110 | 103;
  };
  /**
   * Register with a mobile number and a one-time code.
   *
   * Creates an account with the code that smsSend sent and signs the player in, otherwise like accountRegist. Used by phone registration if codes are required, and always in green mode (spec 5).
   *
   * POST /app/v1/accountRegist4. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 101 signInInputInvalid: Account or password is malformed.
   * - 102 signInBusy: The system is busy.
   * - 1018 accountNotFound: No such account.
   * - 1019 passwordWrong: The password is wrong.
   * - 1020 accountExists: The account already exists.
   * - 1043 accountDisabled: The account is disabled.
   * - 1045 registrationCodeWrong: The one-time code of a phone registration is wrong or expired.
   * - 1047 tooManyAttempts: Too many wrong passwords or codes, or too many registrations; `error.retryAfterMs` has the time to wait.
   * - 1049 registrationUnavailable: Registration is not available in this way.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   */
  accountRegist4: {
    path: '/app/v1/accountRegist4';
    body: AccountRegist4Body;
    data: AccountRegist4Data;
    errcode: 101 | 102 | 1018 | 1019 | 1020 | 1043 | 1045 | 1047 | 1049 | 2110 | 103;
  };
  /**
   * Finish a social login.
   *
   * Signs in the player by the state and code from the callback of the external authorization page, and creates an account if there is none.
   *
   * POST /app/v1/lineLogin. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 102 signInBusy: The system is busy.
   * - 1043 accountDisabled: The account is disabled.
   * - 1047 tooManyAttempts: Too many wrong passwords or codes, or too many registrations; `error.retryAfterMs` has the time to wait.
   * - 1049 registrationUnavailable: Registration is not available in this way.
   * - 2117 socialCodeInvalid: The code of the social login is unknown, used or expired.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   */
  lineLogin: {
    path: '/app/v1/lineLogin';
    body: LineLoginBody;
    data: LineLoginData;
    errcode: 102 | 1043 | 1047 | 1049 | 2117 | 103;
  };
  /**
   * Send a one-time code.
   *
   * Sends a code to a mobile number, at most one a minute. Used for registration, binding and a forgotten password.
   *
   * POST /app/v1/smsSend. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2101 smsMobileInvalid: The mobile number does not match the length or prefix rule.
   * - 2102 smsTooSoon: A code was sent to this number less than 60 s ago.
   * - 2103 smsLimitReached: The number has reached the limit of codes for today.
   * - 2104 smsNotDelivered: The text message could not be sent.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  smsSend: {
    path: '/app/v1/smsSend';
    body: SmsSendBody;
    data: OkData;
    errcode: 2101 | 2102 | 2103 | 2104 | 103 | 104;
  };
  /**
   * Set a new password by one-time code.
   *
   * Replaces a forgotten password. The call revokes all tokens of the account; the player logs in again.
   *
   * POST /app/v1/forgetPassword. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2111 forgottenAccountUnknown: No account has this mobile number.
   * - 2106 smsCodeWrong: The one-time code is wrong or expired.
   * - 2120 smsCodeLocked: Too many wrong one-time codes for this number; a new one must be sent.
   * - 2109 newPasswordNotAccepted: The new password does not match the length rule.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 1043 accountDisabled: The account is disabled.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  forgetPassword: {
    path: '/app/v1/forgetPassword';
    body: ForgetPasswordBody;
    data: OkData;
    errcode: 2111 | 2106 | 2120 | 2109 | 2110 | 1043 | 103 | 104;
  };
  /**
   * Revoke the token.
   *
   * Revokes the token of the call. The specification has no logout call. The client first clears its session and then calls the server, so that a stolen token is no longer valid. A failure has no effect for the player.
   *
   * POST /app/v1/accountLogout. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  accountLogout: { path: '/app/v1/accountLogout'; body: BareBody; data: OkData; errcode: 104 };
  /**
   * Refresh the profile.
   *
   * Returns the current user info and bank cards. The client calls it from the home header, and after a completed deposit. After a refusal the client logs the player out (spec 7.2).
   *
   * POST /app/v1/getAfterLoginInfo. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 1043 accountDisabled: The account is disabled.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getAfterLoginInfo: {
    path: '/app/v1/getAfterLoginInfo';
    body: BareBody;
    data: GetAfterLoginInfoData;
    errcode: 1043 | 104;
  };
  /**
   * Refresh the balance.
   *
   * Returns the current coins, points and level, which replace the values of the client (spec 4, Balance refresh). Changes nothing.
   *
   * POST /app/v1/refreshData. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  refreshData: { path: '/app/v1/refreshData'; body: BareBody; data: RefreshDataData; errcode: 104 };
  /**
   * Change nickname or avatar.
   *
   * Changes nickname, avatar or both, and returns the current values of both.
   *
   * POST /app/v1/updateProfile. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2112 nicknameNotAccepted: The nickname is empty, too long or contains control characters.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  updateProfile: {
    path: '/app/v1/updateProfile';
    body: UpdateProfileBody;
    data: UpdateProfileData;
    errcode: 2112 | 104;
  };
  /**
   * Bind a mobile number.
   *
   * Binds a mobile number to the account, once. With a password the player can also log in by that number.
   *
   * POST /app/v1/bindAccount. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2105 mobileInvalid: The mobile number does not match the length or prefix rule.
   * - 2106 smsCodeWrong: The one-time code is wrong or expired.
   * - 2120 smsCodeLocked: Too many wrong one-time codes for this number; a new one must be sent.
   * - 2107 mobileTaken: The mobile number belongs to another account.
   * - 2108 mobileAlreadyBound: The player already has a bound mobile number.
   * - 2109 newPasswordNotAccepted: The new password does not match the length rule.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  bindAccount: {
    path: '/app/v1/bindAccount';
    body: BindAccountBody;
    data: BindAccountData;
    errcode: 2105 | 2106 | 2120 | 2107 | 2108 | 2109 | 2110 | 103 | 104;
  };
  /**
   * Change the password of the account.
   *
   * Replaces the password of the logged-in player. The call requires the old password instead of a one-time code. Other devices are signed out. Wrong passwords count like wrong passwords of a login: five within 15 minutes lock the account's password for 15 minutes.
   *
   * POST /app/v1/modifyPassword. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2121 oldPasswordWrong: The old password is wrong.
   * - 1047 tooManyAttempts: Too many wrong passwords or codes, or too many registrations; `error.retryAfterMs` has the time to wait.
   * - 2109 newPasswordNotAccepted: The new password does not match the length rule.
   * - 2122 passwordsMustDiffer: The passwords of the account and of the safebox would be the same.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  modifyPassword: {
    path: '/app/v1/modifyPassword';
    body: ModifyPasswordBody;
    data: OkData;
    errcode: 2121 | 1047 | 2109 | 2122 | 2110 | 103 | 104;
  };
  /**
   * Name the superior.
   *
   * Sets the superior of a player who has none. It cannot be changed later. A player whom this player invited, directly or indirectly, cannot be the superior.
   *
   * POST /app/v1/agentFill. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2113 superiorAlreadySet: The player already has a superior.
   * - 2114 superiorUnknown: No player has this id.
   * - 2115 superiorIsSelf: The id is the id of the player.
   * - 2116 superiorCircular: The player is an ancestor of the chosen superior.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agentFill: {
    path: '/app/v1/agentFill';
    body: AgentFillBody;
    data: AgentFillData;
    errcode: 2113 | 2114 | 2115 | 2116 | 103 | 104;
  };
  /**
   * The further personal data.
   *
   * Returns the personal data in addition to the user info; all fields are empty at first.
   *
   * POST /app/v1/appUserOther. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appUserOther: { path: '/app/v1/appUserOther'; body: BareBody; data: AppUserOtherData; errcode: 104 };
  /**
   * Change the further personal data.
   *
   * Replaces all of the further personal data; hasUserOther is then true if any field is not empty.
   *
   * POST /app/v1/updateAppUserOther. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2118 personalDataNotAccepted: A field of the personal data is not plausible; `error.pointer` names it.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  updateAppUserOther: {
    path: '/app/v1/updateAppUserOther';
    body: UpdateAppUserOtherBody;
    data: AppUserOtherData;
    errcode: 2118 | 104;
  };
  /**
   * Shorten a share link.
   *
   * Creates a short address that redirects to an address of this site. The client stores it in its shareUrlMap under the key `default`.
   *
   * POST /app/v1/shortUrl. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2119 shareUrlNotAllowed: Only addresses of this site can be shortened.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  shortUrl: { path: '/app/v1/shortUrl'; body: ShortUrlBody; data: ShortUrlData; errcode: 2119 | 104 };
  /**
   * Start a game.
   *
   * Returns the launch address of a game, which contains a one-time token, and adds the game as the first of the recent games.
   *
   * POST /app/v1/startGame. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2201 gameUnknown: The game does not exist or is no longer listed.
   * - 2202 gameInMaintenance: The game or its brand is in maintenance.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  startGame: {
    path: '/app/v1/startGame';
    body: StartGameBody;
    data: StartGameData;
    errcode: 2201 | 2202 | 103 | 104;
  };
  /**
   * Leave a game.
   *
   * Ends the game session and returns the balance. Leaving a game that is not running changes nothing.
   *
   * POST /app/v1/exitGame. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 2201 gameUnknown: The game does not exist or is no longer listed.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  exitGame: { path: '/app/v1/exitGame'; body: ExitGameBody; data: ExitGameData; errcode: 2201 | 104 };
  /**
   * Mark or unmark a favourite.
   *
   * Marks or unmarks a game as a favourite of the player. The client changes the heart icon only if errcode is 0 (spec 4, Game favourite).
   *
   * POST /app/v1/gameLike. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 1004 favouriteGameUnknown: The game does not exist or is no longer listed; the favourite does not change.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  gameLike: { path: '/app/v1/gameLike'; body: GameLikeBody; data: OkData; errcode: 1004 | 104 };
  /**
   * Log an action.
   *
   * Reports an action of the player. The client sends one per page view and per step of a deposit. Three actions also count towards tasks (inferred). `social_follow` with `data.network` facebook, telegram, instagram or youtube is sent when a player opens the site's page on that network; `social_share` with `data.network` facebook, whatsapp or telegram when they share the invite link there; `spin_share` when they share the spin.
   *
   * POST /app/v1/actionLog. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  actionLog: { path: '/app/v1/actionLog'; body: ActionLogBody; data: OkData; errcode: 103 | 104 };
  /**
   * Heartbeat.
   *
   * Reports that the player is online and which game is open. The client sends it every 60 s while a player is logged in.
   *
   * POST /app/v1/online. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  online: { path: '/app/v1/online'; body: OnlineBody; data: OkData; errcode: 104 };
  /**
   * Log a batch of events.
   *
   * Takes a batch of up to 20 events. The client sends its queue every 3 s, and by beacon when the page becomes hidden. A beacon has no Authorization header, so the call needs no token.
   *
   * POST /app/v1/anonymous/appEventLogClient. Needs no token. Takes an idempotency key.
   *
   * Errcodes:
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appEventLogClient: {
    path: '/app/v1/anonymous/appEventLogClient';
    body: AppEventLogClientBody;
    data: OkData;
    errcode: 103 | 104;
  };
  /**
   * The big wins.
   *
   * Returns the latest big wins for the ticker. On a nonzero errcode the client shows both lists as empty (spec 8).
   *
   * POST /app/v1/anonymous/lobbyTips. Needs no token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  lobbyTips: { path: '/app/v1/anonymous/lobbyTips'; body: BareBody; data: LobbyTipsData; errcode: 104 };
  /**
   * Latest trades, for a player.
   *
   * Returns the latest deposits and withdrawals of all players, for the notice line of the wallet pages. Without a session a client calls anonymousTradeInfo.
   *
   * POST /app/v1/tradeInfo. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  tradeInfo: { path: '/app/v1/tradeInfo'; body: BareBody; data: TradeInfoData; errcode: 104 };
  /**
   * Latest trades, for a visitor.
   *
   * Returns the same as tradeInfo, without a token. The specification has one call tradeInfo with two paths. Operation ids must be unique, so the path of visitors has its own.
   *
   * POST /app/v1/anonymous/tradeInfo. Needs no token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  anonymousTradeInfo: {
    path: '/app/v1/anonymous/tradeInfo';
    body: BareBody;
    data: TradeInfoData;
    errcode: 104;
  };
  /**
   * The activities of the player.
   *
   * Returns the active promotions of the player and the data with which the lobby selects among them (spec 5).
   *
   * POST /app/v1/getActivityIds. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getActivityIds: { path: '/app/v1/getActivityIds'; body: BareBody; data: GetActivityIdsData; errcode: 104 };
  /**
   * The contacts of customer service.
   *
   * Returns the contacts in display order. The client shows them only if errcode is 0 (spec 8).
   *
   * POST /app/v1/getCustomerServices. Needs no token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getCustomerServices: {
    path: '/app/v1/getCustomerServices';
    body: BareBody;
    data: GetCustomerServicesData;
    errcode: 104;
  };
  /**
   * Bonuses to receive.
   *
   * Returns the bonus tickets of the rewards page and of the day bonus that have not expired. receiveBonusTicker claims one.
   *
   * POST /app/v1/getBonusTickers. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getBonusTickers: {
    path: '/app/v1/getBonusTickers';
    body: BareBody;
    data: GetBonusTickersData;
    errcode: 104;
  };
  /**
   * Receive a bonus.
   *
   * Grants the bonus of a ticket, once. The specification lists bonus tickets but no call to receive one.
   *
   * POST /app/v1/receiveBonusTicker. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2911 bonusTicketUnknown: The player has no such bonus ticket.
   * - 2912 bonusTicketNotClaimable: The bonus is not ready yet.
   * - 2913 bonusTicketReceived: The bonus was already received.
   * - 2914 bonusTicketExpired: The bonus has expired.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiveBonusTicker: {
    path: '/app/v1/receiveBonusTicker';
    body: ReceiveBonusTickerBody;
    data: ReceiveBonusTickerData;
    errcode: 2911 | 2912 | 2913 | 2914 | 103 | 104;
  };
  /**
   * The offers for points.
   *
   * Returns the offers for points. The spelling of the name is from the specification.
   *
   * POST /app/v1/getLotterConfig. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getLotterConfig: {
    path: '/app/v1/getLotterConfig';
    body: BareBody;
    data: GetLotterConfigData;
    errcode: 104;
  };
  /**
   * Exchange points.
   *
   * Takes the price of an option in points from the player and grants its items.
   *
   * POST /app/v1/lotteryExchange. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2901 lotterOptionUnknown: No exchange option has this id.
   * - 2902 lotteryPointsTooLow: The player has fewer points than the option costs.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  lotteryExchange: {
    path: '/app/v1/lotteryExchange';
    body: LotteryExchangeBody;
    data: LotteryExchangeData;
    errcode: 2901 | 2902 | 103 | 104;
  };
  /**
   * The tasks of the player.
   *
   * Returns progress, state and rewards of the tasks. A client shows a red dot if canReceiveTaskAward is true.
   *
   * POST /app/v1/getTaskUser. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getTaskUser: { path: '/app/v1/getTaskUser'; body: BareBody; data: GetTaskUserData; errcode: 104 };
  /**
   * Claim the reward of a task.
   *
   * Grants the reward of a completed task, of a daily task once a day, and returns the state of the tasks after the claim. The specification says that a task can be claimable but names no call to claim it.
   *
   * POST /app/v1/receiveTaskAward. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3001 taskUnknown: No task has this id.
   * - 3002 taskNotCompleted: The task is not completed.
   * - 3003 taskClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiveTaskAward: {
    path: '/app/v1/receiveTaskAward';
    body: ReceiveTaskAwardBody;
    data: ReceiveTaskAwardData;
    errcode: 3001 | 3002 | 3003 | 103 | 104;
  };
  /**
   * The red dots of the mail.
   *
   * Returns the red dots of the mail entry. The client calls it at start and after the player read mail.
   *
   * POST /app/v1/hasMailUnread. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  hasMailUnread: { path: '/app/v1/hasMailUnread'; body: BareBody; data: HasMailUnreadData; errcode: 104 };
  /**
   * The mails of the player.
   *
   * Returns one page of the player's mails, newest first, without their text.
   *
   * POST /app/v1/getMail2. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getMail2: { path: '/app/v1/getMail2'; body: PageBody; data: GetMail2Data; errcode: 104 };
  /**
   * A mail with its text.
   *
   * Returns a mail with its text and marks it as read.
   *
   * POST /app/v1/getMailDetail. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2801 mailUnknown: The player has no such mail.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getMailDetail: {
    path: '/app/v1/getMailDetail';
    body: GetMailDetailBody;
    data: GetMailDetailData;
    errcode: 2801 | 104;
  };
  /**
   * Receive the reward of a mail.
   *
   * Grants the reward of a mail, once, and marks the mail as read.
   *
   * POST /app/v1/receiveMail. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2801 mailUnknown: The player has no such mail.
   * - 2802 mailRewardReceived: The reward was already received.
   * - 2803 mailWithoutReward: The mail has no reward.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiveMail: {
    path: '/app/v1/receiveMail';
    body: ReceiveMailBody;
    data: ReceiveMailData;
    errcode: 2801 | 2802 | 2803 | 103 | 104;
  };
  /**
   * Delete a mail.
   *
   * Deletes a mail permanently. Refused if its reward is not received, so that a player cannot lose the reward by mistake.
   *
   * POST /app/v1/delMail. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2801 mailUnknown: The player has no such mail.
   * - 2804 mailRewardUnclaimed: The reward of the mail is not received yet.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  delMail: { path: '/app/v1/delMail'; body: DelMailBody; data: OkData; errcode: 2801 | 2804 | 103 | 104 };
  /**
   * Make a deposit order.
   *
   * Creates a deposit order and returns either bank details, a payment address or a payment QR code, which the client shows. The balance changes only when the payment arrives. The same order within three seconds without an Idempotency-Key counts as a double click and returns the first order. With a different key it is a new order.
   *
   * POST /app/v1/recharge3. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2301 rechargeChannelUnknown: The deposit channel does not exist or is closed.
   * - 2302 rechargeAmountOutOfRange: The amount is outside the bounds of the channel.
   * - 2303 bankCardRequired: The channel needs a bound bank card (of its bank) and there is none.
   * - 2304 rechargeBonusUnavailable: The bonus of actType is not open to the player, or requires another amount.
   * - 2305 rechargeOrdersPending: Too many deposit orders are waiting for their payment.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  recharge3: {
    path: '/app/v1/recharge3';
    body: Recharge3Body;
    data: Recharge3Data;
    errcode: 2301 | 2302 | 2303 | 2304 | 2305 | 103 | 104;
  };
  /**
   * Check whether a deposit has arrived.
   *
   * Returns whether a deposit has arrived. The client calls it when the player closes bank details, QR code or payment page. `isRechargeDone` false means that the order is still waiting. An order that can no longer be paid is refused with a specific errcode.
   *
   * POST /app/v1/checkRechargeOrder. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2306 rechargeOrderUnknown: The player has no such deposit order.
   * - 2307 rechargeOrderExpired: The pay window closed before the order was paid.
   * - 2308 rechargeOrderFailed: The payment was declined.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  checkRechargeOrder: {
    path: '/app/v1/checkRechargeOrder';
    body: CheckRechargeOrderBody;
    data: CheckRechargeOrderData;
    errcode: 2306 | 2307 | 2308 | 104;
  };
  /**
   * The deposit history.
   *
   * Returns one page of the player's deposit orders, newest first, or one selected order. A waiting order contains its bank details, QR code or payment address.
   *
   * POST /app/v1/getRechargeRecord. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2306 rechargeOrderUnknown: The player has no such deposit order.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getRechargeRecord: {
    path: '/app/v1/getRechargeRecord';
    body: GetRechargeRecordBody;
    data: GetRechargeRecordData;
    errcode: 2306 | 104;
  };
  /**
   * The first-charge state.
   *
   * Returns the state of the first-charge offer and when it ends. The client calls it when the page or popup opens and after a successful deposit (spec 4). A deposit (recharge3) of the price with actType 9 buys an offer. After that expireTime is -1. propList is always empty in this answer.
   *
   * POST /app/v1/appRechargeBonusCollection9. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 1001 firstChargeNotOpen: The activity is not open.
   * - 1002 firstChargeEnded: The activity has ended.
   * - 1003 firstChargeConfigMissing: No offer is configured, or the bought offer is no longer configured.
   * - 1004 firstChargeNotBought: Nothing was bought, so nothing can be claimed.
   * - 1005 firstChargeClaimed: The item was already claimed.
   * - 1006 firstChargeItemUnknown: The offer has no such item.
   * - 1007 firstChargeBought: The first deposit was already made without an offer.
   * - 1008 firstChargeExpired: The offer has expired.
   * - 1009 firstChargeLevelTooLow: The VIP level of the player is too low.
   * - 1010 firstChargeBusy: The system is busy.
   */
  appRechargeBonusCollection9: {
    path: '/app/v1/appRechargeBonusCollection9';
    body: BareBody;
    data: AppRechargeBonusCollection9Data;
    errcode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010;
  };
  /**
   * Claim an item of the first charge.
   *
   * Grants one item of the bought offer, each item once. After the last item the activity ends for the player.
   *
   * POST /app/v1/appRechargeBonusCollection9Receive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 1001 firstChargeNotOpen: The activity is not open.
   * - 1002 firstChargeEnded: The activity has ended.
   * - 1003 firstChargeConfigMissing: No offer is configured, or the bought offer is no longer configured.
   * - 1004 firstChargeNotBought: Nothing was bought, so nothing can be claimed.
   * - 1005 firstChargeClaimed: The item was already claimed.
   * - 1006 firstChargeItemUnknown: The offer has no such item.
   * - 1007 firstChargeBought: The first deposit was already made without an offer.
   * - 1008 firstChargeExpired: The offer has expired.
   * - 1009 firstChargeLevelTooLow: The VIP level of the player is too low.
   * - 1010 firstChargeBusy: The system is busy.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   */
  appRechargeBonusCollection9Receive: {
    path: '/app/v1/appRechargeBonusCollection9Receive';
    body: AppRechargeBonusCollection9ReceiveBody;
    data: AppRechargeBonusCollection9Data;
    errcode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 103;
  };
  /**
   * Bind a bank card.
   *
   * Adds a bank card of the player, or replaces the card of the same bank, and returns all cards. The client merges them by bankId (spec 4).
   *
   * POST /app/v1/addBankInfo. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2401 bankUnknown: No bank has this bankId.
   * - 2402 bankCardTaken: The card number is already bound.
   * - 2404 bankCardLimitReached: The player has as many cards as allowed.
   * - 2405 cardNumberNotAccepted: The card number has neither 6 to 34 digits nor is it an IBAN with fitting check digits.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  addBankInfo: {
    path: '/app/v1/addBankInfo';
    body: AddBankInfoBody;
    data: AddBankInfoData;
    errcode: 2401 | 2402 | 2404 | 2405 | 103 | 104;
  };
  /**
   * Change a bank card.
   *
   * Replaces the data of a bound card. If the number is absent or masked, the number does not change.
   *
   * POST /app/v1/modifyBankInfo. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 2401 bankUnknown: No bank has this bankId.
   * - 2403 bankCardUnknown: The player has no such card.
   * - 2402 bankCardTaken: The card number is already bound.
   * - 2405 cardNumberNotAccepted: The card number has neither 6 to 34 digits nor is it an IBAN with fitting check digits.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  modifyBankInfo: {
    path: '/app/v1/modifyBankInfo';
    body: ModifyBankInfoBody;
    data: AddBankInfoData;
    errcode: 2401 | 2403 | 2402 | 2405 | 104;
  };
  /**
   * What can be withdrawn.
   *
   * Returns limits, fee and the withdrawable part of the balance, for the withdraw screen.
   *
   * POST /app/v1/getExchange. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getExchange: { path: '/app/v1/getExchange'; body: BareBody; data: GetExchangeData; errcode: 104 };
  /**
   * Withdraw.
   *
   * Takes the amount from the balance immediately and creates a withdrawal order. Players must complete KYC before the first withdrawal (spec 1). The same withdrawal within three seconds without an Idempotency-Key counts as a double click and returns the first order. With a different key it is a new withdrawal.
   *
   * POST /app/v1/exchange. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2501 kycRequired: The identity verification is not approved yet.
   * - 2502 withdrawAmountOutOfRange: The amount is outside the bounds of getExchange.
   * - 2503 withdrawBalanceTooLow: The amount is higher than the withdrawable part of the balance.
   * - 2504 withdrawLimitReached: The player has reached the number of withdrawals for today.
   * - 2403 bankCardUnknown: The player has no such card.
   * - 2602 safeboxPasswordNotSet: The safebox password is not set.
   * - 2603 safeboxPasswordWrong: The safebox password is wrong.
   * - 2604 safeboxLocked: Too many wrong safebox passwords; `error.retryAfterMs` has the time until the safebox is unlocked.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  exchange: {
    path: '/app/v1/exchange';
    body: ExchangeBody;
    data: ExchangeData;
    errcode: 2501 | 2502 | 2503 | 2504 | 2403 | 2602 | 2603 | 2604 | 2110 | 103 | 104;
  };
  /**
   * The withdrawal history.
   *
   * Returns one page of the player's withdrawal orders, newest first.
   *
   * POST /app/v1/getExchangeOrder. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getExchangeOrder: {
    path: '/app/v1/getExchangeOrder';
    body: GetExchangeOrderBody;
    data: GetExchangeOrderData;
    errcode: 104;
  };
  /**
   * The player's own play and money over time.
   *
   * Returns one page of everything that changed the player's coins and points, newest first, with sums of the chosen time. The client converts days of the site into `from` and `until`.
   *
   * POST /app/v1/getBalanceHistory. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getBalanceHistory: {
    path: '/app/v1/getBalanceHistory';
    body: GetBalanceHistoryBody;
    data: GetBalanceHistoryData;
    errcode: 104;
  };
  /**
   * The safebox.
   *
   * Returns the coins in the safebox and whether its password is set.
   *
   * POST /app/v1/getSafebox. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getSafebox: { path: '/app/v1/getSafebox'; body: BareBody; data: GetSafeboxData; errcode: 104 };
  /**
   * Set the safebox password.
   *
   * Sets the safebox password, once; modifySafePassword changes it later. Withdrawals require it.
   *
   * POST /app/v1/safeboxPasswordInit. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2601 safeboxPasswordAlreadySet: The safebox password is already set.
   * - 2109 newPasswordNotAccepted: The new password does not match the length rule.
   * - 2122 passwordsMustDiffer: The passwords of the account and of the safebox would be the same.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  safeboxPasswordInit: {
    path: '/app/v1/safeboxPasswordInit';
    body: SafeboxPasswordInitBody;
    data: SafeboxPasswordInitData;
    errcode: 2601 | 2109 | 2122 | 2110 | 103 | 104;
  };
  /**
   * Change the safebox password.
   *
   * Replaces the safebox password. The call requires the old password. Five wrong passwords within 15 minutes lock the safebox for 15 minutes.
   *
   * POST /app/v1/modifySafePassword. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2602 safeboxPasswordNotSet: The safebox password is not set.
   * - 2603 safeboxPasswordWrong: The safebox password is wrong.
   * - 2604 safeboxLocked: Too many wrong safebox passwords; `error.retryAfterMs` has the time until the safebox is unlocked.
   * - 2109 newPasswordNotAccepted: The new password does not match the length rule.
   * - 2122 passwordsMustDiffer: The passwords of the account and of the safebox would be the same.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  modifySafePassword: {
    path: '/app/v1/modifySafePassword';
    body: ModifySafePasswordBody;
    data: OkData;
    errcode: 2602 | 2603 | 2604 | 2109 | 2122 | 2110 | 103 | 104;
  };
  /**
   * Lock coins in the safebox.
   *
   * Moves coins from the balance into the safebox, where games and withdrawals cannot use them. The call needs no password, but a safebox password must be set, because safeboxWithdraw requires it.
   *
   * POST /app/v1/safeboxDeposit. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2602 safeboxPasswordNotSet: The safebox password is not set.
   * - 2605 safeboxAmountTooHigh: The amount is higher than the balance, or than the coins in the safebox.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  safeboxDeposit: {
    path: '/app/v1/safeboxDeposit';
    body: SafeboxDepositBody;
    data: SafeboxTransferData;
    errcode: 2602 | 2605 | 103 | 104;
  };
  /**
   * Take coins out of the safebox.
   *
   * Moves coins from the safebox back to the balance. The call requires the safebox password. Five wrong passwords within 15 minutes lock the safebox for 15 minutes.
   *
   * POST /app/v1/safeboxWithdraw. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 2602 safeboxPasswordNotSet: The safebox password is not set.
   * - 2603 safeboxPasswordWrong: The safebox password is wrong.
   * - 2604 safeboxLocked: Too many wrong safebox passwords; `error.retryAfterMs` has the time until the safebox is unlocked.
   * - 2605 safeboxAmountTooHigh: The amount is higher than the balance, or than the coins in the safebox.
   * - 2110 passwordKeyStale: The password was encrypted with a key or nonce that is not the current one; reload the config and try again.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  safeboxWithdraw: {
    path: '/app/v1/safeboxWithdraw';
    body: SafeboxWithdrawBody;
    data: SafeboxTransferData;
    errcode: 2602 | 2603 | 2604 | 2605 | 2110 | 103 | 104;
  };
  /**
   * Upload a picture of an identity document.
   *
   * Uploads a picture of an identity document and returns its fileId, which addKyc takes. The only form request; it has no common fields (spec 7).
   *
   * POST /app/v1/uploadKyc. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2705 kycFileTypeNotAccepted: The file is not a JPEG, PNG or WebP picture.
   * - 2706 kycFileTooLarge: The picture is too large.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  uploadKyc: {
    path: '/app/v1/uploadKyc';
    body: FormData;
    data: UploadKycData;
    errcode: 2705 | 2706 | 103 | 104;
  };
  /**
   * Submit the identity verification.
   *
   * Submits data and pictures for the identity verification, which then waits for a decision. A birthday less than 21 years ago is refused (spec 1).
   *
   * POST /app/v1/addKyc. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 2701 kycUnderage: The player is younger than 21.
   * - 2702 kycFileUnknown: The player has uploaded no such picture.
   * - 2703 kycPending: A verification is waiting to be decided.
   * - 2704 kycApproved: The player is already verified.
   * - 2707 kycIdNumberTaken: The identity document belongs to another account.
   * - 2708 kycDataNotAccepted: A field is not plausible; `error.pointer` names it.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  addKyc: {
    path: '/app/v1/addKyc';
    body: AddKycBody;
    data: AddKycData;
    errcode: 2701 | 2702 | 2703 | 2704 | 2707 | 2708 | 103 | 104;
  };
  /**
   * The state of the identity verification.
   *
   * Returns the state of the identity verification and the submitted data, if there is any.
   *
   * POST /app/v1/kyc. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  kyc: { path: '/app/v1/kyc'; body: BareBody; data: KycCallData; errcode: 104 };
  /**
   * The login-pay cards of the player.
   *
   * Returns the cards that the player owns or can buy (fund, activity 16). The client calls it at start and after the player bought a card. A deposit (recharge3) of the price with actType 3 buys a card.
   *
   * POST /app/v1/getLoginPayUser3. Needs a token. A 401 does not end the session. Safe to repeat.
   *
   * Errcodes:
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  getLoginPayUser3: {
    path: '/app/v1/getLoginPayUser3';
    body: BareBody;
    data: GetLoginPayUser3Data;
    errcode: 104;
  };
  /**
   * Receive today's part of a login-pay card.
   *
   * Grants today's part of a card. Each card pays once a day until its days are used up. A day without a claim does not use up a day of the card.
   *
   * POST /app/v1/receiveLoginPay3. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3110 loginPayNotOwned: The player owns no such card, or its days are used up.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiveLoginPay3: {
    path: '/app/v1/receiveLoginPay3';
    body: ReceiveLoginPay3Body;
    data: ReceiveLoginPay3Data;
    errcode: 3110 | 3104 | 103 | 104;
  };
  /**
   * The sign-up bonus board.
   *
   * Returns the received days, the position of today and the reward of each day (activity 15). A missed day does not change the position.
   *
   * POST /app/v1/loginBonus3User. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  loginBonus3User: {
    path: '/app/v1/loginBonus3User';
    body: BareBody;
    data: LoginBonus3UserData;
    errcode: 3101 | 104;
  };
  /**
   * Receive a day of the sign-up bonus.
   *
   * Grants the reward of today of the sign-up bonus, once a day. After the last day the list of days contains -1 (spec 4).
   *
   * POST /app/v1/loginBonus3UserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  loginBonus3UserReceive: {
    path: '/app/v1/loginBonus3UserReceive';
    body: LoginBonus3UserReceiveBody;
    data: LoginBonus3UserReceiveData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The free-sign board.
   *
   * Returns the position of today on the sign-in board and the reward of each day (activity 36). The specification has a free-sign page but names no call for it.
   *
   * POST /app/v1/appFreeSignUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appFreeSignUser: {
    path: '/app/v1/appFreeSignUser';
    body: BareBody;
    data: AppFreeSignUserData;
    errcode: 3101 | 104;
  };
  /**
   * Sign in for the day.
   *
   * Signs the player in for today, once a day, and grants the reward of the day. The board restarts after a missed day and after its last day.
   *
   * POST /app/v1/appFreeSignUserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appFreeSignUserReceive: {
    path: '/app/v1/appFreeSignUserReceive';
    body: BareBody;
    data: AppFreeSignUserReceiveData;
    errcode: 3101 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The accumulated-recharge state.
   *
   * Returns the accumulated-recharge board (activity 28). Deposits of every kind count while the activity is open.
   *
   * POST /app/v1/rechargeBonusCollection6. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  rechargeBonusCollection6: {
    path: '/app/v1/rechargeBonusCollection6';
    body: BareBody;
    data: RechargeBonusCollection6Data;
    errcode: 3101 | 104;
  };
  /**
   * Claim a step of the accumulated recharge.
   *
   * Grants the reward of a step once, if the player deposited enough. The spelling of the name is from the specification.
   *
   * POST /app/v1/receiverRechargeBonusCollection6. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiverRechargeBonusCollection6: {
    path: '/app/v1/receiverRechargeBonusCollection6';
    body: ReceiverRechargeBonusCollection6Body;
    data: ReceiverRechargeBonusCollection6Data;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The continuous-recharge state.
   *
   * Returns the board for deposits on consecutive days (activity 43). The count restarts after a day without a deposit, and with the next deposit after all rewards were claimed.
   *
   * POST /app/v1/rechargeBonusCollection8. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  rechargeBonusCollection8: {
    path: '/app/v1/rechargeBonusCollection8';
    body: BareBody;
    data: RechargeBonusCollection8Data;
    errcode: 3101 | 104;
  };
  /**
   * Claim a step of the continuous recharge.
   *
   * Grants the reward of a step, if the player deposited on enough days, once per row of days. The first of the two calls without a name in the specification. By analogy with collection 6 it claims a step; its name and fields are inferred.
   *
   * POST /app/v1/receiverRechargeBonusCollection8. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiverRechargeBonusCollection8: {
    path: '/app/v1/receiverRechargeBonusCollection8';
    body: ReceiverRechargeBonusCollection8Body;
    data: ReceiverRechargeBonusCollection8Data;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Claim the final reward of the continuous recharge.
   *
   * Grants the reward after all days, once per row of days. The second of the two calls without a name in the specification; its name and fields are inferred.
   *
   * POST /app/v1/receiverRechargeBonusCollection8Extra. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  receiverRechargeBonusCollection8Extra: {
    path: '/app/v1/receiverRechargeBonusCollection8Extra';
    body: BareBody;
    data: ReceiverRechargeBonusCollection8Data;
    errcode: 3101 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Claim the supply.
   *
   * Grants the bankruptcy relief (supply, activity 30), once a day. Refused unless isBankrupt is true.
   *
   * POST /app/v1/bankruptBonus. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3109 notBankrupt: The player is not bankrupt.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  bankruptBonus: {
    path: '/app/v1/bankruptBonus';
    body: BareBody;
    data: BankruptBonusData;
    errcode: 3101 | 3109 | 3104 | 103 | 104;
  };
  /**
   * The available VIP rebate.
   *
   * Returns the available rebate of the stakes before today, at the rate of the level of the player. A rebate does not expire. The specification has a VIP rebate page but names no call for it.
   *
   * POST /app/v1/vipRebateUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  vipRebateUser: {
    path: '/app/v1/vipRebateUser';
    body: BareBody;
    data: VipRebateUserData;
    errcode: 3101 | 104;
  };
  /**
   * Receive the VIP rebate.
   *
   * Pays the available rebate to the balance. Refused if there is none.
   *
   * POST /app/v1/vipRebateUserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  vipRebateUserReceive: {
    path: '/app/v1/vipRebateUserReceive';
    body: BareBody;
    data: VipRebateUserReceiveData;
    errcode: 3101 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The invite spin.
   *
   * Returns the spins left, the amount collected and the fields of the wheel (activity 20).
   *
   * POST /app/v1/actInviteUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  actInviteUser: {
    path: '/app/v1/actInviteUser';
    body: BareBody;
    data: ActInviteUserData;
    errcode: 3101 | 104;
  };
  /**
   * The friends who helped with the invite spin.
   *
   * Returns one page of the friends who gave spins in this round, newest first.
   *
   * POST /app/v1/actInviteUserRecord. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  actInviteUserRecord: {
    path: '/app/v1/actInviteUserRecord';
    body: PageBody;
    data: ActInviteUserRecordData;
    errcode: 3101 | 104;
  };
  /**
   * The state of the invite spin.
   *
   * Returns the short state of the invite spin, for the badge of the centre tab.
   *
   * POST /app/v1/actInviteUserStatus. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  actInviteUserStatus: {
    path: '/app/v1/actInviteUserStatus';
    body: BareBody;
    data: ActInviteUserStatusData;
    errcode: 3101 | 104;
  };
  /**
   * Pay out the invite spin.
   *
   * Pays the collected amount to the balance after it reached the target, once per round.
   *
   * POST /app/v1/actInviteUserExchange. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  actInviteUserExchange: {
    path: '/app/v1/actInviteUserExchange';
    body: BareBody;
    data: ActInviteUserExchangeData;
    errcode: 3101 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Spin once.
   *
   * Uses one spin and adds a field of the wheel to the collected amount. The server chooses the field.
   *
   * POST /app/v1/actInviteUserSpin. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3105 drawsUsedUp: No spin, draw, card or box is left.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  actInviteUserSpin: {
    path: '/app/v1/actInviteUserSpin';
    body: BareBody;
    data: ActInviteUserSpinData;
    errcode: 3101 | 3105 | 103 | 104;
  };
  /**
   * The invite bonus.
   *
   * Returns the current step of the invite bonus (activity 40). propList is always empty in this answer.
   *
   * POST /app/v1/appInviteBonus1User. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appInviteBonus1User: {
    path: '/app/v1/appInviteBonus1User';
    body: BareBody;
    data: AppInviteBonus1UserData;
    errcode: 3101 | 104;
  };
  /**
   * Claim a step of the invite bonus.
   *
   * Grants one item of the current step of the player. After the last item the next step starts. The same item within three seconds without an Idempotency-Key counts as a double click and claims nothing of the next step. With a different key it is a new claim.
   *
   * POST /app/v1/appInviteBonus1UserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appInviteBonus1UserReceive: {
    path: '/app/v1/appInviteBonus1UserReceive';
    body: AppInviteBonus1UserReceiveBody;
    data: AppInviteBonus1UserData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The agent programme.
   *
   * Returns the number of invited players and the income from them (activity 26).
   *
   * POST /app/v1/agentData. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agentData: { path: '/app/v1/agentData'; body: BareBody; data: AgentDataData; errcode: 3101 | 104 };
  /**
   * Pay out the agent income.
   *
   * Pays the available income to the balance. Refused if there is none.
   *
   * POST /app/v1/agent3Exchange. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3107 incomeEmpty: There is no income to pay out.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agent3Exchange: {
    path: '/app/v1/agent3Exchange';
    body: BareBody;
    data: Agent3ExchangeData;
    errcode: 3101 | 3107 | 103 | 104;
  };
  /**
   * The agent5 programme.
   *
   * Returns the number of invited players, the amount to receive and the awards for qualified players (activity 41).
   *
   * POST /app/v1/appAgent5User. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appAgent5User: {
    path: '/app/v1/appAgent5User';
    body: BareBody;
    data: AppAgent5UserData;
    errcode: 3101 | 104;
  };
  /**
   * The incomes of agent5.
   *
   * Returns one page of the income from invited players, newest first.
   *
   * POST /app/v1/appAgent5UserLog. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appAgent5UserLog: {
    path: '/app/v1/appAgent5UserLog';
    body: PageBody;
    data: AppAgent5UserLogData;
    errcode: 3101 | 104;
  };
  /**
   * Receive the agent5 income.
   *
   * Pays the available amount to the balance. Refused if there is none.
   *
   * POST /app/v1/appAgent5UserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3107 incomeEmpty: There is no income to pay out.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appAgent5UserReceive: {
    path: '/app/v1/appAgent5UserReceive';
    body: BareBody;
    data: AppAgent5UserReceiveData;
    errcode: 3101 | 3107 | 103 | 104;
  };
  /**
   * Claim an award for valid invitations.
   *
   * Grants the award of a step once, if enough invited players are qualified.
   *
   * POST /app/v1/appAgent5UserInviteValidReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appAgent5UserInviteValidReceive: {
    path: '/app/v1/appAgent5UserInviteValidReceive';
    body: AppAgent5UserInviteValidReceiveBody;
    data: AppAgent5UserInviteValidReceiveData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The agent-count programme.
   *
   * Returns the scratch cards, draws and awards from invited players (activity 31).
   *
   * POST /app/v1/agent4Data. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agent4Data: { path: '/app/v1/agent4Data'; body: BareBody; data: Agent4DataData; errcode: 3101 | 104 };
  /**
   * The invited players.
   *
   * Returns one page of the invited players, newest first, and whether each is qualified.
   *
   * POST /app/v1/agent4InviteRows. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agent4InviteRows: {
    path: '/app/v1/agent4InviteRows';
    body: PageBody;
    data: Agent4InviteRowsData;
    errcode: 3101 | 104;
  };
  /**
   * Scratch a card.
   *
   * Uses one scratch card and grants its content, which the server chooses.
   *
   * POST /app/v1/agent4Scratch. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3105 drawsUsedUp: No spin, draw, card or box is left.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agent4Scratch: {
    path: '/app/v1/agent4Scratch';
    body: BareBody;
    data: Agent4ScratchData;
    errcode: 3101 | 3105 | 103 | 104;
  };
  /**
   * Draw once.
   *
   * Uses one draw and grants a field, which the server chooses.
   *
   * POST /app/v1/agent4Lottery. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3105 drawsUsedUp: No spin, draw, card or box is left.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agent4Lottery: {
    path: '/app/v1/agent4Lottery';
    body: BareBody;
    data: Agent4LotteryData;
    errcode: 3101 | 3105 | 103 | 104;
  };
  /**
   * Claim an award for invited players.
   *
   * Grants the award of a step once, if enough invited players are qualified.
   *
   * POST /app/v1/agent4Award. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  agent4Award: {
    path: '/app/v1/agent4Award';
    body: Agent4AwardBody;
    data: Agent4AwardData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The tasks of an agent.
   *
   * Returns progress, state and reward of each task of an agent.
   *
   * POST /app/v1/appProxyUser4TaskUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appProxyUser4TaskUser: {
    path: '/app/v1/appProxyUser4TaskUser';
    body: BareBody;
    data: AppProxyUser4TaskUserData;
    errcode: 3101 | 104;
  };
  /**
   * Report a share.
   *
   * Counts a share for all tasks that count shares, once a day.
   *
   * POST /app/v1/appProxyUser4TaskUserShare. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3108 sharedToday: The share of today was already reported.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appProxyUser4TaskUserShare: {
    path: '/app/v1/appProxyUser4TaskUserShare';
    body: AppProxyUser4TaskUserShareBody;
    data: AppProxyUser4TaskUserShareData;
    errcode: 3101 | 3102 | 3108 | 103 | 104;
  };
  /**
   * Claim a task of an agent.
   *
   * Grants the reward of a completed task, once.
   *
   * POST /app/v1/appProxyUser4TaskUserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appProxyUser4TaskUserReceive: {
    path: '/app/v1/appProxyUser4TaskUserReceive';
    body: AppProxyUser4TaskUserReceiveBody;
    data: AppProxyUser4TaskUserReceiveData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Christmas.
   *
   * Returns boxes, sign-in row, awards and extra reward of Christmas (activity 37).
   *
   * POST /app/v1/appChristmasUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appChristmasUser: {
    path: '/app/v1/appChristmasUser';
    body: BareBody;
    data: AppChristmasUserData;
    errcode: 3101 | 104;
  };
  /**
   * Open a box of the tree.
   *
   * Uses one box of the tree and grants its content, which the server chooses.
   *
   * POST /app/v1/appChristmasUserOpen. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3105 drawsUsedUp: No spin, draw, card or box is left.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appChristmasUserOpen: {
    path: '/app/v1/appChristmasUserOpen';
    body: BareBody;
    data: AppChristmasUserOpenData;
    errcode: 3101 | 3105 | 103 | 104;
  };
  /**
   * Claim an award for opened boxes.
   *
   * Grants the award of a step once, if the player opened enough boxes.
   *
   * POST /app/v1/appChristmasUserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appChristmasUserReceive: {
    path: '/app/v1/appChristmasUserReceive';
    body: AppChristmasUserReceiveBody;
    data: AppChristmasUserReceiveData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Claim the extra reward of Christmas.
   *
   * Grants the extra reward once, after the player signed in on all days.
   *
   * POST /app/v1/appChristmasUserExtra. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appChristmasUserExtra: {
    path: '/app/v1/appChristmasUserExtra';
    body: BareBody;
    data: AppChristmasUserExtraData;
    errcode: 3101 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Sign in for the day of Christmas.
   *
   * Signs the player in for today, once a day, and grants the reward of the day and boxes.
   *
   * POST /app/v1/appChristmasUserSign. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appChristmasUserSign: {
    path: '/app/v1/appChristmasUserSign';
    body: BareBody;
    data: AppChristmasUserSignData;
    errcode: 3101 | 3104 | 103 | 104;
  };
  /**
   * New Year.
   *
   * Returns items, tasks of the day and the extra reward of New Year (activity 38).
   *
   * POST /app/v1/appNewYearUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appNewYearUser: {
    path: '/app/v1/appNewYearUser';
    body: BareBody;
    data: AppNewYearUserData;
    errcode: 3101 | 104;
  };
  /**
   * Report a New Year share.
   *
   * Counts a share for the sharing task of the day, once a day.
   *
   * POST /app/v1/appNewYearUserShare. Needs a token. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3108 sharedToday: The share of today was already reported.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appNewYearUserShare: {
    path: '/app/v1/appNewYearUserShare';
    body: BareBody;
    data: AppNewYearUserShareData;
    errcode: 3101 | 3108 | 103 | 104;
  };
  /**
   * Claim a New Year task.
   *
   * Grants the items of a completed task, once a day.
   *
   * POST /app/v1/appNewYearUserReceiveTask. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appNewYearUserReceiveTask: {
    path: '/app/v1/appNewYearUserReceiveTask';
    body: AppNewYearUserReceiveTaskBody;
    data: AppNewYearUserReceiveTaskData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Open a New Year box.
   *
   * Uses one box item and grants its content, which the server chooses.
   *
   * POST /app/v1/appNewYearUserBoxOpen. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3106 itemsTooFew: The player has too few of the required item.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appNewYearUserBoxOpen: {
    path: '/app/v1/appNewYearUserBoxOpen';
    body: BareBody;
    data: AppNewYearUserBoxOpenData;
    errcode: 3101 | 3106 | 103 | 104;
  };
  /**
   * Claim the extra reward of New Year.
   *
   * Grants the extra reward once, if the player collected enough active points. It does not use up the points.
   *
   * POST /app/v1/appNewYearUserExtra. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appNewYearUserExtra: {
    path: '/app/v1/appNewYearUserExtra';
    body: BareBody;
    data: AppNewYearUserExtraData;
    errcode: 3101 | 3103 | 3104 | 103 | 104;
  };
  /**
   * Draw or light a firework.
   *
   * Uses one lottery (40003) or firework (40004) item and grants its reward, which the server chooses.
   *
   * POST /app/v1/appNewYearUserOpen. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3106 itemsTooFew: The player has too few of the required item.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appNewYearUserOpen: {
    path: '/app/v1/appNewYearUserOpen';
    body: AppNewYearUserOpenBody;
    data: AppNewYearUserOpenData;
    errcode: 3101 | 3102 | 3106 | 103 | 104;
  };
  /**
   * The festival.
   *
   * Returns the deposits during the festival and the rewards for them (activity 35). The specification has a festival page but names no call for it.
   *
   * POST /app/v1/appFestivalUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appFestivalUser: {
    path: '/app/v1/appFestivalUser';
    body: BareBody;
    data: AppFestivalUserData;
    errcode: 3101 | 104;
  };
  /**
   * Claim an item of the festival.
   *
   * Grants one item of the current step of the player. After the last item the next step starts. The same item within three seconds without an Idempotency-Key counts as a double click and claims nothing of the next step. With a different key it is a new claim.
   *
   * POST /app/v1/appFestivalUserReceive. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3102 awardUnknown: The activity has no such step, task or item.
   * - 3103 awardNotReached: The condition of the reward is not met.
   * - 3104 awardClaimed: The reward was already claimed.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  appFestivalUserReceive: {
    path: '/app/v1/appFestivalUserReceive';
    body: AppFestivalUserReceiveBody;
    data: AppFestivalUserReceiveData;
    errcode: 3101 | 3102 | 3103 | 3104 | 103 | 104;
  };
  /**
   * The weekend lottery.
   *
   * Returns draws, prizes, latest winners and the next opening of the weekend lottery (activity 33). The specification has a weekend-lottery page but names no call for it.
   *
   * POST /app/v1/weekendLotteryUser. Needs a token. Safe to repeat.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  weekendLotteryUser: {
    path: '/app/v1/weekendLotteryUser';
    body: BareBody;
    data: WeekendLotteryUserData;
    errcode: 3101 | 104;
  };
  /**
   * Draw in the weekend lottery.
   *
   * Uses one draw and grants a field of the wheel, which the server chooses. Refused unless it is Saturday or Sunday.
   *
   * POST /app/v1/weekendLotteryUserDraw. Needs a token. Moves coins or points. Takes an idempotency key.
   *
   * Errcodes:
   * - 3101 activityNotOpen: The activity is not open to the player.
   * - 3111 drawClosed: Draws are open on Saturday and Sunday only.
   * - 3105 drawsUsedUp: No spin, draw, card or box is left.
   * - 103 idempotencyKeyReused: The Idempotency-Key was used before with another call or body; nothing was done.
   * - 104 temporarilyUnavailable: The server is busy with the same player or object; nothing has changed.
   */
  weekendLotteryUserDraw: {
    path: '/app/v1/weekendLotteryUserDraw';
    body: BareBody;
    data: WeekendLotteryUserDrawData;
    errcode: 3101 | 3111 | 3105 | 103 | 104;
  };
}
