import { chooseIcon } from '@atrium/common/menu/chooseIcon';
import { useT } from '@atrium/portal/sdk';
import { Icon, MenuIcon } from '@atrium/portal/ui';
import { useId } from 'react';
import type { DragEvent } from 'react';
import type { MenuItem } from '../../../api/menu';
import type { HiddenReason, Problem } from '../rules/menuProblems';
import styles from './ItemTree.module.css';

/** Where a dragged item would be dropped. */
export type DropMark = 'before' | 'into' | 'after';

interface Props {
  item: MenuItem;
  level: number;
  /** Its place among its siblings, from one. */
  position: number;
  count: number;
  name: string;
  problems: readonly Problem[];
  hiddenReason: HiddenReason | undefined;
  isSelected: boolean;
  /** The row that the tab key reaches. */
  isFocusable: boolean;
  isFolded: boolean;
  isDraggable: boolean;
  isDragged: boolean;
  mark: DropMark | undefined;
  onPress(): void;
  onFold(isFolded: boolean): void;
  onDragStart(): void;
  onDragOver(event: DragEvent): void;
  onDragEnd(): void;
}

/** One item of the tree: its icon and title, what is wrong with it, and why the previewed position does not see it. */
export function TreeRow(props: Props) {
  const { item, name, problems, hiddenReason, isFolded, mark, isDragged } = props;
  const t = useT();
  const noteId = useId();
  const hasChildren = item.children.length > 0;
  const reason = hiddenReason && t(`admin.menu.hidden.${hiddenReason}`);
  const notes = [
    ...problems.map(({ kind, name: about }) => t(`admin.menu.problem.${kind}`, { name: about })),
    ...(reason === undefined ? [] : [t('admin.menu.hidden.label', { reason })]),
  ];
  const isInvalid = problems.some(({ isError }) => isError);
  return (
    <div
      role="treeitem"
      // Contains all that is visible in the row, so that it can be named by voice.
      aria-label={reason === undefined ? name : `${name} ${reason}`}
      aria-level={props.level}
      aria-posinset={props.position}
      aria-setsize={props.count}
      aria-selected={props.isSelected}
      {...(hasChildren && { 'aria-expanded': !isFolded })}
      {...(notes.length > 0 && { 'aria-describedby': noteId })}
      tabIndex={props.isFocusable ? 0 : -1}
      className={styles.row}
      data-level={props.level}
      data-hidden={hiddenReason !== undefined}
      data-dragged={isDragged}
      data-mark={mark}
      draggable={props.isDraggable}
      onClick={props.onPress}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        props.onDragStart();
      }}
      onDragOver={props.onDragOver}
      onDragEnd={props.onDragEnd}
    >
      <span
        className={styles.fold}
        aria-hidden
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          props.onFold(!isFolded);
        }}
      >
        {hasChildren && <Icon name={isFolded ? 'next' : 'down'} />}
      </span>
      {props.level === 1 && <MenuIcon {...chooseIcon(item.icon, item.chinese)} />}
      <span className={styles.name} title={name}>
        {name}
      </span>
      {problems.length > 0 && (
        <span aria-hidden className={isInvalid ? styles.error : styles.warning} title={notes.join('\n')}>
          !
        </span>
      )}
      {reason !== undefined && (
        <span aria-hidden className={styles.reason}>
          {reason}
        </span>
      )}
      <span id={noteId} hidden>
        {notes.join(' ')}
      </span>
    </div>
  );
}
