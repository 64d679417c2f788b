import { MAX_ROUNDS } from '../model/pageEvents';
import { createTestPage } from '../model/testPage';
import { TOTAL_CHANGE_DEBOUNCE_MS, VALUE_CHANGE_DEBOUNCE_MS } from './debouncedEvents';
import { button, call, serve } from './testChain';
import type { Answers } from './testChain';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function press(test: ReturnType<typeof createTestPage>, name = 'go') {
  test.page.events.trigger(test.page.control(name), 'onclicked');
  await wait(0);
}

describe('a value that changes', () => {
  const asking = { type: 'text', name: 'a', onvaluechange: { steps: [call('price', { of: '=event.value' })] } };

  async function open(controls: readonly unknown[] = [asking], answers: Answers = {}) {
    const test = createTestPage(controls, { host: serve(answers) });
    await test.page.start();
    return test;
  }

  it('runs its event once it has stood still for half a second, with its newest value', async () => {
    const { edit, host } = await open();
    edit('a', 'x');
    await wait(VALUE_CHANGE_DEBOUNCE_MS - 1);
    edit('a', 'xy');
    await wait(VALUE_CHANGE_DEBOUNCE_MS - 1);
    expect(host.log.calls).toEqual([]);
    await wait(1);
    await wait(5000);
    expect(host.log.calls.map(({ input }) => input)).toEqual([{ of: 'xy' }]);
    expect(VALUE_CHANGE_DEBOUNCE_MS).toBe(500);
  });

  it('runs it after a fifth of a second when it is a total over rows', async () => {
    const { host, array } = await open([
      { type: 'array', name: 'lines', value: [{ qty: 1 }], controls: [{ type: 'number', name: 'qty' }] },
      {
        type: 'label',
        name: 'total',
        value: '=sum(lines.qty)',
        onvaluechange: { steps: [call('freight', { of: '=event.value' })] },
      },
    ]);
    array('lines').setCell(array('lines').list()[0] as never, 'qty', 5);
    await wait(TOTAL_CHANGE_DEBOUNCE_MS - 1);
    expect(host.log.calls).toEqual([]);
    await wait(1);
    expect(host.log.calls.map(({ input }) => input)).toEqual([{ of: 5 }]);
    expect(TOTAL_CHANGE_DEBOUNCE_MS).toBe(200);
  });

  it('runs nothing for what was loaded, or set to what it is already', async () => {
    const { page, edit, host } = await open();
    page.fill({ a: 'loaded' });
    edit('a', 'loaded');
    await wait(1000);
    expect(host.log.calls).toEqual([]);
  });

  it('runs it for a value that another event set, and for one that is computed', async () => {
    const { host, edit } = await open([
      { type: 'number', name: 'qty', onvaluechange: { steps: [{ do: 'set', target: 'copy', value: '=event.value' }] } },
      { type: 'number', name: 'copy', onvaluechange: { steps: [call('copied', { of: '=event.value' })] } },
      {
        type: 'number',
        name: 'double',
        value: '=qty * 2',
        onvaluechange: { steps: [call('doubled', { of: '=event.value' })] },
      },
    ]);
    edit('qty', 2);
    await wait(1000);
    expect(host.log.calls.map(({ api, input }) => [api, input.of])).toEqual([
      ['doubled', 4],
      ['copied', 2],
    ]);
  });

  it('runs it before a click that comes earlier, so that the click acts on settled values', async () => {
    const test = await open(
      [asking, { type: 'number', name: 'price' }, button([call('save', { price: '=price' })])].map((control) =>
        control === asking
          ? {
              ...asking,
              onvaluechange: {
                steps: [call('price', undefined, { id: 'p' }), { do: 'set', target: 'price', value: '=p.price' }],
              },
            }
          : control,
      ),
      { price: { price: 7 } },
    );
    test.edit('a', 'x');
    await press(test);
    expect(test.host.log.calls.map(({ api, input }) => [api, input])).toEqual([
      ['price', {}],
      ['save', { price: 7 }],
    ]);
    await wait(1000);
    expect(test.host.log.calls).toHaveLength(2);
  });

  it('hands the choice that was made along, and none when an event sets the value', async () => {
    const { page, host } = await open([
      { type: 'select', name: 'a', options: [], onvaluechange: { steps: [call('x', { city: '=event.option.city' })] } },
    ]);
    page.control('a').edit('c1', { option: { key: 'c1', city: 'Xiamen' } });
    await wait(1000);
    page.edited(() => page.control('a').set('c2'), page.control('a'));
    await wait(1000);
    expect(host.log.calls.map(({ input }) => input.city)).toEqual(['Xiamen', undefined]);
  });

  it('runs nothing any more once the page is closed', async () => {
    const { edit, page, host } = await open();
    edit('a', 'x');
    page.dispose();
    await wait(1000);
    expect(host.log.calls).toEqual([]);
  });

  it('in a row sets its siblings in that row, even when the row has moved meanwhile', async () => {
    const { CellField } = await import('../model/cellField');
    const { array } = await open(
      [
        {
          type: 'array',
          name: 'lines',
          value: [{ product: 'p0' }, { product: 'p1' }],
          controls: [
            {
              type: 'text',
              name: 'product',
              onvaluechange: {
                steps: [
                  call('price', { of: '=row.product' }, { id: 'p' }),
                  { do: 'set', target: 'price', value: '=p.price' },
                ],
              },
            },
            { type: 'number', name: 'price' },
          ],
        },
      ],
      { price: { price: 3 } },
    );
    const lines = array('lines');
    new CellField(lines, lines.list()[1] as never, lines.columns[0] as never, '').edit('p9');
    lines.insert([{ product: 'new' }], 0);
    await wait(VALUE_CHANGE_DEBOUNCE_MS);
    expect(lines.value()).toEqual([{ product: 'new' }, { product: 'p0' }, { product: 'p9', price: 3 }]);
  });
});

