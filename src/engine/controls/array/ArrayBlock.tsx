import { Suspense, useState } from 'react';
import { ArrayModel } from '../../model/arrayModel';
import type { ControlModel } from '../../model/controlModel';
import { FieldError } from '../../react/FieldItem';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import { LazyRowWindow } from '../shared/LazyRowWindow';
import { DEFAULT_HEIGHT_PX } from '../shared/windowHeight';
import button from '../button/button.module.css';
import { ArrayHead } from './ArrayHead';
import { ArrayRow } from './ArrayRow';
import styles from './array.module.css';

/** Beyond this many rows only those in sight are mounted. */
const VIRTUAL_FROM_ROWS = 40;

const ROW_HEIGHT_PX = 41;

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
  const shared = { array, columns, canDelete: canInsert, canMove: array.props.movable === 1 && !isReadonly };
  const heightPx = array.props.height ?? DEFAULT_HEIGHT_PX;
  const renderRow = (index: number) => {
    const row = rows[index];
    return row && <ArrayRow key={row.id} row={row} index={index} {...shared} />;
  };
  const { t } = page.host;
  return (
    <section className={styles.frame} aria-label={array.title() || array.name}>
      {array.title() && <h2 className={styles.title}>{array.title()}</h2>}
      <div ref={setScroll} className={styles.scroll} style={isVirtual ? { height: heightPx } : undefined}>
        <table className={styles.table} id={array.id} tabIndex={-1} aria-rowcount={rows.length + 1}>
          <ArrayHead rows={rows} {...shared} />
          {isVirtual ? <Suspense fallback={<tbody aria-busy="true" />}><LazyRowWindow count={rows.length} keyOf={(index) => rows[index]?.id ?? index} focused={array.focusedRow} scroll={scroll} heightPx={heightPx} rowHeightPx={ROW_HEIGHT_PX} renderRow={renderRow} /></Suspense> : <tbody>{rows.map((_, index) => renderRow(index))}</tbody>}
        </table>
        {rows.length === 0 && <p className={styles.empty}>{t(canInsert ? 'engine.array.emptyinsert' : 'engine.array.empty')}</p>}
      </div>
      <FieldError field={array.control} />
      {canInsert && <button type="button" className={button.button} data-look="link" onClick={() => array.insertEmpty()}><Icon name="plus" />{t('engine.array.add')}</button>}
    </section>
  );
}
