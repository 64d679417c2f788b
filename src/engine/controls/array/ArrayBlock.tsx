import { useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrayModel } from '../../model/arrayModel';
import type { ControlModel } from '../../model/controlModel';
import type { Row } from '../../model/row';
import type { ControlNode } from '../../protocol/nodes';
import { FieldError } from '../../react/FieldItem';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import button from '../button/button.module.css';
import { ArrayHead } from './ArrayHead';
import { ArrayRow } from './ArrayRow';
import styles from './array.module.css';

/** Beyond this many rows only those in sight are mounted. */
const VIRTUAL_FROM_ROWS = 40;
const DEFAULT_HEIGHT_PX = 440;
const ROW_HEIGHT_PX = 41;
const OVERSCAN_ROWS = 6;

export function ArrayBlock({ control }: { control: ControlModel<'array'> }) {
  return control instanceof ArrayModel ? <Rows array={control} /> : null;
}

function Rows({ array }: { array: ArrayModel }) {
  const page = usePage();
  const rows = useWatched(SIGNALS, () => array.list());
  const columns = useWatched(SIGNALS, array.shownColumns);
  const isReadonly = useWatched(SIGNALS, () => array.isReadonly());
  // Held in state: the virtual window listens to the element's scrolling, and must hear of it when it is there.
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  const isVirtual = rows.length > VIRTUAL_FROM_ROWS;
  const canInsert = array.props.insertable === 1 && !isReadonly;
  const { t } = page.host;
  return (
    <section className={styles.frame} aria-label={array.title() || array.name}>
      {array.title() && <h2 className={styles.title}>{array.title()}</h2>}
      <div ref={setScroll} className={styles.scroll} style={isVirtual ? { height: array.props.height ?? DEFAULT_HEIGHT_PX } : undefined}>
        <table className={styles.table} id={array.id} tabIndex={-1} aria-rowcount={rows.length + 1}>
          <ArrayHead array={array} columns={columns} canDelete={canInsert} />
          {isVirtual ? <VirtualBody array={array} columns={columns} rows={rows} scroll={scroll} canDelete={canInsert} /> : <tbody>{rows.map((row, index) => <ArrayRow key={row.id} array={array} columns={columns} row={row} index={index} canDelete={canInsert} />)}</tbody>}
        </table>
        {rows.length === 0 && <p className={styles.empty}>{t(canInsert ? 'engine.array.emptyinsert' : 'engine.array.empty')}</p>}
      </div>
      <FieldError field={array.control} />
      {canInsert && <button type="button" className={button.button} data-look="link" onClick={() => array.insertEmpty()}><Icon name="plus" />{t('engine.array.add')}</button>}
    </section>
  );
}

interface VirtualBodyProps {
  array: ArrayModel;
  columns: readonly ControlNode[];
  rows: readonly Row[];
  scroll: HTMLDivElement | null;
  canDelete: boolean;
}

function VirtualBody({ array, columns, rows, scroll, canDelete }: VirtualBodyProps) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: array.props.height ?? DEFAULT_HEIGHT_PX },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
      {items.map(({ index }) => {
        const row = rows[index];
        return row && <ArrayRow key={row.id} array={array} columns={columns} row={row} index={index} canDelete={canDelete} />;
      })}
      {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
    </tbody>
  );
}
