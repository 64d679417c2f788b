import { lookUp } from '@atrium/common/lookUp';
import { useT } from '@atrium/portal/sdk';
import { BusyButton, LoadFailure, PanelContent, SidePanel } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormField } from '../../../designer/designerProps';
import type { FlowNode } from '../../../flow/flowNodes';
import { LazyFlowDiagram } from '../../../flow/LazyFlowDiagram';
import { Field } from '../fields/Field';
import { Note } from '../fields/Note';
import { PositionSelect } from '../fields/PositionSelect';
import { chosenSteps, triedFields } from './dryRunValues';
import { DryRunField } from './DryRunField';
import { planStates } from '../../../flow/planStates';
import { PlanSteps } from './PlanSteps';
import type { DryRunState } from './useDryRun';
import styles from './dryRun.module.css';

interface Props {
  name: string;
  nodes: readonly FlowNode[];
  fields: readonly FormField[];
  trial: DryRunState;
  isOpen: boolean;
  onClose(): void;
}

/** Tries the flow as it is drawn, also unsaved, with values: who would be asked. Nothing is started. */
export function DryRunPanel({ isOpen, onClose, ...props }: Props) {
  const t = useT();
  return (
    <SidePanel title={t('workflow.manager.dryRun.title')} isOpen={isOpen} isWide onClose={onClose}>
      <DryRunContent {...props} onClose={onClose} />
    </SidePanel>
  );
}

function DryRunContent({ name, nodes, fields, trial, onClose }: Omit<Props, 'isOpen'>) {
  const t = useT();
  const formId = useId();
  const [isApplicantMissing, setIsApplicantMissing] = useState(false);
  const { applicant, chosen, plan } = trial;
  const shown = triedFields(fields);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (plan) result.current?.scrollIntoView({ block: 'start' });
  }, [plan]);
  return (
    <PanelContent
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <BusyButton type="primary" htmlType="submit" form={formId} isBusy={trial.isRunning}>
            {t('workflow.manager.dryRun.run')}
          </BusyButton>
        </>
      }
    >
      <form
        id={formId}
        aria-label={t('workflow.manager.dryRun.title')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setIsApplicantMissing(!applicant);
          trial.run();
        }}
      >
        <Field
          label={t('workflow.manager.dryRun.applicant')}
          isRequired
          problem={isApplicantMissing && !applicant ? t('workflow.manager.dryRun.applicant.required') : undefined}
        >
          {(control) => (
            <PositionSelect
              control={control}
              ids={applicant ? [applicant.positionId] : []}
              known={applicant && [applicant]}
              onChange={([position]) => trial.setApplicant(position)}
            />
          )}
        </Field>
        {shown.map((field) => (
          <DryRunField
            key={field.name}
            field={field}
            value={lookUp(trial.typed, field.name) ?? ''}
            onChange={(value) => trial.type(field.name, value)}
          />
        ))}
        {chosenSteps(nodes).map(({ nodeId, name: step, isMultiple }) => (
          <Field key={nodeId} label={t('workflow.manager.dryRun.chosen', { step })}>
            {(control) => (
              <PositionSelect
                control={control}
                isMultiple={isMultiple}
                ids={(lookUp(chosen, nodeId) ?? []).map(({ positionId }) => positionId)}
                known={lookUp(chosen, nodeId)}
                onChange={(positions) => trial.choose(nodeId, positions)}
              />
            )}
          </Field>
        ))}
        {shown.length === 0 && <p className={styles.aside}>{t('workflow.manager.dryRun.noFields')}</p>}
      </form>
      {trial.error && <LoadFailure error={trial.error} onRetry={trial.run} />}
      {plan && !trial.error && (
        <div ref={result} className={styles.result} aria-live="polite">
          {trial.isStale && <Note tone="info">{t('workflow.manager.dryRun.stale')}</Note>}
          {plan.problems.length > 0 && (
            <Note tone="danger" title={t('workflow.manager.dryRun.problems')}>
              <ul>
                {plan.problems.map((problem, index) => (
                  <li key={`${index} ${problem}`}>{problem}</li>
                ))}
              </ul>
            </Note>
          )}
          <h3 className={styles.heading}>{t('workflow.manager.dryRun.path')}</h3>
          <PlanSteps steps={plan.steps} />
          <div className={styles.diagram}>
            <LazyFlowDiagram
              nodes={nodes}
              states={planStates(nodes, plan, t('workflow.manager.vacant'))}
              label={t('workflow.manager.diagram', { name })}
            />
          </div>
        </div>
      )}
    </PanelContent>
  );
}
