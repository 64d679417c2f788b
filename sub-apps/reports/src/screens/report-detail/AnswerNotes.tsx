import { useT } from '@atrium/portal/sdk';
import type { Report } from '../../api/report';
import { AnswerNote } from './AnswerNote';

/** What of an answer could not be read, or is too much to be shown; nothing where all is shown. */
export function AnswerNotes({ report: { unshown, rows } }: { report: Report }) {
  const t = useT();
  return (
    <>
      {unshown.faults > 0 && <AnswerNote text={t('reports.unshown.faults', { count: unshown.faults })} />}
      {unshown.rows > 0 && <AnswerNote text={t('reports.unshown.rows', { shown: rows.length, count: unshown.rows })} />}
      {unshown.slices > 0 && <AnswerNote text={t('reports.unshown.slices', { count: unshown.slices })} />}
    </>
  );
}
