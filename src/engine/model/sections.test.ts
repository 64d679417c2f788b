import fc from 'fast-check';
import { openWithSteps } from '../actions/testRun';
import { createFakeHost } from '../fakeHost';
import { readProtocol } from '../protocol/readProtocol';
import { createTestPage } from './testPage';
import type { Section } from './row';

const number = (name: string, value?: unknown) => ({ type: 'number', name, ...(value !== undefined && { value }) });

/** Orders by store: each has a discount, its own total, and rows that know their share of it. */
const stores = (more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'stores',
  controls: [
    number('qty'),
    number('price'),
    number('amount', '=row.qty * row.price * section.rate'),
    number('share', '=if(section.total == 0, 0, row.amount / section.total)'),
  ],
  sections: {
    controls: [
      { type: 'text', name: 'store' },
      number('rate', 1),
      number('total', '=sum(section.rows.amount)'),
      number('count', '=count(section.rows)'),
    ],
  },
  ...more,
});

const SHANGHAI = {
  store: '上海店',
  rate: 2,
  rows: [
    { qty: 1, price: 10 },
    { qty: 3, price: 10 },
  ],
};
const BEIJING = { store: '北京店', rows: [{ qty: 5, price: 1 }] };

async function started(more: Record<string, unknown> = {}, others: readonly unknown[] = []) {
  const test = createTestPage([stores(more), ...others]);
  await test.page.start();
  return { ...test, stores: test.array('stores') };
}

const sectionAt = (sections: readonly Section[], index: number): Section => {
  const found = sections[index];
  if (!found) throw new Error(`There is no section ${index}`);
  return found;
};

