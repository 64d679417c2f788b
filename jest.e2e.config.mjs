// Browser tests against the built product. One at a time: each starts a server and a browser.
import { base } from './jest.config.mjs';

export default {
  ...base,
  displayName: 'e2e',
  testEnvironment: 'node',
  roots: ['<rootDir>/tests/e2e'],
  testMatch: ['**/*.e2e.ts'],
  maxWorkers: 1,
  testTimeout: 60_000,
};
