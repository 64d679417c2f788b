import { useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { FlowVersion } from '../../../api/flowChecks';
import { VersionItem } from './VersionItem';
import styles from './versions.module.css';

interface Props {
  label: string;
  /** The newest first. */
  versions: readonly FlowVersion[];
  /** The one that new processes use. */
  current: number;
  /** How many are shown; the caller keeps it while another view takes the place of the list. */
  shown: number;
  onShow(count: number): void;
  onView(version: FlowVersion): void;
  onRestore?: ((version: FlowVersion) => void) | undefined;
}

/** So many versions are shown at once: thousands of them would stop the page. */
export const VERSIONS_PER_STEP = 50;

/** The newest versions, and a button for the ones before. */
export function VersionList({ label, versions, current, shown, onShow, onView, onRestore }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  // The button moves away below what it has added.
  useEffect(() => {
    const item = firstNew === undefined ? undefined : list.current?.children[firstNew];
    item?.querySelector('button')?.focus();
  }, [firstNew]);
  const older = versions.length - shown;
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {versions.slice(0, shown).map((version) => (
          <VersionItem
            key={version.published}
            version={version}
            isCurrent={version.published === current}
            onView={() => onView(version)}
            onRestore={onRestore && (() => onRestore(version))}
          />
        ))}
      </ol>
      {older > 0 && (
        <Button
          className={styles.older}
          onClick={() => {
            onShow(shown + VERSIONS_PER_STEP);
            setFirstNew(shown);
          }}
        >
          {t('workflow.manager.versions.older', { count: older })}
        </Button>
      )}
    </>
  );
}
