import { Select } from 'antd';
import { useState } from 'react';
import { useTranslate } from '@/app-context/services';
import { FaultGrid } from '../grid/FaultGrid';
import { FAULT_KINDS } from '../rules/rules';
import type { FaultKind } from '../rules/rules';
import type { CheckState } from '../session/checkState';
import type { CheckSession } from '../session/createCheckSession';
import { ColumnMatching } from './ColumnMatching';
import styles from './panel.module.css';
import { SheetProblems } from './SheetProblems';
import { TaskButton } from './TaskButton';

/** Kinds of faults whose suggestion is what the person meant. */
const CERTAIN = ['dateNumber', 'blanks'] as const;

export interface CheckedSheetsProps {
  session: CheckSession;
  state: CheckState;
}

/** The sheets of a file: their problems, how their columns match, and their faulty rows. */
export function CheckedSheets({ session, state }: CheckedSheetsProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<number>();
  const [faultKind, setFaultKind] = useState<FaultKind>();
  // The first sheet with something to correct.
  const firstFaulty = state.sheets.findIndex(({ faultyRows, problems }) => faultyRows > 0 || problems.length > 0);
  const sheet = chosen ?? Math.max(0, firstFaulty);
  const report = state.sheets[sheet];
  if (!report) return null;
  // The worker has one list of rows: what was typed goes into the cells of the list that is shown.
  const whenSettled = (proceed: () => void) => void session.settle().then(proceed);
  const countOf = (kind: FaultKind) => report.counts.find((entry) => entry.kind === kind)?.count ?? 0;
  const kinds = FAULT_KINDS.filter((kind) => countOf(kind) > 0 || kind === faultKind);
  const total = report.counts.reduce((sum, { count }) => sum + count, 0);

  return (
    <>
      {state.sheets.length > 1 && (
        <Select
          className={styles.select}
          aria-label={t('sheetCheck.sheet')}
          value={sheet}
          onChange={(next) =>
            whenSettled(() => {
              setChosen(next);
              setFaultKind(undefined);
            })
          }
          options={state.sheets.map(({ name, faultyRows }, index) => {
            return { value: index, label: faultyRows > 0 ? `${name} (${faultyRows})` : name };
          })}
        />
      )}
      <SheetProblems report={report} />
      <ColumnMatching key={sheet} session={session} sheet={sheet} report={report} />
      {(total > 0 || report.editCount > 0) && (
        <>
          <div className={styles.filters}>
            <Select<FaultKind | ''>
              className={styles.select}
              aria-label={t('sheetCheck.filter')}
              value={faultKind ?? ''}
              onChange={(next) => whenSettled(() => setFaultKind(next || undefined))}
              options={[
                { value: '', label: `${t('sheetCheck.filter.all')} (${total})` },
                ...kinds.map((kind) => ({ value: kind, label: `${t(`sheetCheck.kind.${kind}`)} (${countOf(kind)})` })),
              ]}
            />
            {CERTAIN.filter((kind) => countOf(kind) > 0).map((kind) => (
              <TaskButton
                key={kind}
                isOff={state.busy > 0}
                onPress={() => void session.act({ kind: 'accept', sheet, faultKind: kind })}
              >
                {t(`sheetCheck.accept.${kind}`, { count: countOf(kind) })}
              </TaskButton>
            ))}
            {report.editCount > 0 && (
              <span className={styles.edited}>{t('sheetCheck.edited', { count: report.editCount })}</span>
            )}
          </div>
          <FaultGrid
            key={`${sheet} ${faultKind ?? ''} ${state.listing}`}
            session={session}
            state={state}
            sheet={sheet}
            faultKind={faultKind}
          />
        </>
      )}
    </>
  );
}
