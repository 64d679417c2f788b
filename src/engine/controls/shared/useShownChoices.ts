import type { Field } from '../../model/field';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { keysOf } from './keysOf';
import type { Key } from './keysOf';
import { useOptions } from './useOptions';
import type { Choice, ChoiceType } from './useOptions';

interface ShownChoices {
  readonly choices: readonly Choice[];
  readonly chosen: readonly Key[];
  readonly isLoading: boolean;
}

/** All choices of a control that shows them side by side; a value that is no choice is shown among them, as it came. */
export function useShownChoices(field: Field<ChoiceType>): ShownChoices {
  const { options = [], isLoading } = useOptions(field);
  const chosen = [...new Set(keysOf(useWatched(field, () => field.value())))];
  const strangers = chosen.filter((key) => !options.some((option) => option.key === key)).map((key) => ({ key, text: plainText(key) }));
  return { choices: [...options, ...strangers], chosen, isLoading };
}
