import type { MountedPage, MountPageRequest, Portal } from '@atrium/portal/contract/portal';
import type { FormValues } from './startInput';

/** The page of a form in an element of the screen; a flow without a page has the values that it was opened with. */
export interface MountedForm {
  /** The `ref` of the element; what it returns unmounts the page. */
  mount(element: HTMLElement | null): (() => void) | undefined;
  /** What it holds now, unchecked. */
  values(): FormValues;
  /** Undefined when something is missing or wrong, which the page then shows. */
  collect(): Promise<FormValues | undefined>;
  markSaved(): void;
}

export function createMountedForm(
  engine: Portal['engine'],
  request: MountPageRequest & { values: FormValues },
): MountedForm {
  let page: MountedPage | undefined;
  // A page has no values before it has been read.
  let isLoaded = false;
  return {
    mount(element) {
      if (!element) return undefined;
      const mounted = engine.mountPage(element, {
        ...request,
        onLoaded() {
          isLoaded = true;
        },
      });
      page = mounted;
      return () => {
        mounted.dispose();
        page = undefined;
        isLoaded = false;
      };
    },
    values: () => (page && isLoaded ? page.values() : request.values),
    collect: async () => (page ? page.collect() : request.values),
    markSaved: () => page?.markSaved(),
  };
}
