import { createStore } from '@/common/store';
import { createFakeHost } from '../fakeHost';
import { moreFunctions } from '../expressions/functions/more';
import { addFunctions } from '../expressions/functions/table';
import { PAGE_STATUS } from '../host';
import { watch } from './reactive';
import { createTestPage } from './testPage';

addFunctions(moreFunctions);

const number = (name: string, more: Record<string, unknown> = {}) => ({ type: 'number', name, ...more });
const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });

describe('when texts change, because they arrive late or the language does', () => {
  function inTwoLanguages(controls: readonly unknown[]) {
    const translation = createStore({ language: 'zh-CN' });
    const host = createFakeHost({ translation, t: (key) => `${key} in ${translation.get().language}` });
    return { ...createTestPage(controls, { host }), setLanguage: (language: string) => translation.set({ language }) };
  }

  it('a value of the protocol is said in the new texts, and one that was entered, set or loaded stands', () => {
    const names = ['untouched', 'entered', 'set', 'loaded'];
    const { page, value, edit, setLanguage } = inTwoLanguages(names.map((name) => text(name, { value: '@note' })));
    names.forEach((name) => page.own(watch(() => void value(name))));
    edit('entered', 'by hand');
    page.control('set').set('by a step');
    page.fill({ loaded: 'from the record' });
    setLanguage('en');
    expect(names.map(value)).toEqual(['note in en', 'by hand', 'by a step', 'from the record']);
    setLanguage('zh-TW');
    expect(names.map(value)).toEqual(['note in zh-TW', 'by hand', 'by a step', 'from the record']);
  });

  it('a value that was entered still gives way to a new answer of its expression', () => {
    const { value, edit, setLanguage } = inTwoLanguages([
      number('qty', { value: 1 }),
      text('note', { value: "=concat(translate('note'), qty)" }),
    ]);
    edit('note', 'by hand');
    setLanguage('en');
    expect(value('note')).toBe('by hand');
    edit('qty', 2);
    expect(value('note')).toBe('note in en2');
  });

  it('nothing is computed again that reads only texts which stay', () => {
    const translation = createStore({ language: 'zh-CN' });
    const host = createFakeHost({ translation, t: (key) => key });
    const { page, value } = createTestPage([{ type: 'select', name: 'a', value: ['@note'] }], { host });
    const seen: unknown[] = [];
    page.own(watch(() => void seen.push(value('a'))));
    translation.set({ language: 'zh-CN' });
    expect(seen).toEqual([['note']]);
  });
});

describe('a value with an expression', () => {
  const controls = [
    number('qty', { value: 2 }),
    number('price', { value: 10 }),
    number('amount', { value: '=mul(qty, price)' }),
  ];

  it('follows what it is computed from', () => {
    const { value, edit } = createTestPage(controls);
    expect(value('amount')).toBe(20);
    edit('qty', 3);
    expect(value('amount')).toBe(30);
  });

  it('keeps what a person set instead, until the expression answers something new', () => {
    const { value, edit } = createTestPage(controls);
    edit('amount', 18);
    expect(value('amount')).toBe(18);
    edit('price', 11);
    expect(value('amount')).toBe(22);
  });

  it('keeps it when the inputs change but the answer does not', () => {
    const { page, value, edit } = createTestPage(controls);
    edit('amount', 18);
    page.edited(() => {
      page.control('qty').set(4);
      page.control('price').set(5);
    }, page.control('qty'));
    expect(value('amount')).toBe(18);
  });

  it('does not bring an old override back when the answer returns to what it once was', () => {
    const { page, value, edit } = createTestPage(controls);
    page.own(watch(() => void value('amount')));
    edit('amount', 18);
    edit('qty', 3);
    expect(value('amount')).toBe(30);
    edit('qty', 2);
    expect(value('amount')).toBe(20);
  });

  it('settles in a chain of twenty thousand, however the chain is written down, without exhausting the stack', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      number(`n${index}`, { value: index === 0 ? 1 : `=n${index - 1} + 1` }),
    );
    const forwards = createTestPage(chain);
    expect(forwards.value('n19999')).toBe(20_000);
    const { value, edit, page } = createTestPage([...chain].reverse());
    const seen: unknown[] = [];
    page.own(watch(() => void seen.push(value('n19999'))));
    edit('n0', 5);
    expect(seen).toEqual([20_000, 20_004]);
    expect(page.failures.size).toBe(0);
  });
});

