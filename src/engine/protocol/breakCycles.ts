import { findCycles } from './cycles';
import { at, issue } from './issues';
import type { Issue } from './issues';
import type { ControlNode, PageNode } from './nodes';

const controlsIn = (nodes: readonly PageNode[]): ControlNode[] =>
  nodes.flatMap((node) => (node.kind === 'control' ? [node, ...(node.type === 'array' ? [] : controlsIn(node.children))] : []));

const columnKey = (array: string, column: string): string => `${array}.${column}`;

/** Who reads whom: a control by its name, a column as `array.column`. An array as a whole is all its columns. */
function readsOf(nodes: readonly PageNode[]): Map<string, ReadonlySet<string>> {
  const reads = new Map<string, ReadonlySet<string>>();
  for (const { type, name, value, children } of controlsIn(nodes)) {
    const columns = type === 'array' ? controlsIn(children) : [];
    reads.set(name, new Set([...(value.compiled?.reads ?? []), ...columns.map((column) => columnKey(name, column.name))]));
    for (const { name: column, value: { compiled } } of columns) {
      reads.set(columnKey(name, column), new Set([...(compiled?.reads ?? []), ...[...(compiled?.columns ?? [])].map((own) => columnKey(name, own))]));
    }
  }
  return reads;
}

/**
 * A control or column whose value depends on itself is replaced by an error card; the rest of its cycle then has
 * nothing to loop on. An array goes only with those of its columns that are in the cycle.
 */
export function breakCycles(nodes: readonly PageNode[], issues: Issue[]): readonly PageNode[] {
  const cyclic = findCycles(readsOf(nodes));
  if (cyclic.size === 0) return nodes;
  const isArray = new Set(controlsIn(nodes).filter(({ type }) => type === 'array').map(({ name }) => name));
  const names = [...cyclic].filter((name) => !isArray.has(name)).join(', ');
  const replace = (prefix: string) => (node: PageNode): PageNode => {
    if (node.kind === 'error') return node;
    if (node.type === 'array') return { ...node, children: node.children.map(replace(`${node.name}.`)) };
    if (!cyclic.has(prefix + node.name)) return node.children.length > 0 ? { ...node, children: node.children.map(replace(prefix)) } : node;
    const found = issue('cycle', at(node.path, 'value'), { names });
    issues.push(found);
    return { kind: 'error', name: node.name, issue: found };
  };
  return nodes.map(replace(''));
}
