import fc from 'fast-check';
import { createStore } from '@/common/store';
import { createFakeHost } from '../fakeHost';
import type { ArrayModel } from './arrayModel';
import type { Row } from './row';
import { createTestPage } from './testPage';
import { watch } from './reactive';

const number = (name: string, value?: unknown) => ({ type: 'number', name, ...(value !== undefined && { value }) });
const array = (more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'lines',
  controls: [number('price'), number('qty'), number('amount', '=mul(row.price, row.qty)')],
  ...more,
});
const KINDS = ['sum', 'avg', 'min', 'max', 'count'] as const;

type Cells = Record<string, unknown>;

async function started(controls: readonly unknown[]) {
  const test = createTestPage(controls);
  await test.page.start();
  return test;
}

describe('rows of an array', () => {
  it('keep their totals equal to counting again, through any insertions, removals, edits and loads', async () => {
    const cell = fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100) },
      fc.constantFrom<unknown>(undefined, null, '', 'abc', '-', '1,234.5', 1 / 3, 1e12, Infinity),
    );
    const cells = fc.record({ price: cell, qty: cell });
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('insert' as const),
        rows: fc.array(cells, { maxLength: 3 }),
        at: fc.option(fc.nat(6), { nil: undefined }),
      }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.array(fc.nat(6), { maxLength: 3 }) }),
      fc.record({
        kind: fc.constant('edit' as const),
        at: fc.nat(6),
        column: fc.constantFrom('price', 'qty'),
        value: cell,
      }),
      fc.record({ kind: fc.constant('load' as const), rows: fc.array(cells, { maxLength: 4 }) }),
    );
    const { array: find, page } = await started([
      array(),
      ...KINDS.map((kind) => ({ type: 'label', name: kind, value: `=${kind}(lines.amount)` })),
    ]);
    const lines = find('lines');
    const multiply = ({ price, qty }: Cells) => ({ price, qty, amount: undefined });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        lines.set([]);
        let model: Cells[] = [];
        for (const change of steps) {
          const rows = lines.list();
          if (change.kind === 'insert') {
            lines.insert(change.rows, change.at);
            model = model.toSpliced(change.at ?? model.length, 0, ...change.rows.map(multiply));
          } else if (change.kind === 'remove') {
            lines.remove(change.at.flatMap((index) => rows[index] ?? []));
            model = model.filter((_row, index) => !change.at.includes(index));
          } else if (change.kind === 'edit') {
            const row = rows[change.at];
            if (row) lines.setCell(row, change.column, change.value);
            model = model.map((entry, index) =>
              index === change.at ? { ...entry, [change.column]: change.value } : entry,
            );
          } else {
            lines.set(change.rows);
            model = change.rows.map(multiply);
          }
          const fresh = createTestPage([
            array({ value: model.map(({ price, qty }) => ({ price, qty })) }),
            ...KINDS.map((kind) => ({ type: 'label', name: kind, value: `=${kind}(lines.amount)` })),
          ]);
          await fresh.page.start();
          expect(lines.value()).toEqual(fresh.array('lines').value());
          // Adding 0 makes no difference but between 0 and -0, which nobody sees.
          expect(KINDS.map((kind) => (page.control(kind).value() as number) + 0)).toEqual(
            KINDS.map((kind) => (fresh.value(kind) as number) + 0),
          );
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('that stand in the protocol are computed before anybody sees them', async () => {
    const {
      page,
      value,
      array: find,
    } = createTestPage([
      array({
        value: [
          { price: 2, qty: 3 },
          { price: 1, qty: 4 },
        ],
        controls: [
          number('share', '=div(row.amount, sum(lines.amount))'),
          number('price'),
          number('qty'),
          number('amount', '=mul(row.price, row.qty)'),
        ],
      }),
      { type: 'label', name: 'total', value: '=sum(lines.amount)' },
    ]);
    expect(value('total')).toBe(10);
    await page.start();
    expect(
      find('lines')
        .list()
        .map(({ values }) => values.share),
    ).toEqual([0.6, 0.4]);
  });

  it('let a total recover from a half-typed number', async () => {
    const { array: find, value } = await started([
      array({
        value: [
          { price: 1, qty: 2 },
          { price: 1, qty: 3 },
        ],
      }),
      { type: 'label', name: 'total', value: '=sum(lines.amount)' },
    ]);
    const [row] = find('lines').list();
    expect(value('total')).toBe(5);
    find('lines').setCell(row as never, 'qty', '-');
    expect(value('total')).toBeNaN();
    find('lines').setCell(row as never, 'qty', -4);
    expect(value('total')).toBe(-1);
  });

  it('compute a column from another computed column, whatever their order', async () => {
    const { array: find } = await started([
      {
        type: 'array',
        name: 'lines',
        value: [{ qty: 2 }],
        controls: [number('c', '=row.b * 2'), number('b', '=row.a * 2'), number('a', '=row.qty + 1'), number('qty')],
      },
    ]);
    const [row] = find('lines').list();
    expect(row?.values).toEqual({ qty: 2, a: 3, b: 6, c: 12 });
    find('lines').setCell(row as never, 'qty', 0);
    expect(row?.values).toEqual({ qty: 0, a: 1, b: 2, c: 4 });
  });

  it('follow controls of the page that their expressions read', async () => {
    const {
      array: find,
      edit,
      value,
    } = await started([
      number('rate', 2),
      {
        type: 'array',
        name: 'lines',
        value: [{ qty: 1 }, { qty: 3 }],
        controls: [number('qty'), number('due', '=row.qty * rate')],
      },
      { type: 'label', name: 'total', value: '=sum(lines.due)' },
    ]);
    expect(value('total')).toBe(8);
    edit('rate', 10);
    expect(
      find('lines')
        .list()
        .map(({ values }) => values.due),
    ).toEqual([10, 30]);
    expect(value('total')).toBe(40);
  });

  it('know their share of a total, also after another row has changed it', async () => {
    const { array: find, value } = await started([
      {
        type: 'array',
        name: 'lines',
        value: [{ amount: 1 }, { amount: 3 }],
        controls: [
          number('amount'),
          number('share', '=div(row.amount, sum(lines.amount))'),
          number('part', '=div(1, count(lines))'),
        ],
      },
      { type: 'label', name: 'whole', value: '=sum(lines.share)' },
    ]);
    const shares = () =>
      find('lines')
        .list()
        .map(({ values }) => [values.share, values.part]);
    expect(shares()).toEqual([
      [0.25, 0.5],
      [0.75, 0.5],
    ]);
    find('lines').insert([{ amount: 4 }]);
    expect(shares().map(([share]) => share)).toEqual([0.125, 0.375, 0.5]);
    find('lines').setCell(find('lines').list()[0] as never, 'amount', 9);
    expect(shares().map(([share]) => share)).toEqual([0.5625, 0.1875, 0.25]);
    expect(value('whole')).toBe(1);
  });

  it('are those that the array’s own expression answers, until that changes', async () => {
    const { array: find, page } = await started([
      { type: 'array', name: 'source', value: [{ a: 1 }], controls: [number('a')] },
      { type: 'array', name: 'lines', value: '=source', controls: [number('a'), number('double', '=row.a * 2')] },
    ]);
    expect(find('lines').value()).toEqual([{ a: 1, double: 2 }]);
    page.fill({ source: [{ a: 5 }, { a: 6 }] });
    expect(find('lines').value()).toEqual([
      { a: 5, double: 10 },
      { a: 6, double: 12 },
    ]);
  });

  it('give way to a new answer also when a cell is changed together with what the expression reads', async () => {
    const {
      page,
      array: find,
      value,
    } = await started([
      number('price', 1),
      array({ value: [{ price: '=price', qty: 2 }], controls: [number('price'), number('qty')] }),
    ]);
    const lines = find('lines');
    const [row] = lines.list();
    page.edited(() => {
      page.control('price').set(5);
      if (row) lines.setCell(row, 'qty', 9);
    }, page.control('price'));
    expect(value('lines')).toEqual([{ price: 5, qty: 2 }]);
  });

  it('take initial values of their columns, the protocol’s new row over them', async () => {
    const { array: find } = await started([
      { type: 'array', name: 'lines', newrow: { qty: 5 }, controls: [number('qty', 1), number('price', 9)] },
    ]);
    find('lines').insertEmpty();
    expect(find('lines').value()).toEqual([{ qty: 5, price: 9 }]);
  });

  it('leave out what is no row', async () => {
    const { array: find } = await started([array()]);
    find('lines').insert([null, 'x', [1], { qty: 1 }] as never);
    find('lines').set([7, { qty: 2 }]);
    expect(find('lines').list()).toHaveLength(1);
  });
});

