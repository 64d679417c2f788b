import type { PrintLayout } from '@/common/printing';
import type { SheetPicture } from './output/sheetPicture';
import { firstState, next } from './printState';
import type { PrintEvent } from './printState';

const layout = { paper: 'A4', isLong: true } as PrintLayout;
const sheet = { url: 'blob:1' } as SheetPicture;
const after = (...events: PrintEvent[]) => [mounted, ...events].reduce(next, firstState(layout));

const mounted: PrintEvent = { type: 'mounted', scopes: ['20 / 900'] };
const cut: PrintEvent = { type: 'cut', total: 2, isTooLong: false, isTooWide: true };
const drawn: PrintEvent = { type: 'drawn', sheet };

it('is ready when all sheets are drawn', () => {
  expect(next(firstState(layout), cut).phase).toBe('preparing');
  expect(after().phase).toBe('cutting');
  expect(after(cut).phase).toBe('drawing');
  expect(after(cut, drawn).phase).toBe('drawing');
  expect(after(cut, drawn, drawn)).toMatchObject({ phase: 'ready', sheets: [sheet, sheet] });
});

it('prints and saves only what is ready, one at a time', () => {
  expect(after(cut, drawn, { type: 'print' }).phase).toBe('drawing');
  expect(after(cut, drawn, drawn, { type: 'print' }, { type: 'save' }).phase).toBe('printing');
  expect(after(cut, drawn, drawn, { type: 'save' }, { type: 'done' }).phase).toBe('ready');
});

it('begins anew with another layout, but not while it is printing', () => {
  const landscape = { ...layout, orientation: 'landscape' } as PrintLayout;
  const change: PrintEvent = { type: 'layout', layout: landscape };
  expect(after(cut, drawn, drawn, change)).toEqual({
    ...firstState(landscape),
    scopes: ['20 / 900'],
    phase: 'cutting',
  });
  expect(after(change)).toMatchObject({ phase: 'cutting', layout: landscape });
  expect(after(cut, drawn, drawn, { type: 'print' }, change).layout).toBe(layout);
});

it('keeps a failure until the layout changes', () => {
  const failed = after(cut, { type: 'failed', error: 'why' }, drawn, { type: 'done' });
  expect(failed).toMatchObject({ phase: 'failed', error: 'why', sheets: [] });
  expect(next(failed, { type: 'layout', layout }).phase).toBe('cutting');
});
