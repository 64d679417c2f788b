import { parseArgs } from 'node:util';

export interface Options {
  /** How often each side takes the journey. */
  rounds: number;
}

const DEFAULT_ROUNDS = 5;

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string' } } });
  const rounds = values.rounds === undefined ? DEFAULT_ROUNDS : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds: ${values.rounds} is not a number of rounds`);
  return { rounds };
}
