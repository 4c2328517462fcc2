import { maskSecrets } from '#journal/mask-secrets.ts';
import { stateChanges } from '#journal/state-changes.ts';
import { PLAYER_PREFIX, toPlayerId } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import type { UndoEntry } from '#worlds/history.ts';
import { readPlayer } from '#worlds/unit-of-work.ts';
import type { World } from '#worlds/world.ts';
import { ControlError, ok, type ControlHandlers } from './handler.ts';

/** How many values of one entry are listed. */
const SHOWN = 20;

/** How many of the latest entries are listed. */
const LISTED = 50;

/** The first player whose document a call changed; the change contains only what differs. */
async function getPlayer(world: World, { changes }: UndoEntry) {
  const change = changes.documents.find(({ key }) => key.startsWith(PLAYER_PREFIX));
  if (!change) return {};
  const playerId = toPlayerId(change.key);
  const { account } = (await readPlayer(world, playerId)) ?? ((change.after ?? change.before) as Player);
  return { playerId, ...(account === undefined ? {} : { account }) };
}

async function view(world: World, entry: UndoEntry) {
  const { id, call, path, summary, time, changes } = entry;
  return maskSecrets({
    id,
    call,
    ...(path === undefined ? {} : { path }),
    ...(summary === undefined ? {} : { summary }),
    ...(await getPlayer(world, entry)),
    time,
    documents: changes.documents.length,
    entries: Object.values(changes.appended).reduce((sum, { length }) => sum + length, 0),
    changes: stateChanges(changes.documents).slice(0, SHOWN),
  });
}

/** Control calls for the history of changes and undo. */
export const historyCalls = {
  listHistory: async ({ world }) => {
    const latest = (await world.history.list()).slice(-LISTED).toReversed();
    return ok(await Promise.all(latest.map((entry) => view(world, entry))));
  },
  undoCall: async ({ world, body }) => {
    const through = body?.through;
    const undone = await world.undo(through);
    if (undone.kind === 'nothing') {
      throw through === undefined
        ? new ControlError(409, 'There is nothing to undo.')
        : new ControlError(404, `The history has no entry ${through}; it may have been removed.`, {
            pointer: '/through',
          });
    }
    if (undone.kind === 'overtaken') {
      const { summary, call } = await view(world, undone.entry);
      throw new ControlError(409, `A later call has changed what “${summary ?? call}” had changed.`);
    }
    const { entries } = undone;
    return ok({ ...(await view(world, entries.at(-1) ?? entries[0])), count: entries.length });
  },
} satisfies ControlHandlers;
