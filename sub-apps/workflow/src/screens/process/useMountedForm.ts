import type { MountedPage } from '@atrium/portal/contract/portal';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { Process, ProcessForm } from '../../api/process';
import type { FormValues, ValuesSource } from '../../plan/useSettledValues';

/** The form of a process as it is mounted. */
export interface MountedForm {
  shown: ProcessForm | undefined;
  /** Another one is mounted anew. */
  key: number;
  page: RefObject<MountedPage | undefined>;
  /** What it holds; before it has been read, what it begins with. */
  source: ValuesSource;
  setPage(page: MountedPage | undefined): void;
  /** It has been read, or one of its values has changed. */
  noteChange(): void;
  isDirty: boolean;
  setDirty(isDirty: boolean): void;
  /** Somebody else has changed the form since it was mounted. */
  isOutdated: boolean;
  /** The version of the process that the person sees. */
  version: Process['version'];
  /** Mounts the latest form; what the person has changed is dropped. */
  reload(): void;
}

/** Holds the mounted page and tells of its changes, without rendering. */
function createFormPage(first: FormValues) {
  const page: RefObject<MountedPage | undefined> = { current: undefined };
  const listeners = new Set<() => void>();
  // A page has no values before it has been read.
  let [opened, isRead] = [first, false];
  return {
    page,
    values: (): FormValues => (isRead && page.current ? page.current.values() : opened),
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    set(next: MountedPage | undefined, values: FormValues) {
      page.current = next;
      [opened, isRead] = [values, false];
    },
    noteChange() {
      isRead = true;
      listeners.forEach((changed) => changed());
    },
  };
}

const NO_VALUES: FormValues = {};

/**
 * Follows the form of a process. While the person has changed something, the form stays as it is, so that a new answer of
 * the platform does not take their input away.
 */
export function useMountedForm({ form, version }: Process): MountedForm {
  const [source] = useState(() => createFormPage(form?.values ?? NO_VALUES));
  const [mounted, setMounted] = useState({ form, version, key: 0 });
  const [isDirty, setDirty] = useState(false);
  const isOutdated = mounted.form !== form;
  const reload = () => {
    setMounted({ form, version, key: mounted.key + 1 });
    setDirty(false);
  };
  if (isOutdated && !isDirty) reload();
  // Something else than the form has changed, such as a comment.
  else if (!isOutdated && mounted.version !== version) setMounted({ ...mounted, version });
  return {
    shown: mounted.form,
    key: mounted.key,
    page: source.page,
    source,
    setPage: (page) => source.set(page, mounted.form?.values ?? NO_VALUES),
    noteChange: source.noteChange,
    isDirty,
    setDirty,
    isOutdated,
    version: mounted.version,
    reload,
  };
}
