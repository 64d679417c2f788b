import type { PlatformServer } from './platformServer';

/** A platform with the hooks for tests, which are there only when they were asked for before it was loaded. */
export async function startControlledPlatform(): Promise<PlatformServer> {
  process.env.ATRIUM_MOCK_CONTROL = '1';
  jest.resetModules();
  const { startPlatform } = await import('./platformServer');
  const server = await startPlatform();
  return {
    ...server,
    stop: () => {
      delete process.env.ATRIUM_MOCK_CONTROL;
      return server.stop();
    },
  };
}
