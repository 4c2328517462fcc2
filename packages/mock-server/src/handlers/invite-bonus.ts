import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import { receiveBonus, showBonus } from '#domain/invitations/bonus.ts';

/** The bonus for inviting friends (spec 7.4). */
export const inviteBonusHandlers = {
  appInviteBonus1User: query<'appInviteBonus1User'>((player, _, call) => {
    requireActivity(player, ActivityType.inviteFriend, call);
    return { appInviteBonus1User: showBonus(player, call.content), propList: [] };
  }),

  appInviteBonus1UserReceive: command<'appInviteBonus1UserReceive'>((draft, { propId }, call) => {
    requireActivity(draft, ActivityType.inviteFriend, call);
    const propList = receiveBonus(draft, propId, call);
    return { appInviteBonus1User: showBonus(draft, call.content), propList };
  }),
};