describe('rows in sections', () => {
  it('are loaded and sent as a list of sections, each with its own fields and its rows', async () => {
    const { value } = await started({ value: [SHANGHAI, BEIJING] });
    expect(value('stores')).toEqual([
      {
        store: '上海店',
        rate: 2,
        total: 80,
        count: 2,
        rows: [
          { qty: 1, price: 10, amount: 20, share: 0.25 },
          { qty: 3, price: 10, amount: 60, share: 0.75 },
        ],
      },
      { store: '北京店', rate: 1, total: 5, count: 1, rows: [{ qty: 5, price: 1, amount: 5, share: 1 }] },
    ]);
  });

  it('are kept where the protocol says', async () => {
    const { value, stores: array } = await started({
      controls: [number('qty')],
      sections: { rowsfield: 'lines', controls: [number('sum', '=sum(section.lines.qty)')] },
      value: [{ lines: [{ qty: 2 }, { qty: 3 }] }],
    });
    expect(value('stores')).toEqual([{ sum: 5, lines: [{ qty: 2 }, { qty: 3 }] }]);
    expect(array.list()).toHaveLength(2);
  });

  it('compute a row, its section and all rows of that section in one go, whatever is edited', async () => {
    const { stores: array } = await started({ value: [SHANGHAI, BEIJING] });
    const shanghai = sectionAt(array.sections(), 0);
    array.setCell(shanghai.rows[0] as never, 'qty', 3);
    expect([shanghai.values.total, shanghai.rows.map(({ values }) => values.share)]).toEqual([120, [0.5, 0.5]]);
    array.setCell(shanghai, 'rate', 1);
    expect([shanghai.values.total, shanghai.rows.map(({ values }) => values.amount)]).toEqual([60, [30, 30]]);
    expect(sectionAt(array.sections(), 1).values.total).toBe(5);
  });

  it('compute a section again when rows come and go', async () => {
    const { stores: array } = await started({ value: [SHANGHAI] });
    const shanghai = sectionAt(array.sections(), 0);
    array.insert([{ qty: 4, price: 10 }], 0, shanghai);
    expect([shanghai.values.total, shanghai.values.count, shanghai.rows.map(({ values }) => values.share)]).toEqual([
      160,
      3,
      [0.5, 0.125, 0.375],
    ]);
    array.remove(shanghai.rows.slice(1));
    expect([shanghai.values.total, shanghai.values.count]).toEqual([80, 1]);
    array.remove(shanghai.rows);
    expect([shanghai.values.total, shanghai.values.count]).toEqual([0, 0]);
  });

  it('follow controls of the page and totals over all sections', async () => {
    const {
      stores: array,
      edit,
      value,
    } = await started(
      {
        controls: [number('qty'), number('part', '=if(sum(stores.qty) == 0, 0, row.qty / sum(stores.qty))')],
        sections: { controls: [number('due', '=sum(section.rows.qty) * rate')] },
        value: [{ rows: [{ qty: 1 }] }, { rows: [{ qty: 3 }] }],
      },
      [number('rate', 2), { type: 'label', name: 'all', value: '=sum(stores.qty)' }],
    );
    expect([
      value('all'),
      array.sections().map(({ values }) => values.due),
      array.list().map(({ values }) => values.part),
    ]).toEqual([4, [2, 6], [0.25, 0.75]]);
    edit('rate', 10);
    expect(array.sections().map(({ values }) => values.due)).toEqual([10, 30]);
    array.removeSections([sectionAt(array.sections(), 0)]);
    expect([value('all'), array.list().map(({ values }) => values.part)]).toEqual([3, [1]]);
  });

  it('read what stands around them as parent: a row its section, a section the page', async () => {
    const { value } = await started(
      {
        controls: [number('a', '=parent.rate * 2')],
        sections: { controls: [number('rate', '=parent.base + 1')] },
        value: [{ rows: [{}] }],
      },
      [number('base', 4)],
    );
    expect(value('stores')).toEqual([{ rate: 5, rows: [{ a: 10 }] }]);
  });

  it('can read the whole section, and its whole rows', async () => {
    const { stores: array } = await started({
      controls: [number('qty'), { type: 'text', name: 'note', value: '=concat(section.store, count(section.rows))' }],
      sections: {
        controls: [
          { type: 'text', name: 'store' },
          { type: 'text', name: 'has', value: '=if(isempty(section.rows), 0, 1)' },
        ],
      },
      value: [{ store: 'A', rows: [{ qty: 1 }] }],
    });
    const [section] = array.sections();
    expect(section?.values.has).toBe(1);
    array.setCell(section as never, 'store', 'B');
    expect(section?.rows[0]?.values.note).toBe('B1');
    array.remove(section?.rows ?? []);
    expect(section?.values.has).toBe(0);
  });

  it('take a new row into the last section, or into a first one that is made for it', async () => {
    const { stores: array } = await started({
      sections: {
        controls: [
          { type: 'text', name: 'kind', value: '=upper("a")' },
          number('total', '=sum(section.rows.amount)'),
          number('rate', 1),
        ],
      },
    });
    array.insertEmpty();
    expect(array.sections()[0]?.values).toMatchObject({ kind: 'A', rate: 1 });
    array.insertSections([{ store: 'B' }]);
    array.insertEmpty();
    expect(array.sections().map(({ rows }) => rows.length)).toEqual([1, 1]);
  });

  it('are scoped with their sections: what is checked, changed or focused, and whatever stands above it', async () => {
    const { stores: array, page } = await started({ value: [SHANGHAI, BEIJING] });
    const [first, second] = array.sections() as [Section, Section];
    const scoped = (scope: 'all' | 'checked' | 'modified' | 'focused') =>
      page.scope
        .rows(page.protocol.slots.get('stores') ?? -1, scope)
        .map(({ store, rows }) => [store, (rows as unknown[]).length]);
    expect(scoped('all')).toEqual([
      ['上海店', 2],
      ['北京店', 1],
    ]);
    array.check([first.rows[0] as never], true);
    expect([scoped('checked'), array.sectionsByScope('checked')]).toEqual([[['上海店', 1]], []]);
    array.check([first], true);
    expect([scoped('checked'), array.sectionsByScope('checked')]).toEqual([[['上海店', 2]], [first]]);
    array.check([first.rows[1] as never], false);
    expect(array.sectionsByScope('checked')).toEqual([]);
    array.setCell(second, 'store', '京');
    expect([scoped('modified'), array.sectionsByScope('modified')]).toEqual([[['京', 0]], [second]]);
    array.setCell(first.rows[1] as never, 'qty', 9);
    expect(array.sectionsByScope('modified')).toEqual([first, second]);
    array.focusRow(first.rows[1] as never);
    expect([scoped('focused'), array.sectionsByScope('focused')]).toEqual([[['上海店', 1]], [first]]);
    page.markSaved(page.revision);
    expect(scoped('modified')).toEqual([]);
  });

  it('are judged with their sections; a cell that is hidden on its line is not', async () => {
    const { stores: array, page } = await started({
      controls: [
        { type: 'text', name: 'reason', required: 1, hidden: '=row.qty == 1 || section.easy == 1' },
        number('qty'),
      ],
      sections: { controls: [{ type: 'text', name: 'store', required: 1 }, number('easy')] },
      value: [{ rows: [{ qty: 1 }, { qty: 2 }] }, { store: 'B', easy: 1, rows: [{ qty: 2 }] }],
    });
    expect(page.validate()).toBe(false);
    const [first] = array.sections();
    expect(page.focusRequest()).toEqual({ id: `${array.id}-${first?.id}-store`, control: 'stores', rowId: first?.id });
    expect(array.lines().map(({ errors }) => Object.keys(errors))).toEqual([['store'], [], ['reason'], [], []]);
    array.setCell(first as never, 'store', 'A');
    array.setCell(first?.rows[1] as never, 'reason', 'x');
    expect(page.validate()).toBe(true);
  });
});

