import { ActivityType } from '@tara/contract/constants';
import { createActivityCalls } from './activity-calls.ts';
import { exchangeIncome, showAgent } from '#domain/invitations/agent.ts';
import { agent5Log, receiveAgent5, receiveValidInvites, showAgent5 } from '#domain/invitations/agent5.ts';
import { getPage } from '#domain/display/pages.ts';
import {
  drawForInvited,
  invitedRows,
  receiveCountAward,
  scratchCard,
  showAgentCount,
} from '#domain/invitations/agent-count.ts';
import { receiveProxyTask, reportShare, showProxyTasks } from '#domain/invitations/proxy-tasks.ts';
import { receiveBonus, showBonus } from '#domain/invitations/bonus.ts';
import { exchangeSpins, showSpin, spinRecords, spinStatus, spinWheel } from '#domain/invitations/spin.ts';

const agent = createActivityCalls(ActivityType.agent);
const agent5 = createActivityCalls(ActivityType.agent5);
const agentCount = createActivityCalls(ActivityType.agentCount);
const inviteFriend = createActivityCalls(ActivityType.inviteFriend);
const inviteSpin = createActivityCalls(ActivityType.inviteSpin);

/** Activities for inviting friends (spec 7.4 and 7.5). */
export const invitationHandlers = {
  // The agent programme and agent5 (spec 7.5): incomes from invited players.
  agentData: agent.query<'agentData'>((player, _, call) => ({ agentData: showAgent(player, call.content) })),

  agent3Exchange: agent.command<'agent3Exchange'>((draft, _, call) => {
    const propList = exchangeIncome(draft, call);
    return { agentData: showAgent(draft, call.content), propList, coin: draft.coin };
  }),

  appAgent5User: agent5.query<'appAgent5User'>((player, _, call) => ({
    appAgent5User: showAgent5(player, call.content),
  })),

  appAgent5UserLog: agent5.query<'appAgent5UserLog'>((player, input) => {
    const { rows, total } = getPage(agent5Log(player), input);
    return { list: rows, total };
  }),

  appAgent5UserReceive: agent5.command<'appAgent5UserReceive'>((draft, _, call) => {
    const propList = receiveAgent5(draft, call);
    return { appAgent5User: showAgent5(draft, call.content), propList };
  }),

  appAgent5UserInviteValidReceive: agent5.command<'appAgent5UserInviteValidReceive'>(
    (draft, { awardId }, call) => {
      const propList = receiveValidInvites(draft, awardId, call);
      return { appAgent5User: showAgent5(draft, call.content), propList };
    },
  ),

  // The agent-count programme and its tasks (spec 7.5).
  agent4Data: agentCount.query<'agent4Data'>((player, _, call) => ({
    agent4Data: showAgentCount(player, call.content),
  })),

  agent4InviteRows: agentCount.query<'agent4InviteRows'>((player, input) =>
    getPage(invitedRows(player), input),
  ),

  agent4Scratch: agentCount.command<'agent4Scratch'>((draft, _, call) => {
    const propList = scratchCard(draft, call);
    return { agent4Data: showAgentCount(draft, call.content), propList };
  }),

  agent4Lottery: agentCount.command<'agent4Lottery'>((draft, _, call) => {
    const { index, propList } = drawForInvited(draft, call);
    return { index, agent4Data: showAgentCount(draft, call.content), propList };
  }),

  agent4Award: agentCount.command<'agent4Award'>((draft, { awardId }, call) => {
    const propList = receiveCountAward(draft, awardId, call);
    return { agent4Data: showAgentCount(draft, call.content), propList };
  }),

  appProxyUser4TaskUser: agentCount.query<'appProxyUser4TaskUser'>((player, _, call) => ({
    appProxyUser4TaskUser: showProxyTasks(player, call.content),
  })),

  appProxyUser4TaskUserShare: agentCount.command<'appProxyUser4TaskUserShare'>((draft, { id }, call) => {
    reportShare(draft, id, call);
    return { appProxyUser4TaskUser: showProxyTasks(draft, call.content) };
  }),

  appProxyUser4TaskUserReceive: agentCount.command<'appProxyUser4TaskUserReceive'>((draft, { id }, call) => {
    const propList = receiveProxyTask(draft, id, call);
    return { appProxyUser4TaskUser: showProxyTasks(draft, call.content), propList };
  }),

  // The bonus for inviting friends (spec 7.4).
  appInviteBonus1User: inviteFriend.query<'appInviteBonus1User'>((player, _, call) => ({
    appInviteBonus1User: showBonus(player, call.content),
    propList: [],
  })),

  appInviteBonus1UserReceive: inviteFriend.command<'appInviteBonus1UserReceive'>(
    (draft, { propId }, call) => {
      const propList = receiveBonus(draft, propId, call);
      return { appInviteBonus1User: showBonus(draft, call.content), propList };
    },
  ),

  // The invite spin (spec 7.5).
  actInviteUser: inviteSpin.query<'actInviteUser'>((player, _, call) => ({
    actInviteUser: showSpin(player, call),
  })),

  actInviteUserStatus: inviteSpin.query<'actInviteUserStatus'>((player, _, call) => ({
    actInviteUserStatus: spinStatus(player, call),
  })),

  actInviteUserRecord: inviteSpin.query<'actInviteUserRecord'>((player, input, call) => {
    const { rows, total } = getPage(spinRecords(player, call), input);
    return { list: rows, total };
  }),

  actInviteUserSpin: inviteSpin.command<'actInviteUserSpin'>((draft, _, call) => {
    const { index, item } = spinWheel(draft, call);
    return { index, actInviteUser: showSpin(draft, call), propList: [item] };
  }),

  actInviteUserExchange: inviteSpin.command<'actInviteUserExchange'>((draft, _, call) => {
    const propList = exchangeSpins(draft, call);
    return { actInviteUser: showSpin(draft, call), propList, coin: draft.coin };
  }),
};
