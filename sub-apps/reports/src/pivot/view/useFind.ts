import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findTexts, searchText } from '../grid/findTexts';
import type { Find } from '../grid/findTexts';
import { groupsOfFind, placeOfFind } from '../grid/placeOfFind';
import type { PivotTexts } from '../model/pivotTexts';
import { pivotModel } from '../pivotModel';
import type { GridControl } from './usePivotGrid';
import type { PivotViewState } from './usePivotView';

/** A person types on within this time. */
const TYPING_MS = 120;
/** Searching gives way to input and drawing after this time. */
const SLICE_MS = 10;

interface Found {
  finds: readonly Find[];
  isComplete: boolean;
}

const NOTHING: Found = { finds: [], isComplete: true };

/**
 * Searches the whole table for a text, also what is folded, in slices of time. The first find is shown as soon as it is
 * known, then those that the person goes to; the groups around a find are unfolded.
 */
export function useFind(view: PivotViewState, grid: GridControl, texts: PivotTexts, isOpen: boolean) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [index, setIndex] = useState(0);
  const search = isOpen ? searchText(typed) : '';
  const { source, unfolded } = view;
  const isSearching = search !== '';
  // Folds do not change it, so that showing a find does not begin the search again.
  const whole = useMemo(
    () => (isSearching ? pivotModel(source, unfolded) : undefined),
    [source, unfolded, isSearching],
  );

  /** A find whose groups are being unfolded. */
  const awaited = useRef<Find>(undefined);
  const show = (find: Find) => {
    const place = placeOfFind(view.model, grid.size, find);
    if (place) {
      grid.show(place);
      return;
    }
    awaited.current = find;
    view.unfold(groupsOfFind(find));
  };
  const showFirst = useEffectEvent(show);
  const showAwaited = useEffectEvent(() => {
    const place = awaited.current && placeOfFind(view.model, grid.size, awaited.current);
    awaited.current = undefined;
    if (place) grid.show(place);
  });
  // Before the browser paints, so that nothing jumps.
  useLayoutEffect(() => showAwaited(), [view.model]);

  useEffect(() => {
    if (!whole) return undefined;
    const finds: Find[] = [];
    const steps = findTexts(whole, texts, search);
    const searchOn = () => {
      const end = performance.now() + SLICE_MS;
      const hadNone = finds.length === 0;
      let step = steps.next();
      for (; !step.done; step = steps.next()) {
        for (const find of step.value) finds.push(find);
        if (performance.now() > end) break;
      }
      const [first] = finds;
      if (hadNone && first) {
        setIndex(0);
        showFirst(first);
      }
      setFound({ finds, isComplete: step.done === true });
      if (!step.done) timer = setTimeout(searchOn);
    };
    let timer = setTimeout(searchOn, TYPING_MS);
    return () => {
      clearTimeout(timer);
      setFound(NOTHING);
    };
  }, [whole, texts, search]);

  const { finds, isComplete } = found;
  return {
    typed,
    setTyped,
    search,
    count: finds.length,
    index,
    isComplete,
    /** Shows the next find, or with -1 the one before; after the last comes the first. */
    go(step: 1 | -1) {
      if (finds.length === 0) return;
      const next = (index + step + finds.length) % finds.length;
      const find = finds[next];
      setIndex(next);
      if (find) show(find);
    },
  };
}

export type FindState = ReturnType<typeof useFind>;
