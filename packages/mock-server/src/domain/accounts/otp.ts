import { toDay } from '#time/days.ts';
import { MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import type { DocumentKey, LogKey } from '#store/port.ts';

/** The latest code that was sent to a number. */
export interface OtpState {
  code: string;
  sentAt: number;
  /** How many codes were sent to the number on the day of `sentAt`, including this one. */
  sentThatDay: number;
  used: boolean;
  wrongTries: number;
}

/** A text message that a real backend would send; the control API lists it. */
export interface SentSms {
  id: number;
  time: number;
  countryCode: string;
  mobile: string;
  code: string;
  /** The purpose of the code. */
  type: number;
}

/** Until then a new code is refused (spec 4: the button counts 60 s down). */
export const RESEND_MS = 60 * SECOND_MS;
const VALID_MS = 5 * MINUTE_MS;
const MAX_WRONG_TRIES = 5;

export const OUTBOX_LOG: LogKey<SentSms> = 'log:outbox';

export function otpKey(countryCode: string, mobile: string): DocumentKey<OtpState> {
  return `otp:${countryCode}:${mobile}`;
}

/** Maximum of codes per number and day of the world. */
export const MAX_PER_DAY = 10;

/** How many codes the number got today. */
export function countSentToday(
  state: Readonly<OtpState> | undefined,
  now: number,
  zoneMinutes: number,
): number {
  return state && toDay(state.sentAt, zoneMinutes) === toDay(now, zoneMinutes) ? state.sentThatDay : 0;
}

/** Whether a code is correct, wrong, or locked after too many attempts. */
export type CodeCheck = 'right' | 'wrong' | 'locked';

/**
 * Uses a code up. Only the unused code of the last five minutes is correct; after five wrong attempts only a new code works.
 * @param state draft of the number's latest code; wrong attempts are counted on it
 * @param fixedCode a code that is always accepted, for manual testing; empty disables it
 */
export function redeemCode(
  state: OtpState | undefined,
  code: string,
  now: number,
  fixedCode: string,
): CodeCheck {
  if (fixedCode !== '' && code === fixedCode) return 'right';
  if (!state || state.used || now - state.sentAt > VALID_MS) return 'wrong';
  if (state.wrongTries >= MAX_WRONG_TRIES) return 'locked';
  if (state.code !== code) {
    state.wrongTries += 1;
    return 'wrong';
  }
  state.used = true;
  return 'right';
}
