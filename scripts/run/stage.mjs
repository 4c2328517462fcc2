/** Runs a stage of a command. Prints a line when it starts, and one with its seconds when it ends. */
export async function stage(name, run) {
  const start = Date.now();
  console.log(`▸ ${name}`);
  const result = await run();
  console.log(`  ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
