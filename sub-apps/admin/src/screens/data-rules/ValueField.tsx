import { MONEY_DECIMALS } from '@atrium/common/money/format';
import { useT } from '@atrium/portal/sdk';
import { DatePicker, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import type { ComponentType } from 'react';
import type { RuleValue } from '../../api/dataRules';
import { countsDays, numberOfText } from './conditionDraft';
import { ReferenceField } from './ReferenceField';
import type { ValueFieldProps } from './ReferenceField';
import styles from './conditions.module.css';

const fixed = (value: string): RuleValue => ({ value, isCurrent: false });

/** The editor of the values of a condition, by the type of its field. */
export function ValueField(props: ValueFieldProps) {
  const { field, operator } = props;
  if (countsDays(operator.operator)) return <DayCount {...props} />;
  switch (field.type) {
    case 'number':
    case 'money':
      return <Ends {...props} Editor={NumberEditor} />;
    case 'date':
      return <Ends {...props} Editor={DateEditor} />;
    case 'organisation':
    case 'position':
      return <ReferenceField {...props} />;
    default:
      return field.options.length > 0 || field.currents.length > 0 ? <Options {...props} /> : <Words {...props} />;
  }
}

interface EditorProps {
  value: string;
  onChange(value: string): void;
  label: string;
  hasError: boolean;
  isMoney: boolean;
}

const LONGEST_NUMBER = 20;

/** Keeps what is typed and says when it is no number. */
function NumberEditor({ value, onChange, label, hasError, isMoney }: EditorProps) {
  const t = useT();
  const noteId = useId();
  /** The text while it is typed, from which the stored number may differ: `1,000`. */
  const [typed, setTyped] = useState<string>();
  const isWrong = value !== '' && numberOfText(value) === undefined;
  return (
    <div className={styles.grow}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_NUMBER}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? noteId : undefined}
        prefix={isMoney ? '¥' : undefined}
        status={hasError || isWrong ? 'error' : undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberOfText(target.value, isMoney ? MONEY_DECIMALS : undefined) ?? target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && (
        <div id={noteId} className={styles.wrong}>
          {t('admin.dataRules.value.number')}
        </div>
      )}
    </div>
  );
}

const DateEditor = ({ value, onChange, label, hasError }: EditorProps) => (
  <DatePicker
    className={styles.grow}
    aria-label={label}
    status={hasError ? 'error' : undefined}
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : '')}
  />
);

/** One value, or the two ends of a range. */
function Ends({ field, operator, values, onChange, label, hasError, Editor }: ValueFieldProps & EndsProps) {
  const t = useT();
  const count = operator.arity === 'two' ? 2 : 1;
  const set = (at: number, value: string) =>
    onChange(Array.from({ length: count }, (_, index) => (index === at ? fixed(value) : (values[index] ?? fixed('')))));
  const editor = (at: number, name: string) => (
    <Editor
      value={values[at]?.value ?? ''}
      onChange={(value) => set(at, value)}
      label={name}
      hasError={hasError}
      isMoney={field.type === 'money'}
    />
  );
  if (count === 1) return editor(0, label);
  return (
    <div className={styles.range}>
      {editor(0, t('admin.dataRules.from', { label }))}
      <span aria-hidden>{t('admin.dataRules.to.short')}</span>
      {editor(1, t('admin.dataRules.to', { label }))}
    </div>
  );
}
interface EndsProps {
  Editor: ComponentType<EditorProps>;
}

function DayCount({ values, onChange, label, hasError }: ValueFieldProps) {
  const t = useT();
  return (
    <InputNumber<number>
      // antd names its steppers in English only.
      controls={false}
      className={styles.grow}
      aria-label={label}
      min={1}
      max={3_660}
      precision={0}
      suffix={t('admin.dataRules.days')}
      status={hasError ? 'error' : undefined}
      value={values[0]?.value ? Number(values[0].value) : null}
      onChange={(days) => onChange([fixed(days === null ? '' : String(days))])}
    />
  );
}

function Words({ operator, values, onChange, label, hasError }: ValueFieldProps) {
  const t = useT();
  const status = hasError ? 'error' : undefined;
  if (operator.arity === 'many')
    return (
      <Select<string[]>
        mode="tags"
        className={styles.grow}
        aria-label={label}
        placeholder={t('admin.dataRules.words.hint')}
        tokenSeparators={[',', '，', '、', ';', '；']}
        notFoundContent={null}
        suffixIcon={null}
        status={status}
        value={values.map(({ value }) => value)}
        onChange={(words) => onChange(words.map((word) => fixed(word.trim())))}
      />
    );
  return (
    <Input
      aria-label={label}
      autoComplete="off"
      maxLength={60}
      status={status}
      value={values[0]?.value ?? ''}
      onChange={({ target }) => onChange([fixed(target.value)])}
    />
  );
}

/** A value of the caller and a fixed one are options of one list. */
const CURRENT = 'current:';
const FIXED = 'value:';
const keyOf = ({ value, isCurrent }: RuleValue) => `${isCurrent ? CURRENT : FIXED}${value}`;
const ofKey = (key: string): RuleValue =>
  key.startsWith(CURRENT) ? { value: key.slice(CURRENT.length), isCurrent: true } : fixed(key.slice(FIXED.length));

function Options({ field, operator, values, onChange, label, hasError }: ValueFieldProps) {
  const t = useT();
  const options = [
    ...field.currents.map(({ value, label: text }) => ({ value: CURRENT + value, label: text })),
    ...field.options.map(({ value, label: text }) => ({ value: FIXED + value, label: text })),
  ];
  const isMany = operator.arity === 'many';
  const keys = values.map(keyOf);
  return (
    <Select<string | string[]>
      mode={isMany ? 'multiple' : undefined}
      className={styles.grow}
      aria-label={label}
      showSearch
      optionFilterProp="label"
      placeholder={t('admin.field.choose')}
      notFoundContent={t('admin.field.none')}
      status={hasError ? 'error' : undefined}
      value={isMany ? keys : keys[0]}
      options={options}
      onChange={(chosen) => onChange([chosen].flat().map(ofKey))}
    />
  );
}
