import { Button } from 'antd';
import type { AppError } from '../../common/errors/appError';
import { useT } from '../sdk/hooks';
import { errorText } from './format';
import { StateNote } from './StateNote';

/** The platform does not have the call at all (the host's error mapping sets this code): a second try cannot help. */
const NOT_PROVIDED = 'errors.notProvided';

interface Props {
  error: AppError;
  onRetry(): void;
}

/** What happened, and the way to try again where that may help. */
export function LoadFailure({ error, onRetry }: Props) {
  const t = useT();
  return (
    <StateNote
      isError
      title={t('ui.failed.title')}
      hint={errorText(t, error)}
      action={error.code !== NOT_PROVIDED && <Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}
