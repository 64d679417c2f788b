import {
  BarChartOutlined,
  BuildOutlined,
  FundOutlined,
  LineChartOutlined,
  PieChartOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { FieldIcon } from '@atrium/portal/ui';
import { Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import type { Display } from './displays';
import styles from './DisplaySwitch.module.css';

const ICONS: Readonly<Record<Display, ReactNode>> = {
  table: <TableOutlined aria-hidden />,
  bar: <BarChartOutlined aria-hidden />,
  line: <LineChartOutlined aria-hidden />,
  pie: <PieChartOutlined aria-hidden />,
  stacked: <BuildOutlined aria-hidden />,
  combined: <FundOutlined aria-hidden />,
};

interface Props {
  displays: readonly Display[];
  value: Display;
  onChange(display: Display): void;
}

/** Shows the report as a table or as a chart, on a phone from a list; renders nothing where there is only the table. */
export function DisplaySwitch({ displays, value, onChange }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  if (displays.length < 2) return null;
  const shown = displays.includes(value) ? value : 'table';
  const options = displays.map((display) => ({ value: display, label: t(`reports.display.${display}`) }));
  if (isNarrow) {
    return (
      <Select
        aria-label={t('reports.display')}
        className={styles.select}
        suffixIcon={<FieldIcon name="arrow" />}
        popupMatchSelectWidth={false}
        options={options}
        optionRender={({ data }) => (
          <span className={styles.option}>
            {ICONS[data.value]}
            {data.label}
          </span>
        )}
        value={shown}
        onChange={onChange}
      />
    );
  }
  return (
    <div className={styles.frame}>
      <Segmented
        aria-label={t('reports.display')}
        options={options.map((option) => ({ ...option, icon: ICONS[option.value] }))}
        value={shown}
        onChange={onChange}
      />
    </div>
  );
}
