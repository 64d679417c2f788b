import { ArrayTable, DatePicker, FormItem, FormLayout, Input, NumberPicker, Select } from '@formily/antd-v5';
import type { ReactNode } from 'react';

const Text = ({ value }: { value?: unknown }) => <span>{String(value ?? '')}</span>;
const Totals = ({ value }: { value?: unknown }) => <div className="totals">{String(value ?? '')}</div>;
const PlainGrid = ({ children }: { children?: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 16 }}>{children}</div>
);

/** The components that the schemas refer to. */
export const components = {
  ArrayTable,
  DatePicker,
  FormItem,
  FormLayout,
  Input,
  NumberPicker,
  PlainGrid,
  Select,
  Text,
  Totals,
};
