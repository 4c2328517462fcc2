/** Returns whether a value is a promise, including promises of other libraries. */
export function isThenable<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<unknown>> | undefined | null)?.then === 'function';
}

/**
 * Runs a generator whose steps yield values or promises. Runs synchronously as long as no step yields a promise.
 * @returns the result of the steps; a promise if one of the steps yielded one
 */
export function runSteps<T>(steps: Generator<unknown, T>, handed?: unknown): T | Promise<T> {
  for (let value = handed; ;) {
    const step = steps.next(value);
    if (step.done) return step.value;
    value = step.value;
    if (isThenable(value)) return Promise.resolve(value).then((late) => runSteps(steps, late));
  }
}
