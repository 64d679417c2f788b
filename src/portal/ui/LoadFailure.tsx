import { useRef } from 'react';
import type { AppError } from '../../common/errors/appError';
import { errorDetails } from '../../common/errors/errorDetails';
import { Button } from '../../ui/Button';
import { FailureNote } from '../../ui/StateNote';
import { useFocusHandOver } from '../../ui/useFocusHandOver';
import { usePortal, useT } from '../sdk/hooks';
import { canRetry, errorText } from './format';

interface Props {
  error: AppError;
  onRetry(): void;
}

/**
 * The failure view of a screen that could not read its data, with a retry where that may help. A retry asks the platform:
 * an answer that could not be read may be cached.
 */
export function LoadFailure({ error, onRetry }: Props) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  const { http } = usePortal();
  const hasRetry = canRetry(error);
  const handleRetry = () => {
    http.forgetReads();
    onRetry();
  };
  return (
    <FailureNote
      ref={note}
      title={t('ui.failed.title')}
      hint={errorText(t, error)}
      details={errorDetails(error)}
      onOnline={hasRetry ? handleRetry : undefined}
      action={
        hasRetry && (
          <Button size="middle" onClick={handleRetry}>
            {t('ui.retry')}
          </Button>
        )
      }
    />
  );
}
