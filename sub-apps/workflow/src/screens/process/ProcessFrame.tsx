import { Page, PanelContent } from '@atrium/portal/ui';
import type { ReactNode, Ref } from 'react';
import styles from './Process.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  frame: 'panel' | 'page';
  /** Title, state and facts. */
  head: ReactNode;
  /** Actions; stays in sight. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of a process: in a panel, where there is less room, the head scrolls with the content. */
export function ProcessFrame({ ref, frame, head, foot, children }: Props) {
  if (frame === 'page') {
    return (
      <Page head={head} foot={foot && <div className={styles.foot}>{foot}</div>}>
        <div ref={ref} className={styles.content}>
          {children}
        </div>
      </Page>
    );
  }
  return (
    <PanelContent footer={foot}>
      <div ref={ref} className={styles.content}>
        {head}
        {children}
      </div>
    </PanelContent>
  );
}
