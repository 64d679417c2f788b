import type { MountedPage } from '@atrium/portal/contract/portal';
import { useEffect, useState } from 'react';
import type { Process, ProcessForm } from '../../api/process';
import { createFormPage } from '../../form/createFormPage';
import type { FormPage, FormValues, ValuesSource } from '../../form/createFormPage';

/** The form of a process as it is mounted. */
export interface MountedForm {
  shown: ProcessForm | undefined;
  /** Another one is mounted anew. */
  key: number;
  page: FormPage['page'];
  /** What it holds; before it has been read, what it begins with. */
  source: ValuesSource;
  setPage(page: MountedPage | undefined): void;
  /** It has been read. */
  noteLoaded(): void;
  /** One of its values has changed. */
  noteChange(): void;
  /** Waits until it can be read. Resolves to whether it can, to true without a form. */
  whenOpen(): Promise<boolean>;
  /** It cannot be read, and that takes longer than loading usually does: it has failed, as the host then shows. */
  isMissing: boolean;
  isDirty: boolean;
  setDirty(isDirty: boolean): void;
  /** Somebody else has changed the form since it was mounted. */
  isOutdated: boolean;
  /** The version of the process that the person sees. */
  version: Process['version'];
  /** Mounts the latest form; what the person has changed is dropped. */
  reload(): void;
}

/** A form that is not open after this time counts as missing. */
const OPEN_WAIT_MS = 3_000;

const NO_VALUES: FormValues = {};

/**
 * Follows the form of a process. While the person has changed something, the form stays as it is, so that a new answer of
 * the platform does not take their input away.
 */
export function useMountedForm({ form, version }: Process): MountedForm {
  const [source] = useState(() => createFormPage(form?.values ?? NO_VALUES));
  const [mounted, setMounted] = useState({ form, version, key: 0 });
  const [isDirty, setDirty] = useState(false);
  /** The keys of the form that has been read, and of the one that was waited for in vain. */
  const [keys, setKeys] = useState<{ read?: number; late?: number }>({});
  const isOutdated = mounted.form !== form;
  const { key } = mounted;
  const isWaiting = mounted.form !== undefined && keys.read !== key;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setKeys((known) => ({ ...known, late: key })), OPEN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [key, isWaiting]);
  const reload = () => {
    setMounted({ form, version, key: key + 1 });
    setDirty(false);
  };
  if (isOutdated && !isDirty) reload();
  // Something else than the form has changed, such as a comment.
  else if (!isOutdated && mounted.version !== version) setMounted({ ...mounted, version });
  return {
    shown: mounted.form,
    key,
    page: source.page,
    source,
    setPage: (page) => source.set(page, mounted.form?.values ?? NO_VALUES),
    noteLoaded() {
      setKeys((known) => ({ ...known, read: key }));
      source.noteRead();
    },
    noteChange: source.noteChange,
    whenOpen: () => (mounted.form ? source.when(source.isRead, OPEN_WAIT_MS) : Promise.resolve(true)),
    isMissing: isWaiting && keys.late === key,
    isDirty,
    setDirty,
    isOutdated,
    version: mounted.version,
    reload,
  };
}
