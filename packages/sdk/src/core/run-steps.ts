/** Whether a value is a promise; those of other libraries count, too. */
export function isThenable<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<unknown>> | undefined | null)?.then === 'function';
}

/**
 * Runs steps of which each yields a value or a promise of one, and is handed the value: all of them at once as long as
 * none is a promise.
 * @returns what the steps return; a promise if one of them was
 */
export function runSteps<T>(steps: Generator<unknown, T>, handed?: unknown): T | Promise<T> {
  for (let value = handed; ;) {
    const step = steps.next(value);
    if (step.done) return step.value;
    value = step.value;
    if (isThenable(value)) return Promise.resolve(value).then((late) => runSteps(steps, late));
  }
}
