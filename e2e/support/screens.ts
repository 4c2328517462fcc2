import { accountScreens } from './screens/account.ts';
import { agentScreens } from './screens/agents.ts';
import { lobbyScreens } from './screens/lobby.ts';
import { moneyScreens } from './screens/money.ts';
import { promotionScreens } from './screens/promotions.ts';
import type { ScreenRow } from './screens/row.ts';
import { seasonScreens } from './screens/seasons.ts';
import { spinScreens } from './screens/spin.ts';
import { weekendScreens } from './screens/weekend.ts';

/** All screens. Each row is visited by the tests of routes, reflow and newer answers. */
export const screens: readonly ScreenRow[] = [
  ...lobbyScreens,
  ...moneyScreens,
  ...accountScreens,
  ...promotionScreens,
  ...agentScreens,
  ...seasonScreens,
  ...spinScreens,
  ...weekendScreens,
];
