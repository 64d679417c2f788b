import { memo, useMemo } from 'react';
import { CellField } from '../../model/cellField';
import { removeByHand } from '../../model/removeByHand';
import type { Section } from '../../model/row';
import { watchLine } from '../../model/watchLine';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { HEAD_ROWS } from './ArrayRow';
import type { ArrayLineProps } from './ArrayRow';
import { Cell, useCellLook } from './Cell';
import { LineButton } from './LineButton';
import { LineCheck } from './LineCheck';
import styles from './sectionLine.module.css';

/** The line above the rows of a section: its title and fields, and what can be done with it. */
export const SectionLine = memo(function SectionLine({
  array,
  columns,
  section,
  index,
  measure,
  place,
  canDelete,
  hasActions,
}: ArrayLineProps & { section: Section }) {
  const page = usePage();
  const { t } = page.host;
  const shown = useWatched(SIGNALS, array.shownFields);
  const isReadonly = useWatched(SIGNALS, () => array.isReadonly());
  const fields = useMemo(
    () => shown.map((node) => new CellField(array, section, node, place)),
    [array, shown, section, place],
  );
  const { insertable, movable } = array.props.sections ?? {};
  const check = array.props.checkable === 1;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row-key={section.id}
      aria-rowindex={index + HEAD_ROWS}
      className={styles.section}
    >
      {check && (
        <td className={styles.check}>
          {array.props.isradio !== 1 && (
            <LineCheck array={array} line={section} label={t('engine.array.checksection', { section: place })} />
          )}
        </td>
      )}
      <td colSpan={columns.length + Number(hasActions)}>
        <div className={styles.line}>
          <SectionTitle array={array} section={section} place={place} />
          {fields.map((field) => (
            <SectionField key={field.node.name} field={field} />
          ))}
          {!isReadonly && (
            <span className={styles.actions}>
              {canDelete && (
                <LineButton
                  icon="plus"
                  label={t('engine.array.addto', { section: place })}
                  onPress={() => array.insertEmpty(section)}
                />
              )}
              {movable === 1 && (
                <LineButton
                  icon="up"
                  label={t('engine.array.movesectionup', { section: place })}
                  onPress={() => array.move(section, -1)}
                />
              )}
              {movable === 1 && (
                <LineButton
                  icon="down"
                  label={t('engine.array.movesectiondown', { section: place })}
                  onPress={() => array.move(section, 1)}
                />
              )}
              {insertable === 1 && (
                <LineButton
                  icon="delete"
                  label={t('engine.array.deletesection', { section: place })}
                  onPress={() => removeByHand(array, [section])}
                />
              )}
            </span>
          )}
        </div>
      </td>
    </tr>
  );
});

function SectionTitle({ array, section, place }: Pick<ArrayLineProps, 'array' | 'place'> & { section: Section }) {
  const { t } = usePage().host;
  const source = useMemo(() => ({ watch: (run: () => void) => watchLine(section, run) }), [section]);
  const title = useWatched(source, () => array.titleOf(section));
  return <h3 className={styles.title}>{title || t('engine.array.section', { section: place })}</h3>;
}

function SectionField({ field }: { field: CellField }) {
  const page = usePage();
  const look = useCellLook(field);
  const isRequired = useWatched(field, () => field.isRequired());
  if (look === 'hidden') return null;
  const title = page.textOf(field.node.title);
  const { width } = field.node.props as { width?: number | string };
  const { box, type } = field.node;
  if (type === 'button') return <Cell field={field} look={look} />;
  const isText = look === 'text' || look === 'press';
  return (
    <div className={styles.field} data-text={isText || undefined}>
      {!isText ? (
        <label htmlFor={field.id}>
          {title}
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
      ) : (
        <span>{title}</span>
      )}
      <div
        className={box ? `${styles.value} ${box.className}` : styles.value}
        style={box || width !== undefined ? { width, ...box?.style } : undefined}
      >
        <Cell field={field} look={look} />
      </div>
    </div>
  );
}
