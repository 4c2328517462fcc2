import { defineChecks } from '../check.ts';
import { AGENT, AGENT_EXCHANGE, agentChecks } from './invitations/agent.ts';
import { AGENT5, AGENT5_LOG, AGENT5_RECEIVE, agent5Checks, receiveValid } from './invitations/agent5.ts';
import { BONUS, bonusChecks, receiveBonus } from './invitations/bonus.ts';
import { award, COUNT, countChecks, LOTTERY, ROWS, SCRATCH } from './invitations/count.ts';
import { friendChecks } from './invitations/friends.ts';
import { EXCHANGE, SPIN, SPIN_CALL, spinChecks } from './invitations/spin.ts';
import { receiveTask, shareTask, taskChecks, TASKS } from './invitations/tasks.ts';
import { needsSession, type Call } from './support/activities.ts';
import { PAGE } from './support/wallet.ts';

const CALLS: readonly Call[] = [
  [SPIN],
  ['actInviteUserStatus'],
  ['actInviteUserRecord', PAGE],
  SPIN_CALL,
  EXCHANGE,
  [BONUS],
  receiveBonus(2001),
  [AGENT],
  AGENT_EXCHANGE,
  [AGENT5],
  [AGENT5_LOG, PAGE],
  AGENT5_RECEIVE,
  receiveValid(1),
  [COUNT],
  [ROWS, PAGE],
  SCRATCH,
  LOTTERY,
  award(1),
  [TASKS],
  shareTask(1),
  receiveTask(1),
];

/** Checks of invitations and agent programmes. */
export const invitationsChecks = defineChecks('invitations', {
  ...friendChecks,
  ...spinChecks,
  ...bonusChecks,
  ...agentChecks,
  ...agent5Checks,
  ...countChecks,
  ...taskChecks,
  'needs-a-session': {
    statements: ['6-16', '7.5-01'],
    title: 'answers 401 to the calls of invitations without a session',
    run: async (backend) => needsSession(backend, CALLS),
  },
});
