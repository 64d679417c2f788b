import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { Form, Input, Radio, Select, Switch } from 'antd';
import type { FormRule } from 'antd';
import type { SettingField, Settings } from '../../api/settings';
import { problemOf } from './settingsRules';

/** Checks a field together with those that it depends on. */
const ruleOf =
  (field: SettingField, t: Translate): FormRule =>
  ({ getFieldsValue }) => ({
    async validator() {
      const problem = problemOf(field, getFieldsValue(true) as Settings);
      if (problem) throw new Error(t(problem));
    },
  });

interface FieldProps {
  name: SettingField;
  label: string;
  /** Shown below the field. */
  extra?: string;
}

interface NumberFieldProps extends FieldProps {
  unit: string;
  /** The highest number of characters. */
  maxLength: number;
  /** The accessible name, where the label alone is not clear. */
  fullName?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Shown when the field is pointed at: why it is disabled. */
  title?: string;
  /** The id of the text that says why it is disabled. */
  describedBy?: string;
  /** Fields whose change checks this one again. */
  dependencies?: SettingField[];
}

/** A whole number, as text. */
export function NumberField(props: NumberFieldProps) {
  const { unit, maxLength, fullName, isRequired, isDisabled, title, describedBy, ...item } = props;
  const t = useT();
  return (
    <Form.Item {...item} required={isRequired} rules={[ruleOf(item.name, t)]}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        suffix={unit}
        maxLength={maxLength}
        title={title}
        aria-label={fullName}
        aria-describedby={describedBy}
        // Undefined leaves it to the form.
        disabled={isDisabled || undefined}
      />
    </Form.Item>
  );
}

interface ChoiceFieldProps extends FieldProps {
  options: { value: string; label: string }[];
}

/** One of a few choices, all of which are shown. */
export const ChoiceField = ({ options, ...item }: ChoiceFieldProps) => (
  <Form.Item {...item}>
    <Radio.Group options={options} aria-label={item.label} />
  </Form.Item>
);

/** One of many choices. A stored value that is none of them stays until another one is chosen. */
export const SelectField = ({ options, ...item }: ChoiceFieldProps) => (
  <Form.Item {...item}>
    <Choices options={options} />
  </Form.Item>
);

interface ChoicesProps extends Pick<ChoiceFieldProps, 'options'> {
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?(value: string): void;
}

/** Takes no ARIA attributes of the form: antd's Select puts them on an element where they are not allowed. */
const Choices = ({ id, options, value, onChange }: ChoicesProps) => (
  <Select id={id} options={options} value={value} showSearch optionFilterProp="label" onChange={onChange} />
);

/** On or off. */
export const SwitchField = (item: FieldProps) => (
  <Form.Item {...item} valuePropName="checked">
    <Switch />
  </Form.Item>
);
