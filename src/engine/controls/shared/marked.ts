import type { Treeoption } from '../../protocol/generated/types';
import type { Key } from './keysOf';

/** The way from the top to each choice that is marked `isselected` and can be chosen. */
export const markedWays = (
  options: readonly Treeoption[] = [],
  above: readonly Key[] = [],
): readonly (readonly Key[])[] =>
  options.flatMap((option) => {
    const way = [...above, option.key];
    return [...(option.isselected === 1 && option.status !== 0 ? [way] : []), ...markedWays(option.children, way)];
  });

/** The value that the marked choices make: their keys, or the key of the first one where only one can be chosen. */
export function markedValue(options: readonly Treeoption[] | undefined, isMultiple: boolean): unknown {
  const keys = markedWays(options).map((way) => way.at(-1));
  return isMultiple && keys.length > 0 ? keys : keys[0];
}
