import styles from './Checkbox.module.css';

export interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
