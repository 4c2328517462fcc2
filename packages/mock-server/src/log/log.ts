import { machineTime } from '#time/clock.ts';
import { standardOutput } from './output.ts';

/** What a server logs: nothing, a readable line per request, or a line of JSON per event. */
export type LogKind = 'json' | 'pretty' | 'none';

const KINDS: readonly string[] = ['json', 'pretty', 'none'] satisfies LogKind[];

/** Whether a text is a kind of log. */
export function isLogKind(text: string): text is LogKind {
  return KINDS.includes(text);
}

export type LogLevel = 'info' | 'warn' | 'error';

/** The line of a request; a malformed request has neither method nor path. */
export interface RequestLine {
  readonly event: 'request';
  /** The request id, which also the answer and the journal contain. */
  readonly requestId: string;
  /** The world of its address; undefined if the name is not allowed. */
  readonly world?: string | undefined;
  readonly method?: string;
  /** With its query, secrets masked. */
  readonly path?: string;
  /** The call of the contract or of the control API; undefined for all other requests. */
  readonly operationId?: string | undefined;
  /** The trace id of a valid `traceparent` header; undefined without one. */
  readonly traceId?: string | undefined;
  /** The HTTP status; null if no complete answer was sent. */
  readonly status: number | null;
  /** The errcode in the envelope of the answer; undefined without one. */
  readonly errcode: number | undefined;
  /** From the head of the request to the last byte of its answer, in ms of machine time. */
  readonly durationMs: number;
  /** The player of the token of a call. */
  readonly playerId?: number | undefined;
  /** The defect of a malformed request, by the codes of Node. */
  readonly reason?: string | undefined;
}

/** The line of any other event. */
export interface EventLine {
  readonly event: 'start' | 'listen' | 'defect' | 'store' | 'stopping' | 'stopped';
  readonly [field: string]: unknown;
}

/** A line of the log. No field contains a secret. */
export type LogLine = RequestLine | EventLine;

/** Where a server writes its log. */
export interface Log {
  readonly kind: LogKind;
  write(level: LogLevel, line: LogLine): void;
}

/** The machine's time, not the time of a world. */
function timeOfLine(): string {
  return new Date(machineTime()).toISOString();
}

/** The width of the longest method. */
const METHOD_WIDTH = 7;

/** A request in one readable line: `12:00:03.120Z POST    200 12.3 ms /w/mine/app/v1/lobby errcode 0 player 10000001`. */
function prettyRequest(line: RequestLine): string {
  const { method = '---', status, durationMs, path, reason, errcode, playerId } = line;
  const words = [
    timeOfLine().slice('2025-01-01T'.length),
    method.padEnd(METHOD_WIDTH),
    String(status ?? '---'),
    `${durationMs.toFixed(1)} ms`,
    path ?? reason ?? '',
    ...(errcode === undefined ? [] : [`errcode ${errcode}`]),
    ...(playerId === undefined ? [] : [`player ${playerId}`]),
  ];
  return `${words.join(' ')}\n`;
}

async function jsonLog(): Promise<Log> {
  const { pino } = await import('pino');
  const lines = pino(
    {
      base: null,
      timestamp: () => `,"time":"${timeOfLine()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    standardOutput(),
  );
  return { kind: 'json', write: (level, line) => lines[level](line) };
}

/** Creates the log of a server. It writes to standard output without waiting for a reader. */
export async function createLog(kind: LogKind): Promise<Log> {
  if (kind === 'json') return jsonLog();
  if (kind === 'none') return { kind, write: () => undefined };
  const { write: writeText } = standardOutput();
  const write: Log['write'] = (_level, line) => {
    if (line.event === 'request') writeText(prettyRequest(line));
  };
  return { kind, write };
}