type Row = Record<string, unknown>;
interface Plain {
  name: unknown;
  rows: Row[];
}

/** What a computed array has to hold, counted from nothing. */
const counted = (sections: readonly Plain[]) =>
  sections.map(({ name, rows }) => ({
    name,
    sum: rows.reduce((sum, { qty }) => sum + Number(qty), 0),
    rows: rows.map(({ qty }) => ({ qty, twice: Number(qty) * 2 })),
  }));

it('whatever is inserted, deleted, moved, reloaded and edited, sections and rows are what a plain list of lists would be', () => {
  const qty = fc.integer({ min: -50, max: 50 });
  const row = fc.record({ qty });
  const section = fc.record({ name: fc.string({ maxLength: 2 }), rows: fc.array(row, { maxLength: 3 }) });
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('insertRows' as const),
      section: fc.nat(4),
      at: fc.option(fc.nat(4), { nil: undefined }),
      rows: fc.array(row, { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('insertSections' as const),
      at: fc.option(fc.nat(4), { nil: undefined }),
      sections: fc.array(section, { maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('deleteRows' as const), rows: fc.array(fc.nat(8), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('deleteSections' as const), sections: fc.array(fc.nat(4), { maxLength: 2 }) }),
    fc.record({ kind: fc.constant('moveSection' as const), section: fc.nat(4), by: fc.integer({ min: -5, max: 5 }) }),
    fc.record({ kind: fc.constant('moveRow' as const), row: fc.nat(8), by: fc.integer({ min: -5, max: 5 }) }),
    fc.record({ kind: fc.constant('reloadRow' as const), row: fc.nat(8), qty }),
    fc.record({ kind: fc.constant('edit' as const), row: fc.nat(8), qty }),
    fc.record({ kind: fc.constant('editSection' as const), section: fc.nat(4), name: fc.string({ maxLength: 2 }) }),
    fc.record({ kind: fc.constant('load' as const), sections: fc.array(section, { maxLength: 3 }) }),
  );
  const move = <T>(list: T[], item: T, by: number) => {
    const from = list.indexOf(item);
    list.splice(from, 1);
    list.splice(Math.min(Math.max(from + by, 0), list.length), 0, item);
  };
  const copy = (sections: readonly Plain[]): Plain[] =>
    sections.map(({ name, rows }) => ({ name, rows: rows.map((one) => ({ ...one })) }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const { array: find, page } = createTestPage([
        {
          type: 'array',
          name: 'groups',
          controls: [number('qty'), number('twice', '=row.qty * 2')],
          sections: { controls: [{ type: 'text', name: 'name' }, number('sum', '=sum(section.rows.qty)')] },
        },
        { type: 'label', name: 'all', value: '=sum(groups.twice)' },
      ]);
      const array = find('groups');
      array.start();
      let plain: Plain[] = [];
      for (const change of steps) {
        const rowAt = (index: number) => plain.flatMap((one) => one.rows.map((each) => ({ one, each })))[index];
        const sections = array.sections();
        if (change.kind === 'insertRows' && plain.length > 0) {
          const index = change.section % plain.length;
          const target = plain[index] as Plain;
          array.insert(change.rows, change.at, sections[index]);
          target.rows.splice(change.at ?? target.rows.length, 0, ...change.rows.map((one) => ({ ...one })));
        } else if (change.kind === 'insertSections') {
          array.insertSections(change.sections, change.at);
          plain.splice(change.at ?? plain.length, 0, ...copy(change.sections));
        } else if (change.kind === 'deleteRows') {
          array.remove(change.rows.flatMap((index) => array.list()[index] ?? []));
          const gone = change.rows.map((index) => rowAt(index)?.each);
          plain.forEach((one) => {
            one.rows = one.rows.filter((each) => !gone.includes(each));
          });
        } else if (change.kind === 'deleteSections') {
          array.removeSections(change.sections.flatMap((index) => sections[index] ?? []));
          plain = plain.filter((_one, index) => !change.sections.includes(index));
        } else if (change.kind === 'moveSection' && plain[change.section]) {
          array.move(sections[change.section] as Section, change.by);
          move(plain, plain[change.section], change.by);
        } else if (change.kind === 'moveRow' && rowAt(change.row)) {
          array.move(array.list()[change.row] as never, change.by);
          const { one, each } = rowAt(change.row) as { one: Plain; each: Row };
          move(one.rows, each, change.by);
        } else if ((change.kind === 'reloadRow' || change.kind === 'edit') && rowAt(change.row)) {
          const target = array.list()[change.row] as never;
          if (change.kind === 'edit') array.setCell(target, 'qty', change.qty);
          else array.reloadRow(target, { qty: change.qty });
          (rowAt(change.row)?.each as Row).qty = change.qty;
        } else if (change.kind === 'editSection' && plain[change.section]) {
          array.setCell(sections[change.section] as Section, 'name', change.name);
          (plain[change.section] as Plain).name = change.name;
        } else if (change.kind === 'load') {
          array.set(change.sections);
          plain = copy(change.sections);
        }
        const wanted = counted(plain);
        expect(array.value()).toEqual(wanted);
        expect(page.control('all').value()).toBe(wanted.reduce((sum, one) => sum + one.sum * 2, 0) + 0);
        expect(array.lines().map((line) => array.pathOf(line))).toEqual(
          wanted.flatMap(({ rows }, section) => [{ section }, ...rows.map((_row, index) => ({ section, row: index }))]),
        );
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);

describe('steps on sections', () => {
  const target = 'stores';
  const open = (steps: Record<string, unknown>[], more: Record<string, unknown> = {}) =>
    openWithSteps(steps, { controls: [stores({ value: [SHANGHAI, BEIJING], ...more })] });
  const names = (value: unknown) => (value as { store: string }[]).map(({ store }) => store);

  it('insert sections with their rows where they are asked to', async () => {
    const test = open([
      { do: 'insertSections', target, values: [{ store: '广州店', rows: [{ qty: 1, price: 2 }] }], at: 1 },
      { do: 'insertSections', target, values: '=page.linkparam.none' },
    ]);
    await test.press();
    expect(names(test.value('stores'))).toEqual(['上海店', '广州店', '北京店']);
    expect(test.value('stores')).toMatchObject([{}, { total: 2, rows: [{ amount: 2 }] }, {}]);
  });

  it.each([
    ['too many sections', Array.from({ length: 100_000 }, () => ({}))],
    ['a section with too many rows', [{ rows: Array.from({ length: 100_000 }, () => ({})) }]],
  ])('insert nothing of %s, and say so', async (_what, sections) => {
    const test = openWithSteps([{ do: 'insertSections', target, values: '=page.linkparam.sections' }], {
      controls: [stores({ value: [SHANGHAI] })],
      linkParam: { sections },
    });
    await test.press();
    expect(names(test.value('stores'))).toEqual(['上海店']);
    expect(test.host.log.errors).toEqual([
      expect.objectContaining({ kind: 'config', message: expect.stringContaining('engine.rows.toomany') as string }),
    ]);
  });

  it('insert rows into the section that is named, or the last one', async () => {
    const test = open([
      { do: 'insertRows', target, section: 0, at: 0, values: [{ qty: 9 }] },
      { do: 'insertRows', target, values: [{ qty: 8 }] },
    ]);
    await test.press();
    expect(
      test
        .array('stores')
        .list()
        .map(({ values }) => values.qty),
    ).toEqual([9, 1, 3, 5, 8]);
  });

  it('delete the checked sections, and move the focused one', async () => {
    const test = open([
      { do: 'moveSection', target, by: -1 },
      { do: 'deleteSections', target },
    ]);
    const [shanghai, beijing] = test.array('stores').sections() as [Section, Section];
    test.array('stores').focusRow(beijing.rows[0] as never);
    test.array('stores').check([shanghai], true);
    await test.press();
    expect(names(test.value('stores'))).toEqual(['北京店']);
  });

  it('of a section’s own event speak of that section, and set its fields and its rows', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({ rate: 3 }) });
    const onvaluechange = {
      steps: [
        { id: 'r', do: 'call', api: 'rate', input: { store: '=section.store', index: '=event.index' } },
        { do: 'set', target: 'rate', value: '=r.rate' },
        { do: 'moveSection', target, by: -1 },
        { do: 'insertRows', target, values: [{ qty: 7, price: 1 }] },
      ],
    };
    const test = createTestPage(
      [
        stores({
          value: [SHANGHAI, BEIJING],
          sections: {
            controls: [
              { type: 'text', name: 'store', onvaluechange },
              number('rate', 1),
              number('total', '=sum(section.rows.amount)'),
            ],
          },
        }),
      ],
      { host },
    );
    await test.page.start();
    const { CellField } = await import('./cellField');
    const array = test.array('stores');
    const beijing = sectionAt(array.sections(), 1);
    jest.useFakeTimers();
    new CellField(array, beijing, array.fields[0] as never, 2).edit('北京二店');
    await jest.advanceTimersByTimeAsync(500);
    jest.useRealTimers();
    expect(host.log.calls[0]?.input).toEqual({ store: '北京二店', index: { section: 1 } });
    expect(array.value()).toMatchObject([
      { store: '北京二店', rate: 3, total: 36, rows: [{ qty: 5 }, { qty: 7 }] },
      { store: '上海店' },
    ]);
  });

  it('of a row’s event set a field of its section', async () => {
    const host = createFakeHost();
    const onvaluechange = { steps: [{ do: 'set', target: 'store', value: "=concat('#', row.qty)" }] };
    const test = createTestPage(
      [stores({ value: [SHANGHAI], controls: [{ ...number('qty'), onvaluechange }, number('amount')] })],
      { host },
    );
    await test.page.start();
    const { CellField } = await import('./cellField');
    const array = test.array('stores');
    jest.useFakeTimers();
    new CellField(array, array.list()[1] as never, array.columns[0] as never, '1-2').edit(6);
    await jest.advanceTimersByTimeAsync(500);
    jest.useRealTimers();
    expect(names(array.value())).toEqual(['#6']);
  });
});

describe('what is wrong in sections is told before the page runs', () => {
  const issuesOf = (controls: unknown[]) => {
    const result = readProtocol({ protocolversion: '1.0.0', pageinfo: { type: 200 }, controls });
    return ('refused' in result ? result.refused : result.protocol.issues).map(({ code, path }) => [code, path]);
  };

  it.each([
    [
      'section outside of any',
      [{ type: 'text', name: 'a', value: '=section.b' }],
      [['expression.unknown-root', 'controls[0].value']],
    ],
    [
      'section in an array that has none',
      [{ type: 'array', name: 'a', controls: [number('b', '=section.c')] }],
      [['expression.unknown-root', 'controls[0].controls[0].value']],
    ],
    [
      'row in a section’s field',
      [{ type: 'array', name: 'a', controls: [], sections: { controls: [number('b', '=row.c')] } }],
      [['expression.unknown-root', 'controls[0].sections.controls[0].value']],
    ],
    [
      'a field that cannot be read',
      [{ type: 'array', name: 'a', controls: [], sections: { controls: [{ type: 'hologram', name: 'b' }] } }],
      [['unknown-control', 'controls[0].sections.controls[0].type']],
    ],
    [
      'a title that cannot be read',
      [{ type: 'array', name: 'a', controls: [], sections: { title: '=nofunction()', controls: [] } }],
      [['expression.unknown-function', 'controls[0].sections.title']],
    ],
    [
      'a section and its rows that wait for each other',
      [
        {
          type: 'array',
          name: 'a',
          controls: [number('b', '=section.c')],
          sections: { controls: [number('c', '=sum(section.rows.b)')] },
        },
      ],
      [
        ['cycle', 'controls[0].controls[0].value'],
        ['cycle', 'controls[0].sections.controls[0].value'],
      ],
    ],
    [
      'sections for an array without',
      [
        { type: 'array', name: 'a', controls: [] },
        { type: 'button', name: 'go', onclicked: { steps: [{ do: 'insertSections', target: 'a', values: [] }] } },
      ],
      [['wrong-target', 'controls[1].onclicked.steps[0].target']],
    ],
  ])('%s', (_what, controls, issues) => {
    expect(issuesOf(controls)).toEqual(issues);
  });
});
