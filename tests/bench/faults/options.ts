import { parseArgs } from 'node:util';
import type { FaultRow } from './row';
import { ROWS } from './rows';

export interface Options {
  rows: readonly FaultRow[];
  /** Instead of each row's own number. */
  rounds: number | undefined;
  isCapped: boolean;
  seed: number;
}

const DEFAULT_SEED = 20_261_120;

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      uncapped: { type: 'boolean', default: false },
    },
  });
  return {
    rows: values.only === undefined ? ROWS : values.only.split(',').map(rowOf),
    rounds: values.rounds === undefined ? undefined : countOf('--rounds', values.rounds),
    isCapped: !values.uncapped,
    seed: values.seed === undefined ? DEFAULT_SEED : countOf('--seed', values.seed),
  };
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${option}: ${text} is not a positive whole number`);
  return count;
}

function rowOf(name: string): FaultRow {
  const row = ROWS.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`--only: ${name} is none of ${ROWS.map((each) => each.name).join(', ')}`);
  return row;
}
