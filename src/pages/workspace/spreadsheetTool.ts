import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';
import type { SpreadsheetFiles } from '@/features/spreadsheet/createRuns';
import type { OwnSpreadsheetTool } from '@/features/spreadsheet/createSpreadsheetTool';
import type { CreateSpreadsheetTool, ToolContext } from '@/workspace/overlays/toolContext';

/** The tenant's storage. */
function storageOf(_context: ToolContext): SpreadsheetFiles {
  const unavailable = async () => {
    throw new AppError('service', 'storage mode not available', { code: 'files.unavailable' });
  };
  return { upload: unavailable, save: unavailable };
}

/** Imports and exports of the workspace; their chunk and texts are loaded with the first one. */
export const createSpreadsheet: CreateSpreadsheetTool = (context) => {
  let created: OwnSpreadsheetTool | undefined;
  const load = once(
    async () => {
      try {
        const [{ createSpreadsheetTool }] = await Promise.all([
          import(/* webpackChunkName: "spreadsheet" */ '@/features/spreadsheet/createSpreadsheetTool'),
          context.services.i18n.loadNamespaces('spreadsheet'),
        ]);
        return (created = createSpreadsheetTool(context, storageOf(context)));
      } catch (cause) {
        throw new AppError('network', 'The spreadsheets could not be fetched', { code: 'errors.network', cause });
      }
    },
    { retryAfterFailure: true },
  );
  return {
    import: async (request) => (await load()).import(request),
    export: async (request) => (await load()).export(request),
    dispose: () => created?.dispose(),
  };
};
