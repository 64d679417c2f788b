import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { shownText } from './shownText';

/** How to read a field's text inside of its watch. */
export function useShownText(field: Field): () => string {
  const page = usePage();
  return useCallback(() => shownText(field, page), [field, page]);
}
