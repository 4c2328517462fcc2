import { LoginType } from '#contract/generated.ts';
import type { Call } from '#calls/call.ts';
import { draftPlayer, inScope, nextTurn, type Scope } from '#worlds/unit-of-work.ts';
import { visitor, type Body } from '#calls/handler.ts';
import { accountKey } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { admitRegistration } from '#domain/accounts/registration-limit.ts';
import { signIn } from '#domain/accounts/sessions.ts';
import { redeemSocialCode, socialCodeKey, socialKey } from '#domain/accounts/social.ts';
import type { Transaction } from '#store/transaction.ts';
import type { WorldContent } from '#seed/content.ts';
import { openAccount } from './accounts.ts';
import { sessionAnswer } from './session-answer.ts';

type Identity = WorldContent['socialIdentities'][number];

/** An account name that nobody has: the identity's own, or that with a number. */
const freeAccount = async (tx: Transaction, id: string): Promise<string> => {
  for (let ordinal = 1; ; ordinal++) {
    const account = `line${id}${ordinal === 1 ? '' : ordinal}`;
    if (!(await tx.draft(accountKey(account)))) return account;
  }
};

const openLinked = async (
  scope: Scope,
  { id, name, picture }: Identity,
  device: Body<'lineLogin'>['phoneinfoJsonModel'],
  call: Call,
): Promise<Player> => {
  const { config, now } = call;
  if (!config.registrationOpen) throw new Refusal('registrationUnavailable');
  await admitRegistration(scope.tx, device, config, now);
  const newcomer = {
    account: await freeAccount(scope.tx, id),
    accountType: LoginType.account,
    // No password leads into the account until its owner has set one.
    passwordHash: '',
    mobile: '',
    countryCode: config.countryCode,
    pid: 0,
  };
  const { player } = await openAccount(scope, newcomer, call, (draft) => {
    draft.nickname = name;
    draft.social = { id, picture };
  });
  scope.tx.create(socialKey(id), { playerId: player.id });
  return player;
};

const logIn = async ({ state, code, phoneinfoJsonModel }: Body<'lineLogin'>, call: Call) => {
  const { world, now, config, content } = call;
  if (config.systemBusy) throw new Refusal('signInBusy');
  const outcome = await inScope(world, now, async (scope) => {
    const { tx } = scope;
    const redeemed = redeemSocialCode(await tx.draft(socialCodeKey(code)), state, now);
    const identity = content.socialIdentities.find(({ id }) => id === redeemed);
    if (!identity || !config.socialLogin) throw new Refusal('socialCodeInvalid', { pointer: '/code' });
    const owner = await tx.draft(socialKey(identity.id));
    const known = owner && (await draftPlayer(scope, world, owner.playerId, now));
    // Returned, so that the code stays used.
    if (known?.disabled) return new Refusal('accountDisabled');
    const player = known ?? (await openLinked(scope, identity, phoneinfoJsonModel, call));
    const token = await signIn(player, tx, scope.effects(nextTurn(world, player)));
    return sessionAnswer(player, token, call);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

/** The end of a social login (spec 7.2). */
export const socialLoginHandlers = {
  lineLogin: visitor<'lineLogin'>(logIn),
};
