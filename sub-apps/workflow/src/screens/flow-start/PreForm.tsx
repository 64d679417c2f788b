import { useT } from '@atrium/portal/sdk';
import { LinkButton, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { Alert } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { FlowStart } from '../../api/startFlow';
import { LazyFlowDiagram } from '../../flow/LazyFlowDiagram';
import { ChoiceSwitch } from '../../lists/ChoiceSwitch';
import { PlanList } from './PlanList';
import styles from './PreForm.module.css';
import { previewStates } from './previewStates';
import type { ChoiceProps } from './startInput';
import type { Preview } from './usePreview';

interface Props extends ChoiceProps {
  start: FlowStart;
  preview: Preview;
  draftOffer: ReactNode;
  onRefresh(): void;
}

/** The steps that the application will take and who will be asked, as a list or as a diagram. */
export function PreForm({ start, preview, draftOffer, onRefresh, ...choice }: Props) {
  const t = useT();
  const id = useId();
  const [look, setLook] = useState<'list' | 'diagram'>('list');
  const { plan, error, isBusy } = preview;
  const isDiagram = look === 'diagram' && plan !== undefined;
  return (
    <section className={styles.preForm} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('workflow.start.steps')}
        </h2>
        <LinkButton onClick={onRefresh}>{t('ui.reload')}</LinkButton>
        {start.nodes.length > 0 && (
          <div className={styles.looks}>
            <ChoiceSwitch<'list' | 'diagram'>
              label={t('workflow.start.look')}
              value={look}
              onChange={setLook}
              options={[
                { value: 'list', label: t('workflow.start.look.list') },
                { value: 'diagram', label: t('workflow.start.look.diagram') },
              ]}
            />
          </div>
        )}
      </div>
      {draftOffer}
      {error && <LoadFailure error={error} onRetry={onRefresh} />}
      {plan && plan.problems.length > 0 && (
        <Alert
          type="warning"
          message={plan.problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        />
      )}
      {!plan && !error && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
      {isDiagram && (
        <div className={styles.diagram}>
          <LazyFlowDiagram
            nodes={start.nodes}
            states={previewStates(start.nodes, plan, t('workflow.start.vacant'))}
            label={t('workflow.start.diagram', { name: start.name })}
          />
        </div>
      )}
      {(plan || error) && <PlanList {...choice} plan={plan} choices={start.choices} hasSteps={!isDiagram} />}
    </section>
  );
}
