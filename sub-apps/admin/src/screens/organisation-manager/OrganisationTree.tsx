import { useT } from '@atrium/portal/sdk';
import { Tree } from 'antd';
import type { TreeProps } from 'antd';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  const [heightPx, setHeightPx] = useState(0);
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeightPx(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // The same arrays while nothing has changed, because rc-tree lists all rows again for other ones.
  const expandedKeys = useMemo(() => [...expanded], [expanded]);
  const selectedKeys = useMemo(() => (selected === undefined ? [] : [selected]), [selected]);
  const keyboardInput = () => frame.current?.querySelector<HTMLInputElement>('input');
  useImperativeHandle(ref, () => ({
    focus: () => keyboardInput()?.focus(),
    scrollTo: (code) => tree.current?.scrollTo({ key: code, offset: ROW_PX }),
  }));
  // rc-tree takes the keys in a hidden input, and names it in English only.
  useLayoutEffect(() => {
    keyboardInput()?.setAttribute(
      'aria-label',
      `${t('admin.organisations.tree')}：${t('admin.organisations.tree.hint')}`,
    );
  });

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
        {...(heightPx > 0 && { height: heightPx })}
        treeData={items}
        expandedKeys={expandedKeys}
        onExpand={(keys) => onExpand(keys.map(String))}
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
    const text = t('admin.organisations.node', { name: unit.name, level: unit.codePath.split('/').length });
    if (unit.children.length === 0) return text;
    const isExpanded = expanded.includes(code);
    return `${text}，${t(isExpanded ? 'admin.organisations.node.expanded' : 'admin.organisations.node.collapsed')}`;
  }
}

/** The height of a row, with the gap below it. */
const ROW_PX = 32;
