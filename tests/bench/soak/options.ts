import { parseArgs } from 'node:util';
import { KINDS, type Kind } from './kinds';

export interface Options {
  /** Measured cycles of each kind. */
  cycles: number;
  kinds: readonly Kind[];
}

const DEFAULT_CYCLES = 200;

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: { cycles: { type: 'string' }, only: { type: 'string' } } });
  return {
    cycles: values.cycles === undefined ? DEFAULT_CYCLES : cyclesOf(values.cycles),
    kinds: values.only === undefined ? KINDS : [kindOf(values.only)],
  };
}

function cyclesOf(text: string): number {
  const cycles = Number(text);
  if (!Number.isInteger(cycles) || cycles < 1) throw new Error(`--cycles: ${text} is not a number of cycles`);
  return cycles;
}

function kindOf(text: string): Kind {
  const kind = KINDS.find((candidate) => candidate === text);
  if (!kind) throw new Error(`--only: ${text} is none of ${KINDS.join(', ')}`);
  return kind;
}
