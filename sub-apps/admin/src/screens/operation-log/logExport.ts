import type { ExportRows, Translate } from '@atrium/portal/contract/portal';
import { logFilterInput } from '../../api/operationLog';
import type { LogFilters } from '../../api/operationLog';

const COLUMNS = ['time', 'person', 'position', 'action', 'object', 'record', 'changes'];

/** The export of the entries that the list shows, on all pages, with their changes. */
export const logExport = (t: Translate, filters: LogFilters): ExportRows => ({
  service: { moCode: 'operationlog', lgCode: 'export', microclass: '' },
  title: t('admin.log.export'),
  input: logFilterInput(filters),
  sheetName: t('admin.log.title'),
  filename: t('admin.log.title'),
  columns: COLUMNS.map((key) => ({ key, text: t(`admin.log.${key}`), isSelected: true })),
});
