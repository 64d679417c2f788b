import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslate } from '@/app-context/services';
import { LinkButton } from '@/ui/Button';
import { columnLetters } from '../rules/cell';
import type { CheckSession } from '../session/createCheckSession';
import type { SheetReport } from '../worker/messages';
import styles from './panel.module.css';

export interface ColumnMatchingProps {
  session: CheckSession;
  sheet: number;
  report: SheetReport;
}

/** Value of the choice that leaves a column of the template out. */
const NONE = -1;

/**
 * Matches columns of the template with those of the file by hand. Shown at once where a match by hand may help, and on
 * demand otherwise.
 */
export function ColumnMatching({ session, sheet, report }: ColumnMatchingProps) {
  const t = useTranslate();
  const id = useId();
  const { header, matches, problems, surplus } = report;
  const has = (wanted: string) => problems.some(({ kind }) => kind === wanted);
  const isUnfit = has('missing') || has('absent') || has('duplicate');
  // A column that only the template has can be matched where the file has one that only the file has. Once shown the
  // choices stay: the first one would make them go away.
  const [isOpen, setIsOpen] = useState(has('missing') || has('duplicate') || (has('absent') && surplus.length > 0));
  if (matches.length === 0 || header.length === 0) return null;
  if (!isOpen)
    return isUnfit || matches.some(({ kind }) => kind !== 'exact') ? (
      <p className={styles.matchLine}>
        <LinkButton onClick={() => setIsOpen(true)}>{t('sheetCheck.match.show')}</LinkButton>
      </p>
    ) : null;
  const missing = new Set(problems.flatMap(({ kind, detail }) => (kind === 'missing' ? [detail] : [])));
  const used = new Map(matches.map(({ title, column }) => [column, title]));
  return (
    <section className={styles.matching} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('sheetCheck.match')}
      </h3>
      <p className={styles.hint}>
        {t('sheetCheck.match.hint')}{' '}
        <LinkButton onClick={() => setIsOpen(false)}>{t('sheetCheck.match.hide')}</LinkButton>
      </p>
      <ul className={styles.matches}>
        {matches.map(({ title, column, kind }) => (
          <li key={title} data-missing={missing.has(title) || undefined}>
            <span className={styles.matchTitle}>{title}</span>
            <Select
              className={styles.matchSelect}
              aria-label={t('sheetCheck.match.of', { title })}
              showSearch
              optionFilterProp="label"
              value={column ?? NONE}
              onChange={(next) =>
                void session.act({ kind: 'choose', sheet, title, column: next === NONE ? null : next })
              }
              options={[
                { value: NONE, label: t('sheetCheck.match.none') },
                ...header.flatMap((text, index) => {
                  const other = used.get(index);
                  // A column that another title has stays with it until that one is changed.
                  const disabled = other !== undefined && other !== title;
                  return text === '' ? [] : [{ value: index, label: `${text} (${columnLetters(index)})`, disabled }];
                }),
              ]}
            />
            {kind === 'remembered' && <span className={styles.hint}>{t('sheetCheck.match.remembered')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
