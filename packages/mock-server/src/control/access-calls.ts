import { withTransaction } from '#worlds/unit-of-work.ts';
import { playerKey } from '#domain/player/documents.ts';
import { OUTBOX_LOG, type SentSms } from '#domain/accounts/otp.ts';
import type { Player } from '#domain/player/player.ts';
import { closeSessions, openSession } from '#domain/accounts/sessions.ts';
import { createPauses } from '#time/pauses.ts';
import type { World } from '#worlds/world.ts';
import { ControlError, created, ok, type ControlCall, type ControlHandlers } from './handler.ts';
import { namedPlayerId } from './named-player.ts';

async function mintSession({ world, body }: ControlCall<'mintSession'>) {
  const id = await namedPlayerId(world, body);
  if (id === undefined) throw new ControlError(400, 'Send playerId or account.');
  const minted = await withTransaction(world, async (unit) => {
    const { tx } = unit;
    const draft = await tx.draft(playerKey(id));
    if (!draft) throw new ControlError(404, `There is no player ${id}.`);
    if (draft.disabled) throw new ControlError(409, 'The player is disabled.');
    const context = unit.contextFor(draft);
    const { token, expiresAt } = await openSession(draft, tx, context, body.ttlMs);
    return { playerId: draft.id, token, expireTime: expiresAt };
  });
  return created(minted);
}

async function revokeSessions({ world, query }: ControlCall<'revokeSessions'>) {
  const playerId = await namedPlayerId(world, query);
  const ids =
    playerId === undefined
      ? [...(await world.store.scan('player:')).values()].map((player) => (player as Player).id)
      : [playerId];
  const pause = createPauses();
  let count = 0;
  for (const id of ids) {
    count += await withTransaction(world, async ({ tx }) => {
      const draft = await tx.draft(playerKey(id));
      return draft ? closeSessions(draft, tx) : 0;
    });
    await pause();
  }
  return ok({ count });
}

async function outbox(world: World): Promise<readonly SentSms[]> {
  return (await world.store.tail(OUTBOX_LOG)).items as readonly SentSms[];
}

/** Control calls for sessions and text messages. */
export const accessCalls = {
  mintSession,
  revokeSessions,
  listOutbox: async ({ world, query }) => {
    const { mobile, limit = 100 } = query;
    const messages = (await outbox(world)).filter(
      (message) => mobile === undefined || message.mobile === mobile,
    );
    return ok(messages.slice(-limit).toReversed());
  },
  clearOutbox: async ({ world }) => {
    const { length } = await outbox(world);
    await withTransaction(world, ({ tx }) => tx.clearLog(OUTBOX_LOG));
    return ok({ count: length });
  },
} satisfies ControlHandlers;
