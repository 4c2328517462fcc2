/** Why a run ended before its last check. */
export type StopKind =
  /** The time of the run was over. */
  | 'time'
  /** Somebody ended it. */
  | 'interrupt'
  /** The configuration could not be set back. */
  | 'restore'
  /** The backend went away. */
  | 'outage';

/** A check was ended because the run stops. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}

/** Ends a run: the checks that run end at their next call, and no other begins. */
export class Stop {
  #cause: { readonly kind: StopKind; readonly reason: string } | undefined;

  /** The first cause; undefined while the run goes on. */
  get cause() {
    return this.#cause;
  }

  /** @param reason one sentence for a reader */
  request(kind: StopKind, reason: string): void {
    this.#cause ??= { kind, reason };
  }

  /** @throws {RunStopped} if the run stops */
  throwIfRequested(): void {
    if (this.#cause) throw new RunStopped(this.#cause.reason);
  }
}
