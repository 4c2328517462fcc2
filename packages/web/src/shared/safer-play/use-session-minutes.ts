import { useEffect, useState } from 'react';
import { t } from '#messages/countdown.ts';
import { t as tParts } from '#messages/safer-play-parts.ts';
import { usePlaySession } from '#state/play-session.ts';

const LOOK_MS = 10_000;

const minutesSince = (instant: number) =>
  instant > 0 ? Math.max(0, Math.floor((Date.now() - instant) / 60_000)) : 0;

/** Whole minutes since the client was opened. */
export function useSessionMinutes(): number {
  const { openedAt } = usePlaySession();
  const [, appearance] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => appearance((count) => count + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return minutesSince(openedAt);
}

/** A time as text, e.g. "1 hour 5 minutes". @param minutes whole minutes */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [t('countdown.hours', { count: hours })] : []),
    ...(rest > 0 || hours === 0 ? [t('countdown.minutes', { count: rest })] : []),
  ];
  return parts.join(' ');
}

/** The session clock as text. @param minutes whole minutes */
export function sessionText(minutes: number): string {
  return minutes === 0
    ? tParts('saferPlay.hereNow')
    : tParts('saferPlay.here', { time: durationText(minutes) });
}
