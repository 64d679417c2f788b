/** One line of progress on the terminal. */
export const log = (text) => process.stdout.write(`${text}\n`);

/** Runs a step and says how long it took. */
export async function timed(label, step) {
  const started = Date.now();
  const result = await step();
  log(`  ${label} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
