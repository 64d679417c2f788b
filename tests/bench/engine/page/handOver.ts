import type { Spec } from '../workloads/spec';
import { settle } from './settle';

interface Work<S extends Spec> {
  spec: S;
  prepared: unknown;
}

let work: Work<Spec> | undefined;

/**
 * Hands a spec to the page, which translates it. None of this is measured: to receive a large spec costs a page more
 * than to show it.
 */
export async function handOver(spec: Spec): Promise<void> {
  work = { spec, prepared: window.bench.prepare(spec) };
  await settle(100);
}

/**
 * Takes the work that was handed over, which must be of one of these kinds. It is not kept here: the page's memory is
 * measured too.
 */
export function takeWork<K extends Spec['kind']>(...kinds: K[]): Work<Extract<Spec, { kind: K }>> {
  const isOfKind = (spec: Spec): spec is Extract<Spec, { kind: K }> => kinds.some((kind) => kind === spec.kind);
  const taken = work;
  work = undefined;
  if (!taken || !isOfKind(taken.spec)) throw new Error(`no ${kinds.join(' or ')} was handed over`);
  return { spec: taken.spec, prepared: taken.prepared };
}
