import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/workspace/services-context/ServicesProvider';
import type { PreviewEnvironment } from './environment';
import { PreviewScreen } from './PreviewScreen';
import type { Socket } from './sources/socketSource';

const TRUSTED = 'https://tools.example';
const titled = (title: string) => ({ protocolversion: '1.0.0', pageinfo: { type: 200, title }, controls: [{ type: 'text', name: 'name', title: '名称' }] });
const send = (title: string, more: object = {}) => ({ type: 'protocol', pagecode: title, protocol: titled(title), ...more });

/** antd measures the scroll bar by a pseudo element, which jsdom does not know. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

class FakeWindow extends EventTarget {
  constructor(readonly opener: unknown, readonly atriumDesktop?: unknown) {
    super();
  }
  get parent(): unknown {
    return this;
  }
}

class FakeSocket extends EventTarget {
  close() {}
  say(data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) })));
  }
}

async function setUp({ search = '', origins = [TRUSTED], atriumDesktop }: { search?: string; origins?: string[]; atriumDesktop?: unknown } = {}) {
  const services = createTestServices();
  signIn(services);
  await services.i18n.loadGroup('preview');
  const opener = { name: 'opener' };
  const page = new FakeWindow(opener, atriumDesktop);
  const sockets: FakeSocket[] = [];
  const later: [run: () => void, delayMs: number][] = [];
  const effects = { reload: jest.fn(), clearStorage: jest.fn(), close: jest.fn() };
  let code = 123456;
  const environment: PreviewEnvironment = {
    page: page as unknown as PreviewEnvironment['page'],
    fetch: async () => new Response(JSON.stringify({ origins })),
    openSocket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as Socket;
    },
    later: (run, delayMs) => (later.push([run, delayMs]), () => {}),
    newCode: () => String(code++),
    newId: () => 'id-1',
    copy: jest.fn(async () => undefined),
    save: jest.fn(),
    ...effects,
  };
  render(
    <ServicesProvider services={services}>
      <PreviewScreen environment={environment} search={search} />
    </ServicesProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  /** A message to the window, as a page of this origin sends it. */
  const post = (data: unknown, origin = TRUSTED, source: unknown = opener) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void page.dispatchEvent(event));
  };
  return { services, sockets, later, effects, post, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const socketOf = (sockets: FakeSocket[]) => sockets.at(-1) as FakeSocket;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const state = () => within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('status');

it('begins with the code that a sending tool needs, and how to send a page', async () => {
  await setUp();
  expect(screen.getByRole('heading', { name: '页面预览' })).toBeVisible();
  expect(screen.getByText('配对码').nextElementSibling).toHaveTextContent('123456');
  expect(state()).toHaveTextContent('正在等待连接（端口 7777）');
  expect(screen.getByText('npm run preview -- page.json')).toBeVisible();
});

it('shows the page that a socket sends after the key of the address, and whose it is', async () => {
  const { sockets } = await setUp({ search: '?port=8123&key=secret' });
  const socket = socketOf(sockets);
  socket.say(send('没有钥匙'));
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('客户'));
  expect(await title('客户')).toBeVisible();
  expect(state()).toHaveTextContent('已连接：本机工具 127.0.0.1:8123');
});

