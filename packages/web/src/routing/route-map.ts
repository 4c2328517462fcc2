/** Whether a route needs a stored login token (spec 2.1). */
export type Access = 'public' | 'player';

interface Route {
  readonly mobile?: string;
  readonly desktop?: string;
  readonly access: Access;
}

/** A page of a player, which the desktop has below `/lobby`. */
const ofPlayer = <Path extends string>(mobile: Path) =>
  ({ mobile, desktop: `/lobby${mobile}`, access: 'player' }) as const;

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
  withdrawal: ofPlayer('/withdrawal/:name'),
  walletsPassword: { desktop: '/lobby/walletsPassword', access: 'player' },
  walletsKyc: { desktop: '/lobby/walletsKyc', access: 'player' },
  walletsKycUpload: { desktop: '/lobby/walletsKycUpload', access: 'player' },
  bindBankCard: ofPlayer('/bindBankCard'),
  bankCardList: { mobile: '/bankCardList', access: 'player' },
  transactions: ofPlayer('/record/transaction'),
  safebox: ofPlayer('/profile/bank'),

  // Account
  login: { mobile: '/login', desktop: '/login', access: 'public' },
  register: { mobile: '/register', desktop: '/register', access: 'public' },
  forget: { mobile: '/forget', desktop: '/forget', access: 'public' },
  bind: ofPlayer('/bind'),
  member: { desktop: '/lobby/member', access: 'player' },
  profile: { mobile: '/profile/info', desktop: '/lobby/profile', access: 'player' },
  password: ofPlayer('/profile/password'),
  user: { mobile: '/profile/user', access: 'player' },
  superior: { mobile: '/profile/superior', access: 'player' },
  more: { mobile: '/profile/more', access: 'player' },
  agree: { mobile: '/profile/agree/:name', access: 'player' },
  license: { mobile: '/profile/license', access: 'player' },
  about: { mobile: '/about', access: 'public' },
  test: { mobile: '/test', access: 'player' },
  saferPlay: { mobile: '/saferPlay', desktop: '/lobby/saferPlay', access: 'public' },

  // Rewards
  rewards: { mobile: '/lobby/rewards', desktop: '/lobby/rewards', access: 'public' },
  rewardDetail: { mobile: '/reward/detail/:id', access: 'player' },
  lobbyActivity: { mobile: '/lobby/activity', access: 'player' },
  activityIndex: { mobile: '/activity/index', access: 'player' },
  lobbyTask: { mobile: '/lobby/task', access: 'player' },
  task: ofPlayer('/profile/task'),
  points: ofPlayer('/points'),
  vip: ofPlayer('/profile/vip'),

  // Promotions
  spin: ofPlayer('/activity/spin'),
  cashBonus: ofPlayer('/activity/cashBonus'),
  agent: ofPlayer('/activity/agent'),
  agentCount: ofPlayer('/activity/agentCount'),
  agent5: ofPlayer('/activity/agent5'),
  vipRebate: ofPlayer('/activity/vipRebate'),
  follow: ofPlayer('/activity/follow'),
  supply: ofPlayer('/activity/supply'),
  festival: ofPlayer('/activity/festival'),
  weekendLottery: {
    mobile: '/activity/weekendLottery',
    desktop: '/lobby/activity/weekendLottery',
    access: 'public',
  },
  freeSign: ofPlayer('/activity/freeSign'),
  christmas: ofPlayer('/activity/christmas'),
  newYear: ofPlayer('/activity/newYear'),
  firstCharge: ofPlayer('/activity/firstCharge'),
  inviteFriends: ofPlayer('/activity/inviteFriends'),
  depositEvery: ofPlayer('/activity/depositEvery'),
  sign: ofPlayer('/activity/sign'),
  signPay: ofPlayer('/activity/signPay'),

  // Content
  notice: { mobile: '/lobby/notice', desktop: '/lobby/notice', access: 'public' },
  noticeDetail: { mobile: '/notice/detail/:id', desktop: '/lobby/notice/detail/:id', access: 'public' },
  mail: ofPlayer('/profile/email'),
  service: { mobile: '/service', access: 'public' },
  rule: { mobile: '/rule/:name', desktop: '/lobby/rule/:name', access: 'public' },
  terms: { mobile: '/terms-of-use', desktop: '/lobby/terms-of-use', access: 'public' },
  privacy: { mobile: '/privacy-policy', desktop: '/lobby/privacy-policy', access: 'public' },
  apkDownload: { mobile: '/apkdownload', access: 'public' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routeMap;
export type LayoutName = 'mobile' | 'desktop';

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
