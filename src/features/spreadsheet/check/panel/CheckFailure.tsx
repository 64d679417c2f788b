import type { ReactNode } from 'react';
import { useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import type { FailureCode } from '../workbook/workbookFailure';

/** Failures after which another attempt may succeed. */
const PASSING: readonly FailureCode[] = ['timeout', 'unavailable'];
/** Failures of this check alone: the server may be able to read the file. */
const OWN: readonly FailureCode[] = [...PASSING, 'tooMuch', 'corrupt', 'noSheet', 'notSpreadsheet'];

export interface CheckFailureProps {
  code: FailureCode | undefined;
  onRetry(): void;
  chooseAnother?: ReactNode;
  uploadAnyway?: ReactNode;
}

/** Why a file cannot be checked, and what can be done. */
export function CheckFailure({ code = 'corrupt', onRetry, chooseAnother, uploadAnyway }: CheckFailureProps) {
  const t = useTranslate();
  return (
    <FailureNote
      title={t('sheetCheck.failed')}
      hint={t(`sheetCheck.failed.${code}`)}
      action={
        <>
          {PASSING.includes(code) && (
            <Button size="middle" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {chooseAnother}
          {OWN.includes(code) && uploadAnyway}
        </>
      }
    />
  );
}
