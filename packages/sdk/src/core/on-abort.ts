const abortCallbacks = /* @__PURE__ */ new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs a function when a signal fires. All callbacks of a signal share one listener, because Node reports many
 * listeners as a leak.
 * @returns a function that removes the callback
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  const all = abortCallbacks.get(signal) ?? new Set();
  if (!abortCallbacks.has(signal)) signal.addEventListener('abort', () => all.forEach((each) => each()));
  abortCallbacks.set(signal, all.add(run));
  return () => all.delete(run);
}
