import { useRef } from 'react';
import type { ReactNode } from 'react';
import { toAppError } from '@/common/errors/appError';
import { errorDetails } from '@/common/errors/errorDetails';
import { useServices, useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import { useFocusHandOver } from '@/ui/useFocusHandOver';

export interface ErrorCardProps {
  error: unknown;
  onRetry(): void;
  /** What can be done beside a retry. */
  children?: ReactNode;
}

/** The error of a page, with a retry button. */
export function ErrorCard({ error, onRetry, children }: ErrorCardProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  return (
    <FailureNote
      ref={note}
      isWholePage
      title={t('workspace.page.failed')}
      hint={errors.text(error)}
      details={errorDetails(toAppError(error))}
      onOnline={onRetry}
      action={
        <>
          <Button size="middle" onClick={onRetry}>
            {t('workspace.page.retry')}
          </Button>
          {children}
        </>
      }
    />
  );
}
