import type { AnsweredRequest, Measured, Series } from './series.ts';
import type { StoreMetrics } from './store-metrics.ts';

/** The library is loaded after so many events, even without a request for the metrics. */
const BACKLOG = 1000;

/** The metrics of one server, for Prometheus. */
export interface Metrics {
  /** Counts a request. All requests are counted, regardless of when the metrics are first requested. */
  answered(request: AnsweredRequest): void;
  /** For the code that owns the store. */
  readonly store: StoreMetrics;
  /** All series in the text format 0.0.4, with its content type. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/**
 * Creates the metrics of a server. The library takes 80 ms to load, so events are queued until the metrics are requested or
 * the queue is full.
 * @param measured read by the gauges
 */
export function createMetrics(measured: Measured): Metrics {
  let waiting: ((series: Series) => void)[] = [];
  let series: Series | undefined;
  let loading: Promise<Series> | undefined;
  let hasProcess = false;

  const load = async (): Promise<Series> => {
    const { createSeries } = await import('./series.ts');
    series = createSeries(measured);
    for (const count of waiting) count(series);
    waiting = [];
    return series;
  };
  const loaded = (): Promise<Series> => (loading ??= load());
  const count = (event: (series: Series) => void): void => {
    if (series) {
      event(series);
      return;
    }
    waiting.push(event);
    if (waiting.length >= BACKLOG) void loaded();
  };

  return {
    answered: (request) => count((known) => known.answered(request)),
    store: {
      committed: (ms) => count((known) => known.committed(ms)),
      conflicted: () => count((known) => known.conflicted()),
      failed: () => count((known) => known.failed()),
    },
    text: async () => {
      const { registry } = await loaded();
      if (!hasProcess) {
        hasProcess = true;
        // These observe the event loop and the garbage collector, which is unnecessary before the first request for metrics.
        const { collectDefaultMetrics } = await import('prom-client');
        collectDefaultMetrics({ register: registry });
      }
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
