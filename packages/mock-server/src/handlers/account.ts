import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { transactPlayer } from '#calls/transact-player.ts';
import { command, conditionalCommand, query, visitor, type Body } from '#calls/handler.ts';
import { isPhone } from '#domain/accounts/account-rules.ts';
import { cardFields } from '#domain/money/bank-cards.ts';
import { mobileKey, playerKey } from '#domain/player/documents.ts';
import { clearLockout } from '#domain/accounts/lockout.ts';
import { otpKey, redeemCode } from '#domain/accounts/otp.ts';
import { isNickname, userInfo } from '#domain/profile/profile.ts';
import { BusinessError } from '#contract/business-error.ts';
import { closeSession, closeSessions } from '#domain/accounts/sessions.ts';
import { countTaskAction } from '#domain/rewards/tasks.ts';
import type { Transaction } from '#store/transaction.ts';
import { vipStatus } from '#domain/player/vip-status.ts';
import { hashNewPassword, prepareNewPassword } from './encrypted-passwords.ts';
import { sendCode } from './sms.ts';
import { withAccountPassword } from './with-password.ts';

interface SentCode {
  readonly countryCode: string;
  readonly mobile: string;
  readonly code: string;
}

/** Uses a code up, or returns the error. Returned, not thrown, so that the wrong attempt is stored. */
async function checkCode(
  tx: Transaction,
  { countryCode, mobile, code }: SentCode,
  { now, config }: Pick<Call, 'now' | 'config'>,
): Promise<BusinessError | undefined> {
  const check = redeemCode(await tx.draft(otpKey(countryCode, mobile)), code, now, config.fixedOtp);
  if (check === 'right') return undefined;
  return new BusinessError(check === 'locked' ? 'smsCodeLocked' : 'smsCodeWrong', { pointer: '/code' });
}

async function resetPassword({ account, countryCode, code, password }: Body<'forgetPassword'>, call: Call) {
  const passwordHash = await hashNewPassword(password, account, call);
  return transactCall(call, async (unit) => {
    const { tx } = unit;
    const owner = await tx.peek(mobileKey(countryCode, account));
    const draft = owner && (await tx.draft(playerKey(owner.playerId)));
    if (!draft) throw new BusinessError('forgottenAccountUnknown');
    const businessError = await checkCode(tx, { countryCode, mobile: account, code }, unit);
    if (businessError) return businessError;
    if (draft.disabled) throw new BusinessError('accountDisabled');
    draft.passwordHash = passwordHash;
    clearLockout(draft.lockout);
    unit.contextFor(draft);
    await closeSessions(draft, tx);
    return {};
  });
}

/** Account calls of a signed-in player (spec 7.2). */
export const accountHandlers = {
  smsSend: visitor<'smsSend'>(sendCode),
  forgetPassword: visitor<'forgetPassword'>(resetPassword),

  accountLogout: command<'accountLogout'>(async (draft, _, { tx, token }) => {
    await closeSession(draft, tx, token);
    return {};
  }),

  getAfterLoginInfo: query<'getAfterLoginInfo'>((player, _, { now, content }) => ({
    ...userInfo(player, now, content.rewards.vipLevels),
    ...cardFields(player),
  })),

  refreshData: query<'refreshData'>((player, _, { content }) => ({
    coin: player.coin,
    lottery: player.lottery,
    ...vipStatus(player, content.rewards.vipLevels),
    bet: player.bet,
  })),

  bindAccount: conditionalCommand<'bindAccount'>(async (player, input, call) => {
    const { mobile, countryCode, code = '', password } = input;
    const newHash = password === undefined ? undefined : await prepareNewPassword(password, mobile, call);
    return transactPlayer(call, player.id, async (draft, commandCall) => {
      const { tx, config } = commandCall;
      if (draft.mobile !== '') throw new BusinessError('mobileAlreadyBound');
      if (!isPhone(mobile, config)) throw new BusinessError('mobileInvalid', { pointer: '/mobile' });
      if (await tx.draft(mobileKey(countryCode, mobile))) throw new BusinessError('mobileTaken');
      const needsCode = config.otpStatus === 1 || code !== '';
      const businessError = needsCode
        ? await checkCode(tx, { countryCode, mobile, code }, commandCall)
        : undefined;
      if (businessError) return businessError;
      if (newHash) draft.passwordHash = newHash();
      Object.assign(draft, { mobile, countryCode });
      tx.create(mobileKey(countryCode, mobile), { playerId: draft.id });
      countTaskAction(draft, 'bind', 1, commandCall);
      return { mobile };
    });
  }),

  modifyPassword: conditionalCommand<'modifyPassword'>(async (player, { oldPassword, password }, call) => {
    const newHash = await prepareNewPassword(password, player.account, call, player.safeLock.passwordHash);
    return withAccountPassword(player, oldPassword, call, async (draft, { tx, token }) => {
      draft.passwordHash = newHash();
      for (const other of draft.tokens) if (other !== token) await closeSession(draft, tx, other);
      return {};
    });
  }),

  updateProfile: command<'updateProfile'>((draft, { nickname, avatar }) => {
    if (nickname !== undefined) {
      if (!isNickname(nickname.trim()))
        throw new BusinessError('nicknameNotAccepted', { pointer: '/nickname' });
      draft.nickname = nickname.trim();
    }
    if (avatar !== undefined) draft.avatar = avatar;
    return { nickname: draft.nickname, avatar: draft.avatar };
  }),
};
