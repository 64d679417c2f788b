/** Pages may open each other in a row this often before a person does something. */
export const MAX_NESTED_OPENINGS = 8;

/** How a view came to be opened by another page. */
export interface Opening {
  /** Pages opened in a row, each by the one before, since the person last did something. */
  depth: number;
  /** The value of `ActCounter` when the page was opened. */
  act: number;
}

/** The opening of a page by a view that was itself opened so, or by an address (`undefined`). */
export function nextOpening(opener: Opening | undefined, act: number): Opening {
  return { depth: opener?.act === act ? opener.depth + 1 : 1, act };
}

const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/** Counts what a person does on the page: presses and keys, not what programs dispatch. */
export interface ActCounter {
  count(): number;
  /** The disposable ends it. */
  start(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

export function createActCounter(): ActCounter {
  let acts = 0;
  const handleAct = ({ isTrusted }: Event) => {
    if (isTrusted) acts += 1;
  };
  return {
    count: () => acts,
    start(page) {
      ACTS.forEach((type) => page.addEventListener(type, handleAct, { capture: true, passive: true }));
      return () => ACTS.forEach((type) => page.removeEventListener(type, handleAct, { capture: true }));
    },
  };
}
