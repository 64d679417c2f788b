import { freezePrototypes } from './freezePrototypes';

jest.mock('./freezePrototypes', () => ({ freezePrototypes: jest.fn() }));

it('freezes the built-in prototypes before the worker reads a file', async () => {
  await import('./checkWorker');
  expect(freezePrototypes).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'onmessage');
});
