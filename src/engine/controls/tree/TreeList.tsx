import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { useWatched } from '../../react/useWatched';
import { checkOf, toggleCheck } from './checks';
import { keysIn } from './facts';
import { moveFor } from './moves';
import { inSight, withAbove, withBelow } from './nodes';
import type { Key, TreeNode } from './nodes';
import { TreeItem } from './TreeItem';
import styles from './tree.module.css';

/** What is unfolded until a person has done something: everything, or the way to what is chosen. */
function firstUnfolded(nodes: readonly TreeNode[], isWhole: boolean, chosen: ReadonlySet<Key>): ReadonlySet<Key> {
  const all = nodes.flatMap(withBelow);
  if (isWhole) return new Set(all.map(({ key }) => key));
  return new Set(all.filter(({ key }) => chosen.has(key)).flatMap(({ parent }) => withAbove(parent)).map(({ key }) => key));
}

/** The tree has the focus itself and names the node that keys act on, so that a click into it loses nothing. */
export function TreeList({ field, nodes }: { field: Field<'tree'>; nodes: readonly TreeNode[] }) {
  const isCheckable = field.props.checkable === 1;
  const value = useWatched(field, () => field.value());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const [ownUnfolded, setUnfolded] = useState<ReadonlySet<Key>>();
  const [activeKey, setActiveKey] = useState<Key>();
  const bind = useCallback((element: HTMLDivElement) => field.watch(() => describeField(element, field)), [field]);

  const keys = keysIn(value);
  const chosen = new Set(keys);
  const unfolded = ownUnfolded ?? firstUnfolded(nodes, field.props.expanded === 1, chosen);
  const sight = inSight(nodes, unfolded);
  const active = sight.find(({ key }) => key === activeKey) ?? sight.find(({ key }) => chosen.has(key)) ?? sight[0];
  const idOf = (node: TreeNode) => `${field.id}-node-${node.key}`;
  const fold = (node: TreeNode, isOpen: boolean) => setUnfolded(new Set(isOpen ? [...unfolded, node.key] : [...unfolded].filter((key) => key !== node.key)));
  const choose = (node: TreeNode) => {
    setActiveKey(node.key);
    setUnfolded(unfolded);
    if (isReadonly || node.isDisabled) return;
    const next = isCheckable ? toggleCheck(node, keys) : chosen.has(node.key) && !field.isRequired() ? undefined : node.key;
    field.edit(Array.isArray(next) && next.length === 0 ? undefined : next, { option: isCheckable ? undefined : { key: node.key, text: node.text } });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveFor(event.key, sight, active, unfolded);
    if (!move && event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!move) choose(active);
    else if (move.to) {
      setActiveKey(move.to.key);
      document.getElementById(idOf(move.to))?.scrollIntoView({ block: 'nearest' });
    } else if (move.fold ?? move.unfold) fold(active, move.unfold !== undefined);
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
      aria-activedescendant={active && idOf(active)}
      onKeyDown={handleKeyDown}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    >
      {sight.map((node) => (
        <TreeItem
          key={node.key}
          id={idOf(node)}
          node={node}
          siblings={node.parent?.children ?? nodes}
          isOpen={unfolded.has(node.key)}
          isActive={node === active}
          isChosen={chosen.has(node.key)}
          check={isCheckable ? checkOf(node, chosen) : undefined}
          onFold={(isOpen) => fold(node, isOpen)}
          onChoose={() => choose(node)}
        />
      ))}
    </div>
  );
}
