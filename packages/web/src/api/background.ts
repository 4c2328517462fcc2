import { createEvents, webEventStore } from '@tara/sdk/events';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { APP_VERSION } from '@tara/sdk/rules';
import type { Body } from '@tara/sdk';
import { namespace, sdk } from './sdk.ts';
import { followSiteDays } from './site-day.ts';

/** The game on /start; empty on other pages (spec 7.1). */
function openGameId(): number | '' {
  const { pathname, search } = window.location;
  const gameId = pathname === '/start' ? Number(new URLSearchParams(search).get('gameId')) : 0;
  return Number.isInteger(gameId) && gameId > 0 ? gameId : '';
}

// Runs in the background and loads after the first screen (see telemetry.ts).
// A sign-in in this tab starts the heartbeat at its step (spec 4); a sign-in in another tab has no steps.
export const heartbeat = createHeartbeat(sdk, { gameId: openGameId, startOn: ['elsewhere'] });
// Sends events that a closed tab could not send.
export const events = createEvents(sdk, { version: APP_VERSION, store: webEventStore(), namespace });

followSiteDays();

/** Logs an action, and sends it by itself for a player. The answer is ignored. */
export function sendAction(action: Body<'actionLog'>): void {
  events.track(action.action, { page: action.page, ...action.data });
  if (sdk.session.getToken() !== null) void sdk.call.actionLog(action).safe();
}
