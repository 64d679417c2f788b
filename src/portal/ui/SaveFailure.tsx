import type { AppError } from '../../common/errors/appError';
import { useT } from '../sdk/hooks';
import { SaveProblem } from '../../ui/SaveProblem';
import { errorText } from './format';

/** Why the input of a native screen was not saved, in the words and the look of protocol pages. */
export function SaveFailure({ error }: { error: AppError }) {
  const t = useT();
  return <SaveProblem reason={errorText(t, error)} kept={t('ui.kept')} />;
}
