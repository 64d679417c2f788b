import { usePortal, useT } from '@atrium/portal/sdk';
import { getLogEntry, LOG_KEY } from '../../api/operationLog';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { LogDetails } from './LogDetails';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  onClose(): void;
}

/** The panel in which one entry of the log is read. */
export function LogPanel(props: Props) {
  const t = useT();
  const { http } = usePortal();
  return (
    <RecordPanel
      {...props}
      kind="logentry"
      titleOf={() => t('admin.log.entry')}
      onReopen={() => undefined}
      queryKey={LOG_KEY}
      read={(id, signal) => getLogEntry(http, id ?? '', signal)}
    >
      {(entry, editor) => <LogDetails entry={entry} onClose={editor.onCancel} />}
    </RecordPanel>
  );
}
