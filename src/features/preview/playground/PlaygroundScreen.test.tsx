import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import userEvent from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import { useState } from 'react';
import { createTestServices } from '@/services/testing/createTestServices';
import type { TestServices } from '@/services/testing/createTestServices';
import { ServicesProvider } from '@/app-context/services';
import { createTheme, DARK_SCHEME_QUERY } from '@/workspace/theme/createTheme';
import { createPreviewRuntime } from '../createPreviewRuntime';
import type { PreviewEnvironment } from '../environment';
import { PreviewContext } from '../createPreviewRuntime';
import { PlaygroundScreen } from './PlaygroundScreen';

const STORED = 'atrium.playground';
const OWN_ORIGIN = 'https://atrium.example';

/** The engine and the controls are fetched by the first page that is shown. */
configure({ asyncUtilTimeout: 20_000 });

/** jsdom lays nothing out; the editor measures its lines. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

function PreviewRuntime({ services, environment }: { services: TestServices; environment: PreviewEnvironment }) {
  const runtime = createPreviewRuntime({ services, antd: App.useApp(), print: jest.fn(), environment, search: '' });
  const [theme] = useState(() =>
    createTheme({
      root: document.documentElement,
      storage: services.storage,
      records: services.records,
      darkScheme: window.matchMedia(DARK_SCHEME_QUERY),
      account: undefined,
    }),
  );
  return (
    <PreviewContext value={runtime}>
      <PlaygroundScreen theme={theme} />
    </PreviewContext>
  );
}

async function setUp(stored?: string) {
  const services = createTestServices();
  await services.i18n.loadNamespaces(['workspace', 'preview']);
  if (stored !== undefined) services.tabStorage.setItem(STORED, stored);
  const environment = {
    page: new EventTarget(),
    origin: OWN_ORIGIN,
    newCode: () => '123456',
    newId: () => '1',
    later: (run: () => void, delayMs: number) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    copy: jest.fn(async (_text: string) => undefined),
    save: jest.fn(),
  };
  render(
    <ServicesProvider services={services}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <PreviewRuntime services={services} environment={environment as unknown as PreviewEnvironment} />
        </App>
      </ConfigProvider>
    </ServicesProvider>,
  );
  return { services, ...environment, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const live = () => within(screen.getByRole('region', { name: '实时页面' }));
const editor = () => screen.getByRole('textbox', { name: '页面协议' });
const pageWith = (control: object) =>
  JSON.stringify({ protocolversion: '1.1.0', pageinfo: { type: 200, title: '页' }, controls: [control] });

it('starts with a small page that runs beside its text', async () => {
  await setUp();
  expect(await live().findByRole('heading', { name: '订货单' })).toBeInTheDocument();
  expect(editor()).toHaveTextContent('"title": "订货单"');
  expect(screen.getByText('没有问题')).toBeInTheDocument();
});

it('restores the text after a reload of the browser tab', async () => {
  await setUp(pageWith({ type: 'text', name: 'a', title: '留下的' }));
  expect(await live().findByLabelText('留下的')).toBeInTheDocument();
});

it('lists the findings and moves the cursor to their places', async () => {
  const { user } = await setUp(pageWith({ type: 'selct', name: 'a' }));
  const problem = await screen.findByRole('button', { name: /错误.*selct.*select.*1:/ });
  expect(screen.getByRole('tab', { name: '问题（1）' })).toBeInTheDocument();
  await user.click(problem);
  expect(editor()).toHaveFocus();
});

it('writes an example into the editor and shows its page', async () => {
  const { services, user } = await setUp();
  await live().findByRole('heading', { name: '订货单' });
  await user.click(screen.getByRole('combobox', { name: '选择示例' }));
  await user.type(screen.getByRole('combobox', { name: '选择示例' }), '评分');
  await user.click(await screen.findByText('评分'));
  await waitFor(() => expect(services.tabStorage.getItem(STORED)).toContain('"type": "rate"'));
  expect(await live().findByRole('heading', { name: '评分' })).toBeInTheDocument();
});

it('brings back what the person has written when an example has replaced it', async () => {
  const own = pageWith({ type: 'text', name: 'a', title: '自己的' });
  const { services, user } = await setUp(own);
  await live().findByLabelText('自己的');
  await user.click(screen.getByRole('combobox', { name: '选择示例' }));
  await user.type(screen.getByRole('combobox', { name: '选择示例' }), '评分');
  await user.click(await screen.findByText('评分'));
  await waitFor(() => expect(services.tabStorage.getItem(STORED)).toContain('"type": "rate"'));
  await screen.findByText('示例替换了你写的内容');
  await user.click(screen.getByRole('button', { name: /撤\s?销/ }));
  await waitFor(() => expect(services.tabStorage.getItem(STORED)).toBe(own));
});

it('shows a banner with the place of an error above the last valid page', async () => {
  const { user } = await setUp();
  await live().findByRole('heading', { name: '订货单' });
  await user.click(editor());
  await user.keyboard('{Control>}{End}{/Control}x');
  const banner = await live().findByRole('alert');
  expect(banner).toHaveTextContent('解析协议错误。。。');
  expect(banner).toHaveTextContent(/页面之后还有多余的内容.*内容有误，下方仍是最后一个有效的页面/);
  expect(live().getByRole('heading', { name: '订货单' })).toBeVisible();
});

it('keeps cursor and history when a page loads controls with their texts', async () => {
  const { services } = await setUp(pageWith({ type: 'text', name: 'a' }));
  await live().findByRole('heading', { name: '页' });
  const before = editor();
  await act(() => services.i18n.loadNamespaces('account'));
  expect(editor()).toBe(before);
});

it('formats, copies and downloads the text', async () => {
  const { copy, save, services, user } = await setUp(pageWith({ type: 'text', name: 'a' }));
  await user.click(screen.getByRole('button', { name: '格式化' }));
  const tidy = JSON.stringify(JSON.parse(pageWith({ type: 'text', name: 'a' })), null, 2);
  expect(services.tabStorage.getItem(STORED)).toBe(tidy);
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(copy).toHaveBeenCalledWith(tidy);
  await user.click(screen.getByRole('button', { name: '下载' }));
  expect(save).toHaveBeenCalledWith(expect.any(Blob), 'page.json');
});

it('says that a text cannot be formatted or copied', async () => {
  const { copy, user } = await setUp('{');
  await user.click(screen.getByRole('button', { name: '格式化' }));
  expect(await screen.findByText('内容不是有效的 JSON，无法格式化')).toBeInTheDocument();
  copy.mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByText('浏览器不允许复制，请选中内容后手动复制')).toBeInTheDocument();
});

it('shows the findings in the current language', async () => {
  const { services } = await setUp(pageWith({ type: 'selct', name: 'a' }));
  await screen.findByRole('button', { name: /错误/ });
  await act(() => services.i18n.setLanguage('en'));
  expect(await screen.findByRole('button', { name: /^Error.*Did you mean/ })).toBeInTheDocument();
});

const computed = JSON.stringify({
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '页' },
  controls: [
    { type: 'number', name: 'qty', title: '数量', value: 1 },
    { type: 'number', name: 'twice', title: '两倍', readonly: 1, value: '=qty * 2' },
  ],
});

it('shows the consequences of an input in order', async () => {
  const { user } = await setUp(computed);
  const input = await live().findByLabelText('数量');
  await user.click(screen.getByRole('tab', { name: '执行轨迹' }));
  expect(screen.getByText(/在右侧页面中操作/)).toBeVisible();
  await user.clear(input);
  await user.type(input, '3');
  await user.tab();
  const lines = within(screen.getByRole('list', { name: '执行轨迹' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual(['输入qty（空） → 3', '变化twicenull → 6=qty * 2']);
  await user.click(screen.getByRole('button', { name: /清\s?空/ }));
  expect(screen.queryByRole('list', { name: '执行轨迹' })).not.toBeInTheDocument();
});

it('shows the call of an event below its step', async () => {
  const { user } = await setUp(
    pageWith({
      type: 'button',
      name: 'go',
      title: '查询',
      onclicked: { steps: [{ do: 'call', api: 'stock', input: { no: 7 } }] },
    }),
  );
  const button = await live().findByRole('button', { name: '查询' });
  await user.click(screen.getByRole('tab', { name: '执行轨迹' }));
  await user.click(button);
  const list = await screen.findByRole('list', { name: '执行轨迹' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) =>
          /^(事件go|步骤call|请求stock\{"no":7\})/.exec(textContent ?? '')?.[0].replaceAll(' ', ''),
        ),
    ).toEqual(['事件go', '步骤call', '请求stock{"no":7}']),
  );
});

it('explains a control of the page that is clicked while the panel is open', async () => {
  const { user } = await setUp(computed);
  await user.click(await live().findByLabelText('数量'));
  await user.click(screen.getByRole('tab', { name: '为什么' }));
  const panel = within(screen.getByRole('tabpanel', { name: '为什么' }));
  expect(panel.queryByText(/现在是/)).toBeNull();
  await user.click(live().getByLabelText('两倍'));
  expect(panel.getByText(/现在是/)).toHaveTextContent('现在是 2 controls[1]');
});

/** What is selected in the editor. */
const selectedText = () => {
  const view = EditorView.findFromDOM(editor());
  const { from = 0, to = 0 } = view?.state.selection.main ?? {};
  return view?.state.sliceDoc(from, to) ?? '';
};

