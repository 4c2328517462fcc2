import { lazyScreen } from '#routing/lazy-screen.ts';

/** Routes whose content is still being built show this honest state; `npm run unfinished` lists them. */
const unfinished = lazyScreen(() => import('#features/unfinished/UnfinishedScreen.tsx'));

/**
 * Screens that are the same thing in both layouts, in another frame. A layout takes from here what its
 * column of the route map has and adds its own.
 */
export const sharedScreens = {
  notice: unfinished,
  noticeDetail: unfinished,
  lobbyTask: unfinished,
  lobbyActivity: unfinished,
  rewards: unfinished,
  rewardDetail: unfinished,
  member: lazyScreen(() => import('#features/account/MemberScreen.tsx')),

  login: lazyScreen(() => import('#features/auth/LoginScreen.tsx')),
  register: lazyScreen(() => import('#features/auth/RegisterScreen.tsx')),
  forget: lazyScreen(() => import('#features/auth/ForgetScreen.tsx')),
  start: lazyScreen(() => import('#features/games/StartScreen.tsx')),
  search: lazyScreen(() => import('#features/search/SearchScreen.tsx')),
  service: lazyScreen(() => import('#features/service/ServiceScreen.tsx')),
  bind: lazyScreen(() => import('#features/account/BindScreen.tsx')),
  points: unfinished,

  withdrawal: unfinished,
  walletsPassword: unfinished,
  walletsKyc: unfinished,
  walletsKycUpload: unfinished,
  bindBankCard: lazyScreen(() => import('#features/bank/BindBankCardScreen.tsx')),
  bankCardList: lazyScreen(() => import('#features/bank/BankCardListScreen.tsx')),
  transactions: lazyScreen(() => import('#features/account/TransactionsScreen.tsx')),

  profile: lazyScreen(() => import('#features/account/ProfileScreen.tsx')),
  user: lazyScreen(() => import('#features/account/UserScreen.tsx')),
  safebox: unfinished,
  task: unfinished,
  vip: unfinished,
  mail: unfinished,
  superior: unfinished,
  favorites: lazyScreen(() => import('#features/games/FavoritesScreen.tsx')),
  more: lazyScreen(() => import('#features/account/MoreScreen.tsx')),
  agree: lazyScreen(() => import('#features/legal/AgreeScreen.tsx')),
  license: lazyScreen(() => import('#features/account/LicenseScreen.tsx')),
  about: lazyScreen(() => import('#features/account/AboutScreen.tsx')),
  test: unfinished,
  apkDownload: unfinished,
  terms: lazyScreen(() => import('#features/legal/TermsScreen.tsx')),
  privacy: lazyScreen(() => import('#features/legal/PrivacyScreen.tsx')),
  rule: unfinished,

  activityIndex: unfinished,
  spin: unfinished,
  cashBonus: unfinished,
  agent: unfinished,
  agentCount: unfinished,
  agent5: unfinished,
  vipRebate: unfinished,
  follow: unfinished,
  supply: unfinished,
  festival: unfinished,
  weekendLottery: unfinished,
  freeSign: unfinished,
  christmas: unfinished,
  newYear: unfinished,
  firstCharge: unfinished,
  inviteFriends: unfinished,
  depositEvery: unfinished,
  sign: unfinished,
  signPay: unfinished,
};
