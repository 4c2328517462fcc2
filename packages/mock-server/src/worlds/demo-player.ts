import { createChance } from '#chance/chance.ts';
import { uuidFrom } from '#chance/uuid.ts';
import { accountKey, COUNTERS, playerKey } from '#domain/documents.ts';
import { LoginType } from '#domain/account-rules.ts';
import { post } from '#domain/ledger.ts';
import { greet } from '#domain/mail/mailbox.ts';
import { newPlayer, type Effects, type Player } from '#domain/player.ts';
import type { StoreContents } from '#store/port.ts';
import type { WorldConfig } from './config.ts';
import { contentOf } from './content.ts';
import { loadSeed, type Seed } from './seed.ts';

/** The demo player's values, which a scenario may replace. */
export type DemoState = Seed['people']['demo'];

/** The demo player's id; registered players count on from here. */
export const FIRST_PLAYER_ID = 10_000_001;

interface Origin {
  seed: number;
  config: WorldConfig;
  startedAt: number;
  demo: Partial<DemoState>;
  prepare?: (player: Player, fx: Effects) => void;
}

const buildDemoPlayer = (state: DemoState, origin: Origin, logs: Record<string, unknown[]>): Player => {
  const { seed, config, startedAt } = origin;
  const chance = createChance(seed, 'demo-player');
  const player = newPlayer({
    id: FIRST_PLAYER_ID,
    uuid: uuidFrom(chance),
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
  const fx: Effects = {
    now: startedAt,
    startedAt,
    chance,
    config,
    content: contentOf(config, startedAt),
    record: (log, item) => {
      (logs[log] ??= []).push(item);
    },
    // The demo player is alone in a new world.
    send: () => undefined,
  };
  const origins = { reason: 'seed', reference: 'world' } as const;
  post(player, { currency: 'coin', amount: state.coin, ...origins }, fx);
  post(player, { currency: 'points', amount: state.lottery, ...origins }, fx);
  greet(player, fx);
  origin.prepare?.(player, fx);
  return player;
};

/** The documents a fresh world starts with. */
export const initialContents = (origin: Origin): StoreContents => {
  const state: DemoState = { ...loadSeed().people.demo, ...origin.demo };
  const logs: Record<string, unknown[]> = {};
  const player = buildDemoPlayer(state, origin, logs);
  return {
    documents: {
      [COUNTERS]: { lastPlayerId: FIRST_PLAYER_ID, lastSmsId: 0 },
      [playerKey(player.id)]: player,
      [accountKey(player.account)]: { playerId: player.id },
    },
    logs,
  };
};
