import { formatFileSize } from './fileSize';

it.each([
  [0, '0b'],
  [1023, '1023b'],
  [1024, '1.00kb'],
  [1536, '1.50kb'],
  [1_048_575, '1024.00kb'],
  [1_048_576, '1.00mb'],
  [33_554_432, '32.00mb'],
  [-1, ''],
  [NaN, ''],
])('%d bytes are shown as %p', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
