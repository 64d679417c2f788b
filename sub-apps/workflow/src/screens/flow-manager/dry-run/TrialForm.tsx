import type { FieldRights, MountedPage } from '@atrium/portal/contract/portal';
import { usePortal } from '@atrium/portal/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TriedValues } from './triedFields';
import styles from './dryRun.module.css';

/** The status of a page for a new record. */
const NEW = 1;

interface Props {
  pageCode: string;
  /** Those of the start. */
  rights: FieldRights;
  /** What it begins with. */
  values: TriedValues;
  /** Receives what it holds: when it has been read, and after each change. */
  onValues(values: TriedValues): void;
}

/** The form page of the flow as an applicant fills it in. Nothing of it is kept as a draft. Give it a `key` by its page. */
export function TrialForm({ pageCode, rights, values, onValues }: Props) {
  const { engine } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const request = useEffectEvent(() => ({ pageCode, status: NEW, values, rights, hasToolbar: false }) as const);
  const tell = useEffectEvent((page: MountedPage) => onValues(page.values()));
  useEffect(() => {
    if (!place.current) return undefined;
    const page: MountedPage = engine.mountPage(place.current, {
      ...request(),
      onLoaded: () => tell(page),
      onChange: () => tell(page),
    });
    return () => page.dispose();
  }, [engine]);
  return <div ref={place} className={styles.page} />;
}
