import { inRoot, SUB_APPS } from './project.mjs';

/** Inputs of every part besides its own sources. */
const COMMON_INPUTS = [
  'package-lock.json',
  'config',
  'src/common',
  'src/portal/contract',
  'src/portal/retryChunks.ts',
  'src/routes/subApps.ts',
];

/** The separately built parts: the host and the sub-apps. */
export const PARTS = [
  {
    name: 'host',
    cwd: inRoot(),
    bin: '@umijs/max/bin/max.js',
    output: inRoot('dist'),
    // The sources of the sub-apps determine which modules the host shares.
    inputs: [...COMMON_INPUTS, '.umirc.ts', 'src', ...SUB_APPS.map((app) => `sub-apps/${app}/src`)],
  },
  ...SUB_APPS.map((app) => ({
    name: app,
    cwd: inRoot('sub-apps', app),
    bin: 'umi/bin/umi.js',
    output: inRoot('dist/apps', app),
    inputs: [...COMMON_INPUTS, `sub-apps/${app}`],
  })),
];
