/** Receives short facts about what the SDK does. Never a token, a password or a body. */
export interface Log {
  /** Something went wrong that the caller is not told otherwise. */
  warn(message: string, facts?: Record<string, unknown>): void;
}

export const silentLog: Log = { warn: () => undefined };
