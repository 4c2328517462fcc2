import type { Call } from '#calls/call.ts';
import { draftPlayer, inScope, nextTurn, readPlayer } from '#calls/scope.ts';
import { visitor, type Body } from '#contract/handler.ts';
import { isKnownForm, isPassword } from '#domain/account-rules.ts';
import { accountKey, mobileKey, type Pointer } from '#domain/documents.ts';
import { clearLockout, countFailure, isLocked } from '#domain/lockout.ts';
import { openPassword, verifyPassword } from '#domain/passwords.ts';
import type { Player } from '#domain/player.ts';
import { sessionFields, userInfo } from '#domain/profile.ts';
import { Refusal } from '#domain/refusal.ts';
import { signIn } from '#domain/sessions.ts';
import { register } from './registration.ts';

/** What every sign-in answers: user info, session fields and the token (spec 3, Session from login response). */
export const sessionAnswer = (player: Player, token: string, call: Call) => ({
  ...userInfo(player, call.now, call.content.rewards.vipLevels),
  ...sessionFields(player, call),
  token,
});

/**
 * The checks that log-in and registration begin with.
 * @returns the password in plain text, for hashing and nothing else.
 * @throws {Refusal} `signInBusy`, `passwordKeyStale`, `signInInputInvalid`.
 */
export const openSignIn = (account: string, sealedPassword: string, { config }: Call): string => {
  if (config.systemBusy) throw new Refusal('signInBusy');
  const opened = openPassword(sealedPassword);
  if ('failure' in opened)
    throw new Refusal(opened.failure === 'stale' ? 'passwordKeyStale' : 'signInInputInvalid');
  if (!isKnownForm(account)) throw new Refusal('signInInputInvalid', { pointer: '/account' });
  if (!isPassword(opened.password, config)) throw new Refusal('signInInputInvalid', { pointer: '/password' });
  return opened.password;
};

const findPlayer = async ({ world, config }: Call, account: string): Promise<number> => {
  const own = await world.store.load(accountKey(account));
  const stored = own ?? (await world.store.load(mobileKey(config.countryCode, account)));
  if (!stored) throw new Refusal('accountNotFound');
  return (stored.value as Pointer).playerId;
};

/**
 * Log-in. The hash is compared before the transaction, because it takes time; the transaction then decides, so that
 * attempts made at once are all counted.
 */
const logIn = async ({ account, password }: Body<'accountLogin'>, call: Call) => {
  const { world, now } = call;
  const plain = openSignIn(account, password, call);
  const playerId = await findPlayer(call, account);
  const known = await readPlayer(world, playerId);
  const right = known !== undefined && (await verifyPassword(plain, known.passwordHash));
  const outcome = await inScope(world, now, async (scope) => {
    const draft = await draftPlayer(scope, world, playerId, now);
    if (!draft) throw new Refusal('accountNotFound');
    if (isLocked(draft.lockout, now)) {
      throw new Refusal('tooManyAttempts', { retryAfterMs: draft.lockout.until - now });
    }
    if (!right || draft.passwordHash !== known.passwordHash) {
      countFailure(draft.lockout, now);
      return new Refusal('passwordWrong');
    }
    if (draft.disabled) throw new Refusal('accountDisabled');
    clearLockout(draft.lockout);
    const token = await signIn(draft, scope.tx, scope.effects(nextTurn(world, draft)));
    return sessionAnswer(draft, token, call);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

/** Signing in and registering (spec 7.2, errcodes of spec 8). */
export const signInHandlers = {
  accountLogin: visitor<'accountLogin'>(logIn),
  accountRegist: visitor<'accountRegist'>((input, call) => register(input, '', call)),
  accountRegist4: visitor<'accountRegist4'>((input, call) => register(input, input.code, call)),
};
