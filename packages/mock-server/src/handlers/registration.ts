import { LoginType } from '@tara/contract/constants';
import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { createRng } from '#random/rng.ts';
import type { Body } from '#calls/handler.ts';
import { isNewAccount, isOtpRequired } from '#domain/accounts/account-rules.ts';
import { accountKey, mobileKey, playerKey } from '#domain/player/documents.ts';
import { playerOfInvite } from '#domain/invitations/superiors.ts';
import { otpKey, redeemCode } from '#domain/accounts/otp.ts';
import { hashPassword } from '#domain/accounts/passwords.ts';
import { BusinessError } from '#contract/business-error.ts';
import { countRegistration } from '#domain/accounts/registration-limit.ts';
import { signIn } from '#domain/accounts/sessions.ts';
import type { Transaction } from '#store/transaction.ts';
import { openAccount, sessionAnswer } from './open-account.ts';
import { checkSignIn } from './sign-in-checks.ts';

type Registration = Body<'accountRegist'>;

function checkWay(code: string, { config }: Call): void {
  // Each way of registration has its own call: accountRegist4 with a code, accountRegist without one (spec 5 and 7.2).
  if (!config.registrationOpen || isOtpRequired(config) !== (code !== ''))
    throw new BusinessError('registrationUnavailable');
}

async function requireFree(
  tx: Transaction,
  account: string,
  mobile: string,
  countryCode: string,
): Promise<void> {
  const owner =
    (await tx.draft(accountKey(account))) ??
    (mobile === '' ? undefined : await tx.draft(mobileKey(countryCode, mobile)));
  if (!owner) return;
  const player = await tx.peek(playerKey(owner.playerId));
  // A disabled player must not learn that the name is merely taken.
  throw new BusinessError(player?.disabled === true ? 'accountDisabled' : 'accountExists');
}

async function getSuperior(tx: Transaction, inviteCode: string | undefined): Promise<number> {
  const id = inviteCode === undefined ? undefined : playerOfInvite(inviteCode);
  return id !== undefined && (await tx.peek(playerKey(id))) !== undefined ? id : 0;
}

/**
 * Opens an account and signs it in.
 * @param code the one-time code; empty if none is required
 */
export async function register(input: Registration, code: string, call: Call) {
  const { account, countryCode, outValue } = input;
  const { world, passwordCost } = call;
  const check = (current: Call): string => {
    const plain = checkSignIn(account, input.password, current);
    checkWay(code, current);
    if (!isNewAccount(account, current.config))
      throw new BusinessError('signInInputInvalid', { pointer: '/account' });
    return plain;
  };
  const salt = createRng(world.origin.seed, 'salt', account);
  const passwordHash = await hashPassword(check(call), salt, passwordCost);

  return transactCall(call, async (unit, current) => {
    const { tx, now, config } = unit;
    // Checked again: the switches may have changed while the hash was calculated.
    check(current);
    const mobile = config.registerType === LoginType.account ? '' : account;
    await requireFree(tx, account, mobile, countryCode);
    if (code !== '') {
      const verdict = redeemCode(await tx.draft(otpKey(countryCode, mobile)), code, now, config.fixedOtp);
      if (verdict === 'locked') return new BusinessError('tooManyAttempts', { pointer: '/code' });
      if (verdict === 'wrong') return new BusinessError('registrationCodeWrong', { pointer: '/code' });
    }
    await countRegistration(tx, input.phoneinfoJsonModel, config, now);
    const pid = await getSuperior(tx, outValue);
    const accountType = config.registerType;
    const newcomer = { account, accountType, passwordHash, mobile, countryCode, pid };
    const { player, context } = await openAccount(unit, newcomer, current);
    return sessionAnswer(player, await signIn(player, tx, context), current);
  });
}
