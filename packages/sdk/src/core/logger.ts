/** Receives short facts about what the SDK does. Never a token, a password or a body. */
export interface Logger {
  /** Something went wrong that the caller is not told otherwise. */
  warn(message: string, facts?: Record<string, unknown>): void;
}

export const silentLogger: Logger = { warn: () => undefined };
