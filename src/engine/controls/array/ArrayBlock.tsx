import { lazy, Suspense, useState } from 'react';
import { ArrayModel } from '../../model/arrayModel';
import type { ControlModel } from '../../model/controlModel';
import { FieldError } from '../../react/FieldItem';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import button from '../button/button.module.css';
import { ArrayHead } from './ArrayHead';
import { ArrayRow } from './ArrayRow';
import styles from './array.module.css';
import { DEFAULT_HEIGHT_PX } from './windowHeight';

/** The window of rows in sight: few arrays are long enough to need it. */
export const rowWindow = { load: () => import('./VirtualRows') };
const VirtualRows = lazy(async () => ({ default: (await rowWindow.load()).VirtualRows }));

/** Beyond this many rows only those in sight are mounted. */
const VIRTUAL_FROM_ROWS = 40;

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
  const { t } = page.host;
  return (
    <section className={styles.frame} aria-label={array.title() || array.name}>
      {array.title() && <h2 className={styles.title}>{array.title()}</h2>}
      <div ref={setScroll} className={styles.scroll} style={isVirtual ? { height: array.props.height ?? DEFAULT_HEIGHT_PX } : undefined}>
        <table className={styles.table} id={array.id} tabIndex={-1} aria-rowcount={rows.length + 1}>
          <ArrayHead rows={rows} {...shared} />
          {isVirtual ? <Suspense fallback={<tbody aria-busy="true" />}><VirtualRows rows={rows} scroll={scroll} {...shared} /></Suspense> : <tbody>{rows.map((row, index) => <ArrayRow key={row.id} row={row} index={index} {...shared} />)}</tbody>}
        </table>
        {rows.length === 0 && <p className={styles.empty}>{t(canInsert ? 'engine.array.emptyinsert' : 'engine.array.empty')}</p>}
      </div>
      <FieldError field={array.control} />
      {canInsert && <button type="button" className={button.button} data-look="link" onClick={() => array.insertEmpty()}><Icon name="plus" />{t('engine.array.add')}</button>}
    </section>
  );
}
