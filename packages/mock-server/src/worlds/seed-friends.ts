import { LoginType } from '@tara/contract/constants';
import { createRng, uuidFrom } from '#random/rng.ts';
import type { Secrets } from '#random/secrets.ts';
import { openOrder, settleOrder } from '#domain/deposits/deposits.ts';
import { applyReferral } from '#domain/invitations/friends.ts';
import type { Player } from '#domain/player/player.ts';
import { playRound } from '#domain/games/rounds.ts';
import { welcomePlayer } from '#domain/accounts/welcome.ts';
import type { Seed } from '#seed/seed.ts';
import type { DomainContext } from '#domain/player/context.ts';
import { newPlayer } from '#domain/player/new-player.ts';

type Person = Seed['people']['friends'][number];

/** Deposits by a channel of this kind require no bound card. */
const CHANNEL_KIND = 'qr';

interface FriendsSetup {
  /** The superior of all of them. */
  readonly inviter: Player;
  /** The id of the first; the others follow. */
  readonly firstId: number;
  readonly seed: number;
  readonly passwordHash: string;
  /** The source of the tokens of their orders; by default the seed. */
  readonly secrets: Secrets | undefined;
  readonly context: DomainContext;
}

function register(person: Person, index: number, { inviter, firstId, passwordHash, context }: FriendsSetup) {
  const player = newPlayer({
    id: firstId + index,
    uuid: uuidFrom(context.rng),
    account: person.account,
    accountType: LoginType.account,
    passwordHash,
    mobile: '',
    countryCode: context.config.countryCode,
    pid: inviter.id,
    registeredAt: context.now,
  });
  Object.assign(player, { nickname: person.nickname, avatar: person.avatar });
  welcomePlayer(player, context);
  return player;
}

function deposit(player: Player, amount: number, context: DomainContext): void {
  const channel = context.content.rechargeTypes.find(({ kind }) => kind === CHANNEL_KIND);
  if (!channel) return;
  settleOrder(player, openOrder(player, { amount, rechargeType: channel.id, actType: 0 }, context), context);
}

/** Loses a stake in the first game. */
function playLosingRound(player: Player, bet: number, round: number, context: DomainContext): void {
  const game = context.content.games.find(({ maintain }) => maintain === 0);
  if (!game) return;
  // No page can use the id: it has a slash.
  const reference = `${game.id}/before/${round}`;
  playRound(player, { gameId: game.id, reference, bet, draw: () => ({ win: 0 }) }, context);
}

/** Creates the invited players, who register, deposit and play like others. */
export function seedFriends(people: readonly Person[], setup: FriendsSetup): Player[] {
  return people.map((person, index) => {
    const { inviter, seed, secrets, context: common } = setup;
    const rng = createRng(seed, 'friend', index);
    const send: DomainContext['send'] = (_to, message) => applyReferral(inviter, message, common);
    const context: DomainContext = { ...common, rng, secrets: secrets ?? rng, send };
    const player = register(person, index, { ...setup, context });
    for (const amount of person.deposits) deposit(player, amount, context);
    for (const [round, bet] of person.stakes.entries()) playLosingRound(player, bet, round, context);
    return player;
  });
}
