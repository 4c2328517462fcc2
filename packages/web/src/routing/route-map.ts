/** Whether a route needs a stored login token (spec 2.1). */
export type Access = 'public' | 'player';

interface Route {
  readonly mobile?: string;
  readonly desktop?: string;
  readonly access: Access;
  /** Not in the specification's table of that layout, or of both (docs/decisions/0005). */
  readonly inferred?: 'desktop' | 'mobile' | 'both';
}

/**
 * All routes of sections 2.2 and 2.3 with their path in each layout. A path of the other layout redirects; the
 * redirects of the specification follow this rule.
 */
export const routeMap = {
  // Lobby
  home: { mobile: '/lobby/home', desktop: '/lobby/home', access: 'public' },
  games: { desktop: '/lobby/games', access: 'player' },
  search: { mobile: '/search', access: 'player' },
  start: { mobile: '/start', desktop: '/start', access: 'player' },
  favorites: { mobile: '/profile/favorites', desktop: '/lobby/favorites', access: 'player' },

  // Wallet
  wallets: { mobile: '/lobby/wallets/:id', desktop: '/lobby/wallets/:id', access: 'player' },
  withdrawal: { mobile: '/withdrawal/:name', desktop: '/lobby/withdrawal/:name', access: 'player' },
  walletsPassword: { desktop: '/lobby/walletsPassword', access: 'player' },
  walletsKyc: { desktop: '/lobby/walletsKyc', access: 'player' },
  walletsKycUpload: { desktop: '/lobby/walletsKycUpload', access: 'player' },
  bindBankCard: { mobile: '/bindBankCard', desktop: '/lobby/bindBankCard', access: 'player' },
  bankCardList: { mobile: '/bankCardList', access: 'player' },
  transactions: { mobile: '/record/transaction', desktop: '/lobby/record/transaction', access: 'player' },
  safebox: { mobile: '/profile/bank', desktop: '/lobby/profile/bank', access: 'player' },

  // Account
  login: { mobile: '/login', desktop: '/login', access: 'public' },
  register: { mobile: '/register', desktop: '/register', access: 'public' },
  forget: { mobile: '/forget', desktop: '/forget', access: 'public' },
  bind: { mobile: '/bind', desktop: '/lobby/bind', access: 'player' },
  member: { desktop: '/lobby/member', access: 'player' },
  profile: { mobile: '/profile/info', desktop: '/lobby/profile', access: 'player' },
  password: {
    mobile: '/profile/password',
    desktop: '/lobby/profile/password',
    access: 'player',
    inferred: 'both',
  },
  user: { mobile: '/profile/user', access: 'player' },
  superior: { mobile: '/profile/superior', access: 'player' },
  more: { mobile: '/profile/more', access: 'player' },
  agree: { mobile: '/profile/agree/:name', access: 'player' },
  license: { mobile: '/profile/license', access: 'player' },
  about: { mobile: '/about', access: 'public' },
  test: { mobile: '/test', access: 'player' },
  saferPlay: { mobile: '/saferPlay', desktop: '/lobby/saferPlay', access: 'public', inferred: 'both' },

  // Rewards
  rewards: { mobile: '/lobby/rewards', desktop: '/lobby/rewards', access: 'public' },
  rewardDetail: { mobile: '/reward/detail/:id', access: 'player' },
  lobbyActivity: { mobile: '/lobby/activity', access: 'player' },
  activityIndex: { mobile: '/activity/index', access: 'player' },
  lobbyTask: { mobile: '/lobby/task', access: 'player' },
  task: { mobile: '/profile/task', desktop: '/lobby/profile/task', access: 'player' },
  points: { mobile: '/points', desktop: '/lobby/points', access: 'player' },
  vip: { mobile: '/profile/vip', desktop: '/lobby/profile/vip', access: 'player' },

  // Promotions
  spin: { mobile: '/activity/spin', desktop: '/lobby/activity/spin', access: 'player' },
  cashBonus: {
    mobile: '/activity/cashBonus',
    desktop: '/lobby/activity/cashBonus',
    access: 'player',
    inferred: 'desktop',
  },
  agent: { mobile: '/activity/agent', desktop: '/lobby/activity/agent', access: 'player' },
  agentCount: {
    mobile: '/activity/agentCount',
    desktop: '/lobby/activity/agentCount',
    access: 'player',
    inferred: 'desktop',
  },
  agent5: { mobile: '/activity/agent5', desktop: '/lobby/activity/agent5', access: 'player' },
  vipRebate: { mobile: '/activity/vipRebate', desktop: '/lobby/activity/vipRebate', access: 'player' },
  follow: { mobile: '/activity/follow', desktop: '/lobby/activity/follow', access: 'player' },
  supply: {
    mobile: '/activity/supply',
    desktop: '/lobby/activity/supply',
    access: 'player',
    inferred: 'desktop',
  },
  festival: {
    mobile: '/activity/festival',
    desktop: '/lobby/activity/festival',
    access: 'player',
    inferred: 'desktop',
  },
  weekendLottery: {
    mobile: '/activity/weekendLottery',
    desktop: '/lobby/activity/weekendLottery',
    access: 'public',
    inferred: 'desktop',
  },
  freeSign: { mobile: '/activity/freeSign', desktop: '/lobby/activity/freeSign', access: 'player' },
  christmas: {
    mobile: '/activity/christmas',
    desktop: '/lobby/activity/christmas',
    access: 'player',
    inferred: 'desktop',
  },
  newYear: {
    mobile: '/activity/newYear',
    desktop: '/lobby/activity/newYear',
    access: 'player',
    inferred: 'desktop',
  },
  firstCharge: {
    mobile: '/activity/firstCharge',
    desktop: '/lobby/activity/firstCharge',
    access: 'player',
    inferred: 'desktop',
  },
  inviteFriends: {
    mobile: '/activity/inviteFriends',
    desktop: '/lobby/activity/inviteFriends',
    access: 'player',
    inferred: 'desktop',
  },
  depositEvery: {
    mobile: '/activity/depositEvery',
    desktop: '/lobby/activity/depositEvery',
    access: 'player',
    inferred: 'desktop',
  },
  sign: { mobile: '/activity/sign', desktop: '/lobby/activity/sign', access: 'player' },
  signPay: { mobile: '/activity/signPay', desktop: '/lobby/activity/signPay', access: 'player' },

  // Content
  notice: { mobile: '/lobby/notice', desktop: '/lobby/notice', access: 'public' },
  noticeDetail: { mobile: '/notice/detail/:id', desktop: '/lobby/notice/detail/:id', access: 'public' },
  mail: { mobile: '/profile/email', desktop: '/lobby/profile/email', access: 'player', inferred: 'desktop' },
  service: { mobile: '/service', access: 'public' },
  rule: { mobile: '/rule/:name', desktop: '/lobby/rule/:name', access: 'public' },
  terms: { mobile: '/terms-of-use', desktop: '/lobby/terms-of-use', access: 'public', inferred: 'mobile' },
  privacy: {
    mobile: '/privacy-policy',
    desktop: '/lobby/privacy-policy',
    access: 'public',
    inferred: 'mobile',
  },
  apkDownload: { mobile: '/apkdownload', access: 'public' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routeMap;
export type LayoutName = 'mobile' | 'desktop';

/** Names of the routes of a layout. */
export type RouteOf<L extends LayoutName> = {
  [Name in RouteName]: (typeof routeMap)[Name] extends Record<L, string> ? Name : never;
}[RouteName];

/** The target of a route that the layout does not have (docs/decisions/0005): the most similar screen. */
export const substitutes: Record<LayoutName, Partial<Record<RouteName, RouteName>>> = {
  mobile: {
    games: 'search',
    member: 'user',
    walletsPassword: 'safebox',
    walletsKyc: 'safebox',
    walletsKycUpload: 'safebox',
  },
  desktop: {
    lobbyTask: 'task',
    lobbyActivity: 'rewards',
    activityIndex: 'rewards',
    rewardDetail: 'rewards',
    search: 'games',
    service: 'home',
    bankCardList: 'bindBankCard',
    user: 'profile',
    superior: 'member',
    more: 'member',
    agree: 'terms',
    license: 'terms',
    about: 'home',
    test: 'home',
    apkDownload: 'home',
  },
};

/** Further addresses in links (spec 2.1 to 2.4), by layout. */
export const aliases: Record<LayoutName | 'both', Readonly<Record<string, RouteName>>> = {
  both: { '/': 'home', '/lobby': 'home', '/lobby/email': 'mail' },
  mobile: {},
  desktop: {
    '/lobby/sign': 'sign',
    '/lobby/signPay': 'signPay',
    '/lobby/follow': 'follow',
    '/lobby/spin': 'spin',
    '/lobby/vipRebate': 'vipRebate',
    '/lobby/agent': 'agent',
    '/lobby/agent5': 'agent5',
    '/lobby/vip': 'vip',
  },
};
