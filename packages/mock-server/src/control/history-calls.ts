import type { Deed } from '#worlds/history.ts';
import { ControlRefusal, ok, type ControlHandler } from './handler.ts';

const view = ({ call, time, changes }: Deed) => ({
  call,
  time,
  documents: changes.documents.length,
  entries: [...changes.appended.values()].reduce((sum, count) => sum + count, 0),
});

/** What calls have changed, and taking it back. */
export const historyCalls = {
  listHistory: ({ world }) => ok(world.history.list().map(view).toReversed()),
  undoCall: async ({ world }) => {
    const undone = await world.undo();
    if (undone.kind === 'nothing') throw new ControlRefusal(409, 'There is nothing to undo.');
    if (undone.kind === 'overtaken')
      throw new ControlRefusal(409, `What ${undone.deed.call} changed has been changed again since.`);
    return ok(view(undone.deed));
  },
} satisfies Record<string, ControlHandler>;
