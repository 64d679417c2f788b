import { act, screen, within } from '@testing-library/react';
import { TRUSTED, openPreview, send, socketOf, state, title, titled } from './testPreview';

it('shows the pairing code and how to send a page', async () => {
  await openPreview();
  expect(screen.getByRole('heading', { name: '页面预览' })).toBeVisible();
  expect(screen.getByText('配对码').nextElementSibling).toHaveTextContent('123456');
  expect(state()).toHaveTextContent('正在等待连接（端口 7777）');
  expect(screen.getByText('npm run preview -- page.json')).toBeVisible();
});

it('says where a report that was saved for support is opened', async () => {
  await openPreview();
  expect(screen.getByText('文件夹图标（打开报告文件）用于打开为技术支持保存的报告。')).toBeVisible();
  expect(screen.getByRole('button', { name: '打开报告文件' })).toHaveAttribute('title', '打开报告文件');
});

it('leaves out the pairing code while a page is written', async () => {
  const { user } = await openPreview();
  await user.click(screen.getByText('编辑器'));
  expect(screen.queryByText('配对码')).toBeNull();
  await user.click(screen.getByText('预览'));
  expect(screen.getByText('配对码')).toBeVisible();
});

it('shows the page that a socket sends with the key of the address, and names the socket', async () => {
  const { sockets } = await openPreview({ search: '?port=8123&key=secret' });
  const socket = socketOf(sockets);
  socket.say(send('没有钥匙'));
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('客户'));
  expect(await title('客户')).toBeVisible();
  expect(state()).toHaveTextContent('已连接：本机工具 127.0.0.1:8123');
});

it('shows a banner and the findings about an invalid page, and keeps the shown page', async () => {
  const { sockets } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('客户'));
  await title('客户');
  socket.say({ type: 'protocol', pagecode: 'order', protocol: '{"protocolversion": "1.0.0",\n "pageinfo": }' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('解析协议错误。。。');
  expect(alert).toHaveTextContent('协议不是有效的 JSON：此处缺少值');
  expect(alert).toHaveTextContent('order › (2:14)');
  const list = within(screen.getByRole('region', { name: '问题（1）' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/^错误.*此处缺少值.*2:14$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '客户' })).toBeVisible();
});

it('removes the banner when a valid page follows', async () => {
  const { sockets } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say({ type: 'protocol', protocol: '{' });
  await screen.findByText('解析协议错误。。。');
  socket.say(send('客户'));
  await title('客户');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lists on the page what is wrong with parts of it, and marks it at the control', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { sockets } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  const controls = [{ type: 'number', name: 'qty', title: '数量', titel: '数', min: 'x' }];
  socket.say({ type: 'protocol', protocol: JSON.stringify({ ...titled('订单'), controls }) });
  await title('订单');
  const list = within(screen.getByRole('region', { name: '问题（2）' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^错误类型不正确.*controls\[0\]\.min/),
    expect.stringMatching(/^警告未知的属性 titel.*controls\[0\]\.titel/),
  ]);
  expect(screen.getByRole('list', { name: '此处配置有误' })).toHaveTextContent(/min.*titel/);
  expect(screen.getByLabelText('数量')).toBeVisible();
});

it('says in the banner why a message was not used', async () => {
  const { sockets } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say('nonsense');
  expect(await screen.findByRole('alert')).toHaveTextContent('收到的内容不是预览消息，未处理。');
});

it('executes the commands of the paired source: clear, logout with a reload, close', async () => {
  const { sockets, services, effects, later } = await openPreview({ search: '?key=secret' });
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

it('switches from the editor to a page that is sent', async () => {
  const { sockets, user } = await openPreview({ search: '?key=secret' });
  await user.click(screen.getByRole('radio', { name: '编辑器' }));
  expect(screen.getByRole('radio', { name: '编辑器' })).toBeChecked();
  socketOf(sockets).say({ type: 'pair', key: 'secret' });
  socketOf(sockets).say(send('客户'));
  expect(await title('客户')).toBeVisible();
  expect(screen.getByRole('radio', { name: '预览' })).toBeChecked();
});

it('disconnects on request and listens again with a new code', async () => {
  const { sockets, user } = await openPreview({ search: '?key=secret' });
  socketOf(sockets).say({ type: 'pair', key: 'secret' });
  await user.click(screen.getByRole('button', { name: '断开' }));
  expect(state()).toHaveTextContent('已断开：本机工具');
  const before = sockets.length;
  await user.click(screen.getByRole('button', { name: '新配对码' }));
  expect(sockets).toHaveLength(before + 1);
});

it('accepts pages of a window with an allowed origin and the code, and of no other window', async () => {
  const { post } = await openPreview({ search: '?key=secret' });
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

it('ignores windows when the deployment allows no origin', async () => {
  const { post } = await openPreview({ origins: [] });
  post({ type: 'pair', key: '123456' });
  expect(state()).toHaveTextContent('正在等待连接');
});

it('trusts the bridge of a desktop shell', async () => {
  let tell = (_message: unknown) => {};
  await openPreview({
    atriumDesktop: { onMessage: (listener: (message: unknown) => void) => ((tell = listener), () => {}) },
  });
  act(() => tell(send('客户')));
  expect(await title('客户')).toBeVisible();
  expect(state()).toHaveTextContent('已连接：桌面程序');
});

it('reports an invalid port and opens no socket', async () => {
  const { sockets } = await openPreview({ search: '?port=70000' });
  expect(state()).toHaveTextContent('端口“70000”无效，应为 1 到 65535 的整数');
  expect(sockets).toEqual([]);
});

it('fills a table with sample data and calls no server', async () => {
  const { sockets, services } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  const table = {
    type: 'table',
    name: 'orders',
    title: '订单',
    source: { api: 'orderlist' },
    columns: [
      { name: 'customername', title: '客户' },
      { name: 'amount', title: '金额', format: 'money' },
    ],
  };
  socket.say({ type: 'pair', key: 'secret' });
  socket.say({ type: 'protocol', protocol: { ...titled('订单'), controls: [table] } });
  expect((await screen.findAllByText(/公司|超市|便利店|经营部/)).length).toBeGreaterThan(5);
  expect(services.server.received('/api/teapi/dy-biz/orderlist')).toEqual([]);
});

it('stops a page that opens itself as soon as it is shown', async () => {
  const { sockets } = await openPreview({ search: '?key=k' });
  const socket = socketOf(sockets);
  socket.say({ type: 'pair', key: 'k' });
  const onload = { steps: [{ do: 'openpage', pagecode: '循环', mode: 'dialog' }] };
  socket.say({ type: 'protocol', pagecode: '循环', protocol: { ...titled('循环'), onload } });
  expect(await screen.findByText(/连续打开超过 8 层/)).toBeVisible();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(8);
});

it('opens a page that was sent before and names the code of any other', async () => {
  const { sockets, user } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  const opens = (pagecode: string) => ({
    type: 'button',
    name: `open_${pagecode.length}`,
    title: `打开${pagecode}`,
    onclicked: { steps: [{ do: 'openpage', pagecode, mode: 'dialog' }] },
  });
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
