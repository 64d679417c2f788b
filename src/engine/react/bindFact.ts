import type { Disposable } from '@/common/disposable';
import type { ControlModel } from '../model/controlModel';
import type { Fact } from '../model/fact';

const NOTHING: Disposable = () => undefined;

/** Applies a fact to an element, and again on its changes; a fact that never changes is not watched. */
export function bindFact(control: ControlModel, fact: Fact, apply: () => void): Disposable {
  if (!fact.isConstant) return control.watch(apply);
  apply();
  return NOTHING;
}
