import type { Clock } from '@tara/sdk';
import { SMS_RESEND_S } from '@tara/sdk/rules';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface ResendState {
  /** While the call is open. */
  sending: boolean;
  /** Seconds until another code may be requested; 0 if it may. */
  secondsLeft: number;
}

interface ResendCountdown {
  useResend: UseBoundStore<StoreApi<ResendState>>;
  /** Counts down 60 s (spec 4). */
  start: () => void;
}

/**
 * The waiting time between two codes. It is stored outside of the screens, so that leaving a screen does not shorten
 * it.
 */
export function createResendCountdown(clock: Clock): ResendCountdown {
  const useResend = create<ResendState>(() => ({ sending: false, secondsLeft: 0 }));
  let until = 0;
  let ticking = false;
  function tick() {
    // Computed from the clock: a sleeping phone skips ticks.
    const left = Math.ceil((until - clock.now()) / 1000);
    // If the clock was set back, more than the whole time would be left: then there is no wait.
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
