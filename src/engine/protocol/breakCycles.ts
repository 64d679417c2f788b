import { columnKey, fieldKey, partsOf, readsInArray } from './arrayReads';
import { dependencyOrder, findCycles } from './cycles';
import { at, issue } from './issues';
import type { Issue } from './issues';
import type { ControlNode, PageNode } from './nodes';
import { constant } from './template';

function controlsIn(nodes: readonly PageNode[], found: ControlNode[] = []): readonly ControlNode[] {
  for (const node of nodes) {
    if (node.kind === 'error') continue;
    found.push(node);
    if (node.type !== 'array') controlsIn(node.children, found);
  }
  return found;
}

/** Who reads whom: a control by its name, columns and section fields by their keys. An array as a whole is all of these; who reads nothing is left out. */
function readsOf(nodes: readonly PageNode[]): Map<string, ReadonlySet<string>> {
  const reads = new Map<string, ReadonlySet<string>>();
  for (const node of controlsIn(nodes)) {
    const { name, value } = node;
    if (node.type !== 'array') {
      if (value.compiled) reads.set(name, value.compiled.reads);
      continue;
    }
    const parts = partsOf(node);
    const inside = [
      ...parts.columns.map((column) => [columnKey(name, column.name), column] as const),
      ...parts.fields.map((field) => [fieldKey(name, field.name), field] as const),
    ];
    reads.set(name, new Set([...(value.compiled?.reads ?? []), ...inside.map(([key]) => key)]));
    inside.forEach(([key, part]) => reads.set(key, readsInArray(name, parts, part.value.compiled)));
  }
  return reads;
}

/** Fewer values than these can read each other without exhausting the stack. */
const MAX_NESTED_READS = 200;

/**
 * Names of computed controls, without arrays, each after those that it reads; none where they are few. A value is computed when it is first read,
 * and computes what it reads first: a long chain has to be read from its beginning.
 */
export function evaluationOrder(nodes: readonly PageNode[]): readonly string[] {
  const reads = readsOf(nodes);
  if (reads.size <= MAX_NESTED_READS) return [];
  const controls = new Set(
    controlsIn(nodes)
      .filter(({ type }) => type !== 'array')
      .map(({ name }) => name),
  );
  return dependencyOrder(reads).filter((name) => controls.has(name));
}

/** A control, column or section field whose value depends on itself loses it. An array keeps its own value: its parts lose theirs. */
export function breakCycles(nodes: readonly PageNode[], issues: Issue[]): readonly PageNode[] {
  const cyclic = findCycles(readsOf(nodes));
  if (cyclic.size === 0) return nodes;
  const isArray = new Set(
    controlsIn(nodes)
      .filter(({ type }) => type === 'array')
      .map(({ name }) => name),
  );
  const names = [...cyclic].filter((name) => !isArray.has(name)).join(', ');
  const replace =
    (prefix: string) =>
    (node: PageNode): PageNode => {
      if (node.kind === 'error') return node;
      if (node.type === 'array')
        return {
          ...node,
          children: node.children.map(replace(columnKey(node.name, ''))),
          section: node.section && {
            ...node.section,
            fields: node.section.fields.map(replace(fieldKey(node.name, ''))),
          },
        };
      if (!cyclic.has(prefix + node.name))
        return node.children.length > 0 ? { ...node, children: node.children.map(replace(prefix)) } : node;
      const found = { ...issue('cycle', at(node.path, 'value'), { names }), isLeftOut: true };
      issues.push(found);
      return { ...node, value: constant(undefined), failures: [...(node.failures ?? []), found] };
    };
  return nodes.map(replace(''));
}
