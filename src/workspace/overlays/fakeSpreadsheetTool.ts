import type { CreateSpreadsheetTool } from './toolContext';

/** For tests: every import and export succeeds at once. */
export const fakeSpreadsheetTool: CreateSpreadsheetTool = () => ({
  import: () => Promise.resolve('success'),
  export: () => Promise.resolve('success'),
  dispose: () => undefined,
});
