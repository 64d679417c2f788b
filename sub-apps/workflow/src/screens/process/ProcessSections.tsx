import { useNarrow, useT } from '@atrium/portal/sdk';
import type { ReactNode } from 'react';
import type { Process } from '../../api/process';
import { LinkedDocument } from './LinkedDocument';
import styles from './Process.module.css';
import { ProcessDiagram } from './ProcessDiagram';
import { StepTimeline } from './record/StepTimeline';
import { SectionTabs } from './SectionTabs';

interface Props {
  process: Process;
  frame: 'panel' | 'page';
  /** The application: a form or its fields. */
  children: ReactNode;
}

/** The application, the diagram and the record: side by side, one below the other, or each in a tab, as there is room. */
export function ProcessSections({ process, frame, children }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const record = (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('workflow.process.steps')}</h2>
      <StepTimeline steps={process.steps} />
    </section>
  );
  const isSplit = frame === 'page' && !isNarrow;
  const application = (
    <>
      {process.orderId && <LinkedDocument orderId={process.orderId} title={process.title} />}
      {children}
      {!isSplit && !isNarrow && record}
    </>
  );
  const tabs = (
    <SectionTabs
      label={t('workflow.process.title')}
      sections={[
        { key: 'application', title: t('workflow.process.fields'), content: application },
        {
          key: 'diagram',
          title: t('workflow.process.diagram'),
          content: <ProcessDiagram process={process} />,
          isLazy: true,
        },
        ...(isNarrow ? [{ key: 'record', title: t('workflow.process.record'), content: record }] : []),
      ]}
    />
  );
  if (!isSplit) return tabs;
  return (
    <div className={styles.split}>
      <div>{tabs}</div>
      <aside className={styles.aside}>{record}</aside>
    </div>
  );
}
