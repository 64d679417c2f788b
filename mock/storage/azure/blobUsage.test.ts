import { createBlobUsage } from './blobUsage';

it('names the oldest blobs when too much is stored, but never the newest', () => {
  const usage = createBlobUsage(100);
  expect(usage.add('/a', 60, true)).toEqual([]);
  expect(usage.add('/b', 40, true)).toEqual([]);
  expect(usage.add('/c', 10, true)).toEqual(['/a']);
  expect(usage.add('/d', 500, true)).toEqual(['/b', '/c']);
});

it('adds up the blocks of a blob, and counts a replaced blob once', () => {
  const usage = createBlobUsage(100);
  usage.add('/a', 10, true);
  for (let count = 0; count < 9; count += 1) expect(usage.add('/b', 10, false)).toEqual([]);
  expect(usage.add('/b', 10, false)).toEqual(['/a']);
  expect(usage.add('/b', 10, true)).toEqual([]);
  expect(usage.add('/c', 90, true)).toEqual([]);
});
