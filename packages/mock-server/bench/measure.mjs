/** The one in the middle. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** How long something takes, in ms. */
export async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
