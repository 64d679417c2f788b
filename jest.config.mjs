// Unit tests beside their files, contract and architecture tests. The browser tests have jest.e2e.config.mjs.
import { existsSync, readFileSync } from 'node:fs';

process.env.TZ = 'Asia/Shanghai';

const aliases = JSON.parse(readFileSync(new URL('./config/alias-folders.json', import.meta.url), 'utf8'));

export const base = {
  rootDir: import.meta.dirname,
  transform: {
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
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/|dva-core/src/)'],
  modulePathIgnorePatterns: ['/\\.umi', '<rootDir>/dist/'],
};

const unit = {
  ...base,
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
