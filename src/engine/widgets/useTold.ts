import type { Field } from '../model/field';
import { useTranslation } from '../react/pageContext';
import { useWatched } from '../react/useWatched';
import { toldText } from './told';

/** What a widget is told of its field, as a text that changes with it. */
export function useTold(field: Field): string {
  // The properties hold texts.
  const { language } = useTranslation();
  return useWatched(field, () =>
    toldText({
      props: field.sourceInput(),
      facts: {
        value: field.value(),
        readonly: field.isReadonly(),
        required: field.isRequired(),
        hidden: field.control.isHidden(),
        language,
      },
    }),
  );
}
