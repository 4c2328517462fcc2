import { dayOf } from '#time/days.ts';
import { MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import type { DocumentKey, LogKey } from '#store/port.ts';

/** The last code that was sent to a number. */
export interface OtpState {
  code: string;
  sentAt: number;
  /** Codes sent to the number on the day of `sentAt`, this one included. */
  sentThatDay: number;
  used: boolean;
  wrongTries: number;
}

/** A message that a real backend would have sent; the control API shows it. */
export interface SentSms {
  id: number;
  time: number;
  countryCode: string;
  mobile: string;
  code: string;
  /** What the code was asked for. */
  type: number;
}

/** A new code is refused before then (spec 4: the button counts 60 s down). */
export const RESEND_MS = 60 * SECOND_MS;
const VALID_MS = 5 * MINUTE_MS;
const MAX_WRONG_TRIES = 5;

export const OUTBOX_LOG: LogKey<SentSms> = 'log:outbox';

export function otpKey(countryCode: string, mobile: string): DocumentKey<OtpState> {
  return `otp:${countryCode}:${mobile}`;
}

/** Codes that one number gets in one day of the world. */
export const MAX_PER_DAY = 10;

/** How many codes the number has had today. */
export function sentToday(state: Readonly<OtpState> | undefined, now: number, zoneMinutes: number): number {
  return state && dayOf(state.sentAt, zoneMinutes) === dayOf(now, zoneMinutes) ? state.sentThatDay : 0;
}

/** Whether a code is right, wrong, or can no longer be tried. */
export type CodeCheck = 'right' | 'wrong' | 'locked';

/**
 * Uses a code up: right is the unused code of the last five minutes; after five wrong tries only a new one helps.
 * @param state draft of the number's last code; a wrong try is counted on it.
 * @param fixedCode a code that is always right, for people at a keyboard; empty switches it off.
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
