import type { PrintLayout, PrintRequest } from '@/common/printing';
import { createPrintSession } from './createPrintSession';
import type { PrintSessionDeps } from './createPrintSession';

const LAYOUT: PrintLayout = {
  paper: 'A4',
  orientation: 'portrait',
  marginMm: 15,
  header: '',
  footer: '{page} / {pages}',
  scale: 1,
  isLong: true,
};

const ROW_PX = 300;

/** jsdom lays nothing out: rows stand below each other. */
function layOut(paper: HTMLElement) {
  paper.querySelectorAll<HTMLElement>('[data-paper]').forEach((element, index) => {
    element.getBoundingClientRect = () => new DOMRect(0, index * ROW_PX, 600, ROW_PX);
  });
}

function setUp(overrides: Partial<PrintSessionDeps> = {}, request: Partial<PrintRequest> = {}) {
  const paper = document.createElement('div');
  const stage = document.createElement('div');
  const unmount = jest.fn();
  const disposeFrame = jest.fn();
  const drawn: string[] = [];
  const revoked: string[] = [];
  let urls = 0;
  const session = createPrintSession({
    request: {
      mode: 'preview',
      title: '订单',
      layout: LAYOUT,
      async mount(element) {
        element.innerHTML = `<article>${'<div data-paper="row">行</div>'.repeat(7)}</article>`;
        layOut(element);
        return unmount;
      },
      ...request,
    },
    date: '2026-03-01',
    frame: { paper, stage, copyStyles: () => undefined, dispose: disposeFrame },
    draw: async (sheet) => {
      drawn.push(sheet.textContent ?? '');
      return new Blob();
    },
    print: () => Promise.resolve(),
    save: () => Promise.resolve(),
    pause: () => Promise.resolve(),
    urls: { createObjectURL: () => `blob:${++urls}`, revokeObjectURL: (url) => void revoked.push(url) },
    ...overrides,
  });
  return { session, paper, unmount, disposeFrame, drawn, revoked };
}

it('draws one sheet after another, with their numbers', async () => {
  const { session, drawn } = setUp();
  await session.start();
  expect(drawn).toEqual(['1 / 3行行行', '2 / 3行行行', '3 / 3行']);
  expect(session.get()).toMatchObject({ phase: 'ready', total: 3, sheets: [{ url: 'blob:1' }, { url: 'blob:2' }, {}] });
});

it('prints and saves the pictures that are previewed', async () => {
  const print = jest.fn().mockResolvedValue(undefined);
  const save = jest.fn().mockResolvedValue(undefined);
  const { session } = setUp({ print, save });
  await session.print();
  expect(print).not.toHaveBeenCalled();
  await session.start();
  await session.print();
  await session.save();
  const { sheets } = session.get();
  expect(print).toHaveBeenCalledWith(sheets);
  expect(save).toHaveBeenCalledWith(sheets, '订单');
});

it('draws anew with another layout, gives up the sheets before and frees their pictures', async () => {
  const { session, drawn, revoked } = setUp({
    // The person changes the layout while the second sheet is being drawn.
    draw: async () => {
      drawnSheets += 1;
      if (drawnSheets === 2) void session.changeLayout({ ...LAYOUT, isLong: false });
      return new Blob();
    },
  });
  let drawnSheets = 0;
  await session.start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn).toEqual([]);
  expect(drawnSheets).toBe(3);
  expect(revoked).toEqual(['blob:1']);
  const [sheet] = session.get().sheets;
  expect(session.get()).toMatchObject({ phase: 'ready', total: 1 });
  expect(sheet?.heightMm).toBeGreaterThan(500);
});

it('cuts a page that is too long for one sheet, and says so', async () => {
  const { session } = setUp(
    {},
    {
      layout: { ...LAYOUT, isLong: false },
      async mount(element) {
        element.innerHTML = `<article>${'<div data-paper="row">行</div>'.repeat(30)}</article>`;
        layOut(element);
        return () => undefined;
      },
    },
  );
  await session.start();
  expect(session.get()).toMatchObject({ phase: 'ready', isTooLong: true, total: 10 });
});

it('stops drawing when it is closed, and frees everything', async () => {
  const { session, unmount, disposeFrame, revoked } = setUp({
    draw: async () => {
      drawnSheets += 1;
      if (drawnSheets === 2) session.dispose();
      return new Blob();
    },
  });
  let drawnSheets = 0;
  await session.start();
  expect(drawnSheets).toBe(2);
  expect(revoked).toEqual(['blob:1']);
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(disposeFrame).toHaveBeenCalledTimes(1);
});

it('shows why it failed', async () => {
  const error = new Error('no canvas');
  const { session } = setUp({ draw: () => Promise.reject(error) });
  await session.start();
  expect(session.get()).toMatchObject({ phase: 'failed', error });
});
