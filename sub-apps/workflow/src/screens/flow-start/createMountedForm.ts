import type { MountedPage, MountPageRequest, Portal } from '@atrium/portal/contract/portal';
import type { FormValues, ValuesSource } from '../../plan/useSettledValues';
import { pendingFiles, withoutPending } from './pendingFiles';

/** So long a draft waits for files that are being uploaded; it is saved without those that take longer. */
export const UPLOAD_WAIT_MS = 8_000;

/** What is sent of a form. */
export interface TakenValues {
  values: FormValues;
  /** The names of the files that were still on their way, and are left out. */
  leftOut: readonly string[];
  /** They are saved: what was changed since they were taken stays unsaved. */
  markSaved(): void;
}

/** The page of a form in an element of the screen; a flow without a page has the values that it was opened with. */
export interface MountedForm extends ValuesSource {
  /** Whether its page has been read; a flow without a page needs none. */
  isLoaded(): boolean;
  /** The draft that its unsaved input belongs to from now on. */
  setDraftOf(draftOf: string): void;
  /** The `ref` of the element; what it returns unmounts the page. */
  mount(element: HTMLElement | null): (() => void) | undefined;
  /** What it holds, unchecked, once its files are uploaded. */
  draft(): Promise<TakenValues>;
  /** Undefined when something is missing or wrong, which the page then shows. */
  collect(): Promise<TakenValues | undefined>;
}

export function createMountedForm(
  engine: Portal['engine'],
  request: MountPageRequest & { values: FormValues },
): MountedForm {
  let page: MountedPage | undefined;
  // A page has no values before it has been read.
  let isLoaded = request.pageCode === '';
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((changed) => changed());
  const values = () => (page && isLoaded ? page.values() : request.values);
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  };

  /** Resolves when no file is on its way any more, or after `UPLOAD_WAIT_MS`. */
  const uploadsSettled = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const look = () => {
        if (pendingFiles(values()).length === 0) end();
      };
      const timer = setTimeout(end, UPLOAD_WAIT_MS);
      const unsubscribe = subscribe(look);
      look();
    });

  const taken = (held: FormValues): TakenValues => {
    const leftOut = pendingFiles(held);
    return {
      values: leftOut.length > 0 ? withoutPending(held) : held,
      leftOut,
      markSaved: () => page?.markSaved(held),
    };
  };

  return {
    mount(element) {
      if (!element) return undefined;
      const mounted = engine.mountPage(element, {
        ...request,
        onLoaded() {
          isLoaded = true;
          tell();
        },
        onChange: tell,
      });
      page = mounted;
      return () => {
        mounted.dispose();
        page = undefined;
        isLoaded = false;
      };
    },
    isLoaded: () => isLoaded,
    setDraftOf: (draftOf) => page?.setDraftOf(draftOf),
    values,
    subscribe,
    async draft() {
      await uploadsSettled();
      return taken(values());
    },
    async collect() {
      const held = page ? await page.collect() : request.values;
      return held && taken(held);
    },
  };
}
