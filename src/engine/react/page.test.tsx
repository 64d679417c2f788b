import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createStore } from '@/common/store';
import { moreFunctions } from '../expressions/functions/more';
import { addFunctions } from '../expressions/functions/table';
import { createFakeHost, fakeUser } from '../fakeHost';
import { PAGE_STATUS } from '../host';
import { orderForm } from './orderForm.fixture';
import { PageView } from './PageView';
import { field, showControls } from './testView';

addFunctions(moreFunctions);

const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, title: name, ...more });
const button = (more: Record<string, unknown> = {}) => ({
  type: 'button',
  name: 'go',
  title: '做',
  onclicked: { steps: [{ do: 'call', api: 'x' }] },
  ...more,
});

describe('a page', () => {
  it('shows its title and tells its frame whenever it changes', async () => {
    const titles: string[] = [];
    const protocol = {
      protocolversion: '1.0.0',
      pageinfo: { type: 1, title: "=concat('订单 ', no)" },
      controls: [text('no')],
    };
    render(
      <PageView
        pageCode="p"
        protocol={protocol}
        host={createFakeHost()}
        status={PAGE_STATUS.new}
        chrome="page"
        onTitle={(title) => titles.push(title)}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('订单');
    await userEvent.type(field('no'), '7');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('订单 7');
    expect(titles).toEqual(['订单 ', '订单 7']);
  });

  it('shows no title that is no text, whatever its link brought', () => {
    const linkParam = { title: { toString: 1, valueOf: [] } };
    const protocol = {
      protocolversion: '1.0.0',
      pageinfo: { type: 1, title: '=page.linkparam.title' },
      controls: [text('no')],
    };
    render(<PageView pageCode="p" protocol={protocol} host={createFakeHost()} linkParam={linkParam} chrome="page" />);
    expect(screen.getByRole('heading', { level: 1 })).toBeEmptyDOMElement();
    expect(field('no')).toBeVisible();
  });

  it.each([
    ['text', 'textbox'],
    ['textarea', 'textbox'],
    ['number', 'textbox'],
    ['money', 'textbox'],
    ['select', 'combobox'],
    ['date', 'combobox'],
    ['time', 'combobox'],
    ['cascader', 'combobox'],
    ['treeselect', 'combobox'],
    ['tags', 'textbox'],
    ['radio', 'radiogroup'],
    ['checkbox', 'group'],
    ['switch', 'switch'],
    ['rate', 'radiogroup'],
    ['slider', 'slider'],
    ['tree', 'tree'],
    ['button', 'button'],
    ['daterange', 'combobox'],
    ['datetime', 'combobox'],
  ])('calls a %s without a title by its name, or by what is written in it', async (type, role) => {
    const { unmount } = showControls([
      {
        type,
        name: 'customer',
        title: 0,
        ...(['checkbox', 'tree', 'radio'].includes(type) && { options: [{ key: 1, text: '一' }] }),
      },
    ]);
    expect((await screen.findAllByRole(role))[0]).toHaveAccessibleName(expect.stringContaining('customer'));
    unmount();
    if (type === 'text') {
      showControls([{ type, name: 'customer', title: 0, placeholder: '客户名称' }]);
      expect(screen.getByRole('textbox', { name: '客户名称' })).toBeVisible();
    }
  });

  it('shows a control’s name where the protocol only says that it has a title', () => {
    showControls([{ type: 'text', name: 'customer', title: 1 }]);
    expect(screen.getByText('customer')).toBeVisible();
    expect(field('customer')).toBeVisible();
  });

  it('leaves the title to the dialog that it stands in', () => {
    showControls([text('a')], { chrome: 'dialog', more: { toolbar: [button()] } });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('group', { name: 'engine.page.actions' })).toContainElement(
      screen.getByRole('button', { name: '做' }),
    );
  });

  it('shows how many rows its table has beside the title', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({ items: [{ id: 1, a: 'x' }], __itemcount: 12345 }) });
    showControls([{ type: 'table', name: 't', source: { api: 'q' }, columns: [{ name: 'a', title: 'A' }] }], {
      host,
      more: { pageinfo: { type: 1, title: 'T', count: 't' } },
    });
    expect(await screen.findByText('engine.page.count {"count":"12,345"}')).toBeVisible();
  });

  it('speaks another language as soon as the person does', () => {
    const translation = createStore({ language: 'zh-CN' });
    const host = createFakeHost({ translation, t: (key) => `${key} in ${translation.get().language}` });
    showControls(
      [
        { type: 'label', name: 'l', title: '@order.title', value: '@order.note' },
        text('a', { title: '@order.a', hint: '@order.hint' }),
      ],
      { host },
    );
    expect(field('order.a in zh-CN')).toBeVisible();
    act(() => translation.set({ language: 'en' }));
    expect(field('order.a in en')).toBeVisible();
    expect(screen.getByText('order.hint in en')).toBeVisible();
    expect(screen.getByRole('group', { name: 'order.title in en' })).toHaveTextContent('order.note in en');
  });

  it('shows texts that arrive after it was opened', () => {
    const translation = createStore({ language: 'zh-CN' });
    const texts: Record<string, string> = {};
    const host = createFakeHost({ translation, t: (key) => texts[key] ?? key });
    showControls([text('a', { title: '@order.a' }), text('b', { value: "=translate('order.a')" })], { host });
    expect(field('order.a')).toBeVisible();
    expect(field('b')).toHaveValue('order.a');
    texts['order.a'] = '单号';
    act(() => translation.set({ language: 'zh-CN' }));
    expect(field('单号')).toBeVisible();
    expect(field('b')).toHaveValue('单号');
  });

  it('shows all of a long form, the first screen first', async () => {
    showControls(Array.from({ length: 120 }, (_, index) => text(`n${index}`)));
    expect(screen.getAllByRole('textbox')).toHaveLength(48);
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(120));
  });

  it('says in the place of a control that crashes what happened, and goes on', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = createFakeHost({
      user: fakeUser({
        hasFunction: () => {
          throw new Error('rights are broken');
        },
      }),
    });
    showControls([button(), text('a')], { host });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'engine.issue.crash {"reason":"rights are broken"}crash · test-page · controls[0]',
    );
    expect(field('a')).toBeVisible();
    complaints.mockRestore();
  });

  it('warns its author of texts that nobody has translated', () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    showControls(
      [
        { type: 'text', name: 'a', title: '@known' },
        { type: 'text', name: 'b', title: '@unknown' },
      ],
      { host: createFakeHost({ hasText: (key) => key === 'known' }) },
    );
    expect(warnings.mock.calls).toEqual([
      ['test-page › controls[1].title: engine.issue.missing-text {"key":"unknown"}'],
    ]);
    warnings.mockRestore();
  });

  it('warns its author of what it does not know, and works all the same', () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    showControls([text('a', { colour: 'red' })]);
    expect(field('a')).toBeVisible();
    expect(warnings.mock.calls).toEqual([
      ['test-page › controls[0].colour: engine.issue.unknown-key {"key":"colour"}'],
    ]);
    warnings.mockRestore();
  });

  it('tells its frame about unsaved input', async () => {
    const { host } = showControls([text('a')]);
    await userEvent.type(field('a'), 'x');
    expect(host.log.dirty).toEqual([false, true]);
  });

  it('reports an event that fails while it opens', async () => {
    const { host } = showControls([text('a')], { more: { onload: { steps: [{ do: 'call', api: 'load' }] } } });
    await waitFor(() => expect(host.log.errors).toHaveLength(1));
    expect(field('a')).toBeVisible();
  });

  it('stops listening to everything when it is closed', () => {
    let listeners = 0;
    const translation = createStore({ language: 'zh-CN' });
    const counted = {
      get: translation.get,
      subscribe: (listener: () => void) => {
        listeners += 1;
        const stop = translation.subscribe(listener);
        return () => {
          listeners -= 1;
          stop();
        };
      },
    };
    const { unmount } = showControls([text('a', { title: '@a' })], { host: createFakeHost({ translation: counted }) });
    unmount();
    expect(listeners).toBe(0);
  });
});

