import type { AnsweredRequest } from './answered-request.ts';
import type { Measured, Series } from './series.ts';
import type { StoreMetrics } from './store-metrics.ts';

/** So many events wait for the library before it is loaded without anybody asking. */
const BACKLOG = 1000;

/** What one server counts, and how it tells it to Prometheus. */
export interface Metrics {
  /** Counts a request; nothing is forgotten, whenever the metrics are first asked for. */
  answered(request: AnsweredRequest): void;
  /** For the owner of the store. */
  readonly store: StoreMetrics;
  /** All series in the text format 0.0.4, with the content type of that. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/**
 * Makes the metrics of a server. The library behind them takes 80 ms to load, so events wait until somebody asks for the
 * metrics, or until there are too many to keep.
 * @param measured what the gauges read when they are asked for
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
        // These watch the event loop and the collector from here on, which a server that nobody asks need not.
        const { collectDefaultMetrics } = await import('prom-client');
        collectDefaultMetrics({ register: registry });
      }
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
