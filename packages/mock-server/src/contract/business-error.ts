import type { ErrcodeName } from './errcodes.ts';

/** What a developer is told beside the number. */
export interface RefusalDetail {
  /** JSON pointer to the field that was refused. */
  readonly pointer?: string;
  /** How long to wait before the same call can succeed. */
  readonly retryAfterMs?: number;
}

/**
 * A business "no" with a name of the contract's error catalogue. Thrown, it undoes what the call did; where the
 * attempt itself must be remembered (a wrong password), the handler returns it instead.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: ErrcodeName;
  readonly detail: RefusalDetail;
  constructor(reason: ErrcodeName, detail: RefusalDetail = {}) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
