import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { addControls, addPatterns } from '../loadParts';
import { compilePattern } from '../patterns/compilePattern';
import { moreControls } from '../controls/moreControls';
import { createFakeHost } from '../fakeHost';
import type { FakeHost } from '../fakeHost';
import { PAGE_STATUS } from '../host';
import { orderForm } from './orderForm.fixture';
import { PageView } from './PageView';

addControls(moreControls);
addPatterns(compilePattern);

function show(protocol: unknown, host: FakeHost = createFakeHost(), status: 1 | 2 | 3 = PAGE_STATUS.new) {
  render(<PageView pageCode="order-form" protocol={protocol} host={host} status={status} chrome="dialog" />);
  return host;
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a page that has loaded', () => {
  const page = (more: object) => ({ protocolversion: '1.0.0', pageinfo: { type: 200 }, controls: [], ...more });
  const readsRecord = {
    onload: {
      steps: [
        { id: 'order', do: 'call', api: 'orderget' },
        { do: 'fill', values: '=order' },
      ],
    },
  };
  const listsRows = {
    controls: [{ type: 'table', name: 'rows', source: { api: 'list' }, columns: [{ name: 'no', title: '单号' }] }],
  };
  it.each([
    ['nothing when all of it is there', page({}), false],
    ['that its record could not be read', page(readsRecord), true],
    ['that its rows could not be read', page(listsRows), true],
    ['that its protocol could not be read', '{"protocolversion":', true],
  ])('reports %s', async (_what, protocol, hasFailed) => {
    const onLoaded = jest.fn();
    const host = createFakeHost({ call: () => Promise.reject(new AppError('network', 'offline')) });
    render(<PageView pageCode="p" protocol={protocol} host={host} chrome="page" onLoaded={onLoaded} />);
    await waitFor(() => expect(onLoaded.mock.calls).toEqual([[hasFailed]]));
  });
});

describe('a form rendered from a protocol', () => {
  it('computes amounts and the total while a person types', async () => {
    show(orderForm);
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    const qty = input('engine.array.cell {"title":"数量","row":1}');
    await userEvent.clear(qty);
    await userEvent.type(qty, '12');
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent('120.00');
    expect(within(screen.getByRole('region', { name: '明细' })).getByText('120.00')).toBeVisible();
  });

  it('shows and hides controls as their expressions say', async () => {
    const host = show({
      ...orderForm,
      controls: [...orderForm.controls, { type: 'text', name: 'note', title: '备注', value: 'x' }],
    });
    expect(screen.queryByLabelText('折扣')).toBeNull();
    expect(host.log.errors).toEqual([]);
  });

  it('says what is missing and what has the wrong format, and sends nothing', async () => {
    const host = show(orderForm);
    await userEvent.type(input('联系电话'), '123');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('engine.required.choose {"title":"客户"}')).toBeVisible();
    expect(screen.getByText('请输入 11 位手机号')).toBeVisible();
    expect(screen.getByText('engine.array.minrows {"title":"明细","count":1}')).toBeVisible();
    expect(host.log.calls).toEqual([]);
    expect(input('客户')).toHaveFocus();
  });

  it('keeps everything that was typed when the save fails, says why, and retries with the same id', async () => {
    let fails = true;
    const host = createFakeHost({
      call: () =>
        fails ? Promise.reject(new AppError('service', '客户信用额度不足')) : Promise.resolve({ orderid: 'id-1' }),
    });
    show({ ...orderForm, controls: [orderForm.controls[2]] }, host);
    await userEvent.type(input('联系电话'), '13800001111');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('客户信用额度不足')).toBeVisible();
    expect(input('联系电话')).toHaveValue('13800001111');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls.map(({ input: sent }) => sent)).toEqual([
      { __pagestatus: 1, phone: '13800001111', orderid: 'id-1' },
      { __pagestatus: 1, phone: '13800001111', orderid: 'id-1' },
    ]);
    expect(host.log.closed).toEqual([{ orderid: 'id-1' }]);
    expect(host.log.messages).toEqual([['success', '保存成功']]);
  });

  it('sends one request for ten clicks', async () => {
    const host = createFakeHost({ call: () => new Promise(() => undefined) });
    show({ ...orderForm, controls: [orderForm.controls[2]] }, host);
    const save = screen.getByRole('button', { name: '保存' });
    await act(async () => {
      for (let click = 0; click < 10; click += 1) fireEvent.click(save);
      await Promise.resolve();
    });
    expect(host.log.calls).toHaveLength(1);
    expect(save).toHaveAttribute('aria-busy', 'true');
  });

  it('lets nothing be changed in a page that is only viewed', () => {
    show({ ...orderForm, controls: [orderForm.controls[2]] }, createFakeHost(), PAGE_STATUS.view);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('group', { name: '联系电话' })).toBeVisible();
  });
});

