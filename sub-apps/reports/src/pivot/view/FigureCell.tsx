import type { ReactNode } from 'react';
import { BeyondIcon } from '../../figures/BeyondIcon';
import { Figure } from '../../figures/Figure';
import { figureText } from '../../figures/figureText';
import type { FigureFormat } from '../../figures/figureText';
import { isFound } from '../grid/findTexts';
import type { FigureMark } from '../grid/marksOf';
import styles from '../pivot.module.css';
import type { GridLook } from './gridLook';

interface Props {
  look: GridLook;
  row: number;
  column: number;
  isActive: boolean;
  isSelected: boolean;
}

/** A figure. A total that the answer does not have is an empty cell. */
export function FigureCell({ look, row, column, isActive, isSelected }: Props) {
  const { model, size, geometry, marked, search } = look;
  const item = model.columns.items[column];
  const figure = model.figureAt(row, column);
  if (!item) return null;
  const { edges } = geometry;
  const left = edges[column] ?? 0;
  const text = figure === undefined ? '' : figureText(figure, item.value);
  const mark = marked.markOf(model, row, column);
  const content = item.value.isComparison ? <Figure value={figure} column={item.value} /> : text;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      aria-colindex={size.headColumns + column + 1}
      aria-selected={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      data-column={size.headColumns + column}
      data-kind={item.kind === 'leaf' ? undefined : item.kind}
      data-beyond={mark?.beyond?.kind}
      data-found={(search !== '' && text !== '' && isFound(text, search)) || undefined}
      style={{ left, width: (edges[column + 1] ?? 0) - left }}
    >
      {figure !== undefined &&
        (mark ? (
          <MarkedFigure mark={mark} column={item.value}>
            {content}
          </MarkedFigure>
        ) : (
          content
        ))}
    </div>
  );
}

interface MarkedProps {
  mark: FigureMark;
  column: FigureFormat;
  children: ReactNode;
}

/** A figure before its bar, or with an arrow and in bold beyond a limit. */
function MarkedFigure({ mark: { bar, beyond }, column, children }: MarkedProps) {
  return (
    <>
      {bar !== undefined && (
        <span
          className={styles.share}
          data-negative={bar < 0 || undefined}
          style={{ width: `${Math.min(1, Math.abs(bar)) * 100}%` }}
        />
      )}
      {beyond && <BeyondIcon mark={beyond} column={column} />}
      <span className={styles.figure}>{children}</span>
    </>
  );
}
