import { useT } from '@atrium/portal/sdk';
import { LinkButton, lazyContent } from '@atrium/portal/ui';
import { Radio } from 'antd';
import { useState } from 'react';
import type { FormField } from '../designerProps';
import { FieldGroup } from '../fields/FieldGroup';
import styles from '../fields/fields.module.css';
import { isIncomplete, parseCondition, writeCondition } from '../../flow/condition';
import { ConditionRowsField } from './ConditionRowsField';
import { ExpressionField } from './ExpressionField';
import type { Samples } from './trialScope';
import { useExpressionCheck } from './useExpressionCheck';

const ConditionTrial = lazyContent(() => import('./ConditionTrial'));

interface Props {
  condition: string;
  /** With those of the applicant. */
  fields: readonly FormField[];
  isReadOnly: boolean;
  onChange(condition: string): void;
}

type Look = 'rows' | 'text';

/** The condition of a branch: as rows of field, operator and value, or as an expression. */
export function ConditionField({ condition, fields, isReadOnly, onChange }: Props) {
  const t = useT();
  const rows = parseCondition(condition);
  const problem = useExpressionCheck(condition, fields);
  const [look, setLook] = useState<Look>(rows ? 'rows' : 'text');
  const [isTrying, setIsTrying] = useState(false);
  const [samples, setSamples] = useState<Samples>(new Map());
  return (
    <FieldGroup
      label={t('workflow.designer.condition')}
      aside={
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t('workflow.designer.condition.look')}
          value={rows ? look : 'text'}
          onChange={({ target }) => setLook(target.value as Look)}
          options={[
            { value: 'rows', label: t('workflow.designer.condition.rows'), disabled: !rows },
            { value: 'text', label: t('workflow.designer.condition.text') },
          ]}
        />
      }
    >
      {rows && look === 'rows' ? (
        <>
          <ConditionRowsField
            condition={rows}
            fields={fields}
            isReadOnly={isReadOnly}
            onChange={(next) => onChange(writeCondition(next))}
          />
          {/* A row without a value says so itself. */}
          {problem && !rows.rows.some(isIncomplete) && (
            <p className={styles.wrong} role="status">
              {problem}
            </p>
          )}
        </>
      ) : (
        <>
          <ExpressionField expression={condition} problem={problem} fields={fields} onChange={onChange} />
          {!rows && <p className={styles.hint}>{t('workflow.designer.condition.onlyText')}</p>}
        </>
      )}
      <LinkButton aria-expanded={isTrying} onClick={() => setIsTrying(!isTrying)}>
        {t('workflow.designer.try')}
      </LinkButton>
      {isTrying && <ConditionTrial condition={condition} fields={fields} samples={samples} onChange={setSamples} />}
    </FieldGroup>
  );
}
