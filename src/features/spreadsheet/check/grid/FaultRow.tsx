import { useId } from 'react';
import type { CSSProperties } from 'react';
import { useTranslate } from '@/app-context/services';
import type { RowView, SheetReport } from '../worker/messages';
import styles from './grid.module.css';

export interface FaultRowProps {
  /** In the list. */
  index: number;
  /** Undefined until it is read. */
  row: RowView | undefined;
  report: SheetReport;
  /** The column that the keyboard is at. */
  active: number | undefined;
  /** What is typed into that cell; undefined while it is not edited. */
  draft: string | undefined;
  style: CSSProperties;
  onEdit(column: number): void;
  onDraft(draft: string): void;
  onLeave(): void;
}

/** A row with faults. Each faulty cell has its reason below its content. */
export function FaultRow({ index, row, report, active, draft, style, onEdit, onDraft, onLeave }: FaultRowProps) {
  const t = useTranslate();
  const id = useId();
  if (!row) return <div className={styles.row} role="row" aria-rowindex={index + 2} aria-busy style={style} />;
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={index + 2}
      data-edited={row.isEdited || undefined}
      style={style}
    >
      <span role="rowheader" className={styles.number}>
        {row.number}
        {row.isEdited && <span className={styles.edited}>{t('sheetCheck.rowEdited')}</span>}
      </span>
      {row.texts.map((text, column) => {
        const fault = row.faults.find((other) => other.column === column);
        const reason = fault && t(`sheetCheck.fault.${fault.kind}`, { detail: fault.detail });
        const options = report.rules.find((rule) => rule.column === column)?.options;
        const isEdited = active === column && draft !== undefined;
        return (
          <span
            key={column}
            role="gridcell"
            className={styles.cell}
            data-place={`${index}-${column}`}
            data-faulty={fault ? true : undefined}
            tabIndex={active === column && !isEdited ? 0 : -1}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && !isEdited ? `${id}-${column}` : undefined}
            onClick={() => isEdited || onEdit(column)}
          >
            {isEdited ? (
              <input
                className={styles.input}
                aria-label={t('sheetCheck.cell', { column: report.header[column], row: row.number })}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `${id}-${column}` : undefined}
                list={options ? `${id}-options-${column}` : undefined}
                value={draft}
                // What was just typed is not selected, so that more can be typed.
                onFocus={({ currentTarget }) =>
                  (draft === text || draft === fault?.suggestion) && currentTarget.select()
                }
                onChange={(event) => onDraft(event.currentTarget.value)}
                onBlur={onLeave}
              />
            ) : (
              <span className={styles.text} title={text}>
                {text}
              </span>
            )}
            {isEdited && options && (
              <datalist id={`${id}-options-${column}`}>
                {options.map((option) => (
                  <option key={option} value={option} />
                ))}
              </datalist>
            )}
            {reason && (
              <span id={`${id}-${column}`} className={styles.reason} title={reason}>
                {reason}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
