import type { CreateTools } from './tools';

/** For tests: every import and export succeeds at once, followed ones with their start, and every print. */
export const createFakeTools: CreateTools = () => ({
  spreadsheet: {
    import: () => Promise.resolve('success'),
    export: () => Promise.resolve('success'),
    followExport: async ({ start }) => ((await start()) ? 'success' : 'running'),
  },
  print: () => Promise.resolve(),
  resume: () => Promise.resolve(),
  dispose: () => undefined,
});
