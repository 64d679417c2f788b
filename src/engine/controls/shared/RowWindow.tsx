import { Fragment } from 'react';
import type { Key, ReactNode } from 'react';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { useWindow } from './useWindow';
import type { MeasureRow, WindowOptions } from './useWindow';

interface RowWindowProps extends WindowOptions {
  /** A signal: the key of the row that has the focus. */
  focused(): Key | undefined;
  renderRow(index: number, measure: MeasureRow): ReactNode;
}

/** The rows of a table that are in sight, and the one that has the focus. */
export function RowWindow({ focused, renderRow, ...options }: RowWindowProps) {
  const { rows, after, measure } = useWindow(options, useWatched(SIGNALS, focused));
  return (
    <tbody role="rowgroup">
      {rows.map(({ index, key, gap }) => (
        <Fragment key={key}>
          {gap > 0 && <tr aria-hidden="true" data-gap style={{ height: gap }} />}
          {renderRow(index, measure)}
        </Fragment>
      ))}
      {after > 0 && <tr aria-hidden="true" data-gap style={{ height: after }} />}
    </tbody>
  );
}
