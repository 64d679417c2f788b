import { useEffect, useEffectEvent, useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import { ErrorFilePanel } from '../check/panel/ErrorFilePanel';
import { useLeaveWarning } from '../leaveWarning';
import { SpreadsheetModal } from '../SpreadsheetModal';
import { useErrorFile } from '../useErrorFile';

export interface ErrorFileDialogProps {
  /** Address of the file with the rows that an import has refused. */
  url: string;
  /** Name of the imported file. */
  filename: string;
  /** Reads a file from the storage. */
  read(url: string): Promise<Blob>;
  /** Asks whether corrections may be lost. */
  confirmLoss(): Promise<boolean>;
  onClosed(): void;
}

/** The page that describes the columns and remembers matches is unknown. */
const NO_COLUMNS: readonly [] = [];
const NO_MEMORY = { get: () => undefined, set: () => undefined };

/**
 * The rows that an import has refused, to be corrected and saved as a file. They are not imported from here, because
 * only the page of the import knows its rules and inputs.
 */
export function ErrorFileDialog({ url, filename, read, confirmLoss, onClosed }: ErrorFileDialogProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const [isCorrected, setCorrected] = useState(false);
  const { content, error, open } = useErrorFile(read);
  const openFile = useEffectEvent(() => open(url));
  useEffect(() => openFile(), []);
  useLeaveWarning(isCorrected);
  const isFailed = error !== undefined;
  return (
    <SpreadsheetModal
      title={t('spreadsheet.errorFile.correctNamed', { filename })}
      width={content ? 'rows' : 'form'}
      phase={content ? 'rows' : isFailed ? 'failed' : 'reading'}
      canClose={async () => !isCorrected || (await confirmLoss())}
      onClosed={onClosed}
      footer={() => false}
    >
      {(close) => {
        if (content)
          return (
            <ErrorFilePanel
              file={content}
              filename={t('spreadsheet.errorFile.corrected', { name: filename })}
              columns={NO_COLUMNS}
              memory={NO_MEMORY}
              onCorrected={setCorrected}
              onBack={close}
            />
          );
        if (!isFailed) return <p role="status">{t('sheetCheck.stage.read')}</p>;
        return (
          <FailureNote
            title={t('spreadsheet.download.failed')}
            hint={errors.text(error)}
            onOnline={() => open(url)}
            action={
              <Button size="middle" onClick={() => open(url)}>
                {t('common.retry')}
              </Button>
            }
          />
        );
      }}
    </SpreadsheetModal>
  );
}
