import { useNarrow, useT } from '@atrium/portal/sdk';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Process } from '../../api/process';
import { TabBar, tabId } from '../../TabBar';
import { LinkedDocument } from './LinkedDocument';
import styles from './Process.module.css';
import { ProcessDiagram } from './ProcessDiagram';
import { StepTimeline } from './record/StepTimeline';
import { timelineOf } from './timelineOf';

/** The parts of a process, one of which is shown. */
export type SectionName = 'application' | 'diagram' | 'record';

interface Props {
  process: Process;
  frame: 'panel' | 'page';
  shown: SectionName;
  onShow(section: SectionName): void;
  /** On a phone they stand above the application, and scroll with it; elsewhere they are not among the parts. */
  facts: ReactNode;
  /** Who will be asked next: above the record, where that is beside the application; nothing elsewhere. */
  plan: ReactNode;
  /** The application: a form or its fields. */
  children: ReactNode;
}

/** The application, the diagram and the record: side by side, one below the other, or each in a tab, as there is room. */
export function ProcessSections({ process, frame, shown, onShow, facts, plan, children }: Props) {
  const t = useT();
  const id = useId();
  const isNarrow = useNarrow();
  /** What was shown once stays mounted: a form keeps its input. The diagram is mounted when it is first shown. */
  const [hasDiagram, setHasDiagram] = useState(shown === 'diagram');
  const record = (
    <section className={styles.section}>
      <h2 id={`${id}-record`} className={styles.heading}>
        {t('workflow.process.steps')}
      </h2>
      <StepTimeline steps={timelineOf(process)} />
    </section>
  );
  const isSplit = frame === 'page' && !isNarrow;
  const contents: Readonly<Partial<Record<SectionName, ReactNode>>> = {
    application: (
      <>
        {isNarrow && facts}
        {process.orderId && <LinkedDocument orderId={process.orderId} title={process.title} />}
        {children}
        {!isSplit && !isNarrow && record}
      </>
    ),
    diagram: (hasDiagram || shown === 'diagram') && <ProcessDiagram process={process} />,
    ...(isNarrow && { record }),
  };
  const names: readonly SectionName[] = isNarrow ? ['application', 'diagram', 'record'] : ['application', 'diagram'];
  const current = names.includes(shown) ? shown : 'application';
  const panelId = (name: SectionName) => `${id}-${name}`;
  const tabs = (
    <div className={styles.parts}>
      <TabBar
        label={t('workflow.process.title')}
        tabs={names.map((key) => ({ key, title: t(`workflow.process.section.${key}`) }))}
        shown={current}
        panelId={panelId}
        onShow={(section) => {
          if (section === 'diagram') setHasDiagram(true);
          onShow(section);
        }}
      />
      {names.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={panelId(name)}
          aria-labelledby={tabId(panelId(name))}
          hidden={name !== current}
        >
          {contents[name]}
        </div>
      ))}
    </div>
  );
  // The form stays the same one when the window changes its width.
  return (
    <div className={isSplit ? styles.split : undefined}>
      {tabs}
      {isSplit && (
        <aside className={styles.aside} aria-labelledby={`${id}-record`}>
          {plan && <div className={styles.section}>{plan}</div>}
          {record}
        </aside>
      )}
    </div>
  );
}
