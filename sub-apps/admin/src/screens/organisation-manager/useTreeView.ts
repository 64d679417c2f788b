import { useDeferredValue, useMemo, useState } from 'react';
import type { OrganisationNode } from '../../api/organisations';
import { search, toItems } from './rules/search';
import { codesAbove } from './rules/treeIndex';
import type { TreeIndex } from './rules/treeIndex';

/** The units that one search shows expanded; another search starts anew. */
interface SearchExpansion {
  text: string;
  expanded: readonly string[];
}

/** The roots stand open at first, and the children of an only root. */
function codesAtFirst(nodes: readonly OrganisationNode[]): readonly string[] {
  const [only] = nodes.length === 1 ? nodes : [];
  return [...nodes, ...(only?.children ?? [])].map(({ code }) => code);
}

/** What the tree shows: all units, or those that a search finds, each with its own expansion. */
export function useTreeView(nodes: readonly OrganisationNode[], index: TreeIndex) {
  const [typed, setTyped] = useState('');
  // A key is shown at once; the tree follows.
  const text = useDeferredValue(typed).trim();
  const [expanded, setExpanded] = useState<readonly string[]>();
  const [ofSearch, setOfSearch] = useState<SearchExpansion>();
  const items = useMemo(() => toItems(nodes), [nodes]);
  const found = useMemo(() => (text === '' ? undefined : search(items, text)), [items, text]);
  const atFirst = useMemo(() => codesAtFirst(nodes), [nodes]);
  const own = expanded ?? atFirst;
  const shown = found ? (ofSearch?.text === text ? ofSearch.expanded : found.expanded) : own;
  return {
    typed,
    setTyped,
    text,
    found,
    items: found?.items ?? items,
    expanded: shown,
    setExpanded: (codes: readonly string[]) => (found ? setOfSearch({ text, expanded: codes }) : setExpanded(codes)),
    /** Expands what is above a unit, also after the search has ended. */
    reveal: (code: string) => setExpanded([...new Set([...own, ...codesAbove(index, code)])]),
  };
}
