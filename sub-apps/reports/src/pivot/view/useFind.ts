import { useEffect, useEffectEvent, useState } from 'react';
import { findPlaces, searchText } from '../grid/findPlaces';
import type { Place } from '../grid/gridMap';
import type { PivotTexts } from '../model/pivotTexts';
import type { PivotModel } from '../pivotModel';

/** A person types on within this time. */
const TYPING_MS = 120;
/** Searching gives way to input and drawing after this time. */
const SLICE_MS = 10;

interface Found {
  places: readonly Place[];
  isComplete: boolean;
}

const NOTHING: Found = { places: [], isComplete: true };

/**
 * Searches the whole table for a text, in slices of time. `onShow` shows a find: the first one as soon as it is known,
 * then those that the person goes to.
 */
export function useFind(model: PivotModel, texts: PivotTexts, isOpen: boolean, onShow: (place: Place) => void) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [index, setIndex] = useState(0);
  const show = useEffectEvent(onShow);
  const search = isOpen ? searchText(typed) : '';

  useEffect(() => {
    if (search === '') return undefined;
    const places: Place[] = [];
    const finds = findPlaces(model, texts, search);
    const searchOn = () => {
      const end = performance.now() + SLICE_MS;
      const hadNone = places.length === 0;
      let step = finds.next();
      for (; !step.done; step = finds.next()) {
        for (const place of step.value) places.push(place);
        if (performance.now() > end) break;
      }
      const [first] = places;
      if (hadNone && first) {
        setIndex(0);
        show(first);
      }
      setFound({ places, isComplete: step.done === true });
      if (!step.done) timer = setTimeout(searchOn);
    };
    let timer = setTimeout(searchOn, TYPING_MS);
    return () => {
      clearTimeout(timer);
      setFound(NOTHING);
    };
  }, [model, texts, search]);

  const { places, isComplete } = found;
  return {
    typed,
    setTyped,
    search,
    count: places.length,
    index,
    isComplete,
    /** Shows the next find, or with -1 the one before; after the last comes the first. */
    go(step: 1 | -1) {
      if (places.length === 0) return;
      const next = (index + step + places.length) % places.length;
      const place = places[next];
      setIndex(next);
      if (place) onShow(place);
    },
  };
}

export type Find = ReturnType<typeof useFind>;