describe('what a submit sends', () => {
  const controls = [
    text('shown', { value: 'a' }),
    text('never', { value: 'b', hidden: 1 }),
    text('edited', { hidden: '=hide == 1' }),
    text('loaded', { hidden: 1 }),
    number('hide', { value: 0 }),
    { type: 'label', name: 'note', value: 'only to read' },
    { type: 'row', name: 'box', hidden: 1, controls: [text('inside', { value: 'c' })] },
    { type: 'search', name: 'filters', target: 'orders', controls: [text('keyword', { value: 'x' })] },
    { type: 'table', name: 'orders', source: { api: 'q' }, columns: [{ name: 'no', title: 'No' }] },
    { type: 'array', name: 'lines', controls: [number('qty')], value: [{ qty: 1 }] },
  ];

  it('is what was shown, loaded or edited: not what was never shown, is only read, or only filters', () => {
    const { page, edit } = createTestPage(controls);
    page.fill({ loaded: 'from the server', elsewhere: 1 });
    edit('edited', 'by hand');
    edit('hide', 1);
    expect(page.values()).toEqual({
      __pagestatus: 1,
      shown: 'a',
      edited: 'by hand',
      loaded: 'from the server',
      hide: 1,
      lines: [{ qty: 1 }],
    });
  });

  describe('of a control that is hidden after it was filled', () => {
    const hideable = [
      number('hide', { value: 0 }),
      text('note', { hidden: '=hide == 1' }),
      { type: 'array', name: 'lines', hidden: '=hide == 1', controls: [number('qty')] },
    ];

    it('is what a person entered, in rows as well, also after a save', () => {
      const { page, edit, array } = createTestPage(hideable);
      array('lines').insert([{ qty: 1 }]);
      edit('hide', 1);
      expect(page.values()).toMatchObject({ hide: 1, lines: [{ qty: 1 }] });
      page.markSaved(page.revision);
      expect(page.values()).toMatchObject({ hide: 1, lines: [{ qty: 1 }] });
    });

    it('is what a set step or a script put into it', async () => {
      const set = (target: string, value: unknown) => ({ do: 'set', target, value });
      const { page } = createTestPage([
        ...hideable,
        {
          type: 'button',
          name: 'go',
          onclicked: { steps: [set('note', 'x'), set('lines', [{ qty: 2 }]), set('hide', 1)] },
        },
      ]);
      const event = page.control('go').node.events.onclicked;
      if (event) await page.events.click('go', event, {});
      expect(page.values()).toMatchObject({ hide: 1, note: 'x', lines: [{ qty: 2 }] });
    });

    it('is nothing where nobody filled it', () => {
      const { page, edit } = createTestPage(hideable);
      edit('hide', 1);
      expect(page.values()).not.toHaveProperty('lines');
      expect(page.values()).not.toHaveProperty('note');
    });
  });

  it('is no unsaved input after loading, and is after an edit', () => {
    const { page, edit } = createTestPage(controls);
    page.fill({ shown: 'b' });
    expect(page.isDirty()).toBe(false);
    edit('shown', 'c');
    expect(page.isDirty()).toBe(true);
    page.markSaved(page.revision);
    expect(page.isDirty()).toBe(false);
  });

  it('empties what a record says is nothing', () => {
    const { page, value } = createTestPage(controls);
    page.fill({ shown: null });
    expect(value('shown')).toBeUndefined();
  });
});

