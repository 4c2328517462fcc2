// Generated from openapi/ by `npm run generate`. Do not edit.

/** The sales channel of the client (spec 6). */
export const Channel = {
  web: 'WEB',
} as const;

/** The layout that sends the request. */
export const Platform = {
  mobile: 0,
  desktop: 1,
} as const;

/** The site mode. `green` changes content and asks for agreement (spec 1). The two values are inferred. */
export const SiteMode = {
  green: 'green',
  normal: 'normal',
} as const;

/** The region of the site; it selects coin icon, currency and country text (spec 9). */
export const Region = {
  pk: 'pk',
  ph: 'ph',
  th: 'th',
} as const;

/** How accounts are named and registered. */
export const LoginType = {
  phone: 1,
  account: 2,
  phoneWithoutOtp: 3,
} as const;

/** 0 for no, 1 for yes. */
export const Flag = {
  no: 0,
  yes: 1,
} as const;

/** The number of a game type (spec 1). */
export const GameCategory = {
  slots: 1,
  fish: 2,
  poker: 3,
  sports: 4,
  live: 5,
  games: 6,
} as const;

/** The kind of payment of a deposit channel. Only a hint; the answer of recharge3 decides what the client shows. */
export const RechargeKind = {
  bank: 'bank',
  qr: 'qr',
  page: 'page',
} as const;

/** The reward items that have a number of their own. */
export const NamedRewardItem = {
  coin: 2001,
  points: 2002,
  pointItem: 4001,
  newYearActive: 40001,
  newYearBox: 40002,
  newYearLottery: 40003,
  newYearFirework: 40004,
} as const;

/** The social networks that clients know. Clients do not show links with another id (spec 2.5). */
export const SocialMediaId = {
  facebook: 'facebook',
  instagram: 'instagram',
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
  tiktok: 'tiktok',
  twitter: 'twitter',
} as const;

/** What a tap on an advertisement, notice or video does. The source names it twice: activity click action none 0, activity 1, game 2, url 3; carousel click type game or activity 1, external URL 3. One handler serves both: for 1 the target in `clickAction` is an activity when it is an activity type number (or 10000, the tasks), otherwise a game id. */
export const ClickType = {
  none: 0,
  activity: 1,
  game: 2,
  url: 3,
} as const;

/** Where a first-charge offer is shown. The meanings are inferred; 1 page and popup, 2 popup only, 3 page only. */
export const FirstChargeShowType = {
  pageAndPopup: 1,
  popupOnly: 2,
  pageOnly: 3,
} as const;

/** The app download invitations on mobile pages. The specification names only 2 and 3 (they show the download link of the home page); 0 none, 1 banner only, 2 download page, 3 both are inferred. */
export const DownloadType = {
  none: 0,
  banner: 1,
  page: 2,
  bannerAndPage: 3,
} as const;

/** Whether a game is shown as new (the meanings are inferred). */
export const GameShowType = {
  normal: 0,
  new: 1,
} as const;

/** The badge on a game's card. */
export const GameBadge = {
  none: 'none',
  hot: 'hot',
  new: 'new',
} as const;

/** How far the rounds of a game are from their mean, by the standard deviation of a round in bets. */
export const GameVolatility = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;

/** Something a game offers. */
export const GameFeature = {
  wild: 'wild',
  scatter: 'scatter',
  lines20: 'lines20',
  choice: 'choice',
} as const;

/** The number of a promotion. */
export const ActivityType = {
  bind: 4,
  vip: 8,
  signUpBonus: 15,
  fund: 16,
  ladderRecharge: 17,
  inviteSpin: 20,
  followRewards: 21,
  redPacket: 22,
  freeLoginBonus: 23,
  notice: 25,
  agent: 26,
  accumulatedRecharge: 28,
  outLink: 29,
  supply: 30,
  agentCount: 31,
  weekendLottery: 33,
  festival: 35,
  freeSign: 36,
  christmas: 37,
  newYear: 38,
  firstCharge: 39,
  inviteFriend: 40,
  agent5: 41,
  tasks: 42,
  continuousRecharge: 43,
} as const;

/** The direction of a trade in the notice line of the wallet pages. */
export const TradeType = {
  deposit: 1,
  withdraw: 2,
} as const;

/** The state of a reward (spec 4). 0 not yet bought or completed, 1 claimable, 2 claimed. */
export const ItemStatus = {
  open: 0,
  claimable: 1,
  claimed: 2,
} as const;

/** The number of a task. The specification lists the kinds in this order without numbers; the number of each task is inferred. */
export const TaskId = {
  login: 1,
  bind: 2,
  playOnce: 3,
  playTen: 4,
  playFifty: 5,
  followFacebook: 6,
  followTelegram: 7,
  followInstagram: 8,
  followYoutube: 9,
  shareFacebook: 10,
  shareWhatsapp: 11,
  shareTelegram: 12,
  firstPay: 13,
  shop: 14,
  todayPaySmall: 15,
  todayPayLarge: 16,
  shareSpin: 17,
} as const;

/** The bonus a deposit is made for (`actType` of recharge3). Kinds are numbered 1 to 13 and have no names in the source; 6, 8 and 9 belong to the calls with that number, and so does 3, the login-pay cards of getLoginPayUser3 (inferred). 0 is a plain deposit (inferred). */
export const RechargeBonusKind = {
  none: 0,
  kind1: 1,
  kind2: 2,
  loginPay: 3,
  kind4: 4,
  kind5: 5,
  accumulatedRecharge: 6,
  kind7: 7,
  continuousRecharge: 8,
  firstCharge: 9,
  kind10: 10,
  kind11: 11,
  kind12: 12,
  kind13: 13,
} as const;

/** The state of a deposit order. */
export const RechargeStatus = {
  pending: 0,
  done: 1,
  failed: 2,
  expired: 3,
} as const;

/** The state of a withdrawal order. */
export const ExchangeStatus = {
  pending: 0,
  paid: 1,
  refused: 2,
} as const;

/** The content of an uploaded picture. */
export const KycFileType = {
  front: 'front',
  back: 'back',
  selfie: 'selfie',
} as const;

/** The state of an identity verification. */
export const KycStatus = {
  none: 0,
  pending: 1,
  approved: 2,
  rejected: 3,
} as const;

/** The source of an agent5 income. */
export const Agent5LogType = {
  deposit: 1,
  stake: 2,
  validInvite: 3,
} as const;
