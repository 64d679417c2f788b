import { Checkbox } from 'antd';
import { useTranslate } from '@/app-context/services';
import styles from './Spreadsheet.module.css';

export interface SheetChecklistProps {
  sheets: readonly string[];
  selected: readonly string[];
  /** Why the choice cannot be changed now. */
  locked?: string | undefined;
  onChange(selected: readonly string[]): void;
}

/** The sheets of the file. The last one that is selected cannot be taken away (business spec §5). */
export function SheetChecklist({ sheets, selected, locked, onChange }: SheetChecklistProps) {
  const t = useTranslate();
  const hint = locked ?? (sheets.length > 1 ? t('spreadsheet.sheets.hint') : undefined);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('spreadsheet.sheets')}</legend>
      <Checkbox.Group
        className={styles.list}
        value={[...selected]}
        options={sheets.map((name) => ({
          value: name,
          label: name,
          disabled: locked !== undefined || (selected.length === 1 && selected[0] === name),
        }))}
        onChange={(names) => onChange(sheets.filter((name) => names.includes(name)))}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
