import { useEffect } from 'react';
import type { ControlTypes, Treeoption } from '../../protocol/generated/types';
import type { PageModel } from '../../model/pageModel';
import { untracked } from '../../model/reactive';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { factsOf } from '../factsTable';
import { distinct, readChoices, retryChoices } from './readChoices';
import type { Choice, Chooser } from './readChoices';

/** Control types whose choices stand in the protocol or come from the server. */
export type ChoiceType = 'select' | 'radio' | 'checkbox' | 'cascader' | 'treeselect' | 'area';

const given = (page: PageModel, options: readonly Treeoption[] = []): readonly Choice[] =>
  options.filter(({ status }) => status !== 0).map(({ children, ...option }) => ({ ...option, text: page.text(option.text), ...(children && { children: given(page, children) }) }));

/** Choices of a control that may be made now: those of the protocol, or read from the server. */
export function useOptions<T extends ChoiceType>(field: Chooser<T>): { options?: readonly Choice[]; isLoading: boolean } {
  const page = usePage();
  const isGiven = factsOf(field.node.type)?.choices?.(field.props) === 'given';
  const found = useWatched(field, () => (isGiven ? undefined : readChoices(field, page)));
  useEffect(() => {
    if (!isGiven) untracked(() => retryChoices(field, page));
  }, [field, page, isGiven]);
  if (isGiven) return { options: distinct(given(page, (field.props as ControlTypes['cascader']).options)), isLoading: false };
  return { options: found, isLoading: found === undefined };
}
