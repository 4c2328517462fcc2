import '#ui/icon/later-icons.ts';

/**
 * Screens that are the same thing in both layouts, in another frame. A layout takes from here what its
 * column of the route map has and adds its own. The table comes after the first view (layouts/<name>/screens.ts):
 * with the names of all their files, its rows would weigh on the first load.
 */
export const sharedScreens = {
  notice: () => import('#features/news/NewsScreen.tsx'),
  noticeDetail: () => import('#features/news/NoticeScreen.tsx'),
  lobbyTask: () => import('#features/tasks/TasksScreen.tsx'),
  lobbyActivity: () => import('#features/rewards/ActivitiesScreen.tsx'),
  rewards: () => import('#features/rewards/RewardsScreen.tsx'),
  rewardDetail: () => import('#features/reward-detail/RewardDetailScreen.tsx'),
  member: () => import('#features/account/MemberScreen.tsx'),

  login: () => import('#features/auth/LoginScreen.tsx'),
  register: () => import('#features/auth/RegisterScreen.tsx'),
  forget: () => import('#features/auth/ForgetScreen.tsx'),
  start: () => import('#features/games/StartScreen.tsx'),
  search: () => import('#features/search/SearchScreen.tsx'),
  service: () => import('#features/service/ServiceScreen.tsx'),
  bind: () => import('#features/account/BindScreen.tsx'),
  points: () => import('#features/points/PointsScreen.tsx'),

  withdrawal: () => import('#features/withdraw/WithdrawalScreen.tsx'),
  bindBankCard: () => import('#features/bank/BindBankCardScreen.tsx'),
  bankCardList: () => import('#features/bank/BankCardListScreen.tsx'),
  transactions: () => import('#features/account/TransactionsScreen.tsx'),

  profile: () => import('#features/account/ProfileScreen.tsx'),
  user: () => import('#features/account/UserScreen.tsx'),
  safebox: () => import('#features/safebox/SafeboxScreen.tsx'),
  task: () => import('#features/tasks/TasksScreen.tsx'),
  vip: () => import('#features/vip/VipScreen.tsx'),
  mail: () => import('#features/mail/MailScreen.tsx'),
  superior: () => import('#features/superior/SuperiorScreen.tsx'),
  favorites: () => import('#features/games/FavoritesScreen.tsx'),
  more: () => import('#features/account/MoreScreen.tsx'),
  agree: () => import('#features/legal/AgreeScreen.tsx'),
  license: () => import('#features/account/LicenseScreen.tsx'),
  about: () => import('#features/account/AboutScreen.tsx'),
  test: () => import('#features/diagnostics/TestScreen.tsx'),
  apkDownload: () => import('#features/download/ApkDownloadScreen.tsx'),
  terms: () => import('#features/legal/TermsScreen.tsx'),
  privacy: () => import('#features/legal/PrivacyScreen.tsx'),
  rule: () => import('#features/rules/RuleScreen.tsx'),

  activityIndex: () => import('#features/rewards/ActivitiesScreen.tsx'),
  spin: () => import('#features/spin/SpinScreen.tsx'),
  cashBonus: () => import('#features/cash-bonus/CashBonusScreen.tsx'),
  agent: () => import('#features/agents/AgentScreen.tsx'),
  agentCount: () => import('#features/agents/AgentCountScreen.tsx'),
  agent5: () => import('#features/agents/Agent5Screen.tsx'),
  vipRebate: () => import('#features/vip/VipRebateScreen.tsx'),
  follow: () => import('#features/follow/FollowScreen.tsx'),
  supply: () => import('#features/supply/SupplyScreen.tsx'),
  festival: () => import('#features/festival/FestivalScreen.tsx'),
  weekendLottery: () => import('#features/weekend-lottery/WeekendLotteryScreen.tsx'),
  freeSign: () => import('#features/sign-boards/FreeSignScreen.tsx'),
  christmas: () => import('#features/christmas/ChristmasScreen.tsx'),
  newYear: () => import('#features/new-year/NewYearScreen.tsx'),
  firstCharge: () => import('#features/first-charge/FirstChargeScreen.tsx'),
  inviteFriends: () => import('#features/invite/InviteFriendsScreen.tsx'),
  depositEvery: () => import('#features/deposit-rewards/DepositEveryScreen.tsx'),
  sign: () => import('#features/sign-boards/SignScreen.tsx'),
  signPay: () => import('#features/login-pay/SignPayScreen.tsx'),
};
