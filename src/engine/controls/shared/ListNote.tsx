import { untracked } from '../../model/reactive';
import { usePage } from '../../react/pageContext';
import { ReadProblem } from './ReadProblem';
import { retryChoices } from './readChoices';
import type { Chooser } from './readChoices';
import { useChoicesFailure } from './useOptions';

interface ListNoteProps {
  /** The field as it asks for its choices. */
  field: Chooser;
  isLoading: boolean;
  /** Whether there is something to choose from, or at least the present value. */
  hasChoices?: boolean;
}

/** Says in the list of a control that its choices are being read, could not be read, or that there are none. */
export function ListNote({ field, isLoading, hasChoices = false }: ListNoteProps) {
  const { t } = usePage().host;
  const failure = useChoicesFailure(field);
  if (failure) return <ReadProblem isLine error={failure} onRetry={() => untracked(() => retryChoices(field))} />;
  if (isLoading) return <p role="status">{t('engine.loading')}</p>;
  return hasChoices ? null : <p>{t('engine.select.none')}</p>;
}
