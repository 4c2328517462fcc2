import { serverNow } from '#api/sdk.ts';
import { currentBreak, useSaferPlay } from '#state/safer-play.ts';
import { useBreakEnd } from './use-break.ts';

/** A timer of a browser cannot wait longer than 24 days, and one that slept is late: look again at least each minute. */
const LOOK_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates the end of the break now, at the end, and after each change, also by another tab. */
export function watchBreak(): void {
  clearTimeout(timer);
  const end = currentBreak(useSaferPlay.getState().breakUntil, serverNow());
  useBreakEnd.setState({ end });
  if (end !== null) timer = setTimeout(watchBreak, Math.min(LOOK_MS, end - serverNow()));
}

useSaferPlay.subscribe(watchBreak);
