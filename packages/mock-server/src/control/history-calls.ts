import { maskSecrets } from '#journal/mask-secrets.ts';
import { stateChanges } from '#journal/state-changes.ts';
import { firstPlayer } from '#stream/changes.ts';
import type { UndoEntry } from '#worlds/history.ts';
import { ControlError, ok, type ControlHandlers } from './handler.ts';

/** How many values of one entry are listed. */
const SHOWN = 20;

function view(entry: UndoEntry) {
  const { id, call, path, summary, time, changes } = entry;
  return maskSecrets({
    id,
    call,
    ...(path === undefined ? {} : { path }),
    ...(summary === undefined ? {} : { summary }),
    ...firstPlayer(entry),
    time,
    documents: changes.documents.length,
    entries: [...changes.appended.values()].reduce((sum, { length }) => sum + length, 0),
    changes: stateChanges(changes.documents).slice(0, SHOWN),
  });
}

/** Control calls for the history of changes and undo. */
export const historyCalls = {
  listHistory: async ({ world }) => ok((await world.history.list()).map(view).toReversed()),
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
      const { summary, call } = view(undone.entry);
      throw new ControlError(409, `A later call has changed what “${summary ?? call}” had changed.`);
    }
    const { entries } = undone;
    return ok({ ...view(entries.at(-1) ?? entries[0]), count: entries.length });
  },
} satisfies ControlHandlers;
