const waiting = /* @__PURE__ */ new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs something when a signal fires. However many wait for a signal, it has one listener, because Node takes many for
 * a leak; that one holds only those who still wait.
 * @returns the way to stop waiting
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  const all = waiting.get(signal) ?? new Set();
  if (!waiting.has(signal)) signal.addEventListener('abort', () => all.forEach((each) => each()));
  waiting.set(signal, all.add(run));
  return () => all.delete(run);
}
