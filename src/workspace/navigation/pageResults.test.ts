import { createPageResults } from './pageResults';

const setUp = () => {
  const results = createPageResults();
  const open = new Set(['a', 'b']);
  return { results, close: (id: string) => open.delete(id) && results.settle((other) => open.has(other)) };
};

it('every opener of a page gets its result when it closes', async () => {
  const { results, close } = setUp();
  const waiting = [results.wait('a'), results.wait('a')];
  results.setResult('a', 7);
  close('a');
  await expect(Promise.all(waiting)).resolves.toEqual([7, 7]);
});

it('a page that closes without a result resolves to undefined, and other pages continue to wait', async () => {
  const { results, close } = setUp();
  const other = results.wait('b');
  const cancelled = results.wait('a');
  close('a');
  await expect(cancelled).resolves.toBeUndefined();
  await expect(Promise.race([other, Promise.resolve('waiting')])).resolves.toBe('waiting');
});

it('a result is not given to the next page of the same id', async () => {
  const results = createPageResults();
  results.setResult('a', 'old');
  results.settle(() => false);
  const next = results.wait('a');
  results.settle(() => false);
  await expect(next).resolves.toBeUndefined();
});

it('the opener of a page whose place another one takes goes no further, and the next opener gets the result', async () => {
  const { results, close } = setUp();
  const first = results.wait('a');
  results.abandon('a');
  await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
  const next = results.wait('a');
  results.setResult('a', 7);
  close('a');
  await expect(next).resolves.toBe(7);
});
