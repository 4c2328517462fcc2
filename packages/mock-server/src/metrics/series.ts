import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MeasuredStore, StoreMetrics } from './store-metrics.ts';

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

/** From answers out of memory to answers delayed by a fault rule, in seconds. */
const CALL_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** From a commit in memory to one in a database under load, in seconds. */
const COMMIT_BUCKETS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

const NO_ANSWER = 'none';
const MS_PER_SECOND = 1000;

/** Values that the gauges read. */
export interface Measured {
  readonly store: MeasuredStore;
  /** Number of worlds. */
  worldsOpen(): Promise<number>;
  /** Number of open streams. */
  streamsOpen(): number;
  /** Number of dropped lines, by output. */
  readonly linesLost: Readonly<Record<'stdout' | 'stderr', () => number>>;
}

/** All series of one server, in their own registry. */
export interface Series extends StoreMetrics {
  readonly registry: Registry;
  answered(request: AnsweredRequest): void;
}

/**
 * Creates a counter by call and one more label. It gets its values when the metrics are requested, which is cheaper per
 * request.
 */
function counterOfPairs(
  registers: [Registry],
  { label, ...named }: { readonly name: string; readonly help: string; readonly label: string },
): (operationId: string, value: string | number) => void {
  const counts = new Map<string, Map<string | number, number>>();
  const counter: Counter = new Counter({
    ...named,
    labelNames: ['operation_id', label],
    registers,
    collect: () => {
      counter.reset();
      for (const [operationId, values] of counts)
        for (const [value, count] of values)
          counter.inc({ operation_id: operationId, [label]: value }, count);
    },
  });
  return (operationId, value) => {
    let values = counts.get(operationId);
    if (!values) counts.set(operationId, (values = new Map()));
    values.set(value, (values.get(value) ?? 0) + 1);
  };
}

/** The series that count requests. */
function requestSeries(registers: [Registry]): (request: AnsweredRequest) => void {
  const countCall = counterOfPairs(registers, {
    name: 'tara_mock_calls_total',
    help: 'Requests by call and HTTP status; the status none is an answer that did not arrive whole.',
    label: 'status',
  });
  const countErrcode = counterOfPairs(registers, {
    name: 'tara_mock_errcodes_total',
    help: 'Answers of the contract by call and errcode, 0 for a success.',
    label: 'errcode',
  });
  const durations = new Histogram({
    name: 'tara_mock_call_duration_seconds',
    help: 'From the head of a request to the last byte of its answer, by call.',
    labelNames: ['operation_id'],
    buckets: CALL_BUCKETS,
    registers,
  });
  return ({ operationId, status, errcode, durationMs }) => {
    countCall(operationId, status ?? NO_ANSWER);
    if (errcode !== undefined) countErrcode(operationId, errcode);
    durations.observe({ operation_id: operationId }, durationMs / MS_PER_SECOND);
  };
}

/** The series of the store; all of them appear before the first event. */
function storeSeries(registers: [Registry], { kind }: MeasuredStore): StoreMetrics {
  const counter = (name: string, help: string) => {
    const made = new Counter({ name, help, labelNames: ['kind'], registers });
    made.inc({ kind }, 0);
    return made;
  };
  const commits = counter('tara_mock_store_commits_total', 'Commits that went through.');
  const conflicts = counter('tara_mock_store_conflicts_total', 'Commits that came too late.');
  const failures = counter('tara_mock_store_failures_total', 'Commits that failed.');
  const durations = new Histogram({
    name: 'tara_mock_store_commit_duration_seconds',
    help: 'How long a commit took that went through.',
    labelNames: ['kind'],
    buckets: COMMIT_BUCKETS,
    registers,
  });
  durations.zero({ kind });
  return {
    committed: (ms) => {
      commits.inc({ kind });
      durations.observe({ kind }, ms / MS_PER_SECOND);
    },
    conflicted: () => conflicts.inc({ kind }),
    failed: () => failures.inc({ kind }),
  };
}

/** All series of a server except the series of its process. */
export function createSeries({ store, worldsOpen, streamsOpen, linesLost }: Measured): Series {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  const { kind } = store;
  const answered = requestSeries(registers);
  const stored = storeSeries(registers, store);
  const worlds: Gauge = new Gauge({
    name: 'tara_mock_worlds_open',
    help: 'Worlds that the server keeps.',
    registers,
    collect: async () => worlds.set(await worldsOpen()),
  });
  const streams: Gauge = new Gauge({
    name: 'tara_mock_streams_open',
    help: 'Open streams of the live view.',
    registers,
    collect: () => streams.set(streamsOpen()),
  });
  const queue: Gauge = new Gauge({
    name: 'tara_mock_journal_queue',
    help: 'Journal entries that wait to be written.',
    labelNames: ['kind'],
    registers,
    collect: () => queue.set({ kind }, store.journalQueue()),
  });
  const lost: Counter = new Counter({
    name: 'tara_mock_lines_lost_total',
    help: 'Lines that could not be written because the reader has stopped or the disk is full.',
    labelNames: ['stream'],
    registers,
    collect: () => {
      lost.reset();
      for (const [stream, count] of Object.entries(linesLost)) lost.inc({ stream }, count());
    },
  });
  return { registry, answered, ...stored };
}
