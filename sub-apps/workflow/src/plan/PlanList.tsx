import { lookUp } from '@atrium/common/lookUp';
import { useT } from '@atrium/portal/sdk';
import { StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import type { FlowPlan, PlannedPerson, PlannedStep, PlanStatus } from '../api/flowPlan';
import type { Candidate } from '../api/listCandidates';
import type { ApproverChoice } from '../api/startFlow';
import { PeopleField } from '../people/PeopleField';
import type { FlowNode } from '../flow/flowNodes';
import type { ChoiceProps } from './chosen';
import { concurrentSteps } from './concurrentSteps';
import styles from './Plan.module.css';
import { choicesOnPath } from './planRules';

const TONES: Readonly<Record<PlanStatus, StatusTone>> = {
  asked: 'info',
  copied: 'neutral',
  skipped: 'neutral',
  unknown: 'warning',
};

interface Props extends ChoiceProps {
  /** Undefined where the platform does not tell: only the choices are shown. */
  plan: FlowPlan | undefined;
  /** The plan is of the application as it was before. */
  isOutdated: boolean;
  choices: readonly ApproverChoice[];
  nodes: readonly FlowNode[];
  /** False: only the steps with a choice. */
  hasSteps: boolean;
}

/** The steps of the application in their order, with the choice of approvers at its step. */
export function PlanList({ plan, isOutdated, choices, nodes, hasSteps, missing, chosen, onChoose }: Props) {
  const t = useT();
  const peopleOf = ({ nodeId }: ApproverChoice) => lookUp(chosen, nodeId) ?? [];
  const offered = choicesOnPath(choices, plan);
  const planned = plan?.steps ?? offered.map(bareStep);
  const steps = hasSteps ? planned : planned.filter(({ nodeId }) => offered.some((choice) => choice.nodeId === nodeId));
  if (steps.length === 0) {
    const isNobodyAsked = hasSteps && plan !== undefined && !isOutdated;
    return isNobodyAsked ? <p className={styles.reason}>{t('workflow.plan.noSteps')}</p> : null;
  }
  const concurrent = concurrentSteps(nodes, plan?.steps ?? []);
  return (
    <ol className={`${styles.steps} ${isOutdated ? styles.outdated : ''}`} aria-label={t('workflow.plan.steps')}>
      {steps.map((step, index) => {
        const choice = offered.find(({ nodeId }) => nodeId === step.nodeId);
        return (
          <Step
            key={`${index} ${step.nodeId}`}
            step={step}
            isPlanned={plan !== undefined}
            hasPeople={!choice}
            besides={concurrent.get(step.nodeId)}
          >
            {choice && (
              <PeopleField
                label={t(choice.isMultiple ? 'workflow.plan.choose.several' : 'workflow.plan.choose')}
                people={named(peopleOf(choice), step.people)}
                isSeveral={choice.isMultiple}
                isFolded
                isRequired
                problem={
                  missing.nodeIds.includes(choice.nodeId) && peopleOf(choice).length === 0
                    ? t('workflow.plan.choose.missing')
                    : undefined
                }
                focusRequest={missing.nodeIds[0] === choice.nodeId ? missing.attempt : 0}
                onChange={(people) => onChoose(choice.nodeId, people)}
              />
            )}
          </Step>
        );
      })}
    </ol>
  );
}

/** The people with the names of the plan: a draft knows them by their positions only. */
const named = (people: readonly Candidate[], known: readonly PlannedPerson[]): readonly Candidate[] =>
  people.map((person) => {
    if (person.name !== '') return person;
    return known.find(({ positionId }) => positionId === person.positionId) ?? person;
  });

interface StepProps {
  step: PlannedStep;
  isPlanned: boolean;
  /** False: the field of the choice shows them. */
  hasPeople: boolean;
  /** The steps that are asked at the same time. */
  besides: readonly string[] | undefined;
  children: ReactNode;
}

function Step({ step: { name, status, people, mode, reason }, isPlanned, hasPeople, besides, children }: StepProps) {
  const t = useT();
  const label = ({ name: holder, positionName }: PlannedPerson) =>
    t('workflow.plan.person', { name: holder || t('workflow.plan.vacant'), position: positionName });
  return (
    <li className={`${styles.step} ${isPlanned ? (styles[status] ?? '') : ''}`}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        {isPlanned && <StatusTag tone={TONES[status]} text={t(`workflow.plan.status.${status}`)} />}
        {status === 'asked' && people.length > 1 && (
          <span className={styles.aside}>{t(`workflow.plan.mode.${mode}`)}</span>
        )}
      </div>
      {besides && status !== 'skipped' && (
        <p className={styles.reason}>{t('workflow.plan.besides', { steps: besides })}</p>
      )}
      {hasPeople && people.length > 0 && (
        <p className={styles.people}>{t('workflow.plan.people', { names: people.map(label) })}</p>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
      {children}
    </li>
  );
}

const bareStep = ({ nodeId, name }: ApproverChoice): PlannedStep => ({
  ...{ nodeId, name, type: 'approval', status: 'asked', mode: 'any', people: [], reason: '' },
});