describe('a protocol that is not right', () => {
  it('says what was probably meant, and in which line it stands', async () => {
    const text =
      '{\n  "protocolversion": "1.1.0",\n  "pageinfo": { "type": 200 },\n  "controls": [\n    { "type": "slect", "name": "a" }\n  ]\n}';
    show(text);
    const card = screen.getByRole('alert');
    expect(card).toHaveTextContent('engine.issue.suggestion {"suggestion":"select"}');
    await waitFor(() => expect(card).toHaveTextContent('controls[0].type (5:15)'));
  });

  it('shows an error card in the place of a control it does not know, and the rest works', () => {
    show({ ...orderForm, controls: [{ type: 'hologram', name: 'h' }, orderForm.controls[2]] });
    const card = screen.getByRole('alert');
    expect(card).toHaveTextContent('engine.notregistered');
    expect(card).toHaveTextContent('unknown-control · order-form · controls[0].type');
    expect(input('联系电话')).toBeVisible();
  });

  it('names the expression that speaks of something unknown', () => {
    show({ ...orderForm, controls: [{ type: 'text', name: 'a', title: 'A', hidden: '=nothere == 1' }] });
    expect(screen.getByRole('alert')).toHaveTextContent('expression.unknown-root · order-form · controls[0].hidden');
  });

  it('reports values that depend on each other instead of looping', () => {
    show({
      ...orderForm,
      controls: [
        { type: 'number', name: 'a', title: 'A', value: '=b + 1' },
        { type: 'number', name: 'b', title: 'B', value: '=a + 1' },
      ],
    });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('engine.issue.cycle');
  });

  it.each([
    ['{"controls": [', 'not-json'],
    [{ pageinfo: {} }, 'required'],
    [{ ...orderForm, protocolversion: '2.0.0' }, 'version'],
    [null, 'type'],
    [[1], 'type'],
  ])('refuses %j with a reason instead of a white screen', (protocol, code) => {
    show(protocol);
    expect(screen.getAllByRole('alert')[0]).toHaveAttribute('data-issue', code);
  });
});

describe('filters above a table', () => {
  const list = {
    protocolversion: '1.0.0',
    pageinfo: { type: 100, title: '订单列表' },
    controls: [
      {
        type: 'search',
        name: 'filters',
        title: '筛选',
        target: 'orders',
        controls: [{ type: 'text', name: 'keyword', title: '关键字' }],
      },
      {
        type: 'table',
        name: 'orders',
        title: '订单',
        rowkey: 'id',
        source: { api: 'orderquery', input: { keyword: '=keyword' } },
        columns: [{ name: 'no', title: '订单号' }],
      },
    ],
  };

  it('can be used in a page that is only viewed, and are no unsaved input', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({ items: [{ id: 1, no: 'SO-1' }], __itemcount: 1 }) });
    show(list, host, PAGE_STATUS.view);
    expect(await screen.findByText('SO-1')).toBeVisible();
    await userEvent.type(input('关键字'), '百联{Enter}');
    expect(host.log.calls.map(({ input: sent }) => sent.keyword)).toEqual([undefined, '百联']);
    expect(host.log.dirty).toEqual([false]);
  });
});
