// Unit tests beside their files, contract and architecture tests. The browser tests have jest.e2e.config.mjs.
import { existsSync, readFileSync } from 'node:fs';

process.env.TZ = 'Asia/Shanghai';
// For the workers: a rendered screen outlives many collections of 16 MiB, each of which copies it.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

const aliases = JSON.parse(readFileSync(new URL('./config/alias-folders.json', import.meta.url), 'utf8'));

const LISTS_OF_EXPORTS = '/node_modules/(antd/lib|@ant-design/icons/lib/icons)/index\\.js$';

export const base = {
  rootDir: import.meta.dirname,
  transform: {
    [LISTS_OF_EXPORTS]: '<rootDir>/tests/support/lazyIndex.cjs',
    '\\.(m?[jt]s|[jt]sx)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The first two are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!@noble/|dva-core/src/|(antd/lib|@ant-design/icons/lib/icons)/index\\.js$)',
  ],
  modulePathIgnorePatterns: ['/\\.umi', '<rootDir>/dist/'],
};

/**
 * A global is looked up a hundred times slower in a test's context than a parameter, which these become for each module.
 * None of them is replaced by fake timers or in a test.
 */
const LANGUAGE = [
  ...['Object', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Math', 'JSON', 'RegExp', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Error', 'TypeError', 'Reflect', 'Proxy'],
];

const unit = {
  ...base,
  runtime: '<rootDir>/tests/support/cachedRuntime.cjs',
  sandboxInjectedGlobals: LANGUAGE,
  roots: ['src', 'sub-apps', 'mock', 'scripts', 'config', 'tests']
    .filter((folder) => existsSync(new URL(folder, import.meta.url)))
    .map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  moduleNameMapper: {
    ...Object.fromEntries(
      Object.entries(aliases).map(([name, folder]) => [`^${name}/(.*)$`, `<rootDir>/${folder}/$1`]),
    ),
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/tests/support/cssModule.js',
    '\\.(svg|png)$': '<rootDir>/tests/support/asset.js',
    '^@umijs/max$': '<rootDir>/tests/support/umiMax.tsx',
    '^@babel/runtime/helpers/objectSpread2$': '<rootDir>/tests/support/objectSpread.cjs',
    '^@babel/runtime/helpers/defineProperty$': '<rootDir>/tests/support/defineProperty.cjs',
    // jsdom matches every rule with every element that a query by role visits.
    '^rc-util/lib/Dom/dynamicCSS$': '<rootDir>/tests/support/visibilityStyles.ts',
  },
};

export default {
  // At most the end of a static check runs beside them.
  maxWorkers: '100%',
  // A test that takes a second alone may take many on a busy machine.
  testTimeout: 30_000,
  projects: [
    { ...unit, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...unit,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/domEnvironment.ts',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/domSetup.ts'],
    },
  ],
};
