import { serverNow } from '#api/sdk.ts';
import { currentBreak, useSaferPlay } from '#state/safer-play.ts';
import { useBreakEnd } from './use-break.ts';

/**
 * The end is looked at again this often, in ms: a timer that slept is late, and the time of the server is known only
 * after its first answer.
 */
const LOOK_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates the end of the break now, at the end, and after each change, also by another tab. */
export function watchBreak(): void {
  clearTimeout(timer);
  const { breakUntil } = useSaferPlay.getState();
  const end = currentBreak(breakUntil, serverNow());
  if (end !== useBreakEnd.getState().end) useBreakEnd.setState({ end });
  if (breakUntil > 0)
    timer = setTimeout(watchBreak, end === null ? LOOK_MS : Math.min(LOOK_MS, end - serverNow()));
}

useSaferPlay.subscribe(watchBreak);
