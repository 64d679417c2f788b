import { DownloadOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useTranslate } from '@/app-context/services';
import type { DuplicateRule } from '@/common/spreadsheet';
import { ChosenFileCard } from './ChosenFileCard';
import { DropArea } from './DropArea';
import type { ImportState } from './importFlow';
import type { ImportChoice } from './runImport';
import type { FileProblem } from './sheetNames';
import { Outcome } from './Outcome';
import { SheetChecklist } from './SheetChecklist';
import styles from './Spreadsheet.module.css';

/** Problems that leave no doubt; the others are faults of the workbook, which are told with their reason. */
const PLAIN_PROBLEMS: readonly FileProblem[] = ['extension', 'several', 'empty', 'tooLarge'];

export interface ImportFormProps {
  state: Extract<ImportState, { name: 'initial' | 'uploading' | 'waiting' }>;
  rules: readonly DuplicateRule[];
  choice: ImportChoice;
  /** What is missing for a start. */
  warning: string | undefined;
  onChoose(files: readonly File[]): void;
  onRemove(): void;
  onChange(choice: ImportChoice): void;
  onTemplate(): void;
}

/** What the person decides before an import: the file, its sheets, and what happens to rows that exist already. */
export function ImportForm(props: ImportFormProps) {
  const { state, rules, choice, warning, onChoose, onRemove, onChange, onTemplate } = props;
  const t = useTranslate();
  return (
    <div className={styles.stack}>
      {state.name === 'initial' ? (
        <DropArea onChoose={onChoose} />
      ) : (
        <ChosenFileCard
          file={state.chosen}
          isUploading={state.name === 'uploading'}
          progress={state.name === 'uploading' ? state.progress : undefined}
          onRemove={onRemove}
        />
      )}
      {state.name === 'initial' && state.problem && <ProblemAlert problem={state.problem} />}
      <div>
        <Button type="link" size="small" icon={<DownloadOutlined aria-hidden />} onClick={onTemplate}>
          {t('spreadsheet.template')}
        </Button>
      </div>
      {state.name !== 'initial' && (
        <SheetChecklist
          sheets={state.chosen.sheets}
          selected={choice.sheetNames}
          onChange={(sheetNames) => onChange({ ...choice, sheetNames })}
        />
      )}
      {rules.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('spreadsheet.rules')}</legend>
          <Radio.Group
            className={styles.list}
            value={choice.duplicateRule}
            options={rules.map(({ key, text }) => ({ value: key, label: text }))}
            onChange={({ target }) => onChange({ ...choice, duplicateRule: String(target.value) })}
          />
        </fieldset>
      )}
      {warning && <Outcome tone="warning" title={warning} />}
    </div>
  );
}

function ProblemAlert({ problem }: { problem: FileProblem }) {
  const t = useTranslate();
  const text = t(`spreadsheet.problem.${problem}`);
  return PLAIN_PROBLEMS.includes(problem) ? (
    <Outcome tone="error" title={text} />
  ) : (
    <Outcome tone="error" title={t('spreadsheet.problem.parse')} reason={text} />
  );
}
