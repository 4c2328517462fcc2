/** Receives short facts about what the SDK does. Never a token, a password or a body. */
export interface Log {
  warn(message: string, facts?: Record<string, unknown>): void;
}

export const silentLog: Log = { warn: () => undefined };
