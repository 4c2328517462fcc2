/** A request whose answer has left, or that will get none any more. */
export interface AnsweredRequest {
  /** The call of the contract or of the control API; `other` for pages and files, `unknown` where no route is. */
  readonly operationId: string;
  /** The HTTP status; undefined where no whole answer reached the caller. */
  readonly status: number | undefined;
  /** What a call of the contract answered, `other` for a number that it does not declare; undefined of all other requests. */
  readonly errcode: number | 'other' | undefined;
  /** From the head of the request to the last byte of its answer, in ms of machine time. */
  readonly durationMs: number;
}
