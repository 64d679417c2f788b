import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { FailureNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { ReportView } from './reportView';

export type Absence = 'denied' | 'missing';

/** Why the report as a whole cannot be shown to this person; undefined for every other error, also of a lower level. */
export function absenceOf(error: AppError | null, { path }: ReportView): Absence | undefined {
  if (error?.kind !== 'service' || path.length > 0) return undefined;
  if (error.status === 403) return 'denied';
  return error.status === 404 ? 'missing' : undefined;
}

/** Says that the person may not see the report, or that there is none, and what to do. */
export function ReportAbsence({ absence }: { absence: Absence }) {
  const t = useT();
  const { nav } = usePortal();
  return (
    <FailureNote
      title={t(`reports.detail.${absence}`)}
      hint={t(`reports.detail.${absence}.hint`)}
      action={<Button onClick={() => nav.openRoute('/report-List')}>{t('reports.detail.toList')}</Button>}
    />
  );
}
