/** Writes a line to stdout. */
export const log = (text) => process.stdout.write(`${text}\n`);

/** Runs a step and logs its duration. */
export async function timed(label, step) {
  const started = Date.now();
  const result = await step();
  log(`  ${label} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
