/** A request whose answer was sent, or that will get none. */
export interface AnsweredRequest {
  /** The call of the contract or of the control API; `other` for pages and files, `unknown` without a route. */
  readonly operationId: string;
  /** The HTTP status; undefined if no complete answer was sent. */
  readonly status: number | undefined;
  /** The errcode of a call of the contract, `other` for an undeclared one; undefined for all other requests. */
  readonly errcode: number | 'other' | undefined;
  /** From the head of the request to the last byte of its answer, in ms of machine time. */
  readonly durationMs: number;
}
