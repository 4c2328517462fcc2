import { defineChecks } from '../../protocol/check.ts';
import { AGENT, AGENT_EXCHANGE, agentChecks } from './agent.ts';
import { AGENT5, AGENT5_LOG, AGENT5_RECEIVE, agent5Checks, receiveValid } from './agent5.ts';
import { BONUS, bonusChecks, receiveBonus } from './bonus.ts';
import { award, COUNT, countChecks, LOTTERY, ROWS, SCRATCH } from './count.ts';
import { friendChecks } from './friends.ts';
import { EXCHANGE, SPIN, SPIN_CALL, spinChecks } from './spin.ts';
import { receiveTask, shareTask, taskChecks, TASKS } from './tasks.ts';
import { needsSession, type Call } from '../shared/activities.ts';
import { PAGE } from '../shared/wallet.ts';

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
