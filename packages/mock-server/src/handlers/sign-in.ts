import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { draftPlayer, readPlayer } from '#worlds/unit-of-work.ts';
import { visitor, type Body } from '#calls/handler.ts';
import { accountKey, mobileKey, type Pointer } from '#domain/player/documents.ts';
import { clearLockout, countFailure, isLocked } from '#domain/accounts/lockout.ts';
import { verifyPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';
import { signIn } from '#domain/accounts/sessions.ts';
import { register } from './registration.ts';
import { sessionAnswer } from './open-account.ts';
import { checkSignIn } from './sign-in-checks.ts';

async function findPlayer({ world, config }: Call, account: string): Promise<number> {
  const { value: own } = await world.store.load(accountKey(account));
  const pointer = own ?? (await world.store.load(mobileKey(config.countryCode, account))).value;
  if (pointer === undefined) throw new BusinessError('accountNotFound');
  return (pointer as Pointer).playerId;
}

/**
 * Log-in. The hash is compared before the transaction, because that is slow; the transaction then decides, so that
 * simultaneous attempts are all counted.
 */
async function logIn({ account, password }: Body<'accountLogin'>, call: Call) {
  const { world } = call;
  const plain = checkSignIn(account, password, call);
  const playerId = await findPlayer(call, account);
  const known = await readPlayer(world, playerId);
  const right = known !== undefined && (await verifyPassword(plain, known.passwordHash));
  return transactCall(call, async (unit, current) => {
    const { now } = unit;
    // Checked again: the switches may have changed while the hash was compared.
    checkSignIn(account, password, current);
    const draft = await draftPlayer(unit, playerId);
    if (!draft) throw new BusinessError('accountNotFound');
    if (isLocked(draft.lockout, now)) {
      throw new BusinessError('tooManyAttempts', { retryAfterMs: draft.lockout.until - now });
    }
    if (!right || draft.passwordHash !== known.passwordHash) {
      countFailure(draft.lockout, now);
      return new BusinessError('passwordWrong');
    }
    if (draft.disabled) throw new BusinessError('accountDisabled');
    clearLockout(draft.lockout);
    const token = await signIn(draft, unit.tx, unit.contextFor(draft));
    return sessionAnswer(draft, token, current);
  });
}

/** Log-in and registration (spec 7.2, errcodes of spec 8). */
export const signInHandlers = {
  accountLogin: visitor<'accountLogin'>(logIn),
  accountRegist: visitor<'accountRegist'>((input, call) => register(input, '', call)),
  accountRegist4: visitor<'accountRegist4'>((input, call) => register(input, input.code, call)),
};
