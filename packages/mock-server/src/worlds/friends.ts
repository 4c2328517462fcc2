import { LoginType } from '#contract/generated.ts';
import { createChance } from '#random/rng.ts';
import { uuidFrom } from '#random/uuid.ts';
import { openOrder, settleOrder } from '#domain/deposits/deposits.ts';
import { learn } from '#domain/invitations/friends.ts';
import { type Player } from '#domain/player/player.ts';
import { playRound } from '#domain/games/rounds.ts';
import { welcome } from '#domain/accounts/welcome.ts';
import type { Seed } from '#seed/seed.ts';
import type { Effects } from '#domain/player/context.ts';
import { newPlayer } from '#domain/player/new-player.ts';

type Person = Seed['people']['friends'][number];

/** Deposits by this kind of channel need no bound card. */
const CHANNEL_KIND = 'qr';

interface Acquaintance {
  /** Who has invited them all. */
  readonly inviter: Player;
  /** The first of their ids; the others follow. */
  readonly firstId: number;
  readonly seed: number;
  readonly passwordHash: string;
  readonly fx: Effects;
}

const register = (person: Person, index: number, { inviter, firstId, passwordHash, fx }: Acquaintance) => {
  const player = newPlayer({
    id: firstId + index,
    uuid: uuidFrom(fx.chance),
    account: person.account,
    accountType: LoginType.account,
    passwordHash,
    mobile: '',
    countryCode: fx.config.countryCode,
    pid: inviter.id,
    registeredAt: fx.now,
  });
  Object.assign(player, { nickname: person.nickname, avatar: person.avatar });
  welcome(player, fx);
  return player;
};

const deposit = (player: Player, amount: number, fx: Effects): void => {
  const channel = fx.content.rechargeTypes.find(({ kind }) => kind === CHANNEL_KIND);
  if (!channel) return;
  settleOrder(player, openOrder(player, { amount, rechargeType: channel.id, actType: 0 }, fx), fx);
};

/** Loses a stake in the first game there is. */
const play = (player: Player, bet: number, round: number, fx: Effects): void => {
  const game = fx.content.games.find(({ maintain }) => maintain === 0);
  if (!game) return;
  const reference = `${game.id}/before-${round}`;
  playRound(player, { gameId: game.id, reference, bet, draw: () => ({ win: 0 }) }, fx);
};

/** People whom the inviter has brought, who register, deposit and play as anybody would. */
export const bringFriends = (people: readonly Person[], acquaintance: Acquaintance): Player[] =>
  people.map((person, index) => {
    const { inviter, seed, fx: common } = acquaintance;
    const chance = createChance(seed, 'friend', index);
    const send: Effects['send'] = (_to, message) => learn(inviter, message, common);
    const fx: Effects = { ...common, chance, send };
    const player = register(person, index, { ...acquaintance, fx });
    for (const amount of person.deposits) deposit(player, amount, fx);
    for (const [round, bet] of person.stakes.entries()) play(player, bet, round, fx);
    return player;
  });
