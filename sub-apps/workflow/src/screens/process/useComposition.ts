import type { StoredFile } from '@atrium/portal/contract/portal';
import { useRef, useState } from 'react';
import { EMPTY_COMPOSITION, isEmptyComposition, readComposition } from './composition';
import type { Composition } from './composition';
import type { ProcessInput } from './useProcessInput';

/** What the person puts together, protected as unsaved input. */
export interface ComposedInput {
  composition: Composition;
  change(part: Partial<Composition>): void;
  attach(file: StoredFile): void;
  /** It has been sent. */
  clear(): void;
}

export function useComposition(input: ProcessInput): ComposedInput {
  const [composition, setComposition] = useState(() => readComposition(input.initial));
  // A file may arrive between two renders.
  const latest = useRef(composition);
  const show = (next: Composition) => {
    latest.current = next;
    setComposition(next);
  };
  const change = (part: Partial<Composition>) => {
    const next = { ...latest.current, ...part };
    show(next);
    input.change(isEmptyComposition(next) ? undefined : next);
  };
  return {
    composition,
    change,
    attach: (file) => change({ attachments: [...latest.current.attachments, file] }),
    clear() {
      show(EMPTY_COMPOSITION);
      input.markSaved();
    },
  };
}
