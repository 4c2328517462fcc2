import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import { receiveFestival, showFestival } from '#domain/seasons/festival.ts';

/** The festival: rewards staged by deposits. */
export const festivalHandlers = {
  appFestivalUser: query<'appFestivalUser'>((player, _, call) => {
    requireActivity(player, ActivityType.festival, call);
    return { appFestivalUser: showFestival(player, call) };
  }),

  appFestivalUserReceive: command<'appFestivalUserReceive'>((draft, { propId }, call) => {
    requireActivity(draft, ActivityType.festival, call);
    const propList = receiveFestival(draft, propId, call);
    return { appFestivalUser: showFestival(draft, call), propList };
  }),
};