describe('rows with texts of the protocol, when the language changes', () => {
  async function bilingual() {
    const translation = createStore({ language: 'zh-CN' });
    const host = createFakeHost({ translation, t: (key) => `${key} in ${translation.get().language}` });
    const value = [
      { name: '@water', qty: 1 },
      { name: '@tea', qty: 2 },
    ];
    const test = createTestPage([array({ value, controls: [{ type: 'text', name: 'name' }, number('qty')] })], {
      host,
    });
    await test.page.start();
    return { ...test, lines: test.array('lines'), speakEnglish: () => translation.set({ language: 'en' }) };
  }

  it('are said in the new one while they are as the protocol has them', async () => {
    const { value, speakEnglish } = await bilingual();
    speakEnglish();
    expect(value('lines')).toEqual([
      { name: 'water in en', qty: 1 },
      { name: 'tea in en', qty: 2 },
    ]);
  });

  it.each<[string, (lines: ArrayModel) => void]>([
    ['a cell was edited', (lines) => lines.setCell(lines.list()[0] as Row, 'qty', 5)],
    ['a row was added', (lines) => void lines.insert([{ name: 'mine', qty: 3 }])],
    ['a row was removed', (lines) => lines.remove([lines.list()[0] as Row])],
    ['a row was moved', (lines) => lines.move(lines.list()[0] as Row, 1)],
    ['a row was loaded again', (lines) => lines.reloadRow(lines.list()[0] as Row, { qty: 6 })],
    ['a record was loaded', (lines) => lines.set([{ name: 'from the record', qty: 4 }])],
  ])('all stand once %s', async (_case, change) => {
    const { value, lines, speakEnglish } = await bilingual();
    change(lines);
    const before = structuredClone(value('lines'));
    speakEnglish();
    expect(value('lines')).toEqual(before);
  });
});

