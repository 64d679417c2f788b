import { parseArgs } from 'node:util';
import { PAGES, type PageName } from './build/pages';
import { WORKLOADS, type WorkloadId } from './contract';

export interface Options {
  /** Pages to build and measure. */
  pages: readonly PageName[];
  workloads: readonly WorkloadId[];
  /** Repetitions of each case, each in a fresh page. */
  runs: number;
  /** A few cases, once: does it work, and about where does it stand. */
  isQuick: boolean;
  /** Only serve Atrium's page, for another harness to measure. */
  isServing: boolean;
  /** Pages that are already served elsewhere and expose `window.bench`, by name. */
  urls: Record<string, string>;
  /** Name of the files in tests/bench/results. */
  name: string;
}

const DEFAULT_RUNS = 5;

/** Reads the command line; rejects unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      peers: { type: 'string' },
      workloads: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      url: { type: 'string', multiple: true, default: [] },
      name: { type: 'string', default: 'engine' },
    },
  });
  return {
    pages: listOf('peers', values.peers, PAGES),
    workloads: listOf('workloads', values.workloads, WORKLOADS),
    runs: values.runs === undefined ? (values.quick ? 1 : DEFAULT_RUNS) : countOf(values.runs),
    isQuick: values.quick,
    isServing: values.serve,
    urls: Object.fromEntries(values.url.map(namedUrl)),
    name: values.name,
  };
}

function listOf<T extends string>(option: string, text: string | undefined, known: readonly T[]): readonly T[] {
  if (text === undefined) return known;
  return text.split(',').map((name) => {
    const found = known.find((candidate) => candidate === name);
    if (!found) throw new Error(`--${option}: ${name} is none of ${known.join(', ')}`);
    return found;
  });
}

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--runs: ${text} is not a number of runs`);
  return count;
}

function namedUrl(text: string): [string, string] {
  const [name, ...rest] = text.split('=');
  if (!name || rest.length === 0) throw new Error(`--url: ${text} is not of the form name=address`);
  return [name, rest.join('=')];
}
