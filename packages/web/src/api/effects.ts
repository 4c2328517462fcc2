import type { Data, GameUser, Operation, UserInfo } from '@tara/sdk';
import { mergeBanks, withLike } from '@tara/sdk/rules';
import type { CallBody } from './call.ts';
import { refreshProfile } from './profile.ts';
import { queryClient } from './query.ts';
import { sdk } from './sdk.ts';

/** Changes of the player. The session stores the player, the query cache stores everything else. */
interface PlayerChange {
  user?: Partial<UserInfo>;
  gameUser?: Partial<GameUser>;
}

/**
 * Stale data: an operation that was read; the whole profile; or `money`, everything that shows coins: the balance, what
 * can be withdrawn, the safebox and the orders. These change together, so they are read again together.
 */
export type Stale = Operation | 'money' | 'profile';

/** Effects of a call besides its answer. */
interface Effect<Op extends Operation> {
  /** Changes of the player in the answer. */
  player?: (answer: Data<Op>, body: CallBody<Op>, before: GameUser) => PlayerChange;
  /** Cached data that is stale after the call. */
  stale?: readonly Stale[] | ((answer: Data<Op>) => readonly Stale[]);
}

const tasks = 'getTaskUser';
const activities = 'getActivityIds';
/** The cached data that `money` stands for, besides the balance. */
const figures: readonly Operation[] = [
  'getExchange',
  'getSafebox',
  'getRechargeRecord',
  'getExchangeOrder',
  'getBalanceHistory',
];

function coin({ coin: hundredths }: { coin: number }): PlayerChange {
  return { user: { coin: hundredths } };
}

function balance({ coin: hundredths, lottery, vip, vipExp, userLevel, bet }: Data<'refreshData'>) {
  return { user: { coin: hundredths, lottery, vip, vipExp, userLevel, bet } };
}

function cards({ appUserBank, appUserBankList }: Data<'addBankInfo'>, others: GameUser['appUserBankList']) {
  return { gameUser: { appUserBank, appUserBankList: mergeBanks(others, appUserBankList) } };
}

/** A transfer between balance and safebox. */
const transfer = {
  player: ({ coin: hundredths, safebox }: Data<'safeboxDeposit'>) => ({
    user: { coin: hundredths, safebox },
  }),
  stale: figures,
} as const;

/** A claimed reward: coins or points are added, and the activity has changed. */
function claims(...read: Operation[]): { stale: readonly Stale[] } {
  return {
    stale: ['money', activities, ...read],
  };
}

/**
 * The effects of each call that changes something. Calls that sign in or out belong to the session (spec 4), and the
 * event log is never read.
 */