describe('a field', () => {
  it('has a hint, and beside it what is wrong, by which it is described', async () => {
    showControls([text('a', { pattern: '\\d+', hint: '只填数字' })]);
    expect(screen.getByText('只填数字')).toBeVisible();
    expect(field('a')).toHaveAccessibleDescription('只填数字');
    await userEvent.type(field('a'), 'x');
    await userEvent.tab();
    expect(field('a')).toHaveAccessibleDescription('engine.text.pattern {"title":"a"} 只填数字');
  });

  it('that was never shown is not there; one that is hidden again keeps what was typed', async () => {
    showControls([text('a'), text('b', { hidden: "=a == ''|| a == undefined" })]);
    expect(screen.queryByLabelText('b')).toBeNull();
    await userEvent.type(field('a'), 'x');
    await userEvent.type(field('b'), 'typed');
    await userEvent.clear(field('a'));
    expect(field('b')).not.toBeVisible();
    await userEvent.type(field('a'), 'y');
    expect(field('b')).toHaveValue('typed');
  });
});

describe('a button', () => {
  it('is not there without its function code', () => {
    showControls([button({ functioncode: 'order.save' })], {
      host: createFakeHost({ user: fakeUser({ hasFunction: () => false }) }),
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('works in a page that is only viewed, unless its expression or a step says no', async () => {
    showControls(
      [
        button(),
        button({ name: 'never', title: '从不', readonly: '=1' }),
        button({
          name: 'lock',
          title: '锁',
          onclicked: { steps: [{ do: 'set', target: 'go', prop: 'readonly', value: 1 }] },
        }),
      ],
      { status: PAGE_STATUS.view },
    );
    expect(screen.getByRole('button', { name: '做' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '从不' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '锁' }));
    expect(screen.getByRole('button', { name: '做' })).toBeDisabled();
  });
});

describe('a label', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['plain text', { value: '文字' }, '合计 文字'],
    ['a number with separators', { value: 1234567, format: 'number', unit: '件' }, '合计 1,234,567 件'],
    ['money', { value: 1234.5, format: 'money' }, '合计 1,234.50'],
    ['a tag', { value: 1, format: 'tag', options: [{ key: 1, text: '@done' }] }, '合计 done'],
    ['a tag that it does not know', { value: 9, format: 'tag', options: [] }, '合计 —'],
    ['nothing', {}, '合计'],
  ])('shows %s', (_what, props, shown) => {
    showControls([{ type: 'label', name: 'l', title: '合计', ...props }]);
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent(new RegExp(`^${shown}$`));
  });

  it('can be a heading', () => {
    showControls([{ type: 'label', name: 'l', title: '收货', look: 'heading' }]);
    expect(screen.getByRole('heading', { level: 2, name: '收货' })).toBeVisible();
  });
});

describe('what assistive technology meets', () => {
  // jsdom draws nothing, and says so each time it is asked to.
  beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

  /** Colours and scrolling need a browser that lays out. */
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const seriousIn = async (element: Element) =>
    (await axe.run(element, { rules })).violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

  it('has no serious fault in the order form, before and after a failed save', async () => {
    const { container } = render(
      <PageView
        pageCode="order-form"
        protocol={orderForm}
        host={createFakeHost()}
        status={PAGE_STATUS.new}
        chrome="page"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    expect(await seriousIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await seriousIn(container)).toEqual([]);
  }, 60_000);

  it('has no serious fault in a page with filters and a table', async () => {
    const host = createFakeHost({
      call: () => Promise.resolve({ items: [{ id: 1, no: 'SO-1', state: 1 }], __itemcount: 99, __summary: { no: 1 } }),
    });
    const { container } = showControls(
      [
        {
          type: 'search',
          name: 's',
          target: 't',
          controls: [
            text('keyword'),
            { type: 'select', name: 'state', title: '状态', options: [] },
            { type: 'date', name: 'day', title: '日期' },
          ],
        },
        {
          type: 'table',
          name: 't',
          title: '订单',
          checkable: 1,
          source: { api: 'q' },
          columns: [
            { name: 'no', title: '单号', sortable: 1 },
            { name: 'state', title: '状态', format: 'tag' },
          ],
          rowactions: [button()],
        },
      ],
      { host },
    );
    await screen.findByText('SO-1');
    expect(await seriousIn(container)).toEqual([]);
  }, 60_000);
});
