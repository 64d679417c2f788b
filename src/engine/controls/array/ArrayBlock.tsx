import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ArrayModel } from '../../model/arrayModel';
import type { ControlModel } from '../../model/controlModel';
import { isSection } from '../../model/row';
import { FieldError } from '../../react/FieldItem';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '@/ui/Icon';
import { lazyPart } from '@/ui/lazyComponent';
import { watchScrollEdges } from '@/ui/list/scrollEdges';
import { useRowFocus } from '@/ui/list/useRowFocus';
import { RowWindow } from '../shared/RowWindow';
import type { MeasureRow } from '../shared/useWindow';
import { DEFAULT_HEIGHT_PX } from '../shared/windowHeight';
import button from '../button/button.module.css';
import { ArrayHead } from './ArrayHead';
import { ArrayRow } from './ArrayRow';
import styles from './array.module.css';

/** Beyond this many rows only those in sight are mounted. */
const VIRTUAL_FROM_ROWS = 40;

const ROW_HEIGHT_PX = 41;

/** Few arrays have sections. */
const LazySectionLine = lazyPart(async () => (await import('./SectionLine')).SectionLine, <tr aria-hidden="true" />);

export function ArrayBlock({ control }: { control: ControlModel<'array'> }) {
  return control instanceof ArrayModel ? <Rows array={control} /> : null;
}

function Rows({ array }: { array: ArrayModel }) {
  const page = usePage();
  const lines = useWatched(SIGNALS, () => array.lines());
  const columns = useWatched(SIGNALS, array.shownColumns);
  const isReadonly = useWatched(SIGNALS, () => array.isReadonly());
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => (scroll.current ? watchScrollEdges(scroll.current) : undefined), []);
  const keyOf = useCallback((index: number) => lines[index]?.id ?? index, [lines]);
  const keys = useMemo(() => lines.map(({ id }) => String(id)), [lines]);
  useRowFocus(scroll, keys);
  const isVirtual = lines.length > VIRTUAL_FROM_ROWS;
  const canInsert = array.props.insertable === 1 && !isReadonly;
  const canMove = array.props.movable === 1 && !isReadonly;
  const shared = {
    array,
    columns,
    canDelete: canInsert,
    canMove,
    hasActions: canInsert || canMove || array.node.rowActions.length > 0,
  };
  const heightPx = array.props.height ?? DEFAULT_HEIGHT_PX;
  const renderLine = (index: number, measure?: MeasureRow) => {
    const line = lines[index];
    if (!line) return null;
    const place = { index, measure, place: array.placeOf(line), ...shared };
    return isSection(line) ? (
      <LazySectionLine key={line.id} section={line} {...place} />
    ) : (
      <ArrayRow key={line.id} row={line} {...place} />
    );
  };
  const { t } = page.host;
  const name = array.title() || array.name;
  // What holds nothing to tab to is scrolled by keyboard itself, and is called something then.
  const windowProps =
    isReadonly && lines.length > 0
      ? { role: 'group', 'aria-label': name, tabIndex: isVirtual ? 0 : undefined }
      : { tabIndex: -1 };
  const { sections } = array.props;
  const canFill = sections ? sections.insertable === 1 && !isReadonly : canInsert;
  const add = (text: string, handleClick: () => void) => (
    <button type="button" className={button.button} data-look="link" onClick={handleClick}>
      <Icon name="plus" />
      {t(`engine.array.${text}`)}
    </button>
  );
  return (
    <section className={styles.frame} aria-label={name}>
      {array.title() && <h2 className={styles.title}>{array.title()}</h2>}
      <div ref={scroll} className={styles.scroll} {...windowProps} style={isVirtual ? { height: heightPx } : undefined}>
        <table className={styles.table} id={array.id} tabIndex={-1} aria-rowcount={lines.length + 1}>
          <ArrayHead array={array} columns={columns} lines={lines} hasActions={shared.hasActions} />
          {isVirtual ? (
            <RowWindow
              count={lines.length}
              keyOf={keyOf}
              focused={array.focusedRow}
              scroll={scroll}
              heightPx={heightPx}
              rowHeightPx={ROW_HEIGHT_PX}
              renderRow={renderLine}
            />
          ) : (
            <tbody>{lines.map((_line, index) => renderLine(index))}</tbody>
          )}
        </table>
        {lines.length === 0 && (
          <p className={styles.empty}>
            {t(`engine.array.${canFill ? 'emptyinsert' : 'empty'}${sections ? 'sections' : ''}`)}
          </p>
        )}
      </div>
      {/* In one line, so that the button keeps its place when the message goes away with the first row. */}
      <div className={styles.foot}>
        {canFill &&
          (sections ? add('addsection', () => array.insertEmptySection()) : add('add', () => array.insertEmpty()))}
        <FieldError field={array.control} />
      </div>
    </section>
  );
}
