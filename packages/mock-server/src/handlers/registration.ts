import { LoginType } from '#contract/generated.ts';
import type { Call } from '#calls/call.ts';
import { inScope } from '#worlds/unit-of-work.ts';
import { createChance } from '#random/rng.ts';
import type { Body } from '#calls/handler.ts';
import { isNewAccount, otpRequired } from '#domain/accounts/account-rules.ts';
import { accountKey, mobileKey, playerKey } from '#domain/player/documents.ts';
import { playerOfInvite } from '#domain/invitations/invite-code.ts';
import { otpKey, redeemCode } from '#domain/accounts/otp.ts';
import { hashPassword } from '#domain/accounts/passwords.ts';
import { Refusal } from '#contract/business-error.ts';
import { admitRegistration } from '#domain/accounts/registration-limit.ts';
import { signIn } from '#domain/accounts/sessions.ts';
import type { Transaction } from '#store/transaction.ts';
import { openAccount } from './accounts.ts';
import { sessionAnswer } from './session-answer.ts';
import { openSignIn } from './sign-in-checks.ts';

type Registration = Body<'accountRegist'>;

const checkWay = (code: string, { config }: Call): void => {
  // Each way of registering has its call: with a code accountRegist4, without one accountRegist (spec 5 and 7.2).
  if (!config.registrationOpen || otpRequired(config) !== (code !== ''))
    throw new Refusal('registrationUnavailable');
};

const requireFree = async (
  tx: Transaction,
  account: string,
  mobile: string,
  countryCode: string,
): Promise<void> => {
  const taken =
    (await tx.draft(accountKey(account))) !== undefined ||
    (mobile !== '' && (await tx.draft(mobileKey(countryCode, mobile))) !== undefined);
  if (taken) throw new Refusal('accountExists');
};

const superiorOf = async (tx: Transaction, inviteCode: string | undefined): Promise<number> => {
  const id = inviteCode === undefined ? undefined : playerOfInvite(inviteCode);
  return id !== undefined && (await tx.peek(playerKey(id))) !== undefined ? id : 0;
};

/**
 * Opens an account and signs it in.
 * @param code the one-time code; empty where none is asked for.
 */
export const register = async (input: Registration, code: string, call: Call) => {
  const { account, countryCode, outValue } = input;
  const { world, now, config, passwordCost } = call;
  const plain = openSignIn(account, input.password, call);
  checkWay(code, call);
  if (!isNewAccount(account, config)) throw new Refusal('signInInputInvalid', { pointer: '/account' });
  const salt = createChance(world.origin.seed, 'salt', account);
  const passwordHash = await hashPassword(plain, salt, passwordCost);
  const mobile = config.registerType === LoginType.account ? '' : account;

  const outcome = await inScope(world, now, async (scope) => {
    const { tx } = scope;
    await requireFree(tx, account, mobile, countryCode);
    if (code !== '') {
      const check = redeemCode(await tx.draft(otpKey(countryCode, mobile)), code, now, config.fixedOtp);
      if (check === 'locked') return new Refusal('tooManyAttempts', { pointer: '/code' });
      if (check === 'wrong') return new Refusal('registrationCodeWrong', { pointer: '/code' });
    }
    await admitRegistration(tx, input.phoneinfoJsonModel, config, now);
    const pid = await superiorOf(tx, outValue);
    const accountType = config.registerType;
    const newcomer = { account, accountType, passwordHash, mobile, countryCode, pid };
    const { player, fx } = await openAccount(scope, newcomer, call);
    return sessionAnswer(player, await signIn(player, tx, fx), call);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
