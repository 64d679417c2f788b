import type { CreateTools } from './tools';

/** For tests: every import and export succeeds at once, and every print. */
export const createFakeTools: CreateTools = () => ({
  spreadsheet: { import: () => Promise.resolve('success'), export: () => Promise.resolve('success') },
  print: () => Promise.resolve(),
  resume: () => Promise.resolve(),
  dispose: () => undefined,
});
