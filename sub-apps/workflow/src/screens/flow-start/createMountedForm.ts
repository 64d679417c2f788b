import type { MountPageRequest, Portal } from '@atrium/portal/contract/portal';
import { createFormPage } from '../../form/createFormPage';
import type { FormValues, ValuesSource } from '../../form/createFormPage';
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
  const source = createFormPage(request.values);
  const { page, values, subscribe } = source;

  const taken = (held: FormValues): TakenValues => {
    const leftOut = pendingFiles(held);
    return {
      values: leftOut.length > 0 ? withoutPending(held) : held,
      leftOut,
      markSaved: () => page.current?.markSaved(held),
    };
  };

  return {
    mount(element) {
      if (!element) return undefined;
      const mounted = engine.mountPage(element, {
        ...request,
        onLoaded: source.noteRead,
        onChange: source.noteChange,
      });
      source.set(mounted, request.values);
      return () => {
        mounted.dispose();
        source.set(undefined, request.values);
      };
    },
    isLoaded: () => request.pageCode === '' || source.isRead(),
    setDraftOf: (draftOf) => page.current?.setDraftOf(draftOf),
    values,
    subscribe,
    async draft() {
      await source.when(() => pendingFiles(values()).length === 0, UPLOAD_WAIT_MS);
      return taken(values());
    },
    async collect() {
      const held = page.current ? await page.current.collect() : request.values;
      return held && taken(held);
    },
  };
}
