import type { SdkError } from '@tara/sdk';
import { errorField, errorMessage } from '@tara/sdk/errors';
import { tMessage } from '#i18n/t.ts';
import '#messages/errors.ts';

/** What a screen needs to know of a failed call. */
export interface Failure {
  /** Text for the player; null where none is shown. */
  text: string | null;
  /** The field of the call's body that was refused. */
  field: string | null;
  /** What is known of the server's side: with `unknown` it may have been done, and money may have moved. */
  outcome: SdkError['outcome'];
  /** Whether the same call can be made again, with a chance and without harm. */
  retryable: boolean;
  /** Until when the server asks to wait, on this device's clock: milliseconds since 1970 UTC. */
  waitUntil: number | null;
}

/** Texts for failures in which nobody has said a number, where a screen knows better than the general ones. */
export interface OwnTexts {
  /** It was sent and no answer came: it may have been done. */
  unknown?: string;
  /** Nothing was sent, or nothing came through. */
  offline?: string;
}

/**
 * Turns an error of a call into what a screen shows of it. The text is that of the errcode in this very call
 * (openapi/errcodes.yaml): the same number means different things in different calls.
 */
export function failureOf(error: SdkError, own: OwnTexts = {}): Failure {
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
