import { useEffect } from 'react';
import type { PageNode } from '../protocol/nodes';
import { usePage, useViews } from './pageContext';

/** How long after a page has come on screen its live widgets are fetched, so that the first focus finds them. */
const WARM_UP_AFTER_MS = 800;

const typesIn = (nodes: readonly PageNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'control' ? [node.type, ...typesIn(node.children)] : []));

/** Fetches the live widgets of this page's controls while nobody waits for anything. */
export function useWarmUp(): void {
  const page = usePage();
  const views = useViews();
  useEffect(() => {
    const warm = () => {
      const types = new Set(typesIn(page.protocol.nodes));
      Object.entries(views).forEach(([type, { live }]) => {
        if (live && types.has(type)) live.load().catch(page.host.report);
      });
    };
    const timer = setTimeout(warm, WARM_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [page, views]);
}
