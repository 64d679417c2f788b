import { useId } from 'react';
import type { CSSProperties, FocusEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { shortText } from '../rules/cell';
import type { RowView, SheetReport } from '../worker/messages';
import styles from './grid.module.css';
import type { OpenCell } from './openCell';

export interface FaultRowProps {
  /** In the list. */
  index: number;
  /** Undefined until it is read. */
  row: RowView | undefined;
  report: SheetReport;
  /** The column that the keyboard is at. */
  active: number | undefined;
  /** The cell of this row that is edited. */
  open: OpenCell | undefined;
  style: CSSProperties;
  onEdit(column: number): void;
  onType(text: string): void;
  onCompose(isComposing: boolean): void;
  onLeave(column: number): void;
}

/** Whether a field loses the focus to the page itself: it keeps it while another window has it. */
export const isLeft = ({ currentTarget }: FocusEvent): boolean => document.activeElement !== currentTarget;

/** A row with faults. Each faulty cell has its reason below its content. */
export function FaultRow(props: FaultRowProps) {
  const { index, row, report, active, open, style, onEdit, onType, onCompose, onLeave } = props;
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
        const isEdited = open?.column === column;
        const fault = (isEdited && open.rejected) || row.faults.find((other) => other.column === column);
        const reason = fault && t(`sheetCheck.fault.${fault.kind}`, { detail: fault.detail });
        const options = report.rules.find((rule) => rule.column === column)?.options;
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
                data-rejected={open.rejected ? true : undefined}
                aria-describedby={fault ? `${id}-${column}` : undefined}
                list={options ? `${id}-options-${column}` : undefined}
                value={open.draft}
                // What was just typed is not selected, so that more can be typed.
                onFocus={({ currentTarget }) => open.isTyped || currentTarget.select()}
                onChange={(event) => onType(event.currentTarget.value)}
                onCompositionStart={() => onCompose(true)}
                onCompositionEnd={() => onCompose(false)}
                onBlur={(event) => isLeft(event) && onLeave(column)}
              />
            ) : (
              <span className={styles.text} title={shortText(text)}>
                {shortText(text)}
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
