import { parseArgs } from 'node:util';

const DEFAULT_RUNS = 9;

/** The number of visits in the command line; rejects unknown arguments. */
export function readRuns(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string' } } });
  const runs = values.runs === undefined ? DEFAULT_RUNS : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: ${values.runs} is not a number of visits`);
  return runs;
}
