import { Button } from 'antd';
import type { AppError } from '../../common/errors/appError';
import { useT } from '../hooks/useT';
import { errorText } from './errorText';
import { StateNote } from './StateNote';

interface Props {
  error: AppError;
  onRetry(): void;
}

/** What happened, and the way to try again. */
export function LoadFailure({ error, onRetry }: Props) {
  const t = useT();
  return (
    <StateNote
      isError
      title={t('ui.failed.title')}
      hint={errorText(t, error)}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}
