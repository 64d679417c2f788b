import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { VALUES } from './expression';

interface AmisFormula {
  parse(source: string, options: { evalMode: boolean }): object;
  evaluate(parsed: object, values: object): unknown;
}

/** An expression of amis, parsed, over the benchmark's values. Its package is the engine benchmark's. */
export function amisExpression(source: string): () => unknown {
  const requirePeer = createRequire(resolve(__dirname, '../engine/package.json'));
  const { parse, evaluate } = requirePeer('amis-formula') as AmisFormula;
  const parsed = parse(source, { evalMode: true });
  return () => evaluate(parsed, VALUES);
}
