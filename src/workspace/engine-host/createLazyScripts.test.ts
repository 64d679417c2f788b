import { createLazyScripts } from './createLazyScripts';

let mockIsLost = false;
const mockTold: string[] = [];

jest.mock('@/engine/scripts', () => ({
  createBrowserScripts() {
    if (mockIsLost) throw new Error('404');
    return {
      warm: () => mockTold.push('warm'),
      run: ({ code }: { code: string }) => Promise.resolve(code),
      close: (realm: string) => mockTold.push(`close ${realm}`),
      dispose: () => mockTold.push('dispose'),
    };
  },
}));
jest.mock('@/engine/scripts/browserParts', () => ({
  startParts: () => ({
    worker: { terminate: () => mockTold.push('terminate') },
    program: Promise.resolve(new ArrayBuffer(1)),
  }),
}));

const setUp = () => createLazyScripts({ webScripts: () => [], t: (key) => key, log: () => undefined });

beforeEach(() => {
  mockTold.length = 0;
  mockIsLost = false;
});

it('loads the sandbox with the first script and closes nothing before', async () => {
  const scripts = setUp();
  scripts.close('p0');
  await expect(scripts.run({ code: 'x', place: '' }, {} as never)).resolves.toBe('x');
  scripts.close('p1');
  scripts.dispose();
  await Promise.resolve();
  expect(mockTold).toEqual(['close p1', 'dispose']);
});

it('ends the worker when its code could not be fetched, and tries again with the next script', async () => {
  const scripts = setUp();
  mockIsLost = true;
  await expect(scripts.run({ code: 'x', place: '' }, {} as never)).rejects.toThrow('404');
  expect(mockTold).toEqual(['terminate']);
  mockIsLost = false;
  await expect(scripts.run({ code: 'x', place: '' }, {} as never)).resolves.toBe('x');
});
