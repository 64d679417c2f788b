import { retryChunks } from './retryChunks';

type AddressOf = (chunkId: string | number) => string;
const webpack = globalThis as unknown as { __webpack_get_script_filename__?: AddressOf };

afterEach(() => {
  delete webpack.__webpack_get_script_filename__;
});

test('a chunk that failed to load is fetched under a new address at each further attempt, and no other chunk is', () => {
  webpack.__webpack_get_script_filename__ = (chunkId) => `${chunkId}.js`;
  retryChunks();
  const attempt = (chunkId: number) => webpack.__webpack_get_script_filename__?.(chunkId);
  expect([attempt(133), attempt(133), attempt(133)]).toEqual(['133.js', '133.js?r=1', '133.js?r=2']);
  expect(attempt(641)).toBe('641.js');
});

test('without webpack nothing is changed', () => {
  expect(retryChunks).not.toThrow();
});
