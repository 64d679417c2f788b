import { useT } from '@atrium/portal/sdk';
import { Tree } from 'antd';
import type { TreeProps } from 'antd';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentRef, KeyboardEvent, Ref } from 'react';
import type { OrganisationPlace } from '../../api/organisations';
import { Highlighted } from './Highlighted';
import styles from './OrganisationTree.module.css';
import { dropPlace } from './rules/moves';
import { rowsOf } from './rules/search';
import type { TreeItem } from './rules/search';
import { isWithin } from './rules/treeIndex';
import type { TreeIndex } from './rules/treeIndex';

/** What other parts of the screen do with the tree. */
export interface TreeHandle {
  focus(): void;
  scrollTo(code: string): void;
}

interface Props {
  ref: Ref<TreeHandle>;
  items: TreeItem[];
  index: TreeIndex;
  /** The text whose matches are marked. */
  searched: string;
  expanded: readonly string[];
  onExpand(codes: string[]): void;
  /** The unit that the keys act on as well. */
  selected: string | undefined;
  onSelect(code: string): void;
  /** A press or Enter on a unit. */
  onOpen(code: string): void;
  /** Undefined while units cannot be moved. */
  onMove: ((code: string, place: OrganisationPlace) => void) | undefined;
  /** Alt with up or down on a unit. */
  onStep(code: string, step: -1 | 1): void;
  /** F2 on a unit. */
  onRename(code: string): void;
}

/**
 * The tree of organisations. Only the visible rows are in the document. The arrow keys select: a cursor of its own, as
 * rc-tree has it, could be at another unit than the one whose details are shown.
 */
export function OrganisationTree(props: Props) {
  const { ref, items, index, searched, expanded, onExpand, selected, onSelect, onOpen, onMove } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const tree = useRef<ComponentRef<typeof Tree<TreeItem>>>(null);
  const [heightPx, setHeightPx] = useState<number>();
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // A hidden tab has no height.
    const observer = new ResizeObserver(() => setHeightPx((before) => element.clientHeight || before));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scrollTo = (code: string) => tree.current?.scrollTo({ key: code, offset: ROW_PX });
  const isMeasured = heightPx !== undefined;
  const scrollToSelected = useEffectEvent(() => {
    if (selected !== undefined) scrollTo(selected);
  });
  // The unit that was selected last on this device may be far down.
  useEffect(() => {
    if (isMeasured) scrollToSelected();
  }, [isMeasured]);
  // The same arrays while nothing has changed, because rc-tree lists all rows again for other ones.
  const expandedKeys = useMemo(() => [...expanded], [expanded]);
  const selectedKeys = useMemo(() => (selected === undefined ? [] : [selected]), [selected]);
  const keyboardInput = () => frame.current?.querySelector<HTMLInputElement>('input');
  useImperativeHandle(ref, () => ({ focus: () => keyboardInput()?.focus(), scrollTo }));
  // rc-tree takes the focus in a hidden input, which it names in English only. Nothing can be typed there.
  useLayoutEffect(() => {
    const input = keyboardInput();
    input?.setAttribute('aria-label', t('admin.organisations.tree.keys'));
    input?.setAttribute('readonly', '');
  });

  /** Selects a row, expands or collapses the selected one, or acts on it. Answers whether the key does any of that. */
  function handleKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey) return false;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
    if (altKey) {
      if (step && selected !== undefined) props.onStep(selected, step);
      return step !== undefined;
    }
    const rows = rowsOf(items);
    const at = rows.findIndex((row) => row.key === selected);
    const row = rows[at];
    const select = (next: TreeItem | undefined) => next && onSelect(next.key);
    const hasChildren = row !== undefined && (row.children.length > 0 || row.isLeaf === false);
    const isExpanded = row !== undefined && expanded.includes(row.key);
    if (step) select(rows[Math.max(at + step, 0)]);
    else if (key === 'Home') select(rows[0]);
    else if (key === 'End') select(rows.at(-1));
    else if (!row) return false;
    else if (key === 'F2') props.onRename(row.key);
    else if (key === 'Enter' || key === ' ') onOpen(row.key);
    else if (key === 'ArrowRight') {
      if (isExpanded) select(row.children[0]);
      else if (hasChildren) onExpand([...expanded, row.key]);
    } else if (key === 'ArrowLeft') {
      if (isExpanded && hasChildren) onExpand(expanded.filter((code) => code !== row.key));
      else select(rows.find(({ key: code }) => code === index.get(row.key)?.parentCode));
    } else return false;
    return true;
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!handleKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleExpand: TreeProps<TreeItem>['onExpand'] = (keys, { node, expanded: isExpanded }) => {
    const codes = keys.map(String);
    // Of a unit over which another one is dragged, rc-tree adds the key only if it has its children already.
    const isMissing = isExpanded && node.isLeaf === false && !codes.includes(node.key);
    onExpand(isMissing ? [...codes, node.key] : codes);
  };
  const handleDrop: TreeProps<TreeItem>['onDrop'] = ({ dragNode, node, dropToGap, dropPosition }) => {
    const at = !dropToGap ? 'on' : dropPosition < (index.get(node.key)?.index ?? 0) ? 'before' : 'after';
    onMove?.(dragNode.key, dropPlace(index, dragNode.key, { target: node.key, at }));
  };
  return (
    <div ref={frame} className={styles.frame} onKeyDownCapture={handleKeyDown}>
      <Tree<TreeItem>
        ref={tree}
        aria-label={t('admin.organisations.tree')}
        className={styles.tree}
        blockNode
        motion={false}
        itemHeight={ROW_PX}
        height={heightPx ?? FIRST_HEIGHT_PX}
        treeData={items}
        expandedKeys={expandedKeys}
        // It would forget the units that are expanded below a collapsed one.
        defaultExpandParent={false}
        onExpand={handleExpand}
        selectedKeys={selectedKeys}
        activeKey={null}
        onSelect={(_keys, { node }) => onOpen(node.key)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        draggable={onMove ? { icon: false } : false}
        allowDrop={({ dragNode, dropNode, dropPosition }) =>
          !isWithin(index, dropNode.key, dragNode.key) && (dropPosition !== 0 || !dropNode.isDisabled)
        }
        onDrop={handleDrop}
        titleRender={({ key, title, isDisabled }) => (
          <span aria-current={key === selected || undefined} className={isDisabled ? styles.disabled : undefined}>
            <Highlighted text={title} searched={searched} />
            {isDisabled && <span className={styles.mark}>{t('admin.organisations.disabled')}</span>}
          </span>
        )}
      />
      <div className={styles.spoken} aria-live="assertive">
        {hasFocus && selected !== undefined && spokenNode(selected)}
      </div>
    </div>
  );

  function spokenNode(code: string): string {
    const unit = index.get(code)?.node;
    if (!unit) return '';
    const state = unit.children.length === 0 ? '' : expanded.includes(code) ? '.expanded' : '.collapsed';
    return t(`admin.organisations.node${state}`, { name: unit.name, level: unit.codePath.split('/').length });
  }
}

/** The height of a row, with the gap below it. */
const ROW_PX = 32;
/** Until the height of the tree is known: without any, all expanded rows would be drawn. */
const FIRST_HEIGHT_PX = 640;
