import { useT } from '@atrium/portal/sdk';
import { Tree } from 'antd';
import type { TreeProps } from 'antd';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentRef, KeyboardEvent, Ref } from 'react';
import type { OrganisationPlace } from '../../api/organisations';
import { Highlighted } from './Highlighted';
import styles from './OrganisationTree.module.css';
import { dropPlace } from './rules/moves';
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
  selected: string | undefined;
  onSelect(code: string): void;
  /** Undefined while units cannot be moved. */
  onMove: ((code: string, place: OrganisationPlace) => void) | undefined;
  /** Alt with up or down on a unit. */
  onStep(code: string, step: -1 | 1): void;
  /** F2 on a unit. */
  onRename(code: string): void;
}

/** The tree of organisations. Only the visible rows are in the document. */
export function OrganisationTree(props: Props) {
  const { ref, items, index, searched, expanded, onExpand, selected, onSelect, onMove, onStep, onRename } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const tree = useRef<ComponentRef<typeof Tree<TreeItem>>>(null);
  const [heightPx, setHeightPx] = useState<number>();
  const [active, setActive] = useState<string>();
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
  // rc-tree takes the keys in a hidden input, and names it in English only.
  useLayoutEffect(() => keyboardInput()?.setAttribute('aria-label', t('admin.organisations.tree.keys')));

  const handleKeyDown = (event: KeyboardEvent) => {
    const code = active ?? selected;
    if (code === undefined) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (event.altKey && step) onStep(code, step);
    else if (event.key === 'F2') onRename(code);
    else return;
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
        onSelect={(_keys, { node }) => onSelect(node.key)}
        onActiveChange={(key) => setActive(key === null ? undefined : String(key))}
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
        {active !== undefined && spokenNode(active)}
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