describe('events that feed each other', () => {
  const follow = (name: string, target: string) => ({
    type: 'number',
    name,
    onvaluechange: { steps: [{ do: 'set', target, value: '=event.value + 1' }] },
  });

  it.each([
    ['a field that sets itself', 'a › onvaluechange › controls[0].onvaluechange', [follow('a', 'a')]],
    [
      'two fields that set each other',
      'b › onvaluechange › controls[1].onvaluechange',
      [follow('a', 'b'), follow('b', 'a')],
    ],
  ])(
    '%s: they end after a limited number of rounds with an error that names the place, and begin anew when somebody enters something',
    async (_what, place, controls) => {
      const test = createTestPage(controls);
      await test.page.start();
      test.edit('a', 0);
      await wait(60_000);
      expect(test.host.log.errors).toEqual([
        expect.objectContaining({ kind: 'config', message: expect.stringContaining('event-rounds') as string }),
      ]);
      expect(test.host.log.errors).toEqual([
        expect.objectContaining({ message: expect.stringContaining(`test-page › ${place}`) as string }),
      ]);
      expect([MAX_ROUNDS, MAX_ROUNDS + 1]).toContain(Math.max(...controls.map(({ name }) => Number(test.value(name)))));
      test.edit('a', 100);
      await wait(60_000);
      expect(test.host.log.errors).toHaveLength(2);
      expect([100 + MAX_ROUNDS, 101 + MAX_ROUNDS]).toContain(
        Math.max(...controls.map(({ name }) => Number(test.value(name)))),
      );
    },
  );

  it('the error names the controls that go on changing each other, and no other one', async () => {
    const test = createTestPage([
      { type: 'number', name: 'start', onvaluechange: { steps: [{ do: 'set', target: 'a', value: 1 }] } },
      { ...follow('a', 'b'), title: '单价' },
      { ...follow('b', 'a'), title: '折扣' },
      { type: 'number', name: 'other', onvaluechange: { steps: [{ do: 'set', target: 'start', value: 1 }] } },
    ]);
    await test.page.start();
    test.edit('other', 1);
    await wait(60_000);
    const titles = JSON.stringify({ most: MAX_ROUNDS, titles: ['单价', '折扣'] });
    expect(test.host.log.errors.map((error) => (error as Error).message)).toEqual([
      expect.stringContaining(JSON.stringify(`engine.issue.event-rounds ${titles}`)),
    ]);
  });

  it('a change that comes back to its own value ends by itself', async () => {
    const test = createTestPage([
      { type: 'number', name: 'a', onvaluechange: { steps: [{ do: 'set', target: 'b', value: '=event.value' }] } },
      { type: 'number', name: 'b', onvaluechange: { steps: [{ do: 'set', target: 'a', value: '=event.value' }] } },
    ]);
    await test.page.start();
    test.edit('a', 7);
    await wait(60_000);
    expect(test.host.log.errors).toEqual([]);
  });

  it('somebody may go on entering for as long as they like', async () => {
    const test = createTestPage([
      { type: 'number', name: 'a', onvaluechange: { steps: [{ do: 'set', target: 'b', value: '=event.value' }] } },
      { type: 'number', name: 'b' },
    ]);
    await test.page.start();
    for (let value = 1; value <= 3 * MAX_ROUNDS; value += 1) {
      test.edit('a', value);
      await wait(VALUE_CHANGE_DEBOUNCE_MS);
    }
    expect([test.value('b'), test.host.log.errors]).toEqual([3 * MAX_ROUNDS, []]);
  });
});
