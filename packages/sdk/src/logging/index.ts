import { SdkError } from '../core/error.ts';
import type { HookCall, Hooks } from '../core/hooks.ts';
import type { Logger } from '../core/logger.ts';

/** The levels, from none to all. Each includes the levels before it. */
const LEVELS = ['off', 'error', 'warn', 'info', 'debug'] as const;

/** What is logged: `off`, `error`, `warn`, `info` or `debug`; each level includes the levels before it. */
export type LogLevel = (typeof LEVELS)[number];

/** Data of a log line: numbers, texts, and lists of names. Contains no value of a body or a header. */
export type LogFacts = Record<string, unknown>;

/** Writes log lines: `console`, winston, or a logger with the same methods. */
export interface LevelLogger {
  debug(message: string, facts?: LogFacts): void;
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
}

/** Writes log lines whose data come first: pino, and the `log` of a Fastify server. Recognised by `bindings`. */
export interface FactsFirstLogger {
  bindings(): unknown;
  debug(facts: LogFacts, message: string): void;
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
}

/** Options of the logging. */
export interface LoggingOptions {
  /** Receives the lines; `console` by default. Its own level applies too. */
  logger?: LevelLogger | FactsFirstLogger | undefined;
  /**
   * What is logged. By default the value of `TARA_LOG`: the environment variable in Node, the global variable, or the
   * entry of `localStorage` in a page, in this order. Without any of them `warn`.
   */
  level?: LogLevel | undefined;
}

/** Reads `TARA_LOG`. Missing and empty values count as none. */
function readLevel(): unknown {
  const { process, TARA_LOG, document } = globalThis as {
    process?: { env?: Record<string, string | undefined> };
    TARA_LOG?: unknown;
    document?: unknown;
  };
  const configured = process?.env?.['TARA_LOG'] || TARA_LOG;
  if (configured) return configured;
  try {
    return document ? globalThis.localStorage.getItem('TARA_LOG') : undefined;
  } catch {
    // The page may have no access to its storage.
    return undefined;
  }
}

/**
 * Creates the options of an SDK that write log lines: `createSdk({ ...options, ...logging({ level: 'info' }) })`.
 *
 * | level   | lines                                                                                          |
 * | ------- | ---------------------------------------------------------------------------------------------- |
 * | `error` | each failed call, except for calls that the caller cancelled                                   |
 * | `warn`  | each repetition of a call, and failures that no caller sees, e.g. of a store                   |
 * | `info`  | each successful or cancelled call                                                              |
 * | `debug` | each attempt, with the names of its headers                                                    |
 *
 * A line of a finished call has `operation`, `outcome`, `status`, `errcode`, `attempts`, `durationMs` and `requestId`.
 * No line contains a token, a password, a value of a body or of a header, or a text of the server.
 * @returns the options `log` and `hooks`
 * @throws SdkError of kind usage if the level is unknown
 */
export function logging({ logger = console, level }: LoggingOptions = {}): { log: Logger; hooks: Hooks } {
  const limit = LEVELS.findIndex((name) => name === (level ?? (readLevel() || 'warn')));
  if (limit < 0) {
    const source = level === undefined ? 'TARA_LOG' : 'level';
    const message = `logging: ${source} must be one of ${LEVELS.join(', ')}`;
    throw new SdkError({ kind: 'usage', op: 'logging', message });
  }
  function write(name: Exclude<LogLevel, 'off'>, message: string, facts?: LogFacts) {
    if (LEVELS.indexOf(name) > limit) return;
    if ('bindings' in logger) logger[name](facts ?? {}, message);
    else if (facts) logger[name](message, facts);
    else logger[name](message);
  }
  const describeError = ({ kind, outcome, status, errcode }: SdkError) => ({
    kind,
    outcome,
    status,
    errcode,
  });
  const finish = ({ operation, attempt, requestId, durationMs }: HookCall & { durationMs: number }) => ({
    operation,
    attempts: attempt,
    durationMs,
    requestId,
  });
  return {
    log: { warn: (message, facts) => write('warn', message, facts) },
    hooks: {
      onRequest({ operation, attempt, requestId, headers }) {
        write('debug', `${operation}: attempt ${attempt}`, {
          operation,
          attempt,
          requestId,
          headerNames: [...headers.keys()],
        });
      },
      onResponse(call) {
        const { status } = call.response;
        write('info', `${call.operation}: success`, {
          ...finish(call),
          outcome: 'applied',
          status,
          errcode: 0,
        });
      },
      onRetry({ operation, attempt, requestId, durationMs, error, ...call }) {
        const waitMs = Math.round(call.waitMs);
        write('warn', `${operation}: attempt ${attempt} failed, next in ${waitMs} ms`, {
          operation,
          attempt,
          waitMs,
          durationMs,
          requestId,
          ...describeError(error),
        });
      },
      onError(call) {
        const isCancelled = call.error.kind === 'abort';
        write(
          isCancelled ? 'info' : 'error',
          `${call.operation}: ${isCancelled ? 'cancelled' : `failure (${call.error.kind})`}`,
          { ...finish(call), ...describeError(call.error) },
        );
      },
    },
  };
}
