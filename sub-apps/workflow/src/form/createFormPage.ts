import type { MountedPage } from '@atrium/portal/contract/portal';

export type FormValues = Readonly<Record<string, unknown>>;

/** The values of a form, and when they change. */
export interface ValuesSource {
  /** What the form holds now, unchecked. */
  values(): FormValues;
  /** Runs when that may have changed. Returns a function that ends this. */
  subscribe(changed: () => void): () => void;
}

/** The mounted page of a form. Before it has been read it has the values that it is opened with. */
export interface FormPage extends ValuesSource {
  page: { readonly current: MountedPage | undefined };
  isRead(): boolean;
  /** Another page is mounted, or none any more. */
  set(page: MountedPage | undefined, opened: FormValues): void;
  noteRead(): void;
  noteChange(): void;
  /** Resolves to true when the test holds, at once or after a change; to false when it does not within the time. */
  when(test: () => boolean, ms: number): Promise<boolean>;
}

/** Holds the page of a form and tells of its changes, without rendering. */
export function createFormPage(opened: FormValues): FormPage {
  const page: { current: MountedPage | undefined } = { current: undefined };
  const listeners = new Set<() => void>();
  let [values, isRead] = [opened, false];
  const tell = () => listeners.forEach((changed) => changed());
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  };
  return {
    page,
    subscribe,
    isRead: () => isRead,
    values: () => (isRead && page.current ? page.current.values() : values),
    set(next, first) {
      page.current = next;
      [values, isRead] = [first, false];
    },
    noteRead() {
      isRead = true;
      tell();
    },
    noteChange: tell,
    when: (test, ms) =>
      new Promise((resolve) => {
        const end = (isTrue: boolean) => {
          clearTimeout(timer);
          unsubscribe();
          resolve(isTrue);
        };
        const timer = setTimeout(end, ms, false);
        const unsubscribe = subscribe(() => test() && end(true));
        if (test()) end(true);
      }),
  };
}
