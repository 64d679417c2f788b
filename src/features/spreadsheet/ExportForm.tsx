import { Checkbox, Input, Radio } from 'antd';
import { useId } from 'react';
import { useTranslate } from '@/app-context/services';
import type { ExportColumn } from '@/common/spreadsheet';
import { FILE_TYPES } from '@/services/api/spreadsheets';
import type { FileType } from '@/services/api/spreadsheets';
import { exportFilename } from './exportFilename';
import type { ExportChoice } from './runExport';
import { Outcome } from './Outcome';
import styles from './Spreadsheet.module.css';

const TYPES: readonly FileType[] = Object.values(FILE_TYPES);

export interface ExportFormProps {
  columns: readonly ExportColumn[];
  choice: ExportChoice;
  /** What is missing for a start. */
  warning: string | undefined;
  onChange(choice: ExportChoice): void;
}

/** What the person decides before an export: the type, the name and the columns of the file. */
export function ExportForm({ columns, choice, warning, onChange }: ExportFormProps) {
  const t = useTranslate();
  const nameId = useId();
  const { fileType, filename } = choice;
  const handleType = (type: FileType) =>
    onChange({ ...choice, fileType: type, filename: exportFilename(filename, type) });
  return (
    <div className={styles.stack}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('spreadsheet.fileType')}</legend>
        <Radio.Group
          value={fileType}
          options={TYPES.map((type) => ({ value: type, label: t(`spreadsheet.fileType.${type}`) }))}
          onChange={({ target }) => handleType(target.value as FileType)}
        />
      </fieldset>
      <div>
        <label htmlFor={nameId} className={styles.legend}>
          {t('spreadsheet.filename')}
        </label>
        <Input
          id={nameId}
          value={filename}
          maxLength={120}
          onChange={({ target }) => onChange({ ...choice, filename: target.value })}
          onBlur={() => onChange({ ...choice, filename: exportFilename(filename, fileType) })}
        />
      </div>
      {columns.length > 0 && (
        <ColumnChecklist
          columns={columns}
          selected={choice.columns}
          onChange={(selected) => onChange({ ...choice, columns: selected })}
        />
      )}
      {warning && <Outcome tone="warning" title={warning} />}
    </div>
  );
}

interface ColumnChecklistProps {
  columns: readonly ExportColumn[];
  selected: readonly string[];
  onChange(selected: readonly string[]): void;
}

/** The columns in their order, and one box for all of them. */
function ColumnChecklist({ columns, selected, onChange }: ColumnChecklistProps) {
  const t = useTranslate();
  const keys = columns.map(({ key }) => key);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('spreadsheet.columns')}</legend>
      <Checkbox
        checked={selected.length === keys.length}
        indeterminate={selected.length > 0 && selected.length < keys.length}
        onChange={({ target }) => onChange(target.checked ? keys : [])}
      >
        {t('spreadsheet.columns.all')}
      </Checkbox>
      <Checkbox.Group
        className={styles.columns}
        value={[...selected]}
        options={columns.map(({ key, text }) => ({ value: key, label: text }))}
        onChange={(checked) => onChange(keys.filter((key) => checked.includes(key)))}
      />
    </fieldset>
  );
}