it('shows the text of a control and why it is so after an Alt-click, which the page does not get', async () => {
  const { user } = await setUp(
    pageWith({ type: 'button', name: 'go', title: '查询', onclicked: { steps: [{ do: 'message', text: '点到了' }] } }),
  );
  const button = await live().findByRole('button', { name: '查询' });
  await user.keyboard('{Alt>}');
  await user.click(button);
  await user.keyboard('{/Alt}');
  const panel = within(screen.getByRole('tabpanel', { name: '为什么' }));
  expect(panel.getByText(/现在是/)).toHaveTextContent('controls[0]');
  await waitFor(() => expect(selectedText()).toMatch(/^\{"type":"button".*\}$/));
  expect(screen.queryByText('点到了')).toBeNull();
  await user.click(button);
  expect(await screen.findByText('点到了')).toBeInTheDocument();
});

it('points at one control after the button for it, and Escape leaves that again', async () => {
  const { user } = await setUp(computed);
  await live().findByLabelText('两倍');
  const toggle = screen.getByRole('button', { name: '指向控件' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  await user.click(live().getByLabelText('两倍'));
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const panel = within(screen.getByRole('tabpanel', { name: '为什么' }));
  expect(panel.getByText(/现在是/)).toHaveTextContent('现在是 2 controls[1]');
  await waitFor(() => expect(selectedText()).toContain('"twice"'));
});

it('explains the state of a control and updates with the page', async () => {
  const { user } = await setUp(computed);
  const input = await live().findByLabelText('数量');
  await user.click(screen.getByRole('tab', { name: '为什么' }));
  await user.click(screen.getByRole('combobox', { name: '选择控件' }));
  await user.click(await screen.findByText('两倍（twice）'));
  const panel = within(screen.getByRole('tabpanel', { name: '为什么' }));
  expect(panel.getByText(/现在是/)).toHaveTextContent('现在是 2 controls[1]');
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '协议中的表达式 =qty * 2 → 2qty = 1',
    'qty = 1',
  ]);
  // Without a click, which would choose the control itself.
  act(() => input.focus());
  await user.type(input, '0', { skipClick: true, initialSelectionStart: 1 });
  expect(panel.getByText(/现在是/)).toHaveTextContent('现在是 20');
  await user.click(panel.getByRole('radio', { name: '只读' }));
  expect(panel.getByText(/协议中写明/)).toHaveTextContent('1');
});

