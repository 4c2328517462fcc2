import { checkNumber } from '../core/bounded.ts';
import type { Clock } from '../core/clock.ts';
import { callWithDefault } from '../core/logger.ts';
import { onAbort } from '../core/on-abort.ts';
import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import type { SignInSource } from '../session/types.ts';

/** Interval of the heartbeat in milliseconds (spec 9). */
export const HEARTBEAT_MS = 60_000;
/** Options of the heartbeat. */
export interface HeartbeatOptions {
  /** Milliseconds between two beats, 1,000 to 2,147,483,647. */
  intervalMs?: number | undefined;
  /** Returns the game on screen; empty if none (spec 7.1). */
  gameId?: (() => number | '') | undefined;
  /** Time source; the SDK's clock by default. */
  clock?: Clock | undefined;
  /**
   * Sign-ins that start the heartbeat automatically; all by default. A client with its own steps after a sign-in calls
   * `start`.
   */
  startOn?: readonly SignInSource[] | undefined;
}

/** A running heartbeat. */
export interface Heartbeat {
  /**
   * Sends a beat now, unless one of this player is in flight, and then at every interval. Does nothing without a
   * player.
   */
  start(): void;
  /** Stops for good. */
  dispose(): void;
}

/**
 * Creates the heartbeat, which reports to the server that the player is online: immediately on sign-in, then every 60 s.
 * The next beat is planned after the last one has settled. A sign-out stops it and cancels the beat in flight; the
 * sign-in of another player does the same and sends the first beat immediately. A hidden page pauses the heartbeat unless a
 * game is open, because a hidden tab does not count as online.
 * @param sdk session and calls
 * @returns the heartbeat, which runs until it or the SDK is disposed of
 * @throws SdkError of kind usage if the interval is out of bounds
 */
export function createHeartbeat(sdk: Sdk, options: HeartbeatOptions = {}): Heartbeat {
  /** Lower bound of the option `intervalMs`. */
  const INTERVAL_MIN_MS = 1000;
  const { clock = sdk.clock, gameId, intervalMs = HEARTBEAT_MS, startOn } = options;
  checkNumber('createHeartbeat', 'intervalMs', intervalMs, INTERVAL_MIN_MS);
  let timer: unknown;
  /** The beat in flight and its player. */
  let inFlight: AbortController | undefined;
  let player: string | null | undefined;
  let disposed = false;

  const stop = () => {
    clock.clearTimeout(timer);
    inFlight?.abort();
    inFlight = undefined;
  };
  async function beat(): Promise<void> {
    const token = sdk.session.getToken();
    if (disposed || token === null || (inFlight && token === player)) return;
    stop();
    const controller = new AbortController();
    inFlight = controller;
    player = token;
    try {
      const openGameId = callWithDefault(sdk.log, 'gameId', gameId, '');
      if (openGameId !== '' || !isPageHidden())
        await sdk.post('/app/v1/online', { gameId: openGameId }, { signal: controller.signal });
    } catch {
      // A failed beat is nobody's concern but a 401's, which the session has dealt with by now (spec 4, 8).
    }
    // No beat is planned after a sign-out, and the beat of the next player plans its own.
    if (inFlight !== controller) return;
    inFlight = undefined;
    timer = clock.setTimeout(() => void beat(), intervalMs, true);
  }
  const stopping = [
    sdk.session.on('signed-in', ({ source }) => {
      if (startOn?.includes(source) ?? true) void beat();
    }),
    sdk.session.on('signed-out', stop),
  ];
  function dispose() {
    disposed = true;
    stop();
    for (const end of stopping) end();
  }
  stopping.push(onAbort(sdk.disposed, dispose));
  if (sdk.disposed.aborted) dispose();
  void sdk.session.ready.then(beat);

  return { start: () => void beat(), dispose };
}
