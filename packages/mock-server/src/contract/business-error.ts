import type { ErrcodeName } from './errcodes.ts';

/** Details for developers. */
export interface BusinessErrorDetail {
  /** JSON pointer to the refused field. */
  readonly pointer?: string;
  /** The time until the same call can succeed, in ms. */
  readonly retryAfterMs?: number;
}

/**
 * A refusal with a name of the contract's error catalogue. Thrown, it undoes the changes of the call. A handler returns it
 * instead if the attempt itself must be stored (a wrong password).
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly reason: ErrcodeName;
  readonly detail: BusinessErrorDetail;
  constructor(reason: ErrcodeName, detail: BusinessErrorDetail = {}) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
