import type { FieldRight, FieldRights } from '@/common/fieldRights';
import { openWithSteps } from '../actions/testRun';
import { CellField } from './cellField';
import { removeByHand } from './removeByHand';
import { createTestPage } from './testPage';

const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });
const rights = (fields: Record<string, FieldRight>, others: FieldRights['default'] = 'editable'): FieldRights => ({
  default: others,
  fields,
});
const LINES = {
  type: 'array',
  name: 'lines',
  insertable: 1,
  movable: 1,
  value: [{ qty: 1 }, { qty: 2 }],
  controls: [{ type: 'number', name: 'qty' }],
};

const factsOf = (test: ReturnType<typeof createTestPage>, name: string) => {
  const control = test.page.control(name);
  return [
    control.isHidden() && 'hidden',
    control.isReadonly() && 'readonly',
    control.isRequired() && 'required',
  ].filter(Boolean);
};

describe('the rights of a step', () => {
  it('hide, lock and require controls; the others have the default', () => {
    const controls = ['a', 'b', 'c', 'd', 'e'].map((name) => text(name));
    const fields = { a: 'hidden', b: 'readonly', c: 'required', d: 'editable' } as const;
    const test = createTestPage(controls, { rights: rights(fields, 'readonly') });
    expect(['a', 'b', 'c', 'd', 'e'].map((name) => factsOf(test, name))).toEqual([
      ['hidden', 'readonly'],
      ['readonly'],
      ['required'],
      [],
      ['readonly'],
    ]);
  });

  it('neither show what the page hides nor open what it locks, also by an expression', () => {
    const controls = [
      text('kind', { value: 'travel' }),
      text('hidden', { hidden: "=kind == 'travel'" }),
      text('locked', { readonly: "=kind == 'travel'" }),
      text('needed', { required: 1 }),
    ];
    const fields = { hidden: 'required', locked: 'required', needed: 'editable' } as const;
    const test = createTestPage(controls, { rights: rights(fields) });
    expect(['hidden', 'locked', 'needed'].map((name) => factsOf(test, name))).toEqual([
      ['hidden', 'required'],
      ['readonly'],
      ['required'],
    ]);
    expect(test.page.validate()).toBe(false);
    test.edit('needed', 'x');
    expect(test.page.validate()).toBe(true);
    test.edit('kind', 'other');
    expect(test.page.validate()).toBe(false);
  });

  it('are not widened by steps', async () => {
    const set = (target: string, prop: string, value: number) => ({ do: 'set', target, prop, value });
    const test = openWithSteps([set('a', 'hidden', 0), set('b', 'readonly', 0), set('c', 'required', 0)], {
      controls: ['a', 'b', 'c'].map((name) => text(name)),
      rights: rights({ a: 'hidden', b: 'readonly', c: 'required' }),
    });
    await test.press();
    expect(['a', 'b', 'c'].map((name) => factsOf(test, name))).toEqual([
      ['hidden', 'readonly'],
      ['readonly'],
      ['required'],
    ]);
    const narrowing = openWithSteps([set('a', 'hidden', 1), set('b', 'readonly', 1)], {
      controls: ['a', 'b'].map((name) => text(name)),
      rights: rights({ a: 'editable', b: 'required' }),
    });
    await narrowing.press();
    expect(['a', 'b'].map((name) => factsOf(narrowing, name))).toEqual([['hidden'], ['readonly']]);
  });

  it('leave a page that is only viewed as it is', () => {
    const test = createTestPage([text('a')], { status: 3, rights: rights({ a: 'required' }) });
    expect(factsOf(test, 'a')).toEqual(['readonly']);
  });

  it('of a container are those of what stands in it, unless that has an entry of its own', () => {
    const controls = [
      { type: 'row', name: 'money', controls: [text('amount'), text('note')] },
      { type: 'row', name: 'secret', controls: [text('salary')] },
      { type: 'row', name: 'basics', controls: [text('title')] },
    ];
    const fields = {
      money: 'readonly',
      note: 'editable',
      secret: 'hidden',
      salary: 'editable',
      basics: 'required',
    } as const;
    const test = createTestPage(controls, { rights: rights(fields) });
    expect(['amount', 'note', 'salary', 'title'].map((name) => factsOf(test, name))).toEqual([
      ['readonly'],
      [],
      ['hidden'],
      [],
    ]);
    test.page.fill({ amount: 1, note: 'n', salary: 9, title: 't' });
    expect(test.page.values()).toEqual({ __pagestatus: 1, amount: 1, note: 'n', title: 't' });
  });

  it('say nothing about filters, nor about buttons without an entry', () => {
    const controls = [
      { type: 'search', name: 'search', target: 'orders', controls: [text('keyword')] },
      { type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'no', title: 'No' }] },
      { type: 'button', name: 'go', title: 'Go' },
      { type: 'button', name: 'stop', title: 'Stop' },
    ];
    const test = createTestPage(controls, { rights: rights({ keyword: 'hidden', stop: 'hidden' }, 'readonly') });
    expect(['keyword', 'go', 'stop'].map((name) => factsOf(test, name))).toEqual([[], [], ['hidden', 'readonly']]);
  });

  it('keep what they hide, and its text, out of a submit, whoever has changed it', () => {
    const options = [{ key: 's1', text: 'Shop' }];
    const controls = [
      text('a'),
      { type: 'select', name: 'shop', textfield: 'shopname', options },
      { ...LINES, value: undefined },
    ];
    const test = createTestPage(controls, { rights: rights({ shop: 'hidden', lines: 'hidden' }) });
    test.page.fill({ a: 'x', shop: 's1', shopname: 'Shop', lines: [{ qty: 1 }] });
    test.edit('shop', 's2');
    expect(test.page.values()).toEqual({ __pagestatus: 1, a: 'x' });
  });

  it('of an array are those of its columns', () => {
    const test = createTestPage([LINES], { rights: rights({ lines: 'readonly', qty: 'editable' }) });
    const array = test.array('lines');
    const [row] = array.list();
    const [column] = array.columns;
    if (!row || !column) throw new Error('No cell');
    expect(new CellField(array, row, column, 1).isReadonly()).toBe(true);
    const required = createTestPage([{ ...LINES, value: [] }], { rights: rights({ lines: 'required' }) });
    expect(required.page.validate()).toBe(false);
    expect(required.page.control('lines').error()).toContain('engine.required.rows');
  });
});

