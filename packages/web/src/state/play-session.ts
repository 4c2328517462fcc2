import { sessionStore } from '#lib/storage.ts';
import { kept } from './notices.ts';

/** A page that was hidden longer than this begins a new session when it is shown. */
const PAUSE_MS = 30 * 60 * 1000;

interface PlaySession {
  /** When the client was opened, in ms since 1970 UTC by the clock of the server; 0 before the first view. */
  openedAt: number;
  /** When the player answered the latest time check; at first the opening. */
  checkedAt: number;
  /** When the page was hidden; 0 while it is visible. */
  hiddenAt: number;
}

const instant = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/** The session of this tab, for the clock and the time check. A reload continues it. */
export const usePlaySession = kept(
  sessionStore,
  'tara.playSession',
  ({ openedAt, checkedAt, hiddenAt }): PlaySession => ({
    openedAt: instant(openedAt),
    checkedAt: instant(checkedAt),
    hiddenAt: instant(hiddenAt),
  }),
);

/** Starts or continues the session. @param now ms since 1970 UTC by the clock of the server */
export function continueSession(now: number): void {
  const { openedAt, hiddenAt } = usePlaySession.getState();
  const goesOn = openedAt > 0 && openedAt <= now && !(hiddenAt > 0 && now - hiddenAt > PAUSE_MS);
  usePlaySession.setState({ hiddenAt: 0, ...(!goesOn && { openedAt: now, checkedAt: now }) });
}

/** Notes that the page was hidden. @param now as above */
export function pauseSession(now: number): void {
  usePlaySession.setState({ hiddenAt: now });
}
