// Browser tests against the built product. Each worker has a server and a browser for all of its files.
import { base } from './jest.config.mjs';

export default {
  ...base,
  displayName: 'e2e',
  globalSetup: '<rootDir>/tests/support/product/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/product/globalTeardown.ts',
  testEnvironment: '<rootDir>/tests/support/product/environment.ts',
  roots: ['<rootDir>/tests/e2e'],
  testMatch: ['**/*.e2e.ts'],
  maxWorkers: 2,
  testTimeout: 60_000,
};
