import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { sharePending } from '@/common/once';
import { cancelJob } from '@/services/api/spreadsheets';
import type { RowAction } from '@/ui/list/rowAction';
import { useNotices, usePageRuntime } from '@/workspace/runtime/contexts';
import { isUnderWay } from './jobRow';
import type { JobRow } from './jobRow';

const NO_ROWS: ReadonlySet<string> = new Set();

export interface RowActionsDeps {
  /** Reads the rows again. */
  readAgain(): Promise<void>;
  /** Whether the list is in front. */
  canBeSeen(): boolean;
}

/**
 * Downloads of the files of a job that has ended, the correction of the rows that an import has refused, and the
 * cancellation of a job that has not ended.
 */
export function useRowActions({ readAgain, canBeSeen }: RowActionsDeps) {
  const t = useTranslate();
  const { http } = useServices();
  const { report, confirm } = useNotices();
  const { transfers, overlays } = usePageRuntime();
  const [cancelled, setCancelled] = useState(NO_ROWS);

  async function save(url: string, filename: string) {
    await (await transfers.files()).save(url, filename);
  }

  async function cancel(id: string) {
    setCancelled((ids) => new Set([...ids, id]));
    try {
      await cancelJob(http, id);
      await readAgain();
    } catch (error) {
      setCancelled((ids) => new Set([...ids].filter((other) => other !== id)));
      report(error);
    }
  }

  async function correct(url: string, filename: string) {
    const { ErrorFileDialog } = await import('./ErrorFileDialog');
    // The person may have gone to another page while the code was fetched.
    if (!canBeSeen()) return;
    const confirmLoss = sharePending(() =>
      confirm({
        title: t('spreadsheet.corrections.title'),
        text: t('spreadsheet.corrections.unsaved'),
        confirmText: t('spreadsheet.corrections.discard'),
        isDanger: true,
      }),
    );
    await overlays.open<void>((close) => (
      <ErrorFileDialog
        url={url}
        filename={filename}
        read={async (address) => (await transfers.files()).read(address)}
        confirmLoss={confirmLoss}
        onClosed={() => close()}
      />
    ));
  }

  function actionsOf(row: JobRow): readonly RowAction[] {
    const { id, kind, filename, fileUrl, errorFileUrl } = row;
    if (isUnderWay(row))
      return [
        {
          key: 'cancel',
          text: t('workspace.transfers.cancel'),
          label: t('workspace.transfers.cancelNamed', { filename }),
          isBusy: cancelled.has(id),
          onPress: () => void cancel(id),
        },
      ];
    const name = filename || '.xlsx';
    const actions = [
      {
        key: 'save',
        text: t('spreadsheet.download'),
        named: 'workspace.transfers.saveNamed',
        url: fileUrl,
        act: (url: string) => save(url, filename),
      },
      {
        key: 'correct',
        text: t('spreadsheet.errorFile.correct'),
        named: 'spreadsheet.errorFile.correctNamed',
        url: kind === 'import' ? errorFileUrl : '',
        act: (url: string) => correct(url, name),
      },
      {
        key: 'errors',
        text: t('spreadsheet.jobs.errorFile'),
        named: 'spreadsheet.jobs.errorFileNamed',
        url: errorFileUrl,
        act: (url: string) => save(url, t('spreadsheet.errorFile.name', { name })),
      },
    ];
    return actions.flatMap(({ key, text, named, url, act }) =>
      url ? [{ key, text, label: t(named, { filename }), onPress: () => void act(url).catch(report) }] : [],
    );
  }

  const texts = ['spreadsheet.download', 'spreadsheet.errorFile.correct', 'spreadsheet.jobs.errorFile'];
  return { texts: texts.map((key) => t(key)), of: actionsOf };
}
