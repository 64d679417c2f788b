import { DatePicker, Input, InputNumber, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import type { FieldSpec } from '../../workloads/spec';

interface WidgetProps {
  field: FieldSpec;
  value: unknown;
  onChange(value: unknown): void;
}

const FULL_WIDTH = { width: '100%' };

/** antd's widget of a field's type, controlled. */
export function Widget({ field: { type, options }, value, onChange }: WidgetProps) {
  switch (type) {
    case 'text':
      return <Input value={value as string} onChange={(event) => onChange(event.target.value)} />;
    case 'number':
      return <InputNumber style={FULL_WIDTH} value={value as number} onChange={onChange} />;
    case 'select':
      return <Select style={FULL_WIDTH} value={value as string} options={options} onChange={onChange} />;
    case 'date':
      return <DatePicker style={FULL_WIDTH} value={value as Dayjs} onChange={onChange} />;
  }
}
