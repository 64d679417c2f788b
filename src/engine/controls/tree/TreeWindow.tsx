import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useWindow } from '../shared/useWindow';
import type { MeasureRow, WindowOptions } from '../shared/useWindow';
import type { Key } from './nodes';

interface TreeWindowProps extends WindowOptions {
  /** The node that keys act on: it is there wherever it is. */
  readonly active: Key | undefined;
  renderNode(index: number, measure: MeasureRow): ReactNode;
}

/** The nodes of a tree that are in sight. */
export function TreeWindow({ active, renderNode, ...options }: TreeWindowProps) {
  const { rows, after, measure } = useWindow(options, active);
  return (
    <>
      {rows.map(({ index, key, gap }) => (
        <Fragment key={key}>
          {gap > 0 && <div aria-hidden="true" style={{ height: gap }} />}
          {renderNode(index, measure)}
        </Fragment>
      ))}
      {after > 0 && <div aria-hidden="true" style={{ height: after }} />}
    </>
  );
}
