import type { Clock } from '@tara/sdk';
import { SMS_RESEND_S } from '@tara/sdk/rules';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface ResendState {
  /** While the call runs. */
  sending: boolean;
  /** Until another code may be asked for; 0 when it may. */
  secondsLeft: number;
}

interface ResendCountdown {
  useResend: UseBoundStore<StoreApi<ResendState>>;
  /** Counts the 60 s down (spec 4). */
  start: () => void;
}

/**
 * The wait between two codes. It is kept beside the screens, so that leaving one and coming back, or
 * drawing it anew, does not shorten it.
 */
export function createResendCountdown(clock: Clock): ResendCountdown {
  const useResend = create<ResendState>(() => ({ sending: false, secondsLeft: 0 }));
  let until = 0;
  let ticking = false;
  function tick() {
    // Taken from the clock each time: a sleeping phone skips ticks.
    const left = Math.ceil((until - clock.now()) / 1000);
    // More than the whole wait is left where the clock was set back: then nothing binds.
    const secondsLeft = left > SMS_RESEND_S ? 0 : Math.max(0, left);
    useResend.setState({ secondsLeft });
    ticking = secondsLeft > 0;
    if (ticking) clock.setTimeout(tick, 1000);
  }
  return {
    useResend,
    start() {
      until = clock.now() + SMS_RESEND_S * 1000;
      if (!ticking) tick();
    },
  };
}
