import { SaveProblem } from '@/ui/SaveProblem';
import { usePage } from './pageContext';
import { SIGNALS, useWatched } from './useWatched';

/** What a failed submit said, until the next one. */
export function PageProblem() {
  const page = usePage();
  const problem = useWatched(SIGNALS, page.problem);
  return problem === undefined ? null : <SaveProblem reason={problem} kept={page.host.t('engine.submit.kept')} />;
}
