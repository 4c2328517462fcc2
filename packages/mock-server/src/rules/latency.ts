/** The delay of an answer. */
export type Latency =
  | { readonly kind: 'fixed'; readonly ms: number }
  | { readonly kind: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly kind: 'lognormal'; readonly medianMs: number; readonly sigma: number };

/** Box-Muller transform: a normally distributed number from two uniform ones. */
function normal(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

/** The longest time that a call waits, in ms. */
export const LONGEST_MS = 600_000;

function isDelay(ms: number): boolean {
  return Number.isFinite(ms) && ms >= 0 && ms <= LONGEST_MS;
}

/** Whether a latency is valid: its bounds are delays in the right order. */
export function isLatency(latency: Latency): boolean {
  if (latency.kind === 'fixed') return isDelay(latency.ms);
  if (latency.kind === 'uniform')
    return isDelay(latency.minMs) && isDelay(latency.maxMs) && latency.minMs <= latency.maxMs;
  return isDelay(latency.medianMs) && latency.sigma >= 0;
}

/** The delay of one call, in milliseconds. */
export function getDelay(latency: Latency | undefined, draw: () => number): number {
  if (!latency) return 0;
  if (latency.kind === 'fixed') return latency.ms;
  if (latency.kind === 'uniform') return latency.minMs + Math.round(draw() * (latency.maxMs - latency.minMs));
  return Math.min(LONGEST_MS, Math.round(latency.medianMs * Math.exp(latency.sigma * normal(draw))));
}
