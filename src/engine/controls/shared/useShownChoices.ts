import { useEffect } from 'react';
import type { Field } from '../../model/field';
import { preselect } from '../../model/preselection';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { keysOf } from './keysOf';
import type { Key } from './keysOf';
import type { Choice } from './readChoices';
import { isOffered, useOptions } from './useOptions';

/** Choices that are shown side by side; so many more can only be found in a list with a search. */
export const MAX_SHOWN_CHOICES = 500;

interface ShownChoices {
  /** The first of them, and those that are chosen. */
  readonly choices: readonly Choice[];
  /** Says how many are shown, where some are not. */
  readonly note: string | undefined;
  readonly chosen: readonly Key[];
  readonly isLoading: boolean;
}

/**
 * The choices of a control that shows them side by side; a value that is no choice, or not yet, is shown among them as
 * the record calls it, or as it came.
 */
export function useShownChoices(field: Field<'radio'> | Field<'checkbox'>): ShownChoices {
  const page = usePage();
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
  const shown = offered.filter(({ key }, index) => index < MAX_SHOWN_CHOICES || chosen.includes(key));
  const note =
    shown.length < offered.length
      ? page.host.t('engine.choices.toomany', {
          shown: shown.length.toLocaleString('en-US'),
          count: offered.length.toLocaleString('en-US'),
        })
      : undefined;
  const strangers =
    isLoading && !isRecorded
      ? []
      : chosen
          .filter((key) => !offered.some((option) => option.key === key))
          .map((key) => ({
            key,
            text: isRecorded ? recorded : (known?.find((choice) => choice.key === key)?.text ?? plainText(key)),
          }));
  return { choices: [...shown, ...strangers], note, chosen, isLoading };
}
