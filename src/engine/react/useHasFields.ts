import type { PageNode } from '../protocol/nodes';
import { usePage, useViews } from './pageContext';

/** Whether fields with a label above stand among these nodes: what stands beside them has its place below that line. */
export function useHasFields(nodes: readonly PageNode[]): boolean {
  const page = usePage();
  const views = useViews();
  return !page.isView && nodes.some((node) => node.kind === 'control' && views[node.type]?.Input !== undefined);
}
