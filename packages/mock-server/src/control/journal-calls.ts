import { ok, type ControlHandler } from './handler.ts';

/** What a world was asked and told, and what clients reported to it. */
export const journalCalls = {
  listRequests: ({ world, query }) => ok(world.journal.search(query)),
  clearRequests: ({ world }) => ok({ count: world.journal.clearRequests() }),
  listEvents: ({ world, query }) => ok(world.journal.events(query)),
  clearEvents: ({ world }) => ok({ count: world.journal.clearEvents() }),
} satisfies Record<string, ControlHandler>;
