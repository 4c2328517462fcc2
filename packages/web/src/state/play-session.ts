import { sessionStore } from '#lib/storage.ts';
import { kept } from './kept.ts';
import { onPlayerEnd } from './player-end.ts';

/** A page that was hidden longer than this begins a new session when it is shown. */
const PAUSE_MS = 30 * 60 * 1000;

interface PlaySession {
  /** When the client was opened, in ms since 1970 UTC by the clock of the device; 0 before the first view. */
  openedAt: number;
  /** When the player answered the latest time check; at first the opening. */
  checkedAt: number;
  /** When the page was hidden; 0 while it is visible. */
  hiddenAt: number;
}

const instant = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/**
 * The session of the player in this tab, for the clock and the time check. A reload continues it. The device measures
 * it: time that passes at the server only is not spent.
 */
export const usePlaySession = kept(
  sessionStore,
  'tara.playSession',
  ({ openedAt, checkedAt, hiddenAt }): PlaySession => ({
    openedAt: instant(openedAt),
    checkedAt: instant(checkedAt),
    hiddenAt: instant(hiddenAt),
  }),
);

/** Starts or continues the session. */
export function continueSession(): void {
  const now = Date.now();
  const { openedAt, hiddenAt } = usePlaySession.getState();
  const goesOn = openedAt > 0 && openedAt <= now && !(hiddenAt > 0 && now - hiddenAt > PAUSE_MS);
  usePlaySession.setState({ hiddenAt: 0, ...(!goesOn && { openedAt: now, checkedAt: now }) });
}

/** Notes that the page was hidden. */
export function pauseSession(): void {
  usePlaySession.setState({ hiddenAt: Date.now() });
}

onPlayerEnd(() => {
  const now = Date.now();
  usePlaySession.setState({ openedAt: now, checkedAt: now, hiddenAt: 0 });
});
