import { chooseIcon } from '@atrium/common/menu/chooseIcon';
import { useT } from '@atrium/portal/sdk';
import { dateText, LinkButton, MenuIcon } from '@atrium/portal/ui';
import { useId } from 'react';
import type { StartableFlow } from '../../api/startableFlows';
import type { FlowSection } from './flowSections';
import styles from './FlowSection.module.css';

interface Props {
  section: FlowSection;
  onStart(flow: StartableFlow): void;
}

/** A group of flows as cards; a card starts its flow wherever it is pressed. */
export function FlowSectionView({ section: { kind, group, flows }, onStart }: Props) {
  const t = useT();
  const id = useId();
  const title = kind === 'recent' ? t('workflow.centre.recent') : group || t('workflow.centre.noGroup');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title} <span className={styles.count}>{flows.length}</span>
      </h2>
      <ul role="list" className={styles.cards}>
        {flows.map((flow) => (
          <li key={flow.flowCode} className={styles.card}>
            <span className={styles.icon}>
              <MenuIcon {...chooseIcon(flow.icon, flow.name)} />
            </span>
            <div className={styles.body}>
              <LinkButton
                className={styles.open}
                aria-label={t('workflow.centre.open', { name: flow.name })}
                onClick={() => onStart(flow)}
              >
                {flow.name}
              </LinkButton>
              {flow.description && <p className={styles.description}>{flow.description}</p>}
              {kind === 'recent' && (
                <p className={styles.description}>
                  {t('workflow.centre.lastStarted', { time: dateText(flow.lastStarted) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
