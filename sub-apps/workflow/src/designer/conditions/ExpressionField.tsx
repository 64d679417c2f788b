import { useT } from '@atrium/portal/sdk';
import { Input, Select } from 'antd';
import type { ComponentRef } from 'react';
import { useId, useRef } from 'react';
import type { FormField } from '../designerProps';
import styles from '../fields/fields.module.css';

interface Props {
  expression: string;
  /** What is wrong with it: empty for nothing, undefined until that is known. */
  problem: string | undefined;
  fields: readonly FormField[];
  onChange(expression: string): void;
}

const MOST_SIGNS = 1_000;

/** A condition as an expression of the page language, which is checked while it is typed. */
export function ExpressionField({ expression, problem, fields, onChange }: Props) {
  const t = useT();
  const id = useId();
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null);
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
        aria-invalid={problem ? true : undefined}
        status={problem ? 'error' : undefined}
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={MOST_SIGNS}
        spellCheck={false}
        placeholder={t('workflow.designer.expression.hint')}
        value={expression}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className={problem ? styles.wrong : styles.hint} role="status">
        {problem === '' ? t('workflow.designer.expression.right') : problem}
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
