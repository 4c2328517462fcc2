import type { Call } from '#calls/call.ts';
import { inScope } from '#worlds/unit-of-work.ts';
import { command, query, visitor, type Body } from '#calls/handler.ts';
import { playerKey } from '#domain/player/documents.ts';
import { countDeed, type Deed } from '#domain/rewards/tasks.ts';

/** The deed of the tasks that an action stands for; most actions stand for none. */
const deedOf = ({ action, data }: Body<'actionLog'>, { content }: Call): Deed | undefined =>
  content.promotions.reportedDeeds.find(
    (reported) =>
      reported.action === action &&
      (reported.network === undefined || reported.network === data?.['network']),
  )?.deed;

/** Remembers a deed. Only then does an action touch the player: page views write nothing and move no chance. */
const rememberDeed = (playerId: number, deed: Deed, call: Call): Promise<void> =>
  inScope(call.world, call.now, async ({ tx }) => {
    const draft = await tx.draft(playerKey(playerId));
    if (draft) countDeed(draft, deed, 1, call);
  });

/** What clients report (spec 7.1). */
export const telemetryHandlers = {
  /** The journal keeps the call itself; following and sharing are deeds of the tasks (spec 3). */
  actionLog: query<'actionLog'>(async ({ id }, input, call) => {
    const deed = deedOf(input, call);
    if (deed !== undefined) await rememberDeed(id, deed, call);
    return {};
  }),

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
