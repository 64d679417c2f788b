import { useTranslate } from '@/app-context/services';
import type { SheetReport } from '../worker/messages';
import styles from './panel.module.css';

/** What is wrong with the header of a sheet, and with the sheet as a whole. */
export function SheetProblems({ report: { problems, surplus, header, matches } }: { report: SheetReport }) {
  const t = useTranslate();
  const isMatched = matches.length > 0;
  const absent = problems.flatMap(({ kind, detail }) => (kind === 'absent' ? [detail] : []));
  const others = problems.filter(({ kind }) => kind !== 'absent');
  if (problems.length === 0 && (surplus.length === 0 || !isMatched)) return null;
  return (
    <ul className={styles.problems} aria-label={t('sheetCheck.problems')}>
      {others.map(({ kind, detail, columns }) => (
        <li key={`${kind} ${detail}`} data-kind={kind}>
          {t(`sheetCheck.problem.${kind}`, { detail, columns })}
        </li>
      ))}
      {absent.length > 0 && <li data-kind="absent">{t('sheetCheck.problem.absent', { detail: absent })}</li>}
      {isMatched && surplus.length > 0 && (
        <li data-kind="surplus">
          {t('sheetCheck.problem.surplus', { detail: surplus.map((column) => header[column]) })}
        </li>
      )}
    </ul>
  );
}
