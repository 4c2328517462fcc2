import { mergeBanks, type Data, type GameUser, type Path, type UserInfo } from '@tara/sdk';
import { withLike } from '@tara/sdk/rules';
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
export type Stale = Path | 'money' | 'profile';

/** Effects of a call besides its answer. */
interface Effect<P extends Path> {
  /** Changes of the player in the answer. */
  player?: (answer: Data<P>, body: CallBody<P>, before: GameUser) => PlayerChange;
  /** Cached data that is stale after the call. */
  stale?: readonly Stale[] | ((answer: Data<P>) => readonly Stale[]);
}

const tasks = '/app/v1/getTaskUser';
const activities = '/app/v1/getActivityIds';
/** The cached data that `money` stands for, besides the balance. */
const figures: readonly Path[] = [
  '/app/v1/getExchange',
  '/app/v1/getSafebox',
  '/app/v1/getRechargeRecord',
  '/app/v1/getExchangeOrder',
  '/app/v1/getBalanceHistory',
];

function coin({ coin: hundredths }: { coin: number }): PlayerChange {
  return { user: { coin: hundredths } };
}

function balance({ coin: hundredths, lottery, vip, vipExp, userLevel, bet }: Data<'/app/v1/refreshData'>) {
  return { user: { coin: hundredths, lottery, vip, vipExp, userLevel, bet } };
}

function cards(
  { appUserBank, appUserBankList }: Data<'/app/v1/addBankInfo'>,
  others: GameUser['appUserBankList'],
) {
  return { gameUser: { appUserBank, appUserBankList: mergeBanks(others, appUserBankList) } };
}

/** A transfer between balance and safebox. */
const transfer = {
  player: ({ coin: hundredths, safebox }: Data<'/app/v1/safeboxDeposit'>) => ({
    user: { coin: hundredths, safebox },
  }),
  stale: figures,
} as const;

/** A claimed reward: coins or points are added, and the activity has changed. */
function claims(...read: Path[]): { stale: readonly Stale[] } {
  return {
    stale: ['money', activities, ...read],
  };
}

/**
 * The effects of each call that changes something. Calls that sign in or out belong to the session (spec 4), and the
 * event log is never read.
 */
