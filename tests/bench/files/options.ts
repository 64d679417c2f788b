import { parseArgs } from 'node:util';

export interface Options {
  /** Uploads with each client to each storage. */
  runs: number;
  /** Size of the file. */
  megabytes: number;
}

const number = (name: string, text: string | undefined, usual: number): number => {
  const value = text === undefined ? usual : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: ${text} is not a whole number`);
  return value;
};

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string' }, mb: { type: 'string' } } });
  return { runs: number('runs', values.runs, 5), megabytes: number('mb', values.mb, 40) };
}
