import { writeNodes } from '../../../api/writeNodes';
import type { Branch, FlowNode } from '../../../flow/flowNodes';

/** What a flow is made of. */
export type Part = FlowNode | Branch;

/** A node or branch in its place. */
export interface TreeItem {
  part: Part;
  /** Its own settings, without what is inside it. */
  settings: string;
  /** All of it, with what is inside it. */
  content: string;
  /** The branch that contains a node, or the node that a branch belongs to; `ROOT` for the main line. */
  parentId: string;
}

export interface NodeTree {
  items: ReadonlyMap<string, TreeItem>;
  /** The ids of what is inside a node, a branch or the main line, in their order. */
  childIds: ReadonlyMap<string, readonly string[]>;
}

/** The id of the main line. No node has it. */
export const ROOT = '';

const isBranch = (part: Part): part is Branch => 'nodes' in part;

const innerOf = (part: Part): readonly Part[] =>
  isBranch(part) ? part.nodes : 'branches' in part ? part.branches : [];

/** The part with other content. What does not belong into it is left out. */
export function withInner(part: Part, inner: readonly Part[]): Part {
  if (isBranch(part)) return { ...part, nodes: inner.filter((each): each is FlowNode => !isBranch(each)) };
  return 'branches' in part ? { ...part, branches: inner.filter(isBranch) } : part;
}

/** As it is stored, so that the order in which fields were set makes no difference. */
function textOf(part: Part): string {
  if (!isBranch(part)) return JSON.stringify(writeNodes([part]));
  const { id, name, condition, nodes } = part;
  return JSON.stringify([id, name, condition, writeNodes(nodes)]);
}

/** All nodes and branches of a flow by their ids. */
export function nodeTree(nodes: readonly FlowNode[]): NodeTree {
  const items = new Map<string, TreeItem>();
  const childIds = new Map<string, readonly string[]>();
  const add = (parts: readonly Part[], parentId: string) => {
    childIds.set(
      parentId,
      parts.map(({ id }) => id),
    );
    for (const part of parts) {
      items.set(part.id, { part, settings: textOf(withInner(part, [])), content: textOf(part), parentId });
      add(innerOf(part), part.id);
    }
  };
  add(nodes, ROOT);
  return { items, childIds };
}
