import { CHANNELS, order } from './deposits.ts';
import type { TestWorld } from './client.ts';

/** The demo player, the inviter of these tests. */
export const INVITER = 10_000_001;

/** Deposits for a player and settles the order. */
export async function depositFor(world: TestWorld, token: string, amount: number): Promise<void> {
  const { orderId } = await world.done('recharge3', order(amount, CHANNELS.qr), { token });
  await world.control('POST', `orders/${String(orderId)}/settle`);
}

/** Plays rounds of a slot, one after the other. */
export async function playRounds(world: TestWorld, token: string, bet: number, rounds = 1): Promise<void> {
  const { gameUrl } = await world.done('startGame', { gameId: 1001 }, { token });
  const launch = new URL(String(gameUrl), 'http://game').searchParams.get('t');
  const post = async (path: string, payload: object) => {
    const reply = await world.raw({ method: 'POST', url: `/__games/api/${path}`, payload });
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.payload}`);
    return reply.json<{ session: string }>();
  };
  const { session } = await post('open', { token: launch, gameId: 1001 });
  for (let round = 0; round < rounds; round++) {
    await post('round', { session, roundId: `${launch?.slice(0, 20) ?? ''}-${round}`, bet });
  }
}

/** A player invited by the demo player. */
export interface InvitedPlayer {
  readonly id: number;
  readonly token: string;
}

/** Adds an invited player, who may deposit. */
export async function invite(world: TestWorld, account: string, deposit = 0): Promise<InvitedPlayer> {
  const { user } = await world.control<{ user: { id: number } }>('POST', 'players', {
    account,
    coin: 1_000_00,
    pid: INVITER,
  });
  const token = await world.token(account);
  if (deposit > 0) await depositFor(world, token, deposit);
  return { id: user.id, token };
}

/** Adds several invited players who deposit the same amount. */
export async function inviteMany(world: TestWorld, count: number, deposit = 0): Promise<InvitedPlayer[]> {
  const friends: InvitedPlayer[] = [];
  for (let index = 0; index < count; index++)
    friends.push(await invite(world, `friend${friends.length + 1}`, deposit));
  return friends;
}
