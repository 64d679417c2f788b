import type { Language } from '@atrium/common/languages';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { StateNote } from '@atrium/portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import type { MenuChoices, MenuItem } from '../../../api/menu';
import { dropPlace, findItem, flatItems, MOST_ITEMS, moveItem, placeAfter } from '../rules/menuItems';
import type { Move, Place } from '../rules/menuItems';
import { problemsOf } from '../rules/menuProblems';
import type { HiddenReason } from '../rules/menuProblems';
import styles from './ItemTree.module.css';
import { TreeRow } from './TreeRow';
import type { DropMark } from './TreeRow';
import { TreeToolbar } from './TreeToolbar';

interface Props {
  items: readonly MenuItem[];
  selectedId: string | undefined;
  /** The items that the previewed position does not see. */
  hidden: ReadonlyMap<string, HiddenReason>;
  choices: MenuChoices;
  nameOf(item: MenuItem): string;
  language: Language;
  isReadOnly: boolean;
  onSelect(id: string): void;
  /** Shows the form of the item with the focus in it. */
  onOpen(id: string): void;
  onAdd(place: Place): void;
  onRemove(id: string): void;
  onMove(items: readonly MenuItem[]): void;
  /** Tells assistive technology what has happened. */
  onAnnounce(text: string): void;
}

const MOVE_OF_KEY: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

/** The menu as a tree of two levels. Items are moved by dragging, with Alt and the arrow keys, or with the buttons. */
export function ItemTree(props: Props) {
  const { items, selectedId, isReadOnly, nameOf, onSelect, onOpen, onMove } = props;
  const t = useT();
  const isNarrow = useNarrow();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [draggedId, setDraggedId] = useState<string>();
  const [mark, setMark] = useState<{ id: string; at: DropMark; place: Place }>();
  const tree = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);

  const fold = (id: string, isFolded: boolean) =>
    setFolded(new Set([...[...folded].filter((other) => other !== id), ...(isFolded ? [id] : [])]));
  const all = items.flatMap((item, index) => [
    { item, level: 1, position: index + 1, count: items.length, parentId: undefined },
    ...(folded.has(item.id)
      ? []
      : item.children.map((child, at) => ({
          item: child,
          level: 2,
          position: at + 1,
          count: item.children.length,
          parentId: item.id as string | undefined,
        }))),
  ]);
  // A platform may have stored more than can be drawn without blocking the page.
  const rows = all.slice(0, MOST_ITEMS);
  const focusedId = rows.some(({ item }) => item.id === selectedId) ? selectedId : rows[0]?.item.id;

  // A row that moves in the document loses the focus, and a selected one may be new.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
  }, [items, selectedId]);

  /** Moves an item and says where it is now. */
  function put(id: string, place: Place) {
    const next = moveItem(items, id, place);
    const found = findItem(next, id);
    if (next === items || !found) return;
    if (place.parentId !== undefined) fold(place.parentId, false);
    onMove(next);
    onSelect(id);
    const group = findItem(next, found.parentId)?.item;
    props.onAnnounce(
      t(group ? 'admin.menu.movedIn' : 'admin.menu.moved', {
        name: nameOf(found.item),
        index: found.index + 1,
        count: found.siblings.length,
        ...(group && { group: nameOf(group) }),
      }),
    );
  }
  const move = (id: string, kind: Move) => {
    const place = placeAfter(items, id, kind);
    if (place) put(id, place);
  };

  function select(id: string | undefined) {
    if (id === undefined) return;
    shouldFocus.current = true;
    onSelect(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = rows.findIndex(({ item }) => item.id === focusedId);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey) return;
    const { item, parentId } = row;
    const kind = MOVE_OF_KEY[event.key];
    if (event.altKey) {
      if (isReadOnly || !kind) return;
      shouldFocus.current = true;
      move(item.id, kind);
    } else if (event.key === 'ArrowUp') select(rows[at - 1]?.item.id);
    else if (event.key === 'ArrowDown') select(rows[at + 1]?.item.id);
    else if (event.key === 'Home') select(rows[0]?.item.id);
    else if (event.key === 'End') select(rows.at(-1)?.item.id);
    else if (event.key === 'ArrowRight' && item.children.length > 0) {
      if (folded.has(item.id)) fold(item.id, false);
      else select(item.children[0]?.id);
    } else if (event.key === 'ArrowLeft') {
      if (parentId !== undefined) select(parentId);
      else if (item.children.length > 0) fold(item.id, true);
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(item.id);
    else if (event.key === 'Delete' && !isReadOnly) {
      shouldFocus.current = true;
      props.onRemove(item.id);
    } else return;
    event.preventDefault();
  }

  function handleDragOver(event: DragEvent, overId: string) {
    if (draggedId === undefined) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientY - top) / (height || 1);
    const place = dropPlace(items, draggedId, overId, at);
    if (!place) return setMark(undefined);
    event.preventDefault();
    const over = findItem(items, overId);
    const isInto = over?.parentId !== place.parentId && place.parentId === overId;
    const isBefore = place.parentId === over?.parentId && place.index === over?.index;
    return setMark({ id: overId, place, at: isInto ? 'into' : isBefore ? 'before' : 'after' });
  }
  function endDrag() {
    setDraggedId(undefined);
    setMark(undefined);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    if (draggedId !== undefined && mark) put(draggedId, mark.place);
    endDrag();
  }

  return (
    <section className={styles.frame} aria-label={t('admin.menu.tree')}>
      {!isReadOnly && (
        <TreeToolbar
          items={items}
          selectedId={focusedId}
          nameOf={nameOf}
          onAdd={props.onAdd}
          onRemove={props.onRemove}
          onMove={move}
        />
      )}
      {items.length === 0 ? (
        <StateNote title={t('admin.menu.empty')} hint={isReadOnly ? '' : t('admin.menu.empty.hint')} />
      ) : (
        <div
          ref={tree}
          role="tree"
          aria-label={t('admin.menu.tree')}
          className={styles.tree}
          onKeyDown={handleKeyDown}
          onDrop={handleDrop}
        >
          {rows.map(({ item, level, position, count }) => (
            <TreeRow
              key={item.id}
              item={item}
              level={level}
              position={position}
              count={count}
              name={nameOf(item)}
              problems={problemsOf(item, props.choices)}
              hiddenReason={props.hidden.get(item.id)}
              isSelected={item.id === selectedId}
              isFocusable={item.id === focusedId}
              isFolded={folded.has(item.id)}
              isDraggable={!isReadOnly}
              isDragged={item.id === draggedId}
              mark={mark?.id === item.id ? mark.at : undefined}
              onPress={() => (isNarrow ? onOpen(item.id) : onSelect(item.id))}
              onFold={(isFolded) => fold(item.id, isFolded)}
              onDragStart={() => setDraggedId(item.id)}
              onDragOver={(event) => handleDragOver(event, item.id)}
              onDragEnd={endDrag}
            />
          ))}
        </div>
      )}
      {rows.length < all.length && (
        <p className={styles.hint} role="status">
          {t('admin.menu.tree.more', { shown: rows.length, count: flatItems(items).length })}
        </p>
      )}
      {!isReadOnly && items.length > 0 && <p className={styles.hint}>{t('admin.menu.tree.hint')}</p>}
    </section>
  );
}
