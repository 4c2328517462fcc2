import { LoginType } from '@tara/contract/constants';
import { createRng, uuidFrom } from '#random/rng.ts';
import type { Secrets } from '#random/secrets.ts';
import { accountKey, COUNTERS, playerKey } from '#domain/player/documents.ts';
import { postEntry } from '#domain/money/ledger.ts';
import { sendWelcomeMails } from '#domain/mail/mailbox.ts';
import type { Player } from '#domain/player/player.ts';
import type { StoreContents } from '#store/port.ts';
import type { WorldConfig } from '#config/world-config.ts';
import { createContent } from '#seed/content.ts';
import { seedFriends } from './seed-friends.ts';
import { loadSeed, type Seed } from '#seed/seed.ts';
import type { DomainContext } from '#domain/player/context.ts';
import { newPlayer } from '#domain/player/new-player.ts';

/** Values of the demo player that a scenario may set. */
export type DemoState = Seed['people']['demo'];

/** The demo player's id; ids of registered players follow. */
export const FIRST_PLAYER_ID = 10_000_001;

interface Origin {
  seed: number;
  config: WorldConfig;
  startedAt: number;
  demo: Partial<DemoState>;
  /** How many of the seed's people the demo player has invited. */
  friends: number;
  /** The source of the tokens of seeded orders; by default the seed. */
  secrets: Secrets | undefined;
  prepare?: (player: Player, context: DomainContext) => void;
}

function buildDemoPlayer(state: DemoState, origin: Origin, context: DomainContext): Player {
  const { config, startedAt } = origin;
  const player = newPlayer({
    id: FIRST_PLAYER_ID,
    uuid: uuidFrom(context.rng),
    account: state.account,
    accountType: LoginType.account,
    passwordHash: state.passwordHash,
    mobile: '',
    countryCode: config.countryCode,
    pid: 0,
    registeredAt: startedAt,
  });
  const { nickname, avatar, bet, totalRecharge } = state;
  Object.assign(player, { nickname, avatar, bet, totalRecharge, firstRecharge: totalRecharge > 0 });
  player.history = [...state.history];
  player.cards = state.cards.map((card) => ({ ...card }));
  for (const gameId of state.likes) player.likes[gameId] = 1;
  const origins = { reason: 'seed', reference: 'world' } as const;
  postEntry(player, { currency: 'coin', amount: state.coin, ...origins }, context);
  postEntry(player, { currency: 'points', amount: state.lottery, ...origins }, context);
  sendWelcomeMails(player, context);
  return player;
}

/** The documents of a new world. */
export function initialContents(origin: Origin): StoreContents {
  const state: DemoState = { ...loadSeed().people.demo, ...origin.demo };
  const logs: Record<string, unknown[]> = {};
  const { seed, startedAt, config, friends, secrets } = origin;
  const rng = createRng(seed, 'demo-player');
  const context: DomainContext = {
    now: startedAt,
    startedAt,
    rng,
    secrets: secrets ?? rng,
    config,
    content: createContent(config, startedAt),
    record: (log, item) => {
      (logs[log] ??= []).push(item);
    },
    // The demo player has no superior.
    send: () => undefined,
  };
  const inviter = buildDemoPlayer(state, origin, context);
  const { passwordHash } = state;
  const firstId = FIRST_PLAYER_ID + 1;
  const people = loadSeed().people.friends.slice(0, friends);
  const players = [
    inviter,
    ...seedFriends(people, { inviter, firstId, seed, passwordHash, context, secrets }),
  ];
  origin.prepare?.(inviter, context);
  const documents: Record<string, unknown> = {
    [COUNTERS]: { lastPlayerId: FIRST_PLAYER_ID + people.length, lastSmsId: 0, lastSocialCode: 0 },
  };
  for (const player of players) {
    documents[playerKey(player.id)] = player;
    documents[accountKey(player.account)] = { playerId: player.id };
  }
  return { documents, logs };
}
