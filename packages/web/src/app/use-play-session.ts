import { useEffect } from 'react';
import { continueSession, pauseSession } from '#state/play-session.ts';

/** Keeps the session of this tab for the session clock and the time check. */
export function usePlaySessionClock(): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') pauseSession();
      else continueSession();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}
