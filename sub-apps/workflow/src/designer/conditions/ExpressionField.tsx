import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import type { ComponentRef } from 'react';
import { useId, useRef } from 'react';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import type { FormField } from '../designerProps';
import styles from '../fields/fields.module.css';
import { expressionQuery, TYPING_PAUSE_MS } from './useExpressionProblems';

interface Props {
  expression: string;
  fields: readonly FormField[];
  onChange(expression: string): void;
}

const MOST_SIGNS = 1_000;

/** A condition as an expression of the page language, which is checked while it is typed. */
export function ExpressionField({ expression, fields, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const { engine } = usePortal();
  const id = useId();
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const settled = useDebouncedValue(expression, TYPING_PAUSE_MS);
  const check = useQuery(expressionQuery(engine, settled, fields, language));
  const problem = check.error ? t('workflow.designer.expression.unchecked') : (check.data ?? '');
  const isChecked = settled === expression && settled.trim() !== '' && !check.isFetching;
  function insert(name: string) {
    const element = area.current?.resizableTextArea?.textArea;
    const [from, to] = [element?.selectionStart ?? expression.length, element?.selectionEnd ?? expression.length];
    onChange(expression.slice(0, from) + name + expression.slice(to));
    element?.focus();
  }
  return (
    <>
      <Input.TextArea
        ref={area}
        aria-label={t('workflow.designer.expression')}
        aria-describedby={`${id}-problem`}
        aria-invalid={(isChecked && problem !== '') || undefined}
        status={isChecked && problem !== '' ? 'error' : undefined}
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={MOST_SIGNS}
        spellCheck={false}
        placeholder={t('workflow.designer.expression.hint')}
        value={expression}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className={isChecked && problem !== '' ? styles.wrong : styles.hint} role="status">
        {isChecked ? problem || t('workflow.designer.expression.right') : ''}
      </p>
      <Select<string>
        aria-label={t('workflow.designer.expression.field')}
        placeholder={t('workflow.designer.expression.field')}
        showSearch
        optionFilterProp="label"
        notFoundContent={t('workflow.designer.choose.none')}
        value={null}
        options={fields.map(({ name, title }) => ({ value: name, label: title ? `${title}（${name}）` : name }))}
        onChange={insert}
      />
    </>
  );
}
