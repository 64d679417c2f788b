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

const DRAWING = { blob: new Blob(), widthPx: 1588, heightPx: 2246 };

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
      return DRAWING;
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

describe('a long table', () => {
  const [BATCHES, ROWS, WORD_PX] = [4, 3, 180];

  function setUpTable(overrides: Partial<PrintSessionDeps> = {}) {
    const cells = '<td>行</td><td>行</td>';
    const columns = '<colgroup><col style="width: 20%"><col style="width: 80%"></colgroup>';
    const grid = (rows: string) => `<table>${columns}${rows}</table>`;
    const batch = `<div data-batch hidden>${grid(`<tbody>${`<tr data-paper="row">${cells}</tr>`.repeat(ROWS)}</tbody>`)}</div>`;
    return setUp(overrides, {
      async mount(element) {
        const head = grid('<thead><tr><th>头</th><th>头</th></tr></thead>');
        element.innerHTML = `<article><div data-table>${head}${batch.repeat(BATCHES)}</div></article>`;
        element.querySelectorAll<HTMLElement>('tr, thead').forEach((row) => {
          row.getBoundingClientRect = () => new DOMRect(0, 0, 600, row.closest('[hidden]') ? 0 : ROW_PX);
        });
        const [word] = element.querySelectorAll('td');
        if (word) word.getBoundingClientRect = () => new DOMRect(0, 0, WORD_PX, ROW_PX);
        return () => undefined;
      },
    });
  }

  it('is drawn whole, with its head on each sheet', async () => {
    const { session, drawn } = setUpTable();
    await session.start();
    expect(session.get()).toMatchObject({ phase: 'ready', total: 6 });
    expect(drawn).toEqual(Array.from({ length: 6 }, (_, index) => `${index + 1} / 6头头${'行行'.repeat(2)}`));
  });

  it('is laid out batch by batch, and the browser answers the person between two of them', async () => {
    const laidOut: number[] = [];
    const { session, paper } = setUpTable({
      async pause() {
        laidOut.push(paper.querySelectorAll('[data-batch]:not([hidden])').length);
      },
    });
    await session.start();
    expect(laidOut.length).toBeGreaterThanOrEqual(2 * BATCHES);
    expect(new Set(laidOut)).toEqual(new Set([0]));
  });

  it('has the same columns in all batches, as wide as their longest word at least', async () => {
    const { session, paper } = setUpTable();
    await session.start();
    const widths = [...paper.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('col')].map(({ style }) => style.width),
    );
    expect(widths).toEqual(Array(BATCHES + 1).fill(['180px', '500px']));
  });

  it('gives up measuring when the layout changes, and measures for the new one', async () => {
    let pauses = 0;
    const setting = setUpTable({
      async pause() {
        pauses += 1;
        // While the rows are measured, after the widths of words.
        if (pauses === BATCHES + 3) void setting.session.changeLayout({ ...LAYOUT, orientation: 'landscape' });
      },
    });
    await setting.session.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(setting.session.get()).toMatchObject({ phase: 'ready', layout: { orientation: 'landscape' }, total: 12 });
    expect(setting.drawn).toHaveLength(12);
    expect(setting.paper.querySelector('table')).toHaveStyle({ width: '1009px' });
  });
});

describe('a table with more columns than a sheet can hold', () => {
  const [COLUMNS, WORD_PX] = [20, 90];

  const setUpWide = () =>
    setUp(
      {},
      {
        async mount(element) {
          const cells = (name: string, text: string) =>
            Array.from({ length: COLUMNS }, (_, index) => `<${name}>${text}${index};</${name}>`).join('');
          const grid = (rows: string) =>
            `<table><colgroup>${'<col style="width: 5%">'.repeat(COLUMNS)}</colgroup>${rows}</table>`;
          const rows = `<tr data-paper="head"><td colspan="${COLUMNS}">段;</td></tr><tr data-paper="row">${cells('td', '值')}</tr>`;
          element.innerHTML = `<article><div data-table>${grid(`<thead><tr>${cells('th', '列')}</tr></thead>`)}
            <div data-batch hidden>${grid(`<tbody>${rows}</tbody>`)}</div></div></article>`;
          element.querySelectorAll<HTMLElement>('th').forEach((cell) => {
            cell.getBoundingClientRect = () => new DOMRect(0, 0, WORD_PX, 20);
          });
          return () => undefined;
        },
      },
    );

  it('is printed in parts that begin with the first column, and the person is told', async () => {
    const { session, drawn, paper } = setUpWide();
    await session.start();
    const columnsOf = (name: string, from: number, to: number) =>
      [0, ...Array.from({ length: to - from + 1 }, (_, index) => from + index)]
        .map((each) => `${name}${each};`)
        .join('');
    const part = (label: string, from: number, to: number) =>
      `${label}${columnsOf('列', from, to)}段;${columnsOf('值', from, to)}`;
    expect(drawn.join('')).toBe(`1 / 1${part('(1/3)', 1, 9)}${part('(2/3)', 10, 18)}${part('(3/3)', 19, 19)}`);
    expect(session.get()).toMatchObject({ phase: 'ready', isTooWide: true });
    expect([...paper.querySelectorAll<HTMLElement>('td[colspan]')].map((cell) => cell.getAttribute('colspan'))).toEqual(
      ['10', '10', '2'],
    );
    const sums = [...paper.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('col')].reduce((sum, { style }) => sum + parseFloat(style.width), 0),
    );
    sums.forEach((sum) => expect(sum).toBeCloseTo(680));
  });

  it('is one again on a sheet that is wide enough', async () => {
    const { session, drawn } = setUpWide();
    await session.start();
    drawn.length = 0;
    await session.changeLayout({ ...LAYOUT, paper: 'A3', orientation: 'landscape' });
    expect(session.get()).toMatchObject({ phase: 'ready', isTooWide: false });
    expect(drawn.join('')).toContain('列0;列1;');
    expect(drawn.join('').match(/列0;/g)).toHaveLength(1);
  });
});

it('tells how many of the rows are printed, also with another layout', async () => {
  const { session } = setUp(
    {},
    {
      async mount(element) {
        element.innerHTML = '<article><div data-paper="head" data-scope>20 / 900</div></article>';
        return () => undefined;
      },
    },
  );
  await session.start();
  expect(session.get().scopes).toEqual(['20 / 900']);
  await session.changeLayout({ ...LAYOUT, paper: 'A3' });
  expect(session.get()).toMatchObject({ phase: 'ready', scopes: ['20 / 900'] });
});

it('draws anew with another layout, gives up the sheets before and frees their pictures', async () => {
  const { session, drawn, revoked } = setUp({
    // The person changes the layout while the second sheet is being drawn.
    draw: async () => {
      drawnSheets += 1;
      if (drawnSheets === 2) void session.changeLayout({ ...LAYOUT, isLong: false });
      return DRAWING;
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
      return DRAWING;
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