describe('validation', () => {
  const errorOf = (test: ReturnType<typeof createTestPage>, name: string) => test.page.control(name).error();

  it.each<[string, Record<string, unknown>, unknown, string | undefined]>([
    ['text', { required: 1 }, undefined, 'engine.required {"title":"x"}'],
    ['text', { required: 1 }, '   ', 'engine.required {"title":"x"}'],
    ['text', { required: 1 }, 'y', undefined],
    ['text', { pattern: '1\\d{2}' }, '12', 'engine.text.pattern {"title":"x"}'],
    ['text', { pattern: '1\\d{2}' }, '123', undefined],
    ['text', { pattern: '1\\d{2}' }, '', undefined],
    ['text', { pattern: '1|2' }, '12', 'engine.text.pattern {"title":"x"}'],
    ['text', { pattern: 'a\\-b' }, 'a-b', undefined],
    ['text', { pattern: '\\p{Script=Han}+' }, '百联', undefined],
    ['text', { pattern: 'x', patternhint: 'Type an x' }, 'y', 'Type an x'],
    ['text', { pattern: 'x', patternhint: '@hint.x' }, 'y', 'hint.x'],
    ['text', { maxlength: 2 }, 'abc', 'engine.text.maxlength {"title":"x","count":2}'],
    ['number', { required: 1 }, 0, undefined],
    ['number', { min: 1 }, 0, 'engine.number.min {"title":"x","min":1}'],
    ['number', { max: 1 }, 2, 'engine.number.max {"title":"x","max":1}'],
    ['number', { decimals: 2 }, 1.25, undefined],
    ['number', { decimals: 2 }, 1.255, 'engine.number.decimals {"title":"x","count":2}'],
    ['number', { decimals: 2 }, 1e-7, 'engine.number.decimals {"title":"x","count":2}'],
    ['number', { decimals: 0 }, 1.5, 'engine.number.integer {"title":"x","count":0}'],
    ['number', {}, 'abc', 'engine.number.invalid {"title":"x"}'],
    ['date', { required: 1 }, undefined, 'engine.required.choose {"title":"x"}'],
    ['date', {}, '2026-02-30', 'engine.unreadable {"value":"2026-02-30"}'],
    ['date', {}, '2026-2-3', 'engine.unreadable {"value":"2026-2-3"}'],
    ['date', {}, '2026-02-28', undefined],
    ['select', { required: 1 }, [], 'engine.required.choose {"title":"x"}'],
    ['array', { required: 1, controls: [] }, [], 'engine.required.rows {"title":"x"}'],
    ['array', { minrows: 2, controls: [] }, [{}], 'engine.array.minrows {"title":"x","count":2}'],
    ['array', { minrows: 2, controls: [] }, [{}, {}], undefined],
  ])('of a %s with %j and the value %j says %j', (type, props, value, message) => {
    const test = createTestPage([{ type, name: 'x', ...props }]);
    test.page.control('x').set(value);
    expect(test.page.validate()).toBe(message === undefined);
    expect(errorOf(test, 'x')).toBe(message);
  });

  it('leaves alone what is hidden, what stands in a hidden container, what is read-only, and filters', () => {
    const { page } = createTestPage([
      text('a', { required: 1, hidden: 1 }),
      {
        type: 'row',
        name: 'r',
        hidden: '=1',
        controls: [{ type: 'row', name: 'q', controls: [text('b', { required: 1 })] }],
      },
      text('c', { required: 1, readonly: 1 }),
      number('m', { value: 5, max: 1, readonly: 1 }),
      { type: 'search', name: 's', target: 't', controls: [text('d', { required: 1 })] },
      { type: 'table', name: 't', source: { api: 'x' }, columns: [{ name: 'no', title: 'No' }] },
      {
        type: 'array',
        name: 'lines',
        value: [{}],
        controls: [
          text('e', { required: 1, hidden: 1 }),
          text('f', { required: 1, readonly: 1 }),
          text('g', { required: 1, hidden: '=page.status == 1' }),
        ],
      },
    ]);
    expect(page.validate()).toBe(true);
  });

  it('leaves everything alone in a page that is only viewed', () => {
    const { page } = createTestPage(
      [text('a', { required: 1 }), { type: 'array', name: 'l', value: [{}], controls: [text('b', { required: 1 })] }],
      { status: PAGE_STATUS.view },
    );
    expect(page.control('a').isReadonly()).toBe(true);
    expect(page.validate()).toBe(true);
  });

  it('follows required and hidden as their expressions and set steps say', () => {
    const test = createTestPage([
      number('kind', { value: 1 }),
      text('a', { required: '=kind == 2' }),
      { type: 'button', name: 'go', onclicked: { steps: [{ do: 'set', target: 'a', prop: 'required', value: 1 }] } },
    ]);
    expect(test.page.validate()).toBe(true);
    test.edit('kind', 2);
    expect(test.page.validate()).toBe(false);
    test.edit('kind', 1);
    test.page.control('a').required.set(true);
    expect(test.page.validate()).toBe(false);
  });

  it('asks for the focus on the first thing that is not valid, in a cell as well', () => {
    const test = createTestPage([
      text('a'),
      {
        type: 'array',
        name: 'lines',
        value: [{ qty: 1 }, {}],
        controls: [number('price'), number('qty', { required: 1 })],
      },
      text('b', { required: 1 }),
    ]);
    test.page.validate();
    const row = test.array('lines').list()[1];
    expect(test.page.focusRequest()).toEqual({
      id: `${test.page.id}-lines-${row?.id}-qty`,
      control: 'lines',
      rowId: row?.id,
    });
    test.array('lines').setCell(row as never, 'qty', 2);
    test.page.validate();
    expect(test.page.focusRequest()).toEqual({ id: `${test.page.id}-b`, control: 'b' });
  });

  it('takes a message back as soon as it is no longer true, whoever changes the value', () => {
    const test = createTestPage([text('a', { required: 1 }), text('b', { required: 1 })]);
    test.page.validate();
    test.edit('a', 'x');
    test.page.fill({ b: 'y' });
    expect([errorOf(test, 'a'), errorOf(test, 'b')]).toEqual([undefined, undefined]);
  });

  it('on leaving a field says what is wrong with its value, but not yet that something is missing', () => {
    const test = createTestPage([text('a', { required: 1, pattern: 'x' })]);
    test.page.control('a').blur();
    expect(errorOf(test, 'a')).toBeUndefined();
    test.edit('a', 'y');
    test.page.control('a').blur();
    expect(errorOf(test, 'a')).toBe('engine.text.pattern {"title":"a"}');
  });
});

describe('facts that change', () => {
  it('tell whoever watches each time, also when a fact was true before', () => {
    const test = createTestPage([number('kind', { value: 1 }), text('a', { required: '=kind == 1' })]);
    const seen: boolean[] = [];
    test.page.own(watch(() => seen.push(test.page.control('a').isRequired()) as never));
    test.edit('kind', 2);
    test.edit('kind', 1);
    expect(seen).toEqual([true, false, true]);
  });
});
