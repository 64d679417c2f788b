import type { PrintTool } from '@/workspace/engine-host/createPageRuntime';

/** Printing, which is fetched with the first print. */
export const printTool: PrintTool = async (request, deps) => {
  const { printPage } = await import(/* webpackChunkName: "printing" */ '@/features/printing/printPage');
  return printPage(request, deps);
};