describe('an array that a person may only read', () => {
  const locked = { rights: rights({ lines: 'readonly' }) };
  const quantities = (test: ReturnType<typeof createTestPage>) => test.array('lines').column('qty');

  it('keeps its lines, whatever they press', async () => {
    const steps = [
      { do: 'insertRows', target: 'lines', values: [{ qty: 3 }] },
      { do: 'deleteRows', target: 'lines', scope: 'all' },
      { do: 'moveRow', target: 'lines', by: 1 },
    ];
    const test = openWithSteps(steps, { controls: [LINES], ...locked });
    test
      .array('lines')
      .list()
      .slice(0, 1)
      .forEach((row) => test.array('lines').focusRow(row));
    await test.press();
    removeByHand(test.array('lines'), test.array('lines').list());
    test.array('lines').insertEmpty();
    expect(quantities(test)).toEqual([1, 2]);
    expect([test.host.log.undos, test.host.log.errors, test.page.isDirty()]).toEqual([[], [], false]);
  });

  it('still gets the lines that the page itself computes', async () => {
    const onvaluechange = { steps: [{ do: 'insertRows', target: 'lines', values: [{ qty: 3 }] }] };
    const test = createTestPage([LINES, text('a', { onvaluechange })], locked);
    await test.page.start();
    test.edit('a', 'x');
    await test.page.events.settle();
    expect(quantities(test)).toEqual([1, 2, 3]);
  });
});