describe('a row that is gone', () => {
  it('changes no total, whatever an answer that comes late sets in it, and is removed only once', async () => {
    const { array: find, value } = await started([
      array({
        value: [
          { price: 1, qty: 2 },
          { price: 1, qty: 3 },
        ],
      }),
      { type: 'label', name: 'total', value: '=sum(lines.amount)' },
    ]);
    const [row] = find('lines').list();
    expect(value('total')).toBe(5);
    find('lines').remove([row as never]);
    find('lines').remove([row as never]);
    find('lines').setCell(row as never, 'qty', 100);
    expect(value('total')).toBe(3);
  });

  it('of another array is nobody’s to remove', async () => {
    const { array: find, value } = await started([
      array({ value: [{ price: 1, qty: 2 }] }),
      { ...array({ value: [{ price: 1, qty: 7 }] }), name: 'others' },
      { type: 'label', name: 'total', value: '=sum(lines.amount)' },
    ]);
    expect(value('total')).toBe(2);
    find('lines').remove(find('others').list());
    expect(value('total')).toBe(2);
  });
});

describe('a row is addressed by its id', () => {
  it('so that one moved by an insertion above it is still the same', async () => {
    const { array: find } = await started([array({ value: [{ qty: 1 }] })]);
    const [row] = find('lines').list();
    find('lines').insert([{ qty: 9 }], 0);
    find('lines').setCell(row as never, 'qty', 2);
    expect(
      find('lines')
        .list()
        .map(({ values }) => values.qty),
    ).toEqual([9, 2]);
    expect(
      new Set(
        find('lines')
          .list()
          .map(({ id }) => id),
      ).size,
    ).toBe(2);
  });
});

