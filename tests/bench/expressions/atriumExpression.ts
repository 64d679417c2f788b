import { compile } from '@/engine/expressions/compile';
import type { Names, Scope } from '@/engine/expressions/scope';
import { VALUES } from './expression';

const NAMES = Object.keys(VALUES);

const names: Names = {
  slot: (name) => (NAMES.includes(name) ? NAMES.indexOf(name) : undefined),
  isArray: () => false,
  inRow: false,
  columns: new Set(),
  steps: new Set(),
  hasEvent: false,
};

const scope: Scope = {
  slots: Object.values(VALUES).map((value) => () => value),
  aggregate: () => 0,
  column: () => [],
  page: {},
  user: () => undefined,
  translate: (key) => key,
  rows: () => [],
};

/** An expression of the page engine, compiled, over the benchmark's values. */
export function atriumExpression(source: string): () => unknown {
  const { run } = compile(source, names);
  return () => run(scope);
}
