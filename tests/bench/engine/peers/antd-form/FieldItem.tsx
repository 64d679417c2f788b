import { DatePicker, Form, Input, InputNumber, Select } from 'antd';
import { memo } from 'react';
import type { FieldSpec } from '../../workloads/spec';
import { fieldClass } from '../shared/formProbes';

const FULL_WIDTH = { width: '100%' };

/** One item of antd's Form. */
export const FieldItem = memo(function FieldItem({ field, isRequired }: { field: FieldSpec; isRequired: boolean }) {
  return (
    <Form.Item
      name={field.name}
      label={field.label}
      className={fieldClass(field.name)}
      rules={isRequired ? [{ required: true }] : undefined}
    >
      {widgetOf(field)}
    </Form.Item>
  );
});

function widgetOf({ type, options }: FieldSpec) {
  switch (type) {
    case 'text':
      return <Input />;
    case 'number':
      return <InputNumber style={FULL_WIDTH} />;
    case 'select':
      return <Select options={options} />;
    case 'date':
      return <DatePicker style={FULL_WIDTH} />;
  }
}
