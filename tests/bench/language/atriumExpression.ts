import { compile } from '@/engine/expressions/compile';
import { createFakeScope } from '@/engine/expressions/fakeScope';
import { VALUES } from './expression';

const { names, scope } = createFakeScope({ controls: VALUES });

/** An expression of the page engine, compiled, over the benchmark's values. */
export function atriumExpression(source: string): () => unknown {
  const { run } = compile(source, names);
  return () => run(scope);
}
