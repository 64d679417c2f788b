import { isAppError, toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { errorText, StatusTag } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import type { ConditionValue } from '../../flow/condition';
import type { FormField } from '../../flow/flowNames';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import { Field } from '../../fields/Field';
import styles from '../fields/fields.module.css';
import { fieldKind } from '../rules/fieldKinds';
import { isUnfinished } from '../rules/flowProblems';
import { ConditionValueField } from './ConditionValueField';
import { fieldsOf, isEntered, trialScope } from './trialScope';
import type { Samples } from './trialScope';

interface Props {
  condition: string;
  /** With those of the applicant. */
  fields: readonly FormField[];
  samples: Samples;
  onChange(samples: Samples): void;
}

/** How long the trial waits for the next key. */
const TYPING_PAUSE_MS = 300;

/** Tries a condition with values that are entered here: whether it holds. They are kept nowhere. */
export default function ConditionTrial({ condition, fields, samples, onChange }: Props) {
  const t = useT();
  const used = fieldsOf(condition, fields);
  const put = (name: string, value: ConditionValue | undefined) => {
    const next = new Map(samples);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    onChange(next);
  };
  return (
    // A flow that cannot be edited can be tried.
    <ConfigProvider componentDisabled={false}>
      <div className={styles.item} role="group" aria-label={t('workflow.designer.try')}>
        {used.length === 0 && <p className={styles.hint}>{t('workflow.designer.try.noFields')}</p>}
        {!used.every(isEntered) && <p className={styles.hint}>{t('workflow.designer.try.lists')}</p>}
        {used.filter(isEntered).map((field) => (
          <Field key={field.name} label={field.title || field.name}>
            {(control) => (
              <ConditionValueField
                control={control}
                label={field.title || field.name}
                kind={fieldKind(field)}
                options={field.options}
                isOptional
                value={samples.get(field.name)}
                onChange={(value) => put(field.name, value)}
              />
            )}
          </Field>
        ))}
        <Answer condition={condition} used={used} samples={samples} />
      </div>
    </ConfigProvider>
  );
}

function Answer({ condition, used, samples }: { condition: string; used: readonly FormField[]; samples: Samples }) {
  const t = useT();
  const { expressions } = usePortal().engine;
  const key = JSON.stringify([condition, used.map(({ name }) => [name, samples.get(name)])]);
  const settled = useDebouncedValue(key, TYPING_PAUSE_MS);
  const isComplete = condition.trim() !== '' && !isUnfinished(condition);
  const trial = useQuery({
    queryKey: ['flow-designer', 'trial', key],
    queryFn: async () => ({ holds: Boolean(await expressions.evaluate(condition, trialScope(used, samples))) }),
    enabled: isComplete && settled === key,
    retry: false,
    staleTime: Infinity,
  });
  // What is wrong with an expression is said by its message.
  const reasonOf = (error: Error) => (isAppError(error, 'config') ? error.message : errorText(t, toAppError(error)));
  const answer = () => {
    if (!isComplete) return <span className={styles.hint}>{t('workflow.designer.problem.incomplete_condition')}</span>;
    if (trial.error) return <span className={styles.wrong}>{reasonOf(trial.error)}</span>;
    if (!trial.data || settled !== key) return <span className={styles.hint}>{t('workflow.designer.try.busy')}</span>;
    const { holds } = trial.data;
    return (
      <StatusTag
        tone={holds ? 'success' : 'neutral'}
        text={t(holds ? 'workflow.designer.try.holds' : 'workflow.designer.try.not')}
      />
    );
  };
  return (
    <p className={styles.answer} role="status" aria-live="polite">
      {answer()}
    </p>
  );
}
