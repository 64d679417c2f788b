import type { Evaluate, Place } from './scope';

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
