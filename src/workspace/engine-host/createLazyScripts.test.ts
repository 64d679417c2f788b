import { createLazyScripts } from './createLazyScripts';

jest.mock('@/engine/scripts', () => ({
  createBrowserScripts: () => ({ warm: () => mockTold.push('warm'), run: ({ code }: { code: string }) => Promise.resolve(code), close: (realm: string) => mockTold.push(`close ${realm}`), dispose: () => mockTold.push('dispose') }),
}));
jest.mock('@/engine/scripts/program', () => ({ fetchProgram: () => Promise.resolve(new ArrayBuffer(1)) }));
const mockTold: string[] = [];

it('fetches the sandbox with the first script, and has nothing to close before', async () => {
  const scripts = createLazyScripts({ webScripts: () => [], t: (key) => key, log: () => undefined });
  scripts.close('p0');
  await expect(scripts.run({ code: 'x', place: '' }, {} as never)).resolves.toBe('x');
  scripts.close('p1');
  scripts.dispose();
  await Promise.resolve();
  expect(mockTold).toEqual(['close p1', 'dispose']);
});
