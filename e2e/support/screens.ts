import { accountScreens } from './screens/account.ts';
import { agentScreens } from './screens/agents.ts';
import { lobbyScreens } from './screens/lobby.ts';
import { moneyScreens } from './screens/money.ts';
import { promotionScreens } from './screens/promotions.ts';
import type { ScreenRow } from './screens/row.ts';
import { seasonScreens } from './screens/seasons.ts';
import { spinScreens } from './screens/spin.ts';
import { weekendScreens } from './screens/weekend.ts';

/** Every finished screen; whoever adds one adds a row, and the walks take it along. */
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
