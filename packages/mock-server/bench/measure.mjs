/** The median. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** The duration of `work`, in ms. */
export async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
