import { command, query, visitor } from '#contract/handler.ts';

/** What clients report (spec 7.1). */
export const telemetryHandlers = {
  /** The journal keeps the call itself. */
  actionLog: query<'actionLog'>(() => ({})),

  online: command<'online'>((draft, { gameId }, { now }) => {
    draft.lastSeenAt = now;
    draft.openGame = gameId === '' ? 0 : gameId;
    return {};
  }),

  appEventLogClient: visitor<'appEventLogClient'>(({ eventList }, { world, now }) => {
    world.journal.receiveEvents(eventList, now);
    return {};
  }),
};
