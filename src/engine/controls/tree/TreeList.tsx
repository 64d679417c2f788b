import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { useWatched } from '../../react/useWatched';
import type { MeasureRow } from '../shared/useWindow';
import { checkOf, toggleCheck } from './checks';
import { keysIn } from './facts';
import { moveFor } from './moves';
import { inSight, isUnfolded, withAbove, withBelow } from './nodes';
import type { Key, TreeNode } from './nodes';
import { TreeItem } from './TreeItem';
import { TreeWindow } from './TreeWindow';
import styles from './tree.module.css';

/** What is unfolded until a person has done something: everything, or the way to what is chosen. */
function firstUnfolded(nodes: readonly TreeNode[], isWhole: boolean, chosen: ReadonlySet<Key>): ReadonlySet<Key> {
  const all = nodes.flatMap(withBelow);
  if (isWhole) return new Set(all.map(({ key }) => key));
  return new Set(
    all
      .filter(({ key }) => chosen.has(key))
      .flatMap(({ parent }) => withAbove(parent))
      .map(({ key }) => key),
  );
}

/** Beyond this many nodes only those that the window shows are mounted. */
const VIRTUAL_FROM_NODES = 100;

/** As the style sheet has it. */
const HEIGHT_PX = 320;
const ITEM_HEIGHT_PX = 32;

interface TreeListProps {
  field: Field<'tree'>;
  nodes: readonly TreeNode[];
  /** Nodes whose branches are being read. */
  reading: ReadonlySet<Key>;
  onUnfold(key: Key): void;
}

/** The tree has the focus itself and names the node that keys act on, so that a click into it loses nothing. */
export function TreeList({ field, nodes, reading, onUnfold }: TreeListProps) {
  const isCheckable = field.props.checkable === 1;
  const value = useWatched(field, () => field.value());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const [ownUnfolded, setUnfolded] = useState<ReadonlySet<Key>>();
  const [activeKey, setActiveKey] = useState<Key>();
  const hasMoved = useRef(false);
  const scroll = useRef<HTMLElement>(null);
  const bind = useCallback(
    (element: HTMLDivElement) => {
      scroll.current = element;
      return field.watch(() => describeField(element, field));
    },
    [field],
  );

  const keys = keysIn(value);
  const chosen = new Set(keys);
  const unfolded = ownUnfolded ?? firstUnfolded(nodes, field.props.expanded === 1, chosen);
  const sight = inSight(nodes, unfolded);
  const keyOf = (index: number) => sight[index]?.key ?? index;
  const active = sight.find(({ key }) => key === activeKey) ?? sight.find(({ key }) => chosen.has(key)) ?? sight[0];
  const idOf = (node: TreeNode) => `${field.id}-node-${node.key}`;
  const activeId = active && idOf(active);
  // A key may lead to a node that is mounted only now.
  useEffect(() => {
    if (hasMoved.current && activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    hasMoved.current = false;
  }, [activeId]);
  const fold = (node: TreeNode, isOpen: boolean) => {
    setUnfolded(new Set(isOpen ? [...unfolded, node.key] : [...unfolded].filter((key) => key !== node.key)));
    if (isOpen) onUnfold(node.key);
  };
  const choose = (node: TreeNode) => {
    setActiveKey(node.key);
    setUnfolded(unfolded);
    if (isReadonly || node.isDisabled) return;
    const next = isCheckable
      ? toggleCheck(node, keys)
      : chosen.has(node.key) && !field.isRequired()
        ? undefined
        : node.key;
    field.edit(Array.isArray(next) && next.length === 0 ? undefined : next, {
      option: isCheckable ? undefined : { key: node.key, text: node.text },
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveFor(event.key, sight, active, unfolded);
    if (!move && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!move) choose(active);
    else if (move.to) {
      hasMoved.current = true;
      setActiveKey(move.to.key);
    } else if (move.fold ?? move.unfold) fold(active, move.unfold !== undefined);
  };
  const renderNode = (index: number, measure?: MeasureRow) => {
    const node = sight[index];
    return (
      node && (
        <TreeItem
          key={node.key}
          id={idOf(node)}
          node={node}
          siblings={node.parent?.children ?? nodes}
          index={index}
          measure={measure}
          isOpen={isUnfolded(node, unfolded)}
          isActive={node === active}
          isChosen={chosen.has(node.key)}
          isReading={reading.has(node.key)}
          check={isCheckable ? checkOf(node, chosen) : undefined}
          onFold={(isOpen) => fold(node, isOpen)}
          onChoose={() => choose(node)}
        />
      )
    );
  };
  return (
    <div
      ref={bind}
      id={field.id}
      role="tree"
      tabIndex={0}
      className={styles.tree}
      aria-label={title}
      aria-multiselectable={isCheckable || undefined}
      aria-disabled={isReadonly || undefined}
      aria-activedescendant={activeId}
      onKeyDown={handleKeyDown}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    >
      {sight.length > VIRTUAL_FROM_NODES ? (
        <TreeWindow
          count={sight.length}
          keyOf={keyOf}
          scroll={scroll}
          heightPx={HEIGHT_PX}
          rowHeightPx={ITEM_HEIGHT_PX}
          active={active?.key}
          renderNode={renderNode}
        />
      ) : (
        sight.map((_node, index) => renderNode(index))
      )}
    </div>
  );
}
