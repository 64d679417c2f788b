import { useRef } from 'react';
import type { AppError } from '../../common/errors/appError';
import { errorDetails } from '../../common/errors/errorDetails';
import { Button } from '../../ui/Button';
import { FailureNote } from '../../ui/StateNote';
import { useFocusHandOver } from '../../ui/useFocusHandOver';
import { useT } from '../sdk/hooks';
import { canRetry, errorText } from './format';

interface Props {
  error: AppError;
  onRetry(): void;
}

/** The failure view of a screen that could not read its data, with a retry where that may help. */
export function LoadFailure({ error, onRetry }: Props) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  const hasRetry = canRetry(error);
  return (
    <FailureNote
      ref={note}
      title={t('ui.failed.title')}
      hint={errorText(t, error)}
      details={errorDetails(error)}
      onOnline={hasRetry ? onRetry : undefined}
      action={
        hasRetry && (
          <Button size="middle" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )
      }
    />
  );
}
