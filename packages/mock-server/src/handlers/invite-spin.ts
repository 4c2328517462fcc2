import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import { exchangeSpins, showSpin, spinWheel, spinRecords, spinStatus } from '#domain/invitations/spin.ts';
import { getPage } from '#domain/display/pages.ts';

/** The invite spin (spec 7.5). */
export const inviteSpinHandlers = {
  actInviteUser: query<'actInviteUser'>((player, _, call) => {
    requireActivity(player, ActivityType.inviteSpin, call);
    return { actInviteUser: showSpin(player, call) };
  }),

  actInviteUserStatus: query<'actInviteUserStatus'>((player, _, call) => {
    requireActivity(player, ActivityType.inviteSpin, call);
    return { actInviteUserStatus: spinStatus(player, call) };
  }),

  actInviteUserRecord: query<'actInviteUserRecord'>((player, input, call) => {
    requireActivity(player, ActivityType.inviteSpin, call);
    const { rows, total } = getPage(spinRecords(player, call), input);
    return { list: rows, total };
  }),

  actInviteUserSpin: command<'actInviteUserSpin'>((draft, _, call) => {
    requireActivity(draft, ActivityType.inviteSpin, call);
    const { index, item } = spinWheel(draft, call);
    return { index, actInviteUser: showSpin(draft, call), propList: [item] };
  }),

  actInviteUserExchange: command<'actInviteUserExchange'>((draft, _, call) => {
    requireActivity(draft, ActivityType.inviteSpin, call);
    const propList = exchangeSpins(draft, call);
    return { actInviteUser: showSpin(draft, call), propList, coin: draft.coin };
  }),
};
