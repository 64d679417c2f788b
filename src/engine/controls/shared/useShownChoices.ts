import { useEffect } from 'react';
import type { Field } from '../../model/field';
import { preselect } from '../../model/preselection';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { keysOf } from './keysOf';
import type { Key } from './keysOf';
import type { Choice } from './readChoices';
import { isOffered, useOptions } from './useOptions';

interface ShownChoices {
  readonly choices: readonly Choice[];
  readonly chosen: readonly Key[];
  readonly isLoading: boolean;
}

/**
 * All choices of a control that shows them side by side; a value that is no choice, or not yet, is shown among them as
 * the record calls it, or as it came.
 */
export function useShownChoices(field: Field<'radio'> | Field<'checkbox'>): ShownChoices {
  const known = useOptions<'radio' | 'checkbox'>(field);
  const offered = (known ?? []).filter(isOffered);
  useEffect(() => {
    const isCell = field.control.id !== field.id;
    if (known && !isCell) preselect(field.control, known);
  }, [known, field]);
  const isLoading = known === undefined;
  const { textfield } = field.props;
  const value = useWatched(field, () => field.value());
  const recorded = useWatched(field, () => (textfield === undefined ? '' : plainText(field.sibling(textfield))));
  const chosen = [...new Set(keysOf(value))];
  const isRecorded = chosen.length === 1 && recorded !== '';
  const strangers = isLoading && !isRecorded ? [] : chosen.filter((key) => !offered.some((option) => option.key === key)).map((key) => ({ key, text: isRecorded ? recorded : (known?.find((choice) => choice.key === key)?.text ?? plainText(key)) }));
  return { choices: [...offered, ...strangers], chosen, isLoading };
}
