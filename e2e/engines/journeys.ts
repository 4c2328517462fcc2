import { dialogs } from './journeys/dialogs.ts';
import { games } from './journeys/games.ts';
import type { Journey } from './journey.ts';
import { money } from './journeys/money.ts';
import { sessions } from './journeys/sessions.ts';

/** All journeys in the order in which they run. */
export const journeys: readonly Journey[] = [...sessions, ...dialogs, ...games, ...money];
