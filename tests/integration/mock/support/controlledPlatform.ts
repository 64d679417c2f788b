import type { PlatformServer } from './platformServer';

/** Starts a platform with the test control calls. Sets ATRIUM_MOCK_CONTROL before the modules are imported. */
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
