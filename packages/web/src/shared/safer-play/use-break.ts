import { useEffect, useState } from 'react';
import { serverNow } from '#api/sdk.ts';
import { isPaused } from '#routing/during-break.ts';
import { currentBreak, useSaferPlay } from '#state/safer-play.ts';

/**
 * Whether a link may be shown: during a break there are none to pages that play or sell (routing/during-break.ts).
 * @returns a function of the link
 */
export function useIsOpen(): (to: string) => boolean {
  const isBreak = useBreak() !== null;
  return (to) => !isBreak || !isPaused(to);
}

/** A timer of a browser cannot wait longer than 24 days, and one that slept is late: look again at least each minute. */
const LOOK_MS = 60_000;

/** The end of the break of this device in ms since 1970 UTC; null without a break. */
export function useBreak(): number | null {
  const { breakUntil } = useSaferPlay();
  const [, look] = useState(0);
  const end = currentBreak(breakUntil, serverNow());
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => look((count) => count + 1), Math.min(LOOK_MS, end - serverNow()));
    return () => clearInterval(timer);
  }, [end]);
  return end;
}
