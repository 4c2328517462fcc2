import { bounded } from '../core/bounded.ts';
import type { Clock } from '../core/clock.ts';
import { answerOf } from '../core/logger.ts';
import { onAbort } from '../core/on-abort.ts';
import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import type { SignInSource } from '../session/types.ts';

/** Interval of the online heartbeat (spec 9). */
export const HEARTBEAT_MS = 60_000;
/** The shortest that may be set. */
const INTERVAL_MIN_MS = 1000;

/** How the heartbeat beats. */
export interface HeartbeatOptions {
  /** Milliseconds between two beats, 1,000 to 2,147,483,647. */
  intervalMs?: number | undefined;
  /** The game on screen, empty when none (spec 7.1). */
  gameId?: (() => number | '') | undefined;
  /** Time, the SDK's own by default. */
  clock?: Clock | undefined;
  /** Sign-ins that start it by themselves, all by default; a client with steps of its own in between calls `start`. */
  startOn?: readonly SignInSource[] | undefined;
}

/** A running heartbeat. */
export interface Heartbeat {
  /** Beats now, unless a beat of this player is under way, and every interval from then on; does nothing without one. */
  start(): void;
  /** Stops for good. */
  dispose(): void;
}

/**
 * Tells the server that the player is there: at once on sign-in, then every 60 s, never two at a time
 * (the next beat is planned when the last one has settled). A sign-out stops it and takes back the beat under way, and so
 * does the sign-in of somebody else, whose first beat comes at once. A hidden page pauses unless a game is open,
 * because a background tab is nobody's presence.
 * @param sdk whose session and calls it uses
 * @param options interval, the game on screen, when it starts
 * @throws SdkError of kind usage where the interval is out of bounds
 * @returns the heartbeat; it runs until it or the SDK is disposed of
 */
export function createHeartbeat(sdk: Sdk, options: HeartbeatOptions = {}): Heartbeat {
  const clock = options.clock ?? sdk.clock;
  const intervalMs = bounded(
    'createHeartbeat',
    'intervalMs',
    options.intervalMs ?? HEARTBEAT_MS,
    INTERVAL_MIN_MS,
  );
  let timer: unknown;
  /** The beat under way, and whose it is. */
  let underWay: AbortController | undefined;
  let player: string | null = null;
  let disposed = false;

  const stop = () => {
    clock.clearTimeout(timer);
    underWay?.abort();
    underWay = undefined;
  };
  async function beat(): Promise<void> {
    const token = sdk.session.getToken();
    if (disposed || token === null || (underWay && token === player)) return;
    stop();
    const mine = new AbortController();
    underWay = mine;
    player = token;
    try {
      const open = answerOf(sdk.log, 'gameId', options.gameId, '');
      const { signal } = mine;
      if (open !== '' || !isPageHidden()) await sdk.post('/app/v1/online', { gameId: open }, { signal });
    } catch {
      // A failed beat is nobody's concern but a 401's, which the session has dealt with by now (spec 4, 8).
    }
    // After a sign-out nothing is planned, and the next player's beat plans its own.
    if (underWay !== mine) return;
    underWay = undefined;
    timer = clock.setTimeout(() => void beat(), intervalMs, true);
  }
  const unsubscribe = [
    sdk.session.on('signed-in', ({ source }) => {
      if (options.startOn?.includes(source) ?? true) void beat();
    }),
    sdk.session.on('signed-out', stop),
  ];
  function dispose() {
    disposed = true;
    stop();
    for (const off of unsubscribe) off();
  }
  if (sdk.disposed.aborted) dispose();
  unsubscribe.push(onAbort(sdk.disposed, dispose));
  void sdk.session.ready.then(beat);

  return { start: () => void beat(), dispose };
}
