import type { Disposable } from '@/common/disposable';
import { PAGE_STATUS_NAME } from '../expressions/roots';
import type { RowValues } from '../expressions/scope';
import { mountOnPaper } from '../printing/printPage';
import type { PageModel } from './pageModel';
import { untracked, watch } from './reactive';
import { isSent } from './submittedValues';
import { isReadyToSubmit, refuseFailures } from './submitting';

/** What somebody outside of a page can do with it. */
export interface PageHandle {
  /** Whether its record and its first rows are there. */
  isLoaded(): boolean;
  /** Resolves when they are, perhaps after a retry; never for a page that is closed before. */
  whenLoaded(): Promise<void>;
  /** What a submit would send now, unchecked and without the page status. */
  values(): RowValues;
  /**
   * Validates the page, waits for computed values, and uploads pending files. Resolves to the values; to undefined where
   * something is missing or wrong, which the page marks. Rejects with an AppError.
   */
  collect(): Promise<RowValues | undefined>;
  /** What the page held when it answered these values, or any values last, has been saved. */
  markSaved(values?: Readonly<RowValues>): void;
  /** Runs `tell` whenever the value of a control changes, once the page has been loaded. */
  onChange(tell: () => void): Disposable;
  /** Renders the page as it is now for a paper. Resolves when all of it is there. */
  mountOnPaper(element: HTMLElement): Promise<Disposable>;
}

export function createPageHandle(page: PageModel): PageHandle {
  const revisions = new WeakMap<object, number>();
  let lastRead: number | undefined;
  function read(): RowValues {
    const { [PAGE_STATUS_NAME]: _status, ...values } = page.values();
    lastRead = page.revision;
    revisions.set(values, lastRead);
    return values;
  }
  return {
    isLoaded: () => untracked(page.isLoaded),
    whenLoaded: () => new Promise((resolve) => page.own(watch(() => page.isLoaded() && resolve()))),
    values: read,
    async collect() {
      await page.events.settle();
      if (!isReadyToSubmit(page)) return undefined;
      refuseFailures(page);
      await page.prepareSubmit();
      return read();
    },
    markSaved: (values) => page.markSaved((values && revisions.get(values)) ?? lastRead ?? page.revision),
    onChange(tell) {
      let isFirst = true;
      const stop = watch(() => {
        if (!page.isLoaded()) return;
        page.controls.forEach((control) => isSent(control) && control.value());
        if (!isFirst) untracked(tell);
        isFirst = false;
      });
      page.own(stop);
      return stop;
    },
    mountOnPaper: (element) => mountOnPaper(page, element),
  };
}
