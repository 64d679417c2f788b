import { useT } from '@atrium/portal/sdk';
import { Segmented } from 'antd';
import { useId } from 'react';
import type { Dimension } from '../../api/getDimensions';
import styles from './DimensionSwitch.module.css';

interface Props {
  dimensions: readonly Dimension[];
  value: string | undefined;
  onChange(code: string): void;
}

/** Selects the dimension; renders nothing for a report with fewer than two. */
export function DimensionSwitch({ dimensions, value, onChange }: Props) {
  const t = useT();
  const id = useId();
  if (dimensions.length < 2) return null;
  return (
    <div className={styles.frame}>
      <span id={id} className={styles.label}>
        {t('reports.detail.dimension')}
      </span>
      <div className={styles.choices}>
        <Segmented
          aria-labelledby={id}
          options={dimensions.map(({ code, name }) => ({ value: code, label: name }))}
          value={value}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
