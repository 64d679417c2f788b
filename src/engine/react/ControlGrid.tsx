import { memo, startTransition, useEffect, useState } from 'react';
import type { ControlNode, PageNode } from '../protocol/nodes';
import { NodeList } from './NodeList';
import { useHasFields } from './useHasFields';
import styles from './controlGrid.module.css';

/** Controls that are rendered at once: more than the first screen of a large monitor. */
const FIRST_SCREEN_CONTROLS = 48;
const GROUP_CONTROLS = 24;
/** Height that is reserved for a row of controls which is still to come. */
const ROW_HEIGHT_PX = 76;

/** More buttons than this do not fit into one cell: they take a line of their own. */
const MOST_IN_A_CELL = 3;

const spanOf = ({ props }: ControlNode) => (props as { span?: number }).span ?? 0;

/** A button without a place of its own in the grid. */
const isFreeButton = (node: PageNode | undefined): boolean =>
  node?.kind === 'control' && node.type === 'button' && spanOf(node) === 0;

/** Groups of at least so many nodes; buttons that follow each other stay together. */
function inGroups(nodes: readonly PageNode[]): PageNode[][] {
  const groups: PageNode[][] = [];
  for (let start = 0, end: number; start < nodes.length; start = end) {
    end = start + GROUP_CONTROLS;
    while (isFreeButton(nodes[end - 1]) && isFreeButton(nodes[end])) end += 1;
    groups.push(nodes.slice(start, end));
  }
  return groups;
}

/** Splits nodes into runs: several buttons that follow each other, and what stands between them. */
function inRuns(nodes: readonly PageNode[]): PageNode[][] {
  const runs: PageNode[][] = [];
  let wasOfMany = false;
  nodes.forEach((node, index) => {
    const isOfMany = isFreeButton(node) && (isFreeButton(nodes[index - 1]) || isFreeButton(nodes[index + 1]));
    if (index > 0 && isOfMany === wasOfMany) runs.at(-1)?.push(node);
    else runs.push([node]);
    wasOfMany = isOfMany;
  });
  return runs;
}

const pathOf = (node: PageNode | undefined) => (node?.kind === 'control' ? node.path : node?.issue.path);

/** The controls of a group, each in its cell of the grid; buttons that follow each other share one. */
const Group = memo(function Group({ nodes }: { nodes: readonly PageNode[] }) {
  return inRuns(nodes).map((run) =>
    isFreeButton(run[0]) && isFreeButton(run[1]) ? (
      <div
        key={pathOf(run[0])}
        className={styles.buttons}
        data-press={run.length <= MOST_IN_A_CELL || undefined}
        data-line={run.length > MOST_IN_A_CELL || undefined}
      >
        <NodeList nodes={run} />
      </div>
    ) : (
      <NodeList key={pathOf(run[0])} nodes={run} />
    ),
  );
});

const holdsTable = (node: PageNode): boolean =>
  node.kind === 'control' && (node.type === 'table' || node.children.some(holdsTable));

/** Whether a table stands in one column of several. Without a span it has the whole line, and so have containers. */
const hasTableInColumn = (nodes: readonly PageNode[], columns: number): boolean =>
  nodes.some((node) => {
    const span = node.kind === 'control' ? spanOf(node) : 0;
    return span > 0 && span < columns && holdsTable(node);
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
  const [hasTables] = useState(() => hasTableInColumn(nodes, columns));
  const waiting = isWhole ? 0 : nodes.length - FIRST_SCREEN_CONTROLS;
  return (
    <div
      className={styles.grid}
      data-columns={columns}
      data-fields={hasFields || undefined}
      data-tables={hasTables || undefined}
    >
      {shown.map((group) => (
        <Group key={pathOf(group[0])} nodes={group} />
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
