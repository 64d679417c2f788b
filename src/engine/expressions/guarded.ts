import type { Evaluate, Place } from './scope';

/** Stands for the page where an expression belongs to no control. */
export const PAGE_PLACE = '';

/** An expression at its place: when it fails its value is empty, and the page is told. */
export function guarded(run: Evaluate, place: Place): Evaluate {
  return (scope) => {
    try {
      const value = run(scope);
      if (scope.failures.size > 0) scope.failures.remove(place, scope.row ?? scope.section?.values);
      return value;
    } catch (error) {
      scope.failures.add(place, error, scope.row ?? scope.section?.values);
      return undefined;
    }
  };
}
