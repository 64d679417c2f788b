import { createFakeHost } from '../fakeHost';
import { createFakeMonitor } from '../fakeMonitor';
import { createTestPage } from './testPage';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const CALL_MS = 40;

/** A page on a host that measures by the test's clock, and whose server takes its time. */
function setUp(controls: readonly unknown[], { more = {}, answer = {} as unknown } = {}) {
  const monitor = createFakeMonitor();
  const call = () => new Promise<unknown>((resolve) => setTimeout(resolve, CALL_MS, answer));
  const test = createTestPage(controls, { host: createFakeHost({ monitor, call }), more });
  return { ...test, costs: monitor.costs };
}

const number = (name: string, more: Record<string, unknown> = {}) => ({ type: 'number', name, ...more });
const read = { id: 'order', do: 'call', api: 'orderget' };

describe('where somebody measures, a page tells', () => {
  it('when it is read and when it is loaded, and what the events on the way there cost', async () => {
    const onload = { steps: [read, { do: 'fill', values: '=order' }] };
    const { page, costs } = setUp([number('qty', { onload: { steps: [{ do: 'call', api: 'limits' }] } })], {
      more: { onload },
    });
    await Promise.all([page.start(), wait(2 * CALL_MS)]);
    expect(costs).toEqual([
      '__page read 0',
      '__page call 40 orderget',
      '__page onload 40 call fill',
      'qty call 40 limits',
      'qty onload 40 call',
      '__page loaded 80',
    ]);
  });

  it('what a control reads, and what its events and its clicks cost', async () => {
    const table = {
      type: 'table',
      name: 'orders',
      source: { api: 'orderlist' },
      columns: [{ name: 'no', title: '单号' }],
    };
    const go = {
      type: 'button',
      name: 'go',
      onclicked: {
        steps: [
          { do: 'reload', target: 'orders' },
          { do: 'submit', api: 'ordersave' },
        ],
      },
    };
    const { page, edit, costs } = setUp(
      [number('qty', { onvaluechange: { steps: [{ do: 'call', api: 'price' }] } }), table, go],
      { answer: { items: [], __itemcount: 0 } },
    );
    await Promise.all([page.start(), wait(100)]);
    expect(costs).toContain('orders read 40 orderlist');
    costs.length = 0;
    edit('qty', 2);
    edit('qty', 3);
    await wait(1000);
    expect(costs).toEqual(['qty edit 0', 'qty edit 0', 'qty call 40 price', 'qty onvaluechange 40 call']);
    costs.length = 0;
    page.events.trigger(page.control('go'), 'onclicked');
    await wait(1000);
    expect(costs).toEqual(['orders read 40 orderlist', 'go call 40 ordersave', 'go onclicked 80 reload submit']);
  });

  it('what an edit costs with everything that is computed anew because of it', () => {
    const { page, costs, edit } = setUp([number('qty'), number('amount', { value: '=mul(qty, 10)' })]);
    const amount = page.control('amount');
    amount.watch(() => {
      if (amount.value() === 20) jest.setSystemTime(Date.now() + 7);
    });
    edit('qty', 2);
    expect(costs).toEqual(['__page read 0', 'qty edit 7']);
  });

  it('what a cell costs as its array', () => {
    const { array, costs } = setUp([{ type: 'array', name: 'lines', value: [{ qty: 1 }], controls: [number('qty')] }]);
    const [row] = array('lines').list();
    if (row) array('lines').setCell(row, 'qty', 2);
    expect(costs).toEqual(['__page read 0', 'lines edit 0']);
  });

  it('when it ends', async () => {
    const { page, costs } = setUp([number('qty')]);
    await page.start();
    page.dispose();
    expect(costs.at(-1)).toBe('test-page end');
  });

  it('never a value', async () => {
    const { page, edit, costs } = setUp(
      [{ type: 'text', name: 'remark', onvaluechange: { steps: [{ do: 'set', target: 'remark', value: '机密' }] } }],
      { more: { onload: { steps: [{ ...read, input: { orderid: '机密' } }] } }, answer: { remark: '机密' } },
    );
    await Promise.all([page.start(), wait(100)]);
    edit('remark', '机密');
    await wait(1000);
    expect(costs.length).toBeGreaterThan(4);
    expect(costs.join()).not.toContain('机密');
  });
});

it('where nobody measures, a page works as ever', async () => {
  const { page, edit, value } = createTestPage([number('qty')]);
  await page.start();
  edit('qty', 1);
  page.dispose();
  expect(value('qty')).toBe(1);
});
