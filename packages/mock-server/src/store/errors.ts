import { TransportFailure } from '#http/envelope.ts';

/** Why something was not done in a store. */
export abstract class StoreFailure extends TransportFailure {}

/** The world was replaced or dropped while a call was under way: HTTP 503. */
export class WorldReplacedError extends StoreFailure {
  constructor() {
    super('unavailable', { message: 'The world was replaced while the call ran; nothing was done.' });
  }
}

/** The store does not answer or cannot write: HTTP 503. It recovers by itself when its cause is gone. */
export class StoreUnavailableError extends StoreFailure {
  readonly reason: string;
  /**
   * @param reason what keeps the store from it; holds no secret of the store's address
   * @param isUncertain whether it may have been done all the same
   */
  constructor(reason: string, isUncertain: boolean, cause?: unknown) {
    const outcome = isUncertain ? 'Whether anything was done is unknown' : 'Nothing was done';
    super('unavailable', { message: `The store cannot do this now: ${reason}. ${outcome}.` });
    this.reason = reason;
    this.cause = cause;
  }
}

/** What is stored of a world cannot be read: HTTP 503 for this world alone, until it is reset, imported or dropped. */
export class WorldDamagedError extends StoreFailure {
  readonly reason: string;
  /** @param reason what is wrong with it */
  constructor(world: string, reason: string) {
    super('unavailable', {
      message: `What is stored of the world ${world} cannot be read (${reason}); reset it, import it or drop it.`,
    });
    this.reason = reason;
  }
}

/** The snapshot that shall be restored has been deleted: HTTP 404. */
export class SnapshotMissingError extends StoreFailure {
  constructor(name: string) {
    super('callUnknown', { message: `No snapshot is called ${name}.` });
  }
}
