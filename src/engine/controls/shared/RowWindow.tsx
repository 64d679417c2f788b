import { Fragment } from 'react';
import type { Key, ReactNode } from 'react';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { useWindow } from './useWindow';
import type { MeasureRow, WindowOptions } from './useWindow';

interface RowWindowProps extends WindowOptions {
  /** A signal: the key of the row that has the focus. */
  focused(): Key | undefined;
  renderRow(index: number, measure: MeasureRow): ReactNode;
  /** The element of the rows: that of a table, or a list of cards. */
  frame?(rows: ReactNode): ReactNode;
  /** The element of a gap. */
  gap?: 'tr' | 'li';
}

/** The rows of a table that are in sight, and the one that has the focus. */
export function RowWindow({ focused, renderRow, frame = inTable, gap: Gap = 'tr', ...options }: RowWindowProps) {
  const { rows, after, measure } = useWindow(options, useWatched(SIGNALS, focused));
  return frame(
    <>
      {rows.map(({ index, key, gap }) => (
        <Fragment key={key}>
          {gap > 0 && <Gap aria-hidden="true" data-gap style={{ height: gap }} />}
          {renderRow(index, measure)}
        </Fragment>
      ))}
      {after > 0 && <Gap aria-hidden="true" data-gap style={{ height: after }} />}
    </>,
  );
}

/** Rows in the body of a table. */
export const inTable = (rows: ReactNode) => <tbody role="rowgroup">{rows}</tbody>;
