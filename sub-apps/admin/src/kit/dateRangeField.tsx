import type { ProColumns } from '@ant-design/pro-components';
import { DateRangeField } from '@atrium/portal/ui';
import type { DateRange } from '@atrium/portal/ui';

/** A field of a `ProListScreen` for two days; its value is a `DateRange`. The calendar is that of the portal's kit. */
export const dateRangeField = <Row,>(key: string, title: string): ProColumns<Row> => ({
  key,
  dataIndex: key,
  title,
  renderFormItem: () => <Injected label={title} />,
});

interface Props {
  label: string;
  /** Given by the form. */
  id?: string;
  value?: DateRange | null;
  onChange?(value: DateRange | undefined): void;
}

function Injected({ label, id = '', value, onChange }: Props) {
  return <DateRangeField id={id} label={label} value={value ?? undefined} onChange={(range) => onChange?.(range)} />;
}
