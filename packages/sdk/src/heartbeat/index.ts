import type { Clock } from '../core/clock.ts';
import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import type { SignInSource } from '../session/types.ts';

/** Interval of the online heartbeat (spec 9). */
export const HEARTBEAT_MS = 60_000;

/** How the heartbeat beats. */
export interface HeartbeatOptions {
  /** Milliseconds between two beats. */
  intervalMs?: number;
  /** The game on screen, empty when none (spec 7.1). */
  gameId?: () => number | '';
  /** Time, the SDK's own by default. */
  clock?: Clock;
  /** Sign-ins that start it by themselves, all by default; a client with steps of its own in between calls `start`. */
  startOn?: readonly SignInSource[];
}

/** A running heartbeat. */
export interface Heartbeat {
  /** Beats now, unless a beat is under way, and every interval from then on; does nothing without a player. */
  start(): void;
  /** Stops for good. */
  dispose(): void;
}

/**
 * Tells the server that the player is there: at once on sign-in, then every 60 s, never two at a time
 * (the next beat is planned when the last one has settled). Stops on sign-out. A hidden page pauses
 * unless a game is open, because a background tab is nobody's presence.
 * @param sdk whose session and calls it uses
 * @param options interval, the game on screen, when it starts
 * @returns the heartbeat; it runs until it is disposed of
 */
export function createHeartbeat(sdk: Sdk, options: HeartbeatOptions = {}): Heartbeat {
  const clock = options.clock ?? sdk.clock;
  const intervalMs = options.intervalMs ?? HEARTBEAT_MS;
  const gameId = options.gameId ?? (() => '' as const);
  let timer: unknown;
  /** Token of the beat under way. */
  let beating: string | null = null;
  let disposed = false;

  const stop = () => clock.clearTimeout(timer);
  const plan = () => {
    stop();
    if (!disposed && sdk.session.getToken() !== null)
      timer = clock.setTimeout(() => void beat(), intervalMs, true);
  };
  async function beat(): Promise<void> {
    const token = sdk.session.getToken();
    if (disposed || token === null || beating !== null) return undefined;
    stop();
    beating = token;
    try {
      const open = gameId();
      if (open !== '' || !isPageHidden()) await sdk.post('/app/v1/online', { gameId: open });
    } catch {
      // A failed beat is nobody's concern but a 401's, which the session has dealt with by now (spec 4, 8).
    }
    beating = null;
    // A player who signed in while the last one's beat was under way gets the first one now.
    return sdk.session.getToken() === token ? plan() : beat();
  }
  const unsubscribe = [
    sdk.session.on('signed-in', ({ source }) => {
      if (options.startOn?.includes(source) ?? true) void beat();
    }),
    sdk.session.on('signed-out', stop),
  ];
  void sdk.session.ready.then(beat);

  return {
    start: () => void beat(),
    dispose() {
      disposed = true;
      stop();
      for (const off of unsubscribe) off();
    },
  };
}
