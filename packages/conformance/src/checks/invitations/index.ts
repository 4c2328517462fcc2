import { defineChecks } from '../../protocol/check.ts';
import { expectSignedOut, type Call } from '../shared/calls.ts';
import { PAGE } from '../shared/lists.ts';
import { receiveTask, shareTask, TASKS } from './agent-tasks.ts';
import { AGENT, AGENT_EXCHANGE, agentChecks } from './agent.ts';
import { AGENT5, AGENT5_LOG, AGENT5_RECEIVE, agent5Checks, receiveValid } from './agent5.ts';
import { BONUS, bonusChecks, receiveBonus } from './bonus.ts';
import { award, COUNT, countChecks, LOTTERY, ROWS, SCRATCH } from './count.ts';
import { EXCHANGE, SPIN, SPIN_CALL } from './spin-round.ts';
import { spinChecks } from './spin.ts';
import { friendChecks } from './superiors.ts';
import { taskChecks } from './tasks.ts';

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
    run: async (backend) => expectSignedOut(backend, CALLS),
  },
});
