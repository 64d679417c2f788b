import { useNarrow } from '@atrium/portal/sdk';
import { Page, PanelContent } from '@atrium/portal/ui';
import type { ReactNode, Ref } from 'react';
import styles from './Process.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  frame: 'panel' | 'page';
  /** Title and state. */
  head: ReactNode;
  facts: ReactNode;
  /** Actions; stays in sight. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of a process: where there is less room, in a panel and on a phone, the facts scroll with the content. */
export function ProcessFrame({ ref, frame, head, facts, foot, children }: Props) {
  const isNarrow = useNarrow();
  if (frame === 'page') {
    return (
      <Page
        head={
          <>
            {head}
            {!isNarrow && facts}
          </>
        }
        foot={foot && <div className={styles.foot}>{foot}</div>}
      >
        <div ref={ref} className={styles.content}>
          {isNarrow && facts}
          {children}
        </div>
      </Page>
    );
  }
  return (
    <PanelContent footer={foot}>
      <div ref={ref} className={styles.content}>
        {head}
        {facts}
        {children}
      </div>
    </PanelContent>
  );
}