describe('the width of a device', () => {
  const choose = (name: string) => screen.findByRole('radio', { name });
  const frame = (name: string) => live().findByTitle<HTMLIFrameElement>(name);

  it('shows the page in a frame of that width, which gets it once it is ready and only from here', async () => {
    const { services, user, page } = await setUp();
    await live().findByRole('heading', { name: '订货单' });
    await user.click(await choose('手机 390'));
    const phone = await frame('手机上的页面');
    expect(phone).toHaveStyle({ width: '390px' });
    expect(live().queryByRole('heading', { name: '订货单' })).toBeNull();
    expect(services.storage.getItem('atrium.playground.device')).toBe('phone');
    const post = jest.spyOn(phone.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    const say = (source: unknown, origin = OWN_ORIGIN) => {
      const event = new MessageEvent('message', { data: { type: 'ready' }, origin });
      Object.defineProperty(event, 'source', { value: source });
      act(() => void page.dispatchEvent(event));
    };
    say(window);
    say(phone.contentWindow, 'https://other.example');
    expect(post).not.toHaveBeenCalled();
    say(phone.contentWindow);
    expect(post.mock.calls).toEqual([
      [expect.objectContaining({ type: 'protocol', pagecode: 'playground' }), OWN_ORIGIN],
    ]);
  });

  it('says that pointing, trace and reasons belong to the width of the pane', async () => {
    const { user } = await setUp();
    await live().findByRole('heading', { name: '订货单' });
    await user.click(await choose('平板 1024'));
    expect(screen.getByRole('button', { name: '指向控件' })).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: '执行轨迹' }));
    expect(screen.getAllByText('“自适应”宽度下可以指向控件、查看轨迹与原因')).toHaveLength(2);
    await user.click(await choose('自适应'));
    expect(await live().findByRole('heading', { name: '订货单' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '指向控件' })).toBeEnabled();
  });
});
