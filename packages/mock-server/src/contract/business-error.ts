import type { ErrcodeName } from './errcodes.ts';

/** Text for developers beside the number. */
export interface BusinessErrorDetail {
  /** JSON pointer to the field that was refused. */
  readonly pointer?: string;
  /** How long to wait before the same call can succeed. */
  readonly retryAfterMs?: number;
}

/**
 * A business "no" with a name of the contract's error catalogue. Thrown, it undoes what the call did; where the
 * attempt itself must be remembered (a wrong password), the handler returns it instead.
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
