import type { ExportStatus, ImportStatus, QueueAnswer } from '@/services/api/spreadsheets';

/** For tests: a status of an import that is under way, with changes. */
export const importAnswer = (changes: Partial<ImportStatus> = {}, queueSize?: number): QueueAnswer<ImportStatus> => ({
  queueSize,
  status: {
    state: 'importing',
    finishRate: 10,
    errorFileUrl: '',
    fatalError: '',
    filename: 'x.xlsx',
    total: 100,
    failed: 0,
    ignored: 0,
    ...changes,
  },
});

export const exportAnswer = (changes: Partial<ExportStatus> = {}): QueueAnswer<ExportStatus> => ({
  queueSize: undefined,
  status: {
    state: 'exporting',
    finishRate: 10,
    errorFileUrl: '',
    fatalError: '',
    filename: 'x.xlsx',
    total: 100,
    fileUrl: '',
    fileSize: undefined,
    exported: undefined,
    ...changes,
  },
});
