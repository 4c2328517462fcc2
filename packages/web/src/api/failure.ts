import type { SdkError } from '@tara/sdk';
import { errorField, errorMessage } from '@tara/sdk/errors';
import { tMessage } from '#i18n/t.ts';
import '#messages/errors.ts';

/** What a screen shows of a failed call. */
export interface Failure {
  /** Text for the player; null if none is shown. */
  text: string | null;
  /** The rejected field of the body. */
  field: string | null;
  /** What is known about the outcome. `unknown`: it may have been done, and money may have moved. */
  outcome: SdkError['outcome'];
  /** Whether the call may be repeated safely and can succeed. */
  retryable: boolean;
  /** Until when to wait, on this device's clock: milliseconds since 1970 UTC. */
  waitUntil: number | null;
}

/** Texts of a screen for failures without an errcode. */
export interface OwnTexts {
  /** Sent, but no answer arrived: it may have been done. */
  unknown?: string;
  /** Nothing was sent, or nothing arrived. */
  offline?: string;
}

/**
 * Converts an error of a call into what a screen shows. The text belongs to the errcode of this call
 * (openapi/errcodes.yaml): the same number has different meanings in different calls.
 */
export function toFailure(error: SdkError, own: OwnTexts = {}): Failure {
  const { kind, outcome, retryable, retryAfterMs } = error;
  const message = errorMessage(error);
  const broken = kind === 'network' || kind === 'timeout';
  const text = broken ? (outcome === 'unknown' ? own.unknown : own.offline) : undefined;
  return {
    text: text ?? (message && tMessage(message)),
    field: errorField(error),
    outcome,
    retryable,
    waitUntil: retryAfterMs === undefined ? null : Date.now() + retryAfterMs,
  };
}
