import { parseArgs } from 'node:util';

export interface Options {
  /** Fresh pages for each size and each table. */
  runs: number;
}

const DEFAULT_RUNS = 5;

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string' } } });
  const runs = values.runs === undefined ? DEFAULT_RUNS : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: ${values.runs} is not a number of runs`);
  return { runs };
}
