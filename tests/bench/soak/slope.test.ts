import { slope } from './slope';

describe('slope', () => {
  it('is exact for points on a line', () => {
    expect(
      slope([
        { x: 0, y: 7 },
        { x: 50, y: 107 },
        { x: 100, y: 207 },
      ]),
    ).toBeCloseTo(2);
    expect(
      slope([
        { x: 0, y: 7 },
        { x: 50, y: 7 },
      ]),
    ).toBe(0);
    expect(
      slope([
        { x: 0, y: 9 },
        { x: 2, y: 3 },
      ]),
    ).toBe(-3);
  });

  it('is hardly moved by one point that lies apart', () => {
    expect(
      slope([
        { x: 0, y: 0 },
        { x: 50, y: 50 },
        { x: 100, y: 130 },
        { x: 150, y: 150 },
        { x: 200, y: 200 },
      ]),
    ).toBeCloseTo(1, 5);
  });

  it('is not known from one point, or from none', () => {
    expect(slope([])).toBeUndefined();
    expect(slope([{ x: 1, y: 1 }])).toBeUndefined();
    expect(
      slope([
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ]),
    ).toBeUndefined();
  });
});
