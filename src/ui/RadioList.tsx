import { useId } from 'react';
import styles from './RadioList.module.css';

export interface RadioListProps {
  legend: string;
  labels: readonly string[];
  chosen: number | undefined;
  isLocked: boolean;
  onChoose(index: number): void;
}

/** Radio buttons as a list of rows; the arrow keys move the choice. */
export function RadioList({ legend, labels, chosen, isLocked, onChoose }: RadioListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list} disabled={isLocked}>
      <legend className={styles.legend}>{legend}</legend>
      {labels.map((label, index) => (
        // Two labels may be equal, so the index is part of the key.
        <label key={`${index}-${label}`} className={styles.row}>
          <input type="radio" name={name} required checked={chosen === index} onChange={() => onChoose(index)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
