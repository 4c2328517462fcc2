import type { UndoEntry } from '#worlds/history.ts';
import { ControlError, ok, type ControlHandlers } from './handler.ts';

function view({ call, time, changes }: UndoEntry) {
  return {
    call,
    time,
    documents: changes.documents.length,
    entries: [...changes.appended.values()].reduce((sum, { length }) => sum + length, 0),
  };
}

/** What calls have changed, and taking it back. */
export const historyCalls = {
  listHistory: async ({ world }) => ok((await world.history.list()).map(view).toReversed()),
  undoCall: async ({ world }) => {
    const undone = await world.undo();
    if (undone.kind === 'nothing') throw new ControlError(409, 'There is nothing to undo.');
    if (undone.kind === 'overtaken')
      throw new ControlError(409, `What ${undone.entry.call} changed has been changed again since.`);
    return ok(view(undone.entry));
  },
} satisfies ControlHandlers;
