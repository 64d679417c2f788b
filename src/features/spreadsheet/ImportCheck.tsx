import { useTranslate } from '@/app-context/services';
import type { CheckedColumn } from '@/common/spreadsheet';
import { CheckPanel } from './check/panel/CheckPanel';
import type { MatchMemory } from './check/session/createCheckSession';
import type { ImportState } from './importFlow';
import { SheetChecklist } from './SheetChecklist';
import styles from './Spreadsheet.module.css';

export interface ImportCheckProps {
  state: Extract<ImportState, { name: 'checking' }>;
  columns: readonly CheckedColumn[];
  memory: MatchMemory;
  sheetNames: readonly string[];
  isCorrected: boolean;
  onSheets(names: readonly string[]): void;
  onCorrected(isCorrected: boolean): void;
  /** The file that is uploaded; undefined: another one is to be chosen. */
  onReady(file: File | undefined): void;
}

/** The rows of the chosen sheets, before they are uploaded. Other sheets would be read anew, without the corrections. */
export function ImportCheck(props: ImportCheckProps) {
  const { state, columns, memory, sheetNames, isCorrected, onSheets, onCorrected, onReady } = props;
  const t = useTranslate();
  const { chosen, file } = state;
  return (
    <div className={styles.stack}>
      <p className={styles.filename}>{chosen.name}</p>
      {chosen.sheets.length > 1 && (
        <SheetChecklist
          sheets={chosen.sheets}
          selected={sheetNames}
          locked={isCorrected ? t('spreadsheet.sheets.locked') : undefined}
          onChange={onSheets}
        />
      )}
      <CheckPanel
        file={file}
        sheets={sheetNames}
        columns={columns}
        memory={memory}
        onCorrected={onCorrected}
        onReady={onReady}
      />
    </div>
  );
}
