import { isRecord } from '@atrium/common/isRecord';
import { usePortal } from '@atrium/portal/sdk';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { OrganisationNode } from '../../api/organisations';
import { search, toItems, visibleItems } from './rules/search';
import { codesAbove } from './rules/treeIndex';
import type { TreeIndex } from './rules/treeIndex';

/** The units that one search shows expanded; another search starts anew. */
interface SearchExpansion {
  text: string;
  expanded: readonly string[];
}

/** The place of the match that one search has reached; another search starts anew. */
interface Reached {
  text: string;
  place: number;
}

/** The preference that holds what was expanded and chosen last on this device. */
const PREFERENCE = 'postinstmgr.tree';
/** The expanded units that are remembered, those of last. */
const MOST_REMEMBERED = 200;

interface Remembered {
  expanded: readonly string[] | undefined;
  chosen: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored value of another shape counts as none. */
function rememberedTree(stored: unknown): Remembered {
  const { expanded, chosen } = isRecord(stored) ? stored : {};
  return {
    expanded: Array.isArray(expanded) && expanded.every(isText) ? expanded : undefined,
    chosen: isText(chosen) ? chosen : undefined,
  };
}

/** The roots stand open at first, and the children of an only root. */
function codesAtFirst(nodes: readonly OrganisationNode[]): readonly string[] {
  const [only] = nodes.length === 1 ? nodes : [];
  return [...nodes, ...(only?.children ?? [])].map(({ code }) => code);
}

/**
 * What the tree shows: all units, or those that a search finds, each with its own expansion; and the chosen unit. The
 * expansion without a search and the chosen unit are remembered on this device.
 */
export function useTreeView(nodes: readonly OrganisationNode[], index: TreeIndex) {
  const { preferences } = usePortal();
  const [remembered] = useState(() => rememberedTree(preferences.get(PREFERENCE)));
  const [typed, setTyped] = useState('');
  // A key is shown at once; the tree follows.
  const text = useDeferredValue(typed).trim();
  const [expanded, setExpanded] = useState(remembered.expanded);
  const [chosen, setChosen] = useState(remembered.chosen);
  const [ofSearch, setOfSearch] = useState<SearchExpansion>();
  const [reached, setReached] = useState<Reached>();
  const place = reached?.text === text ? reached.place : undefined;
  useEffect(() => {
    if (expanded !== undefined || chosen !== undefined)
      preferences.set(PREFERENCE, { expanded: expanded?.slice(-MOST_REMEMBERED), chosen });
  }, [preferences, expanded, chosen]);
  const items = useMemo(() => toItems(nodes), [nodes]);
  const found = useMemo(() => (text === '' ? undefined : search(items, text, place)), [items, text, place]);
  const atFirst = useMemo(() => codesAtFirst(nodes), [nodes]);
  const own = expanded ?? atFirst;
  const all = found?.items ?? items;
  const shown = found ? (ofSearch?.text === text ? ofSearch.expanded : found.expanded) : own;
  return {
    typed,
    setTyped,
    text,
    found,
    items: useMemo(() => visibleItems(all, new Set(shown)), [all, shown]),
    expanded: shown,
    setExpanded: (codes: readonly string[]) => (found ? setOfSearch({ text, expanded: codes }) : setExpanded(codes)),
    chosen,
    /** Undefined chooses none. */
    choose: setChosen,
    /** Expands what is above a unit, also after the search has ended. */
    reveal(code: string) {
      const above = codesAbove(index, code);
      const isLast = above.every((each, at) => own[own.length - above.length + at] === each);
      if (!isLast) setExpanded([...own.filter((each) => !above.includes(each)), ...above]);
    },
    /** The place of the match that was reached last; undefined until `nextMatch` is called. */
    place,
    /** The next match of the search; the first one after the last. */
    nextMatch(): string | undefined {
      if (!found || found.matches.length === 0) return undefined;
      const next = place === undefined ? 0 : (place + 1) % found.matches.length;
      setReached({ text, place: next });
      // A window of other matches is expanded as the search has found them.
      if (next < found.from || next >= found.to) setOfSearch(undefined);
      return found.matches[next];
    },
  };
}
