import { machineTime } from '#time/clock.ts';
import { standardOutput } from './output.ts';

/** What a server writes about itself: nothing, a readable line per request, or a line of JSON for everything that happens. */
export type LogKind = 'json' | 'pretty' | 'none';

const KINDS: readonly string[] = ['json', 'pretty', 'none'] satisfies LogKind[];

/** Whether a text names a kind of log. */
export function isLogKind(text: string): text is LogKind {
  return KINDS.includes(text);
}

/** How urgent a line is. */
export type LogLevel = 'info' | 'warn' | 'error';

/** The line of a request; one that cannot be read as such has neither method nor path. */
export interface RequestLine {
  readonly event: 'request';
  /** By which its caller, its answer and the journal know it. */
  readonly requestId: string;
  /** The world that its address names; undefined where no world can have that name. */
  readonly world?: string | undefined;
  readonly method?: string;
  /** With its query, the secrets in it masked. */
  readonly path?: string;
  /** The call of the contract or of the control API; undefined of all other requests. */
  readonly operationId?: string | undefined;
  /** The HTTP status; null where no whole answer reached the caller. */
  readonly status: number | null;
  /** What the envelope of the answer says; undefined where there is none. */
  readonly errcode: number | undefined;
  /** From the head of the request to the last byte of its answer, in ms of machine time. */
  readonly durationMs: number;
  /** The player behind the token of a call of the contract. */
  readonly playerId?: number | undefined;
  /** What is wrong with bytes that are no request, by the codes of Node. */
  readonly reason?: string | undefined;
}

/** The line of anything else that happens. */
export interface EventLine {
  readonly event: 'start' | 'listen' | 'defect' | 'store' | 'stopping' | 'stopped';
  readonly [field: string]: unknown;
}

/** A line of the log: what happened, and what there is to know of it. No field holds a secret. */
export type LogLine = RequestLine | EventLine;

/** Where a server writes what happens. */
export interface Log {
  readonly kind: LogKind;
  write(level: LogLevel, line: LogLine): void;
}

/** When something happened on the machine, whatever the worlds' clocks say. */
function timeOfLine(): string {
  return new Date(machineTime()).toISOString();
}

/** As many columns as the longest method has. */
const METHOD_WIDTH = 7;

/** One request in words: `12:00:03.120Z POST    200 12.3 ms /w/mine/app/v1/lobby errcode 0 player 10000001`. */
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

/** One line of JSON for each event on standard output. */
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

/** Makes the log of a server; it writes to standard output, which nobody needs to read. */
export async function createLog(kind: LogKind): Promise<Log> {
  if (kind === 'json') return jsonLog();
  if (kind === 'none') return { kind, write: () => undefined };
  const { write: writeText } = standardOutput();
  const write: Log['write'] = (_level, line) => {
    if (line.event === 'request') writeText(prettyRequest(line));
  };
  return { kind, write };
}
