import { blocks } from './blocks';

describe('blocks', () => {
  it('share out the cycles, the rest in a shorter one', () => {
    expect(blocks(100, 50)).toEqual([
      { count: 50, total: 50 },
      { count: 50, total: 100 },
    ]);
    expect(blocks(70, 50)).toEqual([
      { count: 50, total: 50 },
      { count: 20, total: 70 },
    ]);
    expect(blocks(3, 50)).toEqual([{ count: 3, total: 3 }]);
  });
});
