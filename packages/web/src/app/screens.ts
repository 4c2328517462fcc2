import '#ui/icon/later-icons.ts';

/**
 * Screens that both layouts share. A layout adds its own screens in layouts/<name>/screens.ts. The table loads after
 * the first view, because its file names would increase the first load.
 */
export const sharedScreens = {
  // Lobby
  start: () => import('#features/lobby/games/StartScreen.tsx'),
  favorites: () => import('#features/lobby/games/FavoritesScreen.tsx'),

  // Wallet
  withdrawal: () => import('./screens/WithdrawalScreen.tsx'),
  bindBankCard: () => import('#features/wallet/bank/BindBankCardScreen.tsx'),
  bankCardList: () => import('#features/wallet/bank/BankCardListScreen.tsx'),
  safebox: () => import('#features/wallet/safebox/SafeboxScreen.tsx'),

  // Account
  login: () => import('#features/account/auth/LoginScreen.tsx'),
  register: () => import('#features/account/auth/RegisterScreen.tsx'),
  forget: () => import('#features/account/auth/ForgetScreen.tsx'),
  bind: () => import('#features/account/bind/BindScreen.tsx'),
  profile: () => import('#features/account/profile/ProfileScreen.tsx'),
  password: () => import('#features/account/profile/PasswordScreen.tsx'),
  user: () => import('#features/account/profile/UserScreen.tsx'),
  superior: () => import('#features/account/superior/SuperiorScreen.tsx'),
  more: () => import('#features/account/more/MoreScreen.tsx'),
  agree: () => import('#features/content/legal/AgreeScreen.tsx'),
  license: () => import('#features/account/more/LicenseScreen.tsx'),
  about: () => import('#features/account/more/AboutScreen.tsx'),
  test: () => import('#features/account/diagnostics/TestScreen.tsx'),
  saferPlay: () => import('#features/account/safer-play/SaferPlayScreen.tsx'),

  // Rewards
  rewards: () => import('#features/rewards/hub/RewardsScreen.tsx'),
  rewardDetail: () => import('#features/rewards/reward-detail/RewardDetailScreen.tsx'),
  lobbyActivity: () => import('#features/rewards/hub/ActivitiesScreen.tsx'),
  activityIndex: () => import('#features/rewards/hub/ActivitiesScreen.tsx'),
  lobbyTask: () => import('#features/rewards/tasks/TasksScreen.tsx'),
  task: () => import('#features/rewards/tasks/TasksScreen.tsx'),
  points: () => import('#features/rewards/points/PointsScreen.tsx'),
  vip: () => import('#features/rewards/vip/VipScreen.tsx'),

  // Promotions
  spin: () => import('#features/promotions/spin/SpinScreen.tsx'),
  cashBonus: () => import('#features/promotions/cash-bonus/CashBonusScreen.tsx'),
  agent: () => import('#features/promotions/agents/AgentScreen.tsx'),
  agentCount: () => import('#features/promotions/agents/AgentCountScreen.tsx'),
  agent5: () => import('#features/promotions/agents/Agent5Screen.tsx'),
  vipRebate: () => import('#features/rewards/vip/VipRebateScreen.tsx'),
  follow: () => import('#features/promotions/follow/FollowScreen.tsx'),
  supply: () => import('#features/promotions/supply/SupplyScreen.tsx'),
  festival: () => import('#features/promotions/festival/FestivalScreen.tsx'),
  weekendLottery: () => import('#features/promotions/weekend-lottery/WeekendLotteryScreen.tsx'),
  freeSign: () => import('#features/promotions/sign-in-bonus/FreeSignScreen.tsx'),
  christmas: () => import('#features/promotions/christmas/ChristmasScreen.tsx'),
  newYear: () => import('#features/promotions/new-year/NewYearScreen.tsx'),
  firstCharge: () => import('#features/promotions/first-charge/FirstChargeScreen.tsx'),
  inviteFriends: () => import('#features/promotions/invite/InviteFriendsScreen.tsx'),
  depositEvery: () => import('#features/promotions/deposit-rewards/DepositEveryScreen.tsx'),
  sign: () => import('#features/promotions/sign-in-bonus/SignScreen.tsx'),
  signPay: () => import('#features/promotions/login-pay/SignPayScreen.tsx'),

  // Content
  notice: () => import('#features/content/news/NewsScreen.tsx'),
  noticeDetail: () => import('#features/content/news/NoticeScreen.tsx'),
  service: () => import('#features/content/service/ServiceScreen.tsx'),
  rule: () => import('#features/content/rules/RuleScreen.tsx'),
  terms: () => import('#features/content/legal/TermsScreen.tsx'),
  privacy: () => import('#features/content/legal/PrivacyScreen.tsx'),
  apkDownload: () => import('#features/content/download/ApkDownloadScreen.tsx'),
};
