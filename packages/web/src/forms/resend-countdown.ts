import type { Clock } from '@tara/sdk';
import { SMS_RESEND_S } from '@tara/sdk/rules';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

export interface ResendState {
  /** While the call is open. */
  sending: boolean;
  /** Seconds until a number may request another code; other numbers may immediately. */
  left: Readonly<Record<string, number>>;
}

interface ResendCountdown {
  useResend: UseBoundStore<StoreApi<ResendState>>;
  /** Counts down for a number: 60 s (spec 4), or what the server still waits, in ms. */
  start: (mobile: string, ms?: number) => void;
}

/**
 * The waiting time between two codes to a number. It is stored outside of the screens, so that leaving a screen does not shorten
 * it.
 */
export function createResendCountdown(clock: Clock): ResendCountdown {
  const useResend = create<ResendState>(() => ({ sending: false, left: {} }));
  const ends = new Map<string, number>();
  let ticking = false;
  function show() {
    const left = [...ends].map(([mobile, end]) => [mobile, Math.ceil((end - clock.now()) / 1000)] as const);
    useResend.setState({ left: Object.fromEntries(left) });
  }
  function tick() {
    // Computed from the clock: a sleeping phone skips ticks.
    for (const [mobile, end] of ends) {
      const left = end - clock.now();
      // If the clock was set back, more than the whole time would be left: then there is no wait.
      if (left <= 0 || left > SMS_RESEND_S * 1000) ends.delete(mobile);
    }
    show();
    ticking = ends.size > 0;
    if (ticking) clock.setTimeout(tick, 1000);
  }
  return {
    useResend,
    start(mobile, ms = SMS_RESEND_S * 1000) {
      ends.set(mobile, clock.now() + ms);
      if (ticking) show();
      else tick();
    },
  };
}
