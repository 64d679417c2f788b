import { useNarrow, useT } from '@atrium/portal/sdk';
import { FieldIcon } from '@atrium/portal/ui';
import { Segmented, Select } from 'antd';
import { useId } from 'react';
import type { Dimension } from '../../api/getDimensions';
import styles from './DimensionSwitch.module.css';

interface Props {
  dimensions: readonly Dimension[];
  value: string | undefined;
  onChange(code: string): void;
}

/** Selects the dimension, on a phone from a list; renders nothing for a report with fewer than two. */
export function DimensionSwitch({ dimensions, value, onChange }: Props) {
  const t = useT();
  const id = useId();
  const isNarrow = useNarrow();
  if (dimensions.length < 2) return null;
  const options = dimensions.map(({ code, name }) => ({ value: code, label: name }));
  if (isNarrow) {
    return (
      <Select
        aria-label={t('reports.detail.dimension')}
        className={styles.select}
        suffixIcon={<FieldIcon name="arrow" />}
        popupMatchSelectWidth={false}
        placeholder={t('reports.detail.dimension')}
        options={options}
        value={options.find((option) => option.value === value)?.value}
        onChange={onChange}
      />
    );
  }
  return (
    <div className={styles.frame}>
      <span id={id} className={styles.label}>
        {t('reports.detail.dimension')}
      </span>
      <div className={styles.choices}>
        <Segmented aria-labelledby={id} options={options} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
