import { useNarrow } from '@atrium/portal/sdk';
import { FieldIcon } from '@atrium/portal/ui';
import { Segmented, Select } from 'antd';
import { useId } from 'react';
import type { Dimension } from '../../api/getDimensions';
import styles from './DimensionSwitch.module.css';

interface Props {
  /** Which dimension it is. */
  label: string;
  dimensions: readonly Dimension[];
  value: string | undefined;
  onChange(code: string): void;
}

/** Selects the dimension, on a phone from a list; renders nothing for a report with fewer than two. */
export function DimensionSwitch({ label, dimensions, value, onChange }: Props) {
  const id = useId();
  const isNarrow = useNarrow();
  if (dimensions.length < 2) return null;
  const options = dimensions.map(({ code, name }) => ({ value: code, label: name }));
  if (isNarrow) {
    return (
      <Select
        aria-label={label}
        className={styles.select}
        suffixIcon={<FieldIcon name="arrow" />}
        popupMatchSelectWidth={false}
        placeholder={label}
        options={options}
        value={options.find((option) => option.value === value)?.value}
        onChange={onChange}
      />
    );
  }
  return (
    <div className={styles.frame}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.choices}>
        <Segmented aria-labelledby={id} options={options} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
