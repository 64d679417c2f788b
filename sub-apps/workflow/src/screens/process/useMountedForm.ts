import type { MountedPage } from '@atrium/portal/contract/portal';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Process, ProcessForm } from '../../api/process';

/** The form of a process as it is mounted. */
export interface MountedForm {
  shown: ProcessForm | undefined;
  /** Another one is mounted anew. */
  key: number;
  page: RefObject<MountedPage | undefined>;
  setPage(page: MountedPage | undefined): void;
  isDirty: boolean;
  setDirty(isDirty: boolean): void;
  /** Somebody else has changed the form since it was mounted. */
  isOutdated: boolean;
  /** The version of the process that the person sees. */
  version: Process['version'];
  /** Mounts the latest form; what the person has changed is dropped. */
  reload(): void;
}

/**
 * Follows the form of a process. While the person has changed something, the form stays as it is, so that a new answer of
 * the platform does not take their input away.
 */
export function useMountedForm({ form, version }: Process): MountedForm {
  const page = useRef<MountedPage>(undefined);
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
    page,
    setPage(next) {
      page.current = next;
    },
    isDirty,
    setDirty,
    isOutdated,
    version: mounted.version,
    reload,
  };
}
