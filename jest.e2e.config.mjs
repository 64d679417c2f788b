// Browser tests against the built product. Each file starts a server and a browser of its own, and waits for them for
// most of its time: two at once take three quarters of it.
import { base } from './jest.config.mjs';

export default {
  ...base,
  displayName: 'e2e',
  testEnvironment: 'node',
  roots: ['<rootDir>/tests/e2e'],
  testMatch: ['**/*.e2e.ts'],
  maxWorkers: 2,
  testTimeout: 60_000,
};
