import type { PrintLayout } from '@/common/printing';
import { lineCuts } from './lineCuts';
import { sheetLine } from './sheetLine';
import { CANVAS_LIMIT_PX, sheetSize } from './sheetSize';

const layout: PrintLayout = {
  paper: 'A4',
  orientation: 'portrait',
  marginMm: 15,
  header: '',
  footer: '{page} / {pages}',
  scale: 1,
  isLong: true,
};

describe('the size of a sheet', () => {
  it('is that of A4 at 96 pixels an inch, with the room that margins and footer leave', () => {
    const size = sheetSize(layout);
    expect(size).toMatchObject({ widthPx: 794, heightPx: 1123, widthMm: 210, heightMm: 297, ratio: 2 });
    expect(size?.contentWidthPx).toBe(680);
    expect(size?.contentHeightPx).toBeCloseTo(1123 - 2 * 56.69 - 28, 0);
  });

  it('turns with the orientation', () => {
    expect(sheetSize({ ...layout, orientation: 'landscape' })).toMatchObject({ widthMm: 297, heightMm: 210 });
  });

  it('holds more of the page when this is reduced', () => {
    expect(sheetSize({ ...layout, scale: 0.5 })).toMatchObject({ widthPx: 1587, ratio: 1, widthMm: 210 });
  });

  it('never makes a picture that is larger than a canvas', () => {
    const size = sheetSize({ ...layout, paper: 'A3', isLong: false }, 5000);
    expect((size?.heightPx ?? 0) * (size?.ratio ?? 0)).toBeLessThanOrEqual(CANVAS_LIMIT_PX);
  });

  it('follows the page when this is one sheet, and is at least that of the paper', () => {
    expect(sheetSize({ ...layout, isLong: false }, 100)?.heightMm).toBe(297);
    const long = sheetSize({ ...layout, isLong: false }, 3000);
    expect(long?.heightPx).toBe(Math.ceil(3000 + 2 * 56.693 + 28));
    expect(long?.heightMm).toBeGreaterThan(800);
    expect(long?.contentHeightPx).toBeGreaterThanOrEqual(3000);
  });

  it('does not exist for one sheet that no canvas can hold', () => {
    expect(sheetSize({ ...layout, isLong: false }, 9000)).toBeUndefined();
  });
});

describe('the lines of a text', () => {
  it('are parted where no line is', () => {
    const lines = [
      { top: 0, bottom: 20 },
      { top: 2, bottom: 18 },
      { top: 20, bottom: 40 },
      { top: 44, bottom: 64 },
    ];
    expect(lineCuts(lines)).toEqual([20, 40]);
  });

  it('are not parted beside a picture', () => {
    const lines = [
      { top: 0, bottom: 20 },
      { top: 0, bottom: 100 },
      { top: 30, bottom: 50 },
      { top: 100, bottom: 120 },
    ];
    expect(lineCuts(lines)).toEqual([100]);
    expect(lineCuts([])).toEqual([]);
  });
});

it('the line at head or foot has no more than a line can hold', () => {
  const values = { page: 1, pages: 1, title: '标题'.repeat(200), date: '' };
  expect(sheetLine('长'.repeat(50_000), values)).toHaveLength(500);
  expect(sheetLine('{title}'.repeat(50), values)).toHaveLength(500);
});

it('the line at head or foot has page, pages, title and date', () => {
  const values = { page: 2, pages: 5, title: '订单 {page}', date: '2026-03-01' };
  expect(sheetLine('{title} · {date} · {page} / {pages} {other}', values)).toBe(
    '订单 {page} · 2026-03-01 · 2 / 5 {other}',
  );
});
