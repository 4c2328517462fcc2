import { ActivityType } from '@tara/contract/constants';
import { command, query } from '#calls/handler.ts';
import { requireActivity } from '#domain/activities/open-activities.ts';
import { exchangeIncome, showAgent } from '#domain/invitations/agent.ts';
import { agent5Log, receiveAgent5, receiveValidInvites, showAgent5 } from '#domain/invitations/agent5.ts';
import { getPage } from '#domain/display/pages.ts';

/** The agent programme and agent5 (spec 7.5): incomes from invited players. */
export const agentHandlers = {
  agentData: query<'agentData'>((player, _, call) => {
    requireActivity(player, ActivityType.agent, call);
    return { agentData: showAgent(player, call.content) };
  }),

  agent3Exchange: command<'agent3Exchange'>((draft, _, call) => {
    requireActivity(draft, ActivityType.agent, call);
    const propList = exchangeIncome(draft, call);
    return { agentData: showAgent(draft, call.content), propList, coin: draft.coin };
  }),

  appAgent5User: query<'appAgent5User'>((player, _, call) => {
    requireActivity(player, ActivityType.agent5, call);
    return { appAgent5User: showAgent5(player, call.content) };
  }),

  appAgent5UserLog: query<'appAgent5UserLog'>((player, input, call) => {
    requireActivity(player, ActivityType.agent5, call);
    const { rows, total } = getPage(agent5Log(player), input);
    return { list: rows, total };
  }),

  appAgent5UserReceive: command<'appAgent5UserReceive'>((draft, _, call) => {
    requireActivity(draft, ActivityType.agent5, call);
    const propList = receiveAgent5(draft, call);
    return { appAgent5User: showAgent5(draft, call.content), propList };
  }),

  appAgent5UserInviteValidReceive: command<'appAgent5UserInviteValidReceive'>((draft, { awardId }, call) => {
    requireActivity(draft, ActivityType.agent5, call);
    const propList = receiveValidInvites(draft, awardId, call);
    return { appAgent5User: showAgent5(draft, call.content), propList };
  }),
};
