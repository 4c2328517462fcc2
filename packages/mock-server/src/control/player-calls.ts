import { LoginType } from '#contract/generated.ts';
import { draftPlayer, withTransaction, nextRng, readPlayer } from '#worlds/unit-of-work.ts';
import { createRng } from '#random/rng.ts';
import { accountKey, mobileKey, playerKey, type Pointer } from '#domain/player/documents.ts';
import { reportArrival } from '#domain/invitations/reports.ts';
import { post } from '#domain/money/ledger.ts';
import { sendWelcomeMails } from '#domain/mail/mailbox.ts';
import { nextPlayerId } from '#domain/player/counters.ts';
import { hashPassword } from '#domain/accounts/passwords.ts';
import type { Player } from '#domain/player/player.ts';
import { uuidFrom } from '#random/uuid.ts';
import type { World } from '#worlds/world.ts';
import { ControlError, created, ok, type ControlCall, type ControlHandlers } from './handler.ts';
import { applyPatch } from './player-patch.ts';
import { playerDetail, playerView } from './player-view.ts';
import { newPlayer } from '#domain/player/new-player.ts';

/** Players made without a password take the demo player's. */
const DEFAULT_PASSWORD = 'tara1234';

async function requirePlayer(world: World, id: number): Promise<Player> {
  const player = await readPlayer(world, id);
  if (!player) throw new ControlError(404, `No player has the id ${id}.`);
  return player;
}

async function listPlayers({ world, query }: ControlCall<'listPlayers'>) {
  const { account, limit = 100 } = query;
  if (account !== undefined) {
    const pointer = (await world.store.load(accountKey(account))).value as Pointer | undefined;
    return ok(pointer ? [await playerView(world, await requirePlayer(world, pointer.playerId))] : []);
  }
  const players = [...(await world.store.scan('player:')).values()] as Player[];
  const shown = players.toSorted((one, other) => one.id - other.id).slice(0, limit);
  return ok(await Promise.all(shown.map((player) => playerView(world, player))));
}

async function createPlayer({ world, body, server }: ControlCall<'createPlayer'>) {
  const { account, password = DEFAULT_PASSWORD, coin = 0, lottery = 0, mobile = '', pid = 0 } = body;
  const { config, clock, origin } = world;
  const now = clock.now();
  const salt = createRng(origin.seed, 'salt', account);
  const passwordHash = await hashPassword(password, salt, server.passwordCost);
  const player = await withTransaction(world, now, async (unit) => {
    const { tx } = unit;
    const { countryCode } = config;
    if (await tx.draft(accountKey(account)))
      throw new ControlError(409, `The account ${account} exists already.`);
    if (mobile !== '' && (await tx.draft(mobileKey(countryCode, mobile)))) {
      throw new ControlError(409, `The mobile number ${mobile} is bound already.`);
    }
    if (pid !== 0 && !(await tx.peek(playerKey(pid))))
      throw new ControlError(404, 'No player has that id.', { pointer: '/pid' });
    const id = await nextPlayerId(tx);
    const uuid = uuidFrom(createRng(origin.seed, 'uuid', id));
    const accountType = LoginType.account;
    const draft = newPlayer({
      id,
      uuid,
      account,
      accountType,
      passwordHash,
      mobile,
      countryCode,
      pid,
      registeredAt: now,
    });
    tx.create(playerKey(id), draft);
    tx.create(accountKey(account), { playerId: id });
    if (mobile !== '') tx.create(mobileKey(countryCode, mobile), { playerId: id });
    const context = unit.contextFor(nextRng(world, draft));
    const origins = { reason: 'seed', reference: 'control' } as const;
    post(draft, { currency: 'coin', amount: coin, ...origins }, context);
    post(draft, { currency: 'points', amount: lottery, ...origins }, context);
    reportArrival(draft, context);
    sendWelcomeMails(draft, context);
    return draft;
  });
  return created(await playerView(world, player));
}

async function patchPlayer({ world, params, body }: ControlCall<'patchPlayer'>) {
  const id = params.playerId;
  const now = world.clock.now();
  const player = await withTransaction(world, now, async (unit) => {
    // What has fallen due comes first: nothing is added to a balance that was set afterwards.
    const draft = await draftPlayer(unit, world, id, now);
    if (!draft) throw new ControlError(404, `No player has the id ${id}.`);
    await applyPatch(draft, body, unit.tx, unit.contextFor(nextRng(world, draft)));
    return draft;
  });
  return ok(await playerView(world, player));
}

/** Players of a world: list, make, read, change. */
export const playerCalls = {
  listPlayers,
  createPlayer,
  getPlayer: async ({ world, params }) =>
    ok(await playerDetail(world, await requirePlayer(world, params.playerId))),
  patchPlayer,
} satisfies ControlHandlers;
