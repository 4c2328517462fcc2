// Size budgets of the built client in kB (gzip; pictures uncompressed). `npm run build` measures them.

/** What a layout loads before its first view. */
export const firstLoad = { mobileJs: 128, desktopJs: 129, css: 12, html: 12 };

/** Pictures in the first 844 px of the phone's home: hero, first row of tiles, objects, wheel, avatar. */
export const pictures = {
  limit: 60,
  files: [
    'packages/mock-server/content/heroes/gift_m.webp',
    ...[1001, 1002, 1003].map((id) => `packages/mock-server/content/games/${id}.webp`),
    ...['bullseye', 'crown', 'party-popper'].map((name) => `packages/web/src/assets/objects/${name}.webp`),
    'packages/web/src/assets/wheel-small.svg',
    'packages/web/public/static/avatar/avatar_3.png',
  ],
};

/** Files that many routes share, by the start of their name. Each is counted once. */
export const sharedFiles = [
  { label: 'forms library', start: '_form-library-', limit: 14 },
  { label: 'texts and fields of errors', start: '_failure-', limit: 4.6 },
  { label: 'registry of activities', start: '_activities-', limit: 5.7 },
  { label: 'activity pages: hero, states, steps', start: '_activity-', limit: 6 },
  { label: 'clocks, meters, states, object pictures', start: '_parts-', limit: 2.5 },
  { label: 'reward claims', start: '_claims-', limit: 4.9 },
  { label: 'wallet: sums, open orders, states of orders', start: '_wallet-', limit: 3.4 },
  { label: 'dialogs, break, session clock', start: '_common-', limit: 5.6 },
  { label: 'forms: fields, errors, credentials', start: '_form-fields-', limit: 3.4 },
  { label: 'actions with unknown outcome', start: '_intents-', limit: 1 },
  { label: 'effects of calls', start: '_effects-', limit: 1.6 },
];

/** Maximum that a route may add to its layout. */
export const routeLimit = 8;

/** Routes with a higher maximum. */
export const routeLimits = {
  RegisterScreen: 12.8, // account fields with their rules, one-time code, agreement
  LoginScreen: 11,
  ForgetScreen: 9.4,
  BindScreen: 10,
  GamesScreen: 10.4, // all games and results with filters by facts, ranges and order, search that forgives spelling
  ProfileScreen: 9.5, // preview and row of pictures, place of the folded data
  RewardsScreen: 10.6, // one list of all claims, with the kinds of tasks; sums that fit their line
  MemberScreen: 9.4, // menu and dialogs of the desktop
  SaferPlayScreen: 8.4, // break, time check, session clock and help, with their texts; the history loads later
  MailScreen: 10.2, // paged list, claims that move coins, deletions
  SafeboxScreen: 12.8, // two forms with passwords, recovery after an unknown outcome
  Agent5Screen: 8.4,
  AgentCountScreen: 8.3,
  AgentScreen: 8.8, // claims that move coins, sharing, a list of friends
  FirstChargeScreen: 10, // offers, clock, claims that move money
  SpinScreen: 11.5, // drawing of the wheel, its chances, two calls that move money
  WeekendLotteryScreen: 11, // drawing of the wheel, a call that moves money
  DepositScreen: 24, // half of it draws QR codes; reads amounts as people write them; the deposit reminder
  WithdrawScreen: 15.8, // requirements, a form that moves money, latest orders
  RuleScreen: 9.3, // texts of eight pages of rules
  TasksScreen: 8.4, // pictures and links of each kind of task
  ChristmasScreen: 10.8, // four calls with rewards, sign-in days, steps, snow, tree
  NewYearScreen: 12.4, // four calls with rewards, tasks, rocket, winners, sharing
  TransactionsScreen: 11.4, // movements and orders in pages below their days, kinds, place of sums and receipt; filters, sums and receipts load later
};
