/**
 * The results that openers of pages wait for. A promise that lives as long as the page cannot be an effect, so it is
 * kept here, beside the model of the tabs or layers that show the pages.
 */
export interface PageResults {
  /** Resolves when the page closes, with what it handed back; undefined when it was cancelled. */
  wait(id: string): Promise<unknown>;
  /** The page is about to close with this result. */
  handBack(id: string, result: unknown): void;
  /** Resolves the promises of the pages that are closed. */
  settle(isOpen: (id: string) => boolean): void;
}

export function createPageResults(): PageResults {
  const waiting = new Map<string, ((result: unknown) => void)[]>();
  const results = new Map<string, unknown>();
  return {
    wait: (id) => new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve])),
    handBack: (id, result) => void results.set(id, result),
    settle(isOpen) {
      const closed = [...new Set([...waiting.keys(), ...results.keys()])].filter((id) => !isOpen(id));
      for (const id of closed) {
        waiting.get(id)?.forEach((resolve) => resolve(results.get(id)));
        waiting.delete(id);
        results.delete(id);
      }
    },
  };
}
