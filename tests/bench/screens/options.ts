import { parseArgs } from 'node:util';
import { SCREENS } from './screens';
import type { NativeScreen } from './screens';

export interface Options {
  /** Visits for each screen and each way of opening it. */
  runs: number;
  screens: readonly NativeScreen[];
}

const DEFAULT_RUNS = 5;

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string' }, only: { type: 'string' } } });
  const runs = values.runs === undefined ? DEFAULT_RUNS : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: ${values.runs} is not a number of visits`);
  const screens = SCREENS.filter(({ subApp }) => values.only === undefined || subApp === values.only);
  if (screens.length === 0) throw new Error(`--only: ${values.only} is no sub-app with a measured screen`);
  return { runs, screens };
}
