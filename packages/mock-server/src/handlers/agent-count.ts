import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import {
  drawForInvited,
  invitedRows,
  receiveCountAward,
  scratchCard,
  showAgentCount,
} from '#domain/invitations/agent-count.ts';
import { receiveProxyTask, reportShare, showProxyTasks } from '#domain/invitations/proxy-tasks.ts';
import { getPage } from '#domain/display/pages.ts';

/** The agent-count programme and its tasks (spec 7.5). */
export const agentCountHandlers = {
  agent4Data: query<'agent4Data'>((player, _, call) => {
    requireActivity(player, ActivityType.agentCount, call);
    return { agent4Data: showAgentCount(player, call.content) };
  }),

  agent4InviteRows: query<'agent4InviteRows'>((player, input, call) => {
    requireActivity(player, ActivityType.agentCount, call);
    return getPage(invitedRows(player), input);
  }),

  agent4Scratch: command<'agent4Scratch'>((draft, _, call) => {
    requireActivity(draft, ActivityType.agentCount, call);
    const propList = scratchCard(draft, call);
    return { agent4Data: showAgentCount(draft, call.content), propList };
  }),

  agent4Lottery: command<'agent4Lottery'>((draft, _, call) => {
    requireActivity(draft, ActivityType.agentCount, call);
    const { index, propList } = drawForInvited(draft, call);
    return { index, agent4Data: showAgentCount(draft, call.content), propList };
  }),

  agent4Award: command<'agent4Award'>((draft, { awardId }, call) => {
    requireActivity(draft, ActivityType.agentCount, call);
    const propList = receiveCountAward(draft, awardId, call);
    return { agent4Data: showAgentCount(draft, call.content), propList };
  }),

  appProxyUser4TaskUser: query<'appProxyUser4TaskUser'>((player, _, call) => {
    requireActivity(player, ActivityType.agentCount, call);
    return { appProxyUser4TaskUser: showProxyTasks(player, call.content) };
  }),

  appProxyUser4TaskUserShare: command<'appProxyUser4TaskUserShare'>((draft, { id }, call) => {
    requireActivity(draft, ActivityType.agentCount, call);
    reportShare(draft, id, call);
    return { appProxyUser4TaskUser: showProxyTasks(draft, call.content) };
  }),

  appProxyUser4TaskUserReceive: command<'appProxyUser4TaskUserReceive'>((draft, { id }, call) => {
    requireActivity(draft, ActivityType.agentCount, call);
    const propList = receiveProxyTask(draft, id, call);
    return { appProxyUser4TaskUser: showProxyTasks(draft, call.content), propList };
  }),
};
