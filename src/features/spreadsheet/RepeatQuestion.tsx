import { Button } from 'antd';
import { useTranslate } from '@/app-context/services';
import { Outcome } from './Outcome';
import styles from './Spreadsheet.module.css';
import { SpreadsheetModal } from './SpreadsheetModal';

/** `list`: the person looks at the imports and exports first. */
export type RepeatAnswer = 'start' | 'list' | 'cancel';

export interface RepeatQuestionProps {
  filename: string;
  /** Whether the person may open the list of imports and exports. */
  canOpenList: boolean;
  onAnswer(answer: RepeatAnswer): void;
}

/** Asks before a file is imported again whose first start got no answer. */
export function RepeatQuestion({ filename, canOpenList, onAnswer }: RepeatQuestionProps) {
  const t = useTranslate();
  return (
    <SpreadsheetModal
      title={t('spreadsheet.repeat.title')}
      phase="question"
      onClosed={() => onAnswer('cancel')}
      footer={(close) => (
        <div className={styles.buttons}>
          <Button onClick={close}>{t('spreadsheet.repeat.cancel')}</Button>
          <Button danger onClick={() => onAnswer('start')}>
            {t('spreadsheet.repeat.start')}
          </Button>
          {canOpenList && (
            <Button type="primary" onClick={() => onAnswer('list')}>
              {t('workspace.jobs.all')}
            </Button>
          )}
        </div>
      )}
    >
      <Outcome tone="warning" title={t('spreadsheet.repeat.text', { name: filename })} />
    </SpreadsheetModal>
  );
}
