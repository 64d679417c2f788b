import type { Language } from '../../languages/table';
import { changesText } from '../../operation-log/shownChange';
import type { LogEntry } from '../../records/operationLog';
import type { ExportColumn } from './exportModel';

/** An entry of the operation log with its changes in the language of the reader. */
interface LogRow {
  entry: LogEntry;
  changes: string;
}

export const logRow =
  (language: Language) =>
  (entry: LogEntry): LogRow => ({ entry, changes: changesText(entry, language) });

export const logColumns: readonly ExportColumn<LogRow>[] = [
  { key: 'time', title: 'log.column.time', type: 'text', value: ({ entry }) => entry.time },
  { key: 'person', title: 'log.column.person', type: 'text', value: ({ entry }) => entry.actor.name },
  { key: 'position', title: 'log.column.position', type: 'name', value: ({ entry }) => entry.actor.positionName },
  { key: 'action', title: 'log.column.action', type: 'name', value: ({ entry }) => `log.action.${entry.action}` },
  { key: 'object', title: 'log.column.object', type: 'name', value: ({ entry }) => `log.object.${entry.object}` },
  { key: 'record', title: 'log.column.record', type: 'name', value: ({ entry }) => entry.recordName },
  { key: 'changes', title: 'log.column.changes', type: 'text', value: ({ changes }) => changes },
];
