import { markdownTable } from './markdownTable';

describe('markdownTable', () => {
  it('puts a line under the head', () => {
    expect(markdownTable(['what', 'ms'], [['mount', '12']])).toBe('| what | ms |\n| --- | --- |\n| mount | 12 |');
  });

  it('escapes a pipe that belongs to a text', () => {
    expect(markdownTable(['a'], [['x|y']])).toContain('x\\|y');
  });
});