it('alerts what is wrong with a protocol and where, and keeps the page that is shown', async () => {
  const { sockets, user } = await setUp({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('客户'));
  await title('客户');
  socket.say({ type: 'protocol', pagecode: 'order', protocol: '{"protocolversion": "1.0.0",\n "pageinfo": }' });
  const alert = await screen.findByRole('dialog', { name: /解析协议错误。。。/ });
  expect(alert).toHaveTextContent(/协议不是有效的 JSON/);
  expect(alert).toHaveTextContent('order › (2:14)');
  await user.click(within(alert).getByRole('button'));
  expect(screen.getByRole('heading', { level: 1, name: '客户' })).toBeVisible();
});

it('takes the alert away when the page is mended', async () => {
  const { sockets } = await setUp({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say({ type: 'protocol', protocol: '{' });
  await screen.findByRole('dialog', { name: /解析协议错误/ });
  socket.say(send('客户'));
  await title('客户');
  expect(screen.queryByRole('dialog', { name: /解析协议错误/ })).toBeNull();
});

it('obeys the commands of the paired source: storage cleared, session taken away and the page loaded anew, window closed', async () => {
  const { sockets, services, effects, later } = await setUp({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say({ type: 'clear' });
  expect(effects.clearStorage).toHaveBeenCalledTimes(1);
  socket.say({ type: 'close' });
  expect(effects.close).toHaveBeenCalledTimes(1);
  socket.say({ type: 'logout' });
  expect(services.session.get()).toBeUndefined();
  expect(services.session.credentials()).toBeUndefined();
  const [run, delayMs] = later.at(-1) ?? [];
  expect(delayMs).toBe(500);
  expect(effects.reload).not.toHaveBeenCalled();
  run?.();
  expect(effects.reload).toHaveBeenCalledTimes(1);
  socket.say({ type: 'reload' });
  expect(effects.reload).toHaveBeenCalledTimes(2);
});

it('turns from the editor to a page that is sent', async () => {
  const { sockets, user } = await setUp({ search: '?key=secret' });
  await user.click(screen.getByRole('radio', { name: '编辑器' }));
  expect(screen.getByRole('radio', { name: '编辑器' })).toBeChecked();
  socketOf(sockets).say({ type: 'pair', key: 'secret' });
  socketOf(sockets).say(send('客户'));
  expect(await title('客户')).toBeVisible();
  expect(screen.getByRole('radio', { name: '预览' })).toBeChecked();
});

it('ends the pairing when the person wants so, and listens again with a new code', async () => {
  const { sockets, user } = await setUp({ search: '?key=secret' });
  socketOf(sockets).say({ type: 'pair', key: 'secret' });
  await user.click(screen.getByRole('button', { name: '断开' }));
  expect(state()).toHaveTextContent('已断开：本机工具');
  const before = sockets.length;
  await user.click(screen.getByRole('button', { name: '新配对码' }));
  expect(sockets).toHaveLength(before + 1);
});

it('lets a window of an allowed origin send pages once the person has told it the code, and another one never', async () => {
  const { post } = await setUp({ search: '?key=secret' });
  post({ type: 'pair', key: 'secret' });
  post(send('钥匙来自地址'));
  expect(state()).toHaveTextContent('正在等待连接');
  post({ type: 'pair', key: '123456' });
  expect(state()).toHaveTextContent(`已连接：网页窗口 ${TRUSTED}`);
  post(send('别处'), 'https://other.example');
  post(send('另一窗口'), TRUSTED, {});
  post(send('客户'));
  expect(await title('客户')).toBeVisible();
});

it('hears no window when the server allows none', async () => {
  const { post } = await setUp({ origins: [] });
  post({ type: 'pair', key: '123456' });
  expect(state()).toHaveTextContent('正在等待连接');
});

it('trusts the bridge of a desktop shell', async () => {
  let tell = (_message: unknown) => {};
  await setUp({ atriumDesktop: { onMessage: (listener: (message: unknown) => void) => ((tell = listener), () => {}) } });
  act(() => tell(send('客户')));
  expect(await title('客户')).toBeVisible();
  expect(state()).toHaveTextContent('已连接：桌面程序');
});

it('says so when the address names no port, and opens no socket', async () => {
  const { sockets } = await setUp({ search: '?port=70000' });
  expect(state()).toHaveTextContent('端口“70000”无效，应为 1 到 65535 的整数');
  expect(sockets).toEqual([]);
});

it('fills a table with sample data and calls no server', async () => {
  const { sockets, services } = await setUp({ search: '?key=secret' });
  const socket = socketOf(sockets);
  const table = { type: 'table', name: 'orders', title: '订单', source: { api: 'orderlist' }, columns: [{ name: 'customername', title: '客户' }, { name: 'amount', title: '金额', format: 'money' }] };
  socket.say({ type: 'pair', key: 'secret' });
  socket.say({ type: 'protocol', protocol: { ...titled('订单'), controls: [table] } });
  expect((await screen.findAllByText(/公司|超市|便利店|经营部/)).length).toBeGreaterThan(5);
  expect(services.server.received('/api/teapi/dy-biz/orderlist')).toEqual([]);
});

it('opens a page that was sent before, and names any other', async () => {
  const { sockets, user } = await setUp({ search: '?key=secret' });
  const socket = socketOf(sockets);
  const opens = (pagecode: string) => ({ type: 'button', name: `open_${pagecode.length}`, title: `打开${pagecode}`, onclicked: { steps: [{ do: 'openpage', pagecode, mode: 'dialog' }] } });
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('详情'));
  await title('详情');
  socket.say({ type: 'protocol', protocol: { ...titled('列表'), controls: [opens('详情'), opens('unknown')] } });
  await title('列表');
  await user.click(screen.getByRole('button', { name: '打开unknown' }));
  expect((await screen.findAllByText('打开页面 unknown（dialog）'))[0]).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '打开详情' }));
  expect(await within(await screen.findByRole('dialog', { name: '详情' })).findByLabelText('名称')).toBeInTheDocument();
});

describe('fifty forged messages', () => {
  const rogue = send('伪造');
  const huge = { ...rogue, linkparam: { text: 'x'.repeat(2_100_000) } };
  const payloads: unknown[] = [rogue, JSON.stringify(rogue), { type: 'reload' }, { type: 'clear' }, { type: 'logout' }, { type: 'close' }, huge, '{"type":"protocol"', JSON.parse('{"__proto__":{"type":"reload"}}'), { type: 'pair', key: '000000' }];
  const senders: [name: string, origin: string, source?: unknown][] = [
    ['another origin', 'https://evil.example'], ['the same host with another port', `${TRUSTED}:8443`], ['no origin', 'null'], ['another window of the right origin', TRUSTED, {}], ['the right window, without the code', TRUSTED],
  ];

  it('change nothing and call nothing', async () => {
    const { post, effects, services, later } = await setUp();
    let count = 0;
    for (const [, origin, source] of senders) {
      for (const payload of payloads) {
        post(payload, origin, ...(source === undefined ? [] : [source]));
        count += 1;
      }
    }
    expect(count).toBe(50);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByText('还没有页面')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.session.get()).toBeDefined();
    Object.values(effects).forEach((effect) => expect(effect).not.toHaveBeenCalled());
    expect(later).toEqual([]);
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  it('change nothing either while somebody else is paired', async () => {
    const { post, sockets, effects, services } = await setUp({ search: '?key=secret' });
    socketOf(sockets).say({ type: 'pair', key: 'secret' });
    socketOf(sockets).say(send('客户'));
    await title('客户');
    for (const [, origin, source] of senders) payloads.forEach((payload) => post(payload, origin, ...(source === undefined ? [] : [source])));
    post({ type: 'pair', key: '123456' });
    post(rogue);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('heading', { level: 1, name: '客户' })).toBeVisible();
    expect(state()).toHaveTextContent('本机工具');
    expect(services.session.get()).toBeDefined();
    Object.values(effects).forEach((effect) => expect(effect).not.toHaveBeenCalled());
  });
});

it('does nothing for a rogue socket without the key, and gives it up after five wrong ones', async () => {
  const { sockets, effects, services } = await setUp({ search: '?key=secret' });
  const socket = socketOf(sockets);
  for (let tries = 0; tries < 5; tries += 1) {
    [send('伪造'), { type: 'clear' }, { type: 'logout' }, { type: 'close' }, { type: 'reload' }, { type: 'pair', key: `guess ${tries}` }].forEach((data) => socket.say(data));
  }
  expect(state()).toHaveTextContent('配对码多次错误，已停止接收：本机工具');
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('伪造'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('还没有页面')).toBeVisible();
  expect(services.session.get()).toBeDefined();
  Object.values(effects).forEach((effect) => expect(effect).not.toHaveBeenCalled());
});
