import type { Call } from '#calls/call.ts';
import { draftPlayer, inScope, nextTurn, readPlayer } from '#worlds/unit-of-work.ts';
import { visitor, type Body } from '#calls/handler.ts';
import { accountKey, mobileKey, type Pointer } from '#domain/player/documents.ts';
import { clearLockout, countFailure, isLocked } from '#domain/accounts/lockout.ts';
import { verifyPassword } from '#domain/accounts/passwords.ts';
import { Refusal } from '#contract/business-error.ts';
import { signIn } from '#domain/accounts/sessions.ts';
import { register } from './registration.ts';
import { sessionAnswer } from './session-answer.ts';
import { openSignIn } from './sign-in-checks.ts';

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
