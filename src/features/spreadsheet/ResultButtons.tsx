import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@/app-context/services';
import type { Failure } from './jobFlow';

export interface ResultButtonsProps {
  /** Why it failed; undefined after a success, and when the person has cancelled it. */
  failure: Failure | undefined;
  /** What begins another import or export. */
  again: ReactNode;
  onAgain(): void;
  /** The text of the button that goes on after a failure. */
  retry?: string;
  onRetry(): void;
  onClose(): void;
  /** Something else mends the failure and is the primary button. */
  hasRemedy?: boolean;
  children?: ReactNode;
}

/**
 * What can be done when a job has ended. The primary button comes last: it closes the dialog, or mends the failure by
 * the next attempt or another file.
 */
export function ResultButtons(props: ResultButtonsProps) {
  const { failure, again, onAgain, retry, onRetry, onClose, hasRemedy = false, children } = props;
  const t = useTranslate();
  const canRetry = failure !== undefined && failure.kind !== 'result' && failure.kind !== 'lost';
  const closeButton = (
    <Button key="close" type={failure || hasRemedy ? 'default' : 'primary'} onClick={onClose}>
      {t('spreadsheet.close')}
    </Button>
  );
  const againButton = (
    <Button key="again" type={failure && !canRetry && !hasRemedy ? 'primary' : 'default'} onClick={onAgain}>
      {again}
    </Button>
  );
  if (!failure) return [againButton, children, closeButton];
  return [
    closeButton,
    againButton,
    canRetry && (
      <Button key="retry" type="primary" onClick={onRetry}>
        {retry ?? t('spreadsheet.retry')}
      </Button>
    ),
  ];
}
