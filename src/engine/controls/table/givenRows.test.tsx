import { act, fireEvent, screen, within } from '@testing-library/react';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';
import { ORDERS, ordersTable } from './orders.fixture';

const COLUMNS = [
  { name: 'no', title: '单号', main: 1, sortable: 1 },
  { name: 'amount', title: '金额', format: 'money', bar: 1, sortable: 1 },
];
const given = (more: Record<string, unknown> = {}) => ordersTable({ source: undefined, columns: COLUMNS, ...more });

/** Shows the table, and what its page does when it is loaded. */
async function showGiven(control: Record<string, unknown>, steps: readonly Record<string, unknown>[] = []) {
  const host = createFakeHost();
  await act(async () => {
    showControls([control, { type: 'button', name: 'other', title: '换', onclicked: { steps: OTHERS } }], {
      host,
      more: { onload: { steps } },
    });
    await Promise.resolve();
  });
  return host;
}

const OTHERS = [{ do: 'set', target: 'orders', value: [{ id: 3, no: 'SO-3', amount: 10 }] }];
const numbers = () => screen.getAllByText(/^SO-/).map(({ textContent }) => textContent);
const barOf = (text: string) => screen.getByText(text).style.backgroundSize;

describe('a table without a source', () => {
  it('shows the rows of its value, on one page, and asks no server', async () => {
    const host = await showGiven(given({ value: ORDERS }));
    expect(numbers()).toEqual(['SO-1', 'SO-2']);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(host.log.calls).toEqual([]);
  });

  it('shows the rows that the page fills in, and others that a step sets later', async () => {
    await showGiven(given(), [{ do: 'fill', values: { orders: ORDERS } }]);
    expect(numbers()).toEqual(['SO-1', 'SO-2']);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '换' }));
      await Promise.resolve();
    });
    expect(await screen.findByText('SO-3')).toBeVisible();
    expect(numbers()).toEqual(['SO-3']);
  });

  it('says that there are none where the page has given none', async () => {
    await showGiven(given({ emptytext: '没有待办' }));
    expect(screen.getByText('没有待办')).toBeVisible();
  });

  it('leaves out what is no row, and tells the author of the page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await showGiven(given({ value: [...ORDERS, 'SO-9'] }));
    expect(numbers()).toEqual(['SO-1', 'SO-2']);
    expect(warn.mock.calls.flat().join()).toContain('controls[0].value');
    warn.mockRestore();
  });

  it('is sorted by a person: numbers by size, texts as texts', async () => {
    await showGiven(given({ value: [...ORDERS, { id: 3, no: 'SO-10', amount: 500 }] }));
    fireEvent.click(screen.getByRole('button', { name: /金额/ }));
    expect(numbers()).toEqual(['SO-2', 'SO-10', 'SO-1']);
    fireEvent.click(screen.getByRole('button', { name: /金额/ }));
    expect(numbers()).toEqual(['SO-1', 'SO-10', 'SO-2']);
  });

  it('forgets what was checked when it gets other rows', async () => {
    await showGiven(given({ value: ORDERS, checkable: 1 }));
    fireEvent.click(screen.getByRole('checkbox', { name: /SO-1/ }));
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '换' }));
      await Promise.resolve();
    });
    await screen.findByText('SO-3');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the room of as many rows as a page has until its page is loaded', () => {
    const host = createFakeHost({ call: () => new Promise(() => undefined) });
    showControls([given({ pagesize: 3 })], { host, more: { onload: { steps: [{ do: 'call', api: 'slow' }] } } });
    const body = within(screen.getByRole('table')).getAllByRole('rowgroup', { hidden: true })[1];
    expect(body?.children).toHaveLength(3);
  });
});

it('a bar behind a number is as long as its part of the greatest one', async () => {
  await showGiven(given({ value: [...ORDERS, { id: 3, no: 'SO-3', amount: -5 }] }));
  expect(barOf('1,200.50')).toBe('100.0% 100%');
  expect(barOf('99.50')).toBe('8.3% 100%');
  expect(barOf('-5.00')).toBe('');
});

describe('a table whose rows come with the record of its page', () => {
  afterEach(() => jest.restoreAllMocks());

  const steps = [
    { id: 'read', do: 'call', api: 'workbench' },
    { do: 'fill', values: '=read' },
  ];
  const show = async (...answers: unknown[]) => {
    let read = 0;
    const host = createFakeHost({ call: () => Promise.resolve(answers[Math.min(read++, answers.length - 1)]) });
    const note = { type: 'text', name: 'note', title: '备注' };
    await act(async () => {
      showControls([given({ emptytext: '没有销售' }), note], {
        host,
        status: PAGE_STATUS.edit,
        more: { onload: { steps } },
      });
      await Promise.resolve();
    });
  };

  it.each([[{ note: 'x' }], [{ orders: 'none' }], [{ orders: [1, 2] }], [{ orders: { items: [] } }]])(
    'says for the record %j that they could not be read, not that there are none, and reads them again',
    async (record) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await show(record, { orders: ORDERS });
      expect(screen.queryByText('没有销售')).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent('engine.badanswer');
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'engine.retry' })));
      expect(numbers()).toEqual(['SO-1', 'SO-2']);
    },
  );

  it('keeps what a person has entered meanwhile', async () => {
    await show({ note: '旧' }, { note: '旧', orders: ORDERS });
    fireEvent.input(field('备注'), { target: { value: '新' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'engine.retry' })));
    expect(numbers()).toEqual(['SO-1', 'SO-2']);
    expect(field('备注')).toHaveValue('新');
  });

  it.each([[{ orders: [] }], [{ orders: null }]])('is empty where the record is %j', async (record) => {
    await show(record);
    expect(screen.getByText('没有销售')).toBeVisible();
  });
});
