/** Why the store did not do something. */
export abstract class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** The world was replaced or deleted while a call ran. */
export class WorldReplacedError extends StoreFailure {
  constructor() {
    super('The world was replaced while the call ran; nothing was done.');
  }
}

/** The store does not answer or cannot write. The next call may succeed. */
export class StoreUnavailableError extends StoreFailure {
  readonly reason: string;
  /**
   * @param reason the cause, without secrets of the store's address
   * @param isUncertain whether the change may have been written all the same
   */
  constructor(reason: string, isUncertain: boolean, cause?: unknown) {
    const outcome = isUncertain ? 'Whether anything was done is unknown' : 'Nothing was done';
    super(`The store cannot do this now: ${reason}. ${outcome}.`);
    this.reason = reason;
    this.cause = cause;
  }

  /** The same failure for a call that has changed something before. */
  afterChange(): StoreUnavailableError {
    return new StoreUnavailableError(this.reason, true, this);
  }
}

/** The stored data of one world cannot be read, until that world is reset, imported or deleted. */
export class WorldDamagedError extends StoreFailure {
  readonly reason: string;
  /** @param reason the defect of the stored data */
  constructor(world: string, reason: string) {
    super(`What is stored of the world ${world} cannot be read (${reason}); reset it, import it or drop it.`);
    this.reason = reason;
  }
}

/** The snapshot to restore has been deleted. */
export class SnapshotMissingError extends StoreFailure {
  constructor(name: string) {
    super(`No snapshot is called ${name}.`);
  }
}