export const effects: { readonly [P in Path]?: Effect<P> } = {
  // Account
  '/app/v1/smsSend': {},
  '/app/v1/forgetPassword': {},
  '/app/v1/modifyPassword': {},
  '/app/v1/refreshData': { player: balance },
  '/app/v1/updateProfile': { player: ({ nickname, avatar }) => ({ user: { nickname, avatar } }) },
  // Binding is also a task, and ends an activity (spec 3).
  '/app/v1/bindAccount': { player: ({ mobile }) => ({ user: { mobile } }), stale: [tasks, activities] },
  '/app/v1/agentFill': { player: ({ pid }) => ({ user: { pid } }) },
  '/app/v1/updateAppUserOther': { stale: ['/app/v1/appUserOther', 'profile'] },
  '/app/v1/addBankInfo': {
    player: (answer, _, { appUserBankList }) => cards(answer, appUserBankList),
    stale: ['/app/v1/getExchange'],
  },
  '/app/v1/modifyBankInfo': {
    // A card moved to another bank is removed from its former bank.
    player: (answer, { id }, { appUserBankList }) =>
      cards(
        answer,
        appUserBankList.filter((card) => card.id !== id),
      ),
    stale: ['/app/v1/getExchange'],
  },
  '/app/v1/addKyc': {
    player: ({ hasKyc }) => ({ user: { hasKyc } }),
    stale: ['/app/v1/kyc', '/app/v1/getExchange'],
  },
  '/app/v1/safeboxPasswordInit': {
    player: ({ hasSafeboxPassword }) => ({ user: { hasSafeboxPassword } }),
    stale: ['/app/v1/getSafebox', '/app/v1/getExchange'],
  },
  '/app/v1/modifySafePassword': {},
  '/app/v1/safeboxDeposit': transfer,
  '/app/v1/safeboxWithdraw': transfer,
  '/app/v1/uploadKyc': {},

  // Games
  '/app/v1/gameLike': {
    player: (_, { id, like }, { gameLikes }) => ({ gameUser: { gameLikes: withLike(gameLikes, id, like) } }),
  },
  '/app/v1/startGame': {
    player: (_, { gameId }, { gameHistory }) => ({
      gameUser: { gameHistory: [gameId, ...gameHistory.filter((id) => id !== gameId)] },
    }),
  },
  '/app/v1/exitGame': { player: coin, stale: ['money', tasks, activities] },

  // Money in and out
  '/app/v1/recharge3': { stale: ['/app/v1/getRechargeRecord'] },
  '/app/v1/checkRechargeOrder': {
    // The page of the order waits for the user info, which is also read again after a deposit (spec 7.4).
    stale: ({ isRechargeDone }) =>
      isRechargeDone
        ? [...figures, tasks, activities, '/app/v1/getLoginPayUser3', '/app/v1/appRechargeBonusCollection9']
        : [],
  },
  '/app/v1/exchange': { player: coin, stale: figures },

  // Mail, points, tickets, tasks
  '/app/v1/getMailDetail': { stale: ['/app/v1/getMail2', '/app/v1/hasMailUnread'] },
  '/app/v1/receiveMail': {
    player: coin,
    stale: ['money', '/app/v1/getMailDetail', '/app/v1/getMail2', '/app/v1/hasMailUnread'],
  },
  '/app/v1/delMail': { stale: ['/app/v1/getMail2', '/app/v1/hasMailUnread'] },
  '/app/v1/lotteryExchange': {
    player: ({ coin: hundredths, lottery }) => ({ user: { coin: hundredths, lottery } }),
    // This is also a task.
    stale: ['money', '/app/v1/getLotterConfig', tasks],
  },
  '/app/v1/receiveBonusTicker': claims('/app/v1/getBonusTickers'),
  '/app/v1/receiveTaskAward': claims(tasks),

  // Activities
  '/app/v1/appRechargeBonusCollection9Receive': claims('/app/v1/appRechargeBonusCollection9'),
  '/app/v1/receiveLoginPay3': claims('/app/v1/getLoginPayUser3'),
  '/app/v1/loginBonus3UserReceive': claims('/app/v1/loginBonus3User'),
  '/app/v1/appFreeSignUserReceive': claims('/app/v1/appFreeSignUser'),
  '/app/v1/receiverRechargeBonusCollection6': claims('/app/v1/rechargeBonusCollection6'),
  '/app/v1/receiverRechargeBonusCollection8': claims('/app/v1/rechargeBonusCollection8'),
  '/app/v1/receiverRechargeBonusCollection8Extra': claims('/app/v1/rechargeBonusCollection8'),
  '/app/v1/bankruptBonus': claims(),
  '/app/v1/vipRebateUserReceive': claims('/app/v1/vipRebateUser'),
  '/app/v1/actInviteUserExchange': claims('/app/v1/actInviteUser'),
  '/app/v1/actInviteUserSpin': claims('/app/v1/actInviteUser'),
  '/app/v1/appInviteBonus1UserReceive': claims('/app/v1/appInviteBonus1User'),
  '/app/v1/agent3Exchange': claims('/app/v1/agentData'),
  '/app/v1/appAgent5UserReceive': claims('/app/v1/appAgent5User', '/app/v1/appAgent5UserLog'),
  '/app/v1/appAgent5UserInviteValidReceive': claims('/app/v1/appAgent5User', '/app/v1/appAgent5UserLog'),
  '/app/v1/agent4Scratch': claims('/app/v1/agent4Data'),
  '/app/v1/agent4Lottery': claims('/app/v1/agent4Data'),
  '/app/v1/agent4Award': claims('/app/v1/agent4Data'),
  '/app/v1/appProxyUser4TaskUserShare': { stale: ['/app/v1/appProxyUser4TaskUser', activities] },
  '/app/v1/appProxyUser4TaskUserReceive': claims('/app/v1/appProxyUser4TaskUser'),
  '/app/v1/appChristmasUserOpen': claims('/app/v1/appChristmasUser'),
  '/app/v1/appChristmasUserReceive': claims('/app/v1/appChristmasUser'),
  '/app/v1/appChristmasUserExtra': claims('/app/v1/appChristmasUser'),
  '/app/v1/appChristmasUserSign': claims('/app/v1/appChristmasUser'),
  '/app/v1/appNewYearUserShare': { stale: ['/app/v1/appNewYearUser', activities] },
  '/app/v1/appNewYearUserReceiveTask': claims('/app/v1/appNewYearUser'),
  '/app/v1/appNewYearUserBoxOpen': claims('/app/v1/appNewYearUser'),
  '/app/v1/appNewYearUserExtra': claims('/app/v1/appNewYearUser'),
  '/app/v1/appNewYearUserOpen': claims('/app/v1/appNewYearUser'),
  '/app/v1/appFestivalUserReceive': claims('/app/v1/appFestivalUser'),
  '/app/v1/weekendLotteryUserDraw': claims('/app/v1/weekendLotteryUser'),
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
export function markStaleBy(path: Path): void {
  const { stale = [] } = (effects as Partial<Record<Path, Effect<Path>>>)[path] ?? {};
  if (typeof stale !== 'function') markStale(stale.filter((data) => data !== 'money'));
}

/** Reads the balance. A failure leaves the old one. A player who is not loaded yet is about to be read as a whole. */
export async function readBalance(): Promise<void> {
  if (!sdk.session.getSnapshot().user) return;
  const answer = await sdk.safe('/app/v1/refreshData', {});
  if (answer.ok) sdk.session.update(balance(answer.data));
}

/** Applies the effects of a call. */
export function applyEffects<P extends Path>(path: P, body: CallBody<P>, answer: Data<P>): void {
  const effect: Effect<P> | undefined = effects[path];
  if (!effect) return;
  const change = effect.player?.(answer, body, sdk.session.getSnapshot().gameUser);
  if (change) sdk.session.update(change);
  markStale(typeof effect.stale === 'function' ? effect.stale(answer) : (effect.stale ?? []));
}
