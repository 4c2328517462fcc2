import { defineChecks } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { ACTIVITY, playerWith, readState } from '../shared/activities.ts';
import { expectSignedOut, type Call } from '../shared/calls.ts';
import { readWallet } from '../shared/wallet.ts';
import { CHRISTMAS, EXTRA, OPEN, receiveStep, SIGN } from './christmas-board.ts';
import { christmasChecks } from './christmas.ts';
import { FESTIVAL, festivalChecks, receiveItem } from './festival.ts';
import {
  BOX_OPEN,
  LOTTERY,
  NEW_YEAR,
  NEW_YEAR_EXTRA,
  openItem,
  receiveTask,
  SHARE,
} from './new-year-board.ts';
import { newYearChecks } from './new-year.ts';
import { DRAW, WEEKEND, weekendChecks } from './weekend.ts';

const CALLS: readonly Call[] = [
  [CHRISTMAS],
  SIGN,
  OPEN,
  EXTRA,
  receiveStep(1),
  [NEW_YEAR],
  SHARE,
  receiveTask(1),
  BOX_OPEN,
  NEW_YEAR_EXTRA,
  openItem(LOTTERY),
  [FESTIVAL],
  receiveItem(2001),
  [WEEKEND],
  DRAW,
];

/** Checks of the activities of a season. */
export const seasonsChecks = defineChecks('seasons', {
  ...christmasChecks,
  ...newYearChecks,
  ...festivalChecks,
  ...weekendChecks,
  'reading-changes-nothing': {
    statements: ['7.5-01', '7.5-30', '7.5-35'],
    title: 'changes nothing when the seasons are read',
    run: async (backend) => {
      const seasons = [ACTIVITY.christmas, ACTIVITY.newYear, ACTIVITY.festival, ACTIVITY.weekendLottery];
      const player = await playerWith(backend, seasons, {});
      const before = await readWallet(player);
      for (const query of [CHRISTMAS, NEW_YEAR, FESTIVAL, WEEKEND])
        expectEqual(query, await readState(player, query), await readState(player, query));
      expectEqual('balances', await readWallet(player), before);
    },
  },
  'needs-a-session': {
    statements: ['6-16', '7.5-01'],
    title: 'answers 401 to the calls of the seasons without a session',
    run: async (backend) => expectSignedOut(backend, CALLS),
  },
});
