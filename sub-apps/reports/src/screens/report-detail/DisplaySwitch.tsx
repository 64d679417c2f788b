import {
  BarChartOutlined,
  BuildOutlined,
  FundOutlined,
  LineChartOutlined,
  PieChartOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { Segmented } from 'antd';
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

/** Shows the report as a table or as a chart; renders nothing where there is only the table. */
export function DisplaySwitch({ displays, value, onChange }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  if (displays.length < 2) return null;
  const textOf = (display: Display) => t(`reports.display.${display}`);
  return (
    <div className={styles.frame}>
      <Segmented
        aria-label={t('reports.display')}
        options={displays.map((display) => ({
          value: display,
          icon: ICONS[display],
          title: isNarrow ? textOf(display) : undefined,
          label: <span className={isNarrow ? styles.hidden : undefined}>{textOf(display)}</span>,
        }))}
        value={displays.includes(value) ? value : 'table'}
        onChange={onChange}
      />
    </div>
  );
}
