import type { ImportRequest } from '@/common/spreadsheet';
import {
  cancelJob,
  exportStatus,
  importInForeground,
  importStatus,
  startExport,
  startImport,
} from '@/services/api/spreadsheets';
import type { Services } from '@/services/services';
import type { Records } from '@/services/storage/records';
import { requestKey } from './jobs';
import { whileWarned } from './leaveWarning';
import type { ExportCalls } from './runExport';
import type { ImportCalls } from './runImport';
import { createUnansweredStarts } from './unansweredStarts';

type CallServices = Pick<Services, 'http' | 'settings'>;

/**
 * The calls of imports, and whether an earlier start of a file of this name got no answer.
 * @param records Those of the account in its position.
 */
export function createImportCalls(
  { http, settings }: CallServices,
  records: Records,
): ImportCalls & {
  isUnanswered(request: ImportRequest, filename: string): boolean;
} {
  const unanswered = createUnansweredStarts(records);
  const startKey = (request: ImportRequest, filename: string) => `${requestKey(request)} ${filename}`;
  return {
    start(request, file) {
      const { service, input } = request;
      const start = async () =>
        startImport(http, { service, file, input, path: (await settings.load()).importPath ?? '' });
      return unanswered.watch(startKey(request, file.filename), start);
    },
    runNow(request, api, file) {
      const { pageCode, input } = request;
      const work = () => whileWarned(() => importInForeground(http, { api, pageCode, file, input }));
      return unanswered.watch(startKey(request, file.filename), work);
    },
    status: (jobId) => importStatus(http, jobId),
    cancel: (jobId) => cancelJob(http, jobId),
    isUnanswered: (request, filename) => unanswered.has(startKey(request, filename)),
  };
}

/** The calls of exports. */
export const createExportCalls = ({ http }: CallServices): ExportCalls => ({
  start: ({ service, sheetName, input }, choice) => startExport(http, { service, sheetName, input, ...choice }),
  status: (jobId) => exportStatus(http, jobId),
  cancel: (jobId) => cancelJob(http, jobId),
});
