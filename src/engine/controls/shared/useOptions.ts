import { useEffect } from 'react';
import type { AppError } from '@/common/errors/appError';
import type { ControlTypes, Treeoption } from '../../protocol/generated/types';
import type { PageModel } from '../../model/pageModel';
import { untracked } from '../../model/reactive';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { factsOf } from '../factsTable';
import { choicesFailure, distinct, readChoices, retryChoices } from './readChoices';
import type { Choice, Chooser } from './readChoices';

/** Control types whose choices stand in the protocol or come from the server. */
export type ChoiceType = 'select' | 'radio' | 'checkbox' | 'cascader' | 'treeselect' | 'area';

const given = (page: PageModel, options: readonly Treeoption[] = []): readonly Choice[] =>
  options.map(({ children, ...option }) => ({
    ...option,
    text: page.text(option.text),
    ...(children && { children: given(page, children) }),
  }));

/** Whether it may be made now; a record may still hold one that may not. */
export const isOffered = ({ status }: Pick<Choice, 'status'>): boolean => status !== 0;

const isGivenTo = ({ node, props }: Pick<Chooser, 'node' | 'props'>): boolean =>
  factsOf(node.type)?.choices?.(props) === 'given';

/** Why the choices of a control could not be read from the server. */
export const useChoicesFailure = (field: Chooser): AppError | undefined =>
  useWatched(field, () => (isGivenTo(field) ? undefined : choicesFailure(field)));

/** Choices of a control: those of the protocol, or read from the server. Undefined until they are read. */
export function useOptions<T extends ChoiceType>(field: Chooser<T>): readonly Choice[] | undefined {
  const page = usePage();
  const isGiven = isGivenTo(field);
  const found = useWatched(field, () => (isGiven ? undefined : readChoices(field)));
  useEffect(() => {
    if (!isGiven) untracked(() => retryChoices(field));
  }, [field, isGiven]);
  return isGiven ? distinct(given(page, (field.props as ControlTypes['cascader']).options)) : found;
}