describe('value scopes', () => {
  it('are all rows, those checked, those changed since loading, and the one with the focus', async () => {
    const { array: find, page } = await started([array({ value: [{ qty: 1 }, { qty: 2 }, { qty: 3 }] })]);
    const lines = find('lines');
    const [first, second, third] = lines.list();
    lines.check([first as never], true);
    lines.setCell(second as never, 'qty', 20);
    lines.focusRow(third as never);
    lines.insert([{ qty: 4 }]);
    const scoped = (scope: 'all' | 'checked' | 'modified' | 'focused') =>
      page.scope.rows(page.protocol.slots.get('lines') ?? -1, scope).map(({ qty }) => qty);
    expect([scoped('all'), scoped('checked'), scoped('modified'), scoped('focused')]).toEqual([
      [1, 20, 3, 4],
      [1],
      [20, 4],
      [3],
    ]);
    page.markSaved(page.revision);
    expect(scoped('modified')).toEqual([]);
  });

  it('of an array are what a call sends', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({}) });
    const test = createTestPage(
      [
        array({ value: [{ qty: 1 }, { qty: 2 }] }),
        {
          type: 'button',
          name: 'go',
          onclicked: {
            steps: [
              { do: 'call', api: 'x', input: { rows: { from: 'lines', scope: 'modified' }, count: '=count(lines)' } },
            ],
          },
        },
      ],
      { host },
    );
    await test.page.start();
    test.array('lines').setCell(test.array('lines').list()[1] as never, 'qty', 5);
    const event = test.page.control('go').node.events.onclicked;
    if (event) await test.page.events.click('go', event, {});
    expect(host.log.calls[0]?.input).toEqual({ rows: [{ qty: 5, amount: 0 }], count: 2 });
  });
});

it('a cell’s view hears of its row, and of the page where the page decides what may be entered', async () => {
  const { CellField } = await import('./cellField');
  const test = await started([
    number('locked', 0),
    {
      type: 'array',
      name: 'lines',
      value: [{ a: 1 }],
      controls: [{ type: 'number', name: 'a', readonly: '=locked == 1 || row.b == 1' }, number('b')],
    },
  ]);
  const lines = test.array('lines');
  const [row] = lines.list();
  const field = new CellField(lines, row as never, lines.columns[0] as never, 'a');
  const seen: unknown[] = [];
  const stop = field.watch(() => seen.push([field.isReadonly(), field.value()]));
  test.edit('locked', 1);
  test.edit('locked', 0);
  lines.setCell(row as never, 'b', 1);
  stop();
  lines.setCell(row as never, 'a', 9);
  expect(seen).toEqual([
    [false, 1],
    [true, 1],
    [false, 1],
    [true, 1],
  ]);
});

it('a total tells its readers once per change, and not at all when it stays the same', async () => {
  const test = await started([
    array({ value: [{ price: 2, qty: 3 }] }),
    { type: 'label', name: 'total', value: '=sum(lines.amount)' },
  ]);
  const seen: unknown[] = [];
  test.page.own(watch(() => void seen.push(test.value('total'))));
  const [row] = test.array('lines').list();
  test.array('lines').setCell(row as never, 'qty', 4);
  test.array('lines').setCell(row as never, 'note', 'x');
  expect(seen).toEqual([6, 8]);
});
