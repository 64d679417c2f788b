import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';
import type { OwnSpreadsheetTool } from '@/features/spreadsheet/createSpreadsheetTool';
import { UNFINISHED_KEY } from '@/features/spreadsheet/unfinishedJobs';
import type { CreateTools, PrintTool, ToolContext } from '@/workspace/overlays/tools';

/** Fetches the code of a tool. */
async function fetchTool<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError('network', 'A tool could not be fetched', { code: 'errors.network', cause });
  }
}

function lazySpreadsheet(context: ToolContext) {
  let created: OwnSpreadsheetTool | undefined;
  const load = once(
    () =>
      fetchTool(async () => {
        const [{ createSpreadsheetTool }] = await Promise.all([
          import(/* webpackChunkName: "spreadsheet" */ '@/features/spreadsheet/createSpreadsheetTool'),
          context.services.i18n.loadNamespaces('files'),
        ]);
        return (created = createSpreadsheetTool(context));
      }),
    { retryAfterFailure: true },
  );
  return { load, dispose: () => created?.dispose() };
}

/** Printing, which is fetched with the first print. */
export const printTool: PrintTool = async (request, context) => {
  const { printPage } = await fetchTool(
    () => import(/* webpackChunkName: "printing" */ '@/features/printing/printPage'),
  );
  return printPage(request, context);
};

/** Imports, exports and printing of a workspace; each is fetched with its first use. */
export const createTools: CreateTools = (context) => {
  const { load, dispose } = lazySpreadsheet(context);
  return {
    spreadsheet: {
      import: async (request) => (await load()).import(request),
      export: async (request) => (await load()).export(request),
      followExport: async (request) => (await load()).followExport(request),
    },
    print: (request) => printTool(request, context),
    async resume() {
      if (context.records.read(UNFINISHED_KEY)) (await load()).resume();
    },
    dispose,
  };
};
