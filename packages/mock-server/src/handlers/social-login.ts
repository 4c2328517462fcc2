import { LoginType } from '@tara/contract/constants';
import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { draftPlayer, type UnitOfWork } from '#worlds/unit-of-work.ts';
import { visitor, type Body } from '#calls/handler.ts';
import { accountKey } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { countRegistration } from '#domain/accounts/registration-limit.ts';
import { signIn } from '#domain/accounts/sessions.ts';
import { redeemSocialCode, socialCodeKey, socialKey } from '#domain/accounts/social.ts';
import type { Transaction } from '#store/transaction.ts';
import type { WorldContent } from '#seed/content.ts';
import { openAccount, sessionAnswer } from './open-account.ts';

type Identity = WorldContent['socialIdentities'][number];

/** A free account name: the name of the identity, with a number if necessary. */
async function freeAccount(tx: Transaction, id: string): Promise<string> {
  for (let ordinal = 1; ; ordinal++) {
    const account = `line${id}${ordinal === 1 ? '' : ordinal}`;
    if (!(await tx.draft(accountKey(account)))) return account;
  }
}

async function openLinked(
  unit: UnitOfWork,
  { id, name, picture }: Identity,
  device: Body<'lineLogin'>['phoneinfoJsonModel'],
  call: Call,
): Promise<Player> {
  const { config, now } = call;
  if (!config.registrationOpen) throw new BusinessError('registrationUnavailable');
  await countRegistration(unit.tx, device, config, now);
  const newcomer = {
    account: await freeAccount(unit.tx, id),
    accountType: LoginType.account,
    // No password is valid until the player sets one.
    passwordHash: '',
    mobile: '',
    countryCode: config.countryCode,
    pid: 0,
  };
  const { player } = await openAccount(unit, newcomer, call, (draft) => {
    draft.nickname = name;
    draft.social = { id, picture };
  });
  unit.tx.create(socialKey(id), { playerId: player.id });
  return player;
}

async function logIn({ state, code, phoneinfoJsonModel }: Body<'lineLogin'>, call: Call) {
  return transactCall(call, async (unit, current) => {
    const { tx, now, config, content } = unit;
    if (config.systemBusy) throw new BusinessError('signInBusy');
    const redeemed = redeemSocialCode(await tx.draft(socialCodeKey(code)), state, now);
    const identity = content.socialIdentities.find(({ id }) => id === redeemed);
    if (!identity || !config.socialLogin) throw new BusinessError('socialCodeInvalid', { pointer: '/code' });
    const owner = await tx.draft(socialKey(identity.id));
    const known = owner && (await draftPlayer(unit, owner.playerId));
    // Returned, so that the code stays used.
    if (known?.disabled) return new BusinessError('accountDisabled');
    const player = known ?? (await openLinked(unit, identity, phoneinfoJsonModel, current));
    const token = await signIn(player, tx, unit.contextFor(player));
    return sessionAnswer(player, token, current);
  });
}

/** The last step of a social login (spec 7.2). */
export const socialLoginHandlers = { lineLogin: visitor<'lineLogin'>(logIn) };
