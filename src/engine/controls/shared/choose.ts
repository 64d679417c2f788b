import type { EditDetail, Field } from '../../model/field';
import type { Key } from './keysOf';

/** Stands between the texts of several choices. */
export const CHOICE_SEPARATOR = '，';

interface Chosen {
  readonly key: Key;
  readonly text: string;
}

/** The field of the record that holds the text of a choice, with its new text; none where the record keeps no text. */
export function choiceText({ props }: Pick<Field, 'props'>, text: string | undefined): EditDetail['siblings'] {
  const { textfield } = props as { textfield?: string };
  return textfield === undefined ? undefined : { [textfield]: text };
}

/** A person chose one of the choices, or none. `value` and `text` differ from the choice's own where it has a path. */
export function chooseOne(
  field: Field,
  choice: Chosen | undefined,
  value: unknown = choice?.key,
  text = choice?.text,
): void {
  field.edit(value, { option: choice, siblings: choiceText(field, text) });
}

/** A person chose these of the choices; an empty choice is no value. */
export function chooseMany(field: Field, choices: readonly Chosen[]): void {
  const isEmpty = choices.length === 0;
  const text = isEmpty ? undefined : choices.map((choice) => choice.text).join(CHOICE_SEPARATOR);
  field.edit(isEmpty ? undefined : choices.map(({ key }) => key), {
    option: choices,
    siblings: choiceText(field, text),
  });
}
