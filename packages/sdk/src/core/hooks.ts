import type { SdkError } from './error.ts';

/** What the hooks of a call learn. Contains no body, token or password. */
export interface HookCall {
  /** Operation id, e.g. `recharge3`. */
  readonly operation: string;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  /** Sent as `X-Request-Id`; the same for all attempts of a call. */
  readonly requestId: string;
  /** Sent as `Idempotency-Key`; null if the call sends none. */
  readonly idempotencyKey: string | null;
}

/** Functions that observe calls. What they throw is reported to `log` and changes nothing. */
export interface Hooks {
  /** Before each attempt. May set headers. */
  onRequest?(call: HookCall & { readonly headers: Headers }): void;
  /** After the success of a call. */
  onResponse?(call: HookCall & { readonly durationMs: number; readonly response: Response }): void;
  /** Before the pause that precedes another attempt. */
  onRetry?(
    call: HookCall & { readonly durationMs: number; readonly waitMs: number; readonly error: SdkError },
  ): void;
  /** After the failure of a call. */
  onError?(call: HookCall & { readonly durationMs: number; readonly error: SdkError }): void;
}
