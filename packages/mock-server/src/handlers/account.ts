import type { Call } from '#calls/call.ts';
import { inScope, nextTurn } from '#worlds/unit-of-work.ts';
import { command, query, visitor, type Body } from '#calls/handler.ts';
import { isPhone } from '#domain/accounts/account-rules.ts';
import { cardFields } from '#domain/money/bank-cards.ts';
import { mobileKey, playerKey } from '#domain/player/documents.ts';
import { clearLockout } from '#domain/accounts/lockout.ts';
import { otpKey, redeemCode } from '#domain/accounts/otp.ts';
import { isNickname, userInfo } from '#domain/profile/profile.ts';
import { Refusal } from '#contract/business-error.ts';
import { closeSession, closeSessions } from '#domain/accounts/sessions.ts';
import { countDeed } from '#domain/rewards/tasks.ts';
import type { Transaction } from '#store/transaction.ts';
import { standing } from '#domain/player/vip-status.ts';
import { hashNewPassword } from './encrypted-passwords.ts';
import { sendCode } from './sms.ts';

interface SentCode {
  readonly countryCode: string;
  readonly mobile: string;
  readonly code: string;
}

/** Uses a code up, or says why it does not count. Returned and not thrown: the wrong try must be remembered. */
const refuseCode = async (
  tx: Transaction,
  { countryCode, mobile, code }: SentCode,
  { now, config }: Pick<Call, 'now' | 'config'>,
): Promise<Refusal | undefined> => {
  const check = redeemCode(await tx.draft(otpKey(countryCode, mobile)), code, now, config.fixedOtp);
  if (check === 'right') return undefined;
  return new Refusal(check === 'locked' ? 'smsCodeLocked' : 'smsCodeWrong', { pointer: '/code' });
};

const resetPassword = async (
  { account, countryCode, code, password }: Body<'forgetPassword'>,
  call: Call,
) => {
  const { world, now } = call;
  const passwordHash = await hashNewPassword(password, account, call);
  const outcome = await inScope(world, now, async ({ tx }) => {
    const owner = await tx.peek(mobileKey(countryCode, account));
    const draft = owner && (await tx.draft(playerKey(owner.playerId)));
    if (!draft) throw new Refusal('forgottenAccountUnknown');
    const refusal = await refuseCode(tx, { countryCode, mobile: account, code }, call);
    if (refusal) return refusal;
    if (draft.disabled) throw new Refusal('accountDisabled');
    draft.passwordHash = passwordHash;
    clearLockout(draft.lockout);
    nextTurn(world, draft);
    await closeSessions(draft, tx);
    return {};
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

/** What a player does with the account (spec 7.2). */
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
    ...standing(player, content.rewards.vipLevels),
    bet: player.bet,
  })),

  bindAccount: command<'bindAccount'>(async (draft, { mobile, countryCode, code = '', password }, call) => {
    const { tx, config } = call;
    if (draft.mobile !== '') throw new Refusal('mobileAlreadyBound');
    if (!isPhone(mobile, config)) throw new Refusal('mobileInvalid', { pointer: '/mobile' });
    if (await tx.draft(mobileKey(countryCode, mobile))) throw new Refusal('mobileTaken');
    const asked = config.otpStatus === 1 || code !== '';
    const refusal = asked ? await refuseCode(tx, { countryCode, mobile, code }, call) : undefined;
    if (refusal) return refusal;
    if (password !== undefined) draft.passwordHash = await hashNewPassword(password, mobile, call);
    Object.assign(draft, { mobile, countryCode });
    tx.create(mobileKey(countryCode, mobile), { playerId: draft.id });
    countDeed(draft, 'bind', 1, call);
    return { mobile };
  }),

  updateProfile: command<'updateProfile'>((draft, { nickname, avatar }) => {
    if (nickname !== undefined) {
      if (!isNickname(nickname.trim())) throw new Refusal('nicknameNotAccepted', { pointer: '/nickname' });
      draft.nickname = nickname.trim();
    }
    if (avatar !== undefined) draft.avatar = avatar;
    return { nickname: draft.nickname, avatar: draft.avatar };
  }),
};