export const effects: { readonly [Op in Operation]?: Effect<Op> } = {
  // Account
  smsSend: {},
  forgetPassword: {},
  modifyPassword: {},
  refreshData: { player: balance },
  updateProfile: { player: ({ nickname, avatar }) => ({ user: { nickname, avatar } }) },
  // Binding is also a task, and ends an activity (spec 3).
  bindAccount: { player: ({ mobile }) => ({ user: { mobile } }), stale: [tasks, activities] },
  agentFill: { player: ({ pid }) => ({ user: { pid } }) },
  updateAppUserOther: { stale: ['appUserOther', 'profile'] },
  addBankInfo: {
    player: (answer, _, { appUserBankList }) => cards(answer, appUserBankList),
    stale: ['getExchange'],
  },
  modifyBankInfo: {
    // A card moved to another bank is removed from its former bank.
    player: (answer, { id }, { appUserBankList }) =>
      cards(
        answer,
        appUserBankList.filter((card) => card.id !== id),
      ),
    stale: ['getExchange'],
  },
  addKyc: {
    player: ({ hasKyc }) => ({ user: { hasKyc } }),
    stale: ['kyc', 'getExchange'],
  },
  safeboxPasswordInit: {
    player: ({ hasSafeboxPassword }) => ({ user: { hasSafeboxPassword } }),
    stale: ['getSafebox', 'getExchange'],
  },
  modifySafePassword: {},
  safeboxDeposit: transfer,
  safeboxWithdraw: transfer,
  uploadKyc: {},

  // Games
  gameLike: {
    player: (_, { id, like }, { gameLikes }) => ({ gameUser: { gameLikes: withLike(gameLikes, id, like) } }),
  },
  startGame: {
    player: (_, { gameId }, { gameHistory }) => ({
      gameUser: { gameHistory: [gameId, ...gameHistory.filter((id) => id !== gameId)] },
    }),
  },
  exitGame: { player: coin, stale: ['money', tasks, activities] },

  // Money in and out
  recharge3: { stale: ['getRechargeRecord'] },
  checkRechargeOrder: {
    // The page of the order waits for the user info, which is also read again after a deposit (spec 7.4).
    stale: ({ isRechargeDone }) =>
      isRechargeDone
        ? [...figures, tasks, activities, 'getLoginPayUser3', 'appRechargeBonusCollection9']
        : [],
  },
  exchange: { player: coin, stale: figures },

  // Mail, points, tickets, tasks
  getMailDetail: { stale: ['getMail2', 'hasMailUnread'] },
  receiveMail: {
    player: coin,
    stale: ['money', 'getMailDetail', 'getMail2', 'hasMailUnread'],
  },
  delMail: { stale: ['getMail2', 'hasMailUnread'] },
  lotteryExchange: {
    player: ({ coin: hundredths, lottery }) => ({ user: { coin: hundredths, lottery } }),
    // This is also a task.
    stale: ['money', 'getLotterConfig', tasks],
  },
  receiveBonusTicker: claims('getBonusTickers'),
  receiveTaskAward: claims(tasks),

  // Activities
  appRechargeBonusCollection9Receive: claims('appRechargeBonusCollection9'),
  receiveLoginPay3: claims('getLoginPayUser3'),
  loginBonus3UserReceive: claims('loginBonus3User'),
  appFreeSignUserReceive: claims('appFreeSignUser'),
  receiverRechargeBonusCollection6: claims('rechargeBonusCollection6'),
  receiverRechargeBonusCollection8: claims('rechargeBonusCollection8'),
  receiverRechargeBonusCollection8Extra: claims('rechargeBonusCollection8'),
  bankruptBonus: claims(),
  vipRebateUserReceive: claims('vipRebateUser'),
  actInviteUserExchange: claims('actInviteUser'),
  actInviteUserSpin: claims('actInviteUser'),
  appInviteBonus1UserReceive: claims('appInviteBonus1User'),
  agent3Exchange: claims('agentData'),
  appAgent5UserReceive: claims('appAgent5User', 'appAgent5UserLog'),
  appAgent5UserInviteValidReceive: claims('appAgent5User', 'appAgent5UserLog'),
  agent4Scratch: claims('agent4Data'),
  agent4Lottery: claims('agent4Data'),
  agent4Award: claims('agent4Data'),
  appProxyUser4TaskUserShare: { stale: ['appProxyUser4TaskUser', activities] },
  appProxyUser4TaskUserReceive: claims('appProxyUser4TaskUser'),
  appChristmasUserOpen: claims('appChristmasUser'),
  appChristmasUserReceive: claims('appChristmasUser'),
  appChristmasUserExtra: claims('appChristmasUser'),
  appChristmasUserSign: claims('appChristmasUser'),
  appNewYearUserShare: { stale: ['appNewYearUser', activities] },
  appNewYearUserReceiveTask: claims('appNewYearUser'),
  appNewYearUserBoxOpen: claims('appNewYearUser'),
  appNewYearUserExtra: claims('appNewYearUser'),
  appNewYearUserOpen: claims('appNewYearUser'),
  appFestivalUserReceive: claims('appFestivalUser'),
  weekendLotteryUserDraw: claims('weekendLotteryUser'),
};

/** Reads stale data again: visible data now, other data when it is shown next. If that fails, the old data stays. */
export function markStale(stale: readonly Stale[]): void {
  for (const each of stale) {
    if (each === 'money') {
      markStale(figures);
      void readBalance();
    } else if (each === 'profile') void refreshProfile().catch(() => undefined);
    else void queryClient.invalidateQueries({ queryKey: [each] });
  }
}

/** Reads again what a call changes besides money, e.g. because the server has rejected the call. */
export function markStaleBy(operation: Operation): void {
  const { stale = [] } = (effects as Partial<Record<Operation, Effect<Operation>>>)[operation] ?? {};
  if (typeof stale !== 'function') markStale(stale.filter((data) => data !== 'money'));
}

/** Reads the balance. A failure leaves the old one. A player who is not loaded yet is about to be read as a whole. */
export async function readBalance(): Promise<void> {
  if (!sdk.session.getSnapshot().user) return;
  const answer = await sdk.call.refreshData().safe();
  if (answer.ok) sdk.session.update(balance(answer.data));
}

/** Applies the effects of a call. */
export function applyEffects<Op extends Operation>(
  operation: Op,
  body: CallBody<Op>,
  answer: Data<Op>,
): void {
  const effect: Effect<Op> | undefined = effects[operation];
  if (!effect) return;
  const change = effect.player?.(answer, body, sdk.session.getSnapshot().gameUser);
  if (change) sdk.session.update(change);
  markStale(typeof effect.stale === 'function' ? effect.stale(answer) : (effect.stale ?? []));
}
