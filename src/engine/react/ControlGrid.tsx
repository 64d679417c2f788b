import { memo, startTransition, useEffect, useState } from 'react';
import type { PageNode } from '../protocol/nodes';
import { NodeList } from './NodeList';
import { useHasFields } from './useHasFields';
import styles from './controlGrid.module.css';

/** Controls that are rendered at once: more than the first screen of a large monitor. */
const FIRST_SCREEN_CONTROLS = 48;
const GROUP_CONTROLS = 24;
/** Height that is reserved for a row of controls which is still to come. */
const ROW_HEIGHT_PX = 74;

function inGroups(nodes: readonly PageNode[]): PageNode[][] {
  const groups: PageNode[][] = [];
  for (let start = 0; start < nodes.length; start += GROUP_CONTROLS)
    groups.push(nodes.slice(start, start + GROUP_CONTROLS));
  return groups;
}

const Group = memo(function Group({ nodes }: { nodes: readonly PageNode[] }) {
  return <NodeList nodes={nodes} />;
});

interface ControlGridProps {
  nodes: readonly PageNode[];
  columns: number;
}

/** A form's grid: the first screen is painted first, the rest follows in a transition that yields to input and frames. */
export function ControlGrid({ nodes, columns }: ControlGridProps) {
  const [groups] = useState(() => inGroups(nodes));
  const [isWhole, setWhole] = useState(nodes.length <= FIRST_SCREEN_CONTROLS);
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, [isWhole]);
  const shown = isWhole ? groups : groups.slice(0, FIRST_SCREEN_CONTROLS / GROUP_CONTROLS);
  const hasFields = useHasFields(nodes);
  const waiting = isWhole ? 0 : nodes.length - FIRST_SCREEN_CONTROLS;
  return (
    <div className={styles.grid} data-columns={columns} data-fields={hasFields || undefined}>
      {shown.map((group) => (
        <Group key={group[0]?.kind === 'control' ? group[0].path : group[0]?.issue.path} nodes={group} />
      ))}
      {waiting > 0 && (
        <div
          aria-hidden="true"
          className={styles.waiting}
          style={{ height: Math.ceil(waiting / columns) * ROW_HEIGHT_PX }}
        />
      )}
    </div>
  );
}
