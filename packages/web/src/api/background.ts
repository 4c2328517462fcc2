import { createEvents, webEventStore } from '@tara/sdk/events';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { APP_VERSION } from '@tara/sdk/rules';
import type { Body } from '@tara/sdk';
import { namespace, sdk } from './sdk.ts';

/** The game on /start, empty elsewhere (spec 7.1). */
function openGameId(): number | '' {
  const { pathname, search } = window.location;
  const gameId = pathname === '/start' ? Number(new URLSearchParams(search).get('gameId')) : 0;
  return Number.isInteger(gameId) && gameId > 0 ? gameId : '';
}

// What runs beside the screens: it loads after the first one stands (see telemetry.ts).
// Signing in here starts the heartbeat at its place among the steps (spec 4); signing in in another tab has no steps.
export const heartbeat = createHeartbeat(sdk, { gameId: openGameId, startOn: ['elsewhere'] });
// What a tab could not send before it closed is sent by the next one.
export const events = createEvents(sdk, { version: APP_VERSION, store: webEventStore(), namespace });

/** Puts an action into the event log, and for a player also sends it by itself. Its answer is of no interest. */
export function sendAction(action: Body<'/app/v1/actionLog'>): void {
  events.track(action.action, { page: action.page, ...action.data });
  if (sdk.session.getToken() !== null) void sdk.safe('/app/v1/actionLog', action);
}
