import { useT } from '@atrium/portal/sdk';
import { errorText, LinkButton, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { Alert } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { FlowStart } from '../api/startFlow';
import { LazyFlowDiagram } from '../flow/LazyFlowDiagram';
import { planStates } from '../flow/planStates';
import { ChoiceSwitch } from '../lists/ChoiceSwitch';
import type { ChoiceProps } from './chosen';
import { fieldError } from './fieldError';
import styles from './Plan.module.css';
import { PlanList } from './PlanList';
import { isRefusal } from './planRules';
import type { Preview } from './usePreview';

interface Props extends ChoiceProps {
  flow: Pick<FlowStart, 'name' | 'nodes' | 'choices' | 'targets' | 'formFields'>;
  preview: Pick<Preview, 'plan' | 'error' | 'isBusy'>;
  /** Above the steps, such as a draft of the choice that is offered. */
  note?: ReactNode;
  onRefresh(): void;
}

export { planTexts as texts } from '../locales/plan';

/** The steps that the application will take and who will be asked, as a list or as a diagram. */
export default function PlanPreview({ flow, preview, note, onRefresh, ...choice }: Props) {
  const t = useT();
  const id = useId();
  const [look, setLook] = useState<'list' | 'diagram'>('list');
  const { plan, error, isBusy } = preview;
  const refusal = isRefusal(error) ? error : undefined;
  const notes = refusal ? [errorText(t, fieldError(refusal, flow.formFields))] : [...new Set(plan?.problems)];
  const isDiagram = look === 'diagram' && plan !== undefined;
  return (
    <section className={styles.preview} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('workflow.plan.steps')}
        </h2>
        <LinkButton onClick={onRefresh}>{t('ui.reload')}</LinkButton>
        {flow.nodes.length > 0 && (
          <div className={styles.looks}>
            <ChoiceSwitch<'list' | 'diagram'>
              label={t('workflow.plan.look')}
              value={look}
              onChange={setLook}
              options={[
                { value: 'list', label: t('workflow.plan.look.list') },
                { value: 'diagram', label: t('workflow.plan.look.diagram') },
              ]}
            />
          </div>
        )}
      </div>
      {note}
      {error && !refusal && <LoadFailure error={error} onRetry={onRefresh} />}
      {notes.length > 0 && (
        <Alert
          type="warning"
          message={notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        />
      )}
      {!plan && !error && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
      {isDiagram && (
        <div className={styles.diagram}>
          <LazyFlowDiagram
            nodes={flow.nodes}
            states={planStates(flow.nodes, plan, t('workflow.plan.vacant'))}
            label={t('workflow.plan.diagram', { name: flow.name })}
            targets={flow.targets}
            formFields={flow.formFields}
            kind="plan"
          />
        </div>
      )}
      {(plan || error) && (
        <PlanList
          {...choice}
          plan={plan}
          isOutdated={refusal !== undefined}
          choices={flow.choices}
          nodes={flow.nodes}
          hasSteps={!isDiagram}
        />
      )}
    </section>
  );
}
