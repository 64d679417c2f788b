import { act, screen } from '@testing-library/react';
import { OWN_ORIGIN, TRUSTED, openPreview, send, socketOf, state, title } from './testPreview';

describe('fifty forged messages', () => {
  const rogue = send('伪造');
  const huge = { ...rogue, linkparam: { text: 'x'.repeat(2_100_000) } };
  const payloads: unknown[] = [
    rogue,
    JSON.stringify(rogue),
    { type: 'reload' },
    { type: 'clear' },
    { type: 'logout' },
    { type: 'close' },
    huge,
    '{"type":"protocol"',
    JSON.parse('{"__proto__":{"type":"reload"}}'),
    { type: 'pair', key: '000000' },
  ];
  const senders: [name: string, origin: string, source?: unknown][] = [
    ['another origin', 'https://evil.example'],
    ['the same host with another port', `${TRUSTED}:8443`],
    ['no origin', 'null'],
    ['another window of the right origin', TRUSTED, {}],
    ['the right window, without the code', TRUSTED],
  ];

  it('have no effect and cause no call', async () => {
    const { post, effects, services, later } = await openPreview();
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

  it('have no effect while another source is paired', async () => {
    const { post, sockets, effects, services } = await openPreview({ search: '?key=secret' });
    socketOf(sockets).say({ type: 'pair', key: 'secret' });
    socketOf(sockets).say(send('客户'));
    await title('客户');
    for (const [, origin, source] of senders)
      payloads.forEach((payload) => post(payload, origin, ...(source === undefined ? [] : [source])));
    post({ type: 'pair', key: '123456' });
    post(rogue);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('heading', { level: 1, name: '客户' })).toBeVisible();
    expect(state()).toHaveTextContent('本机工具');
    expect(services.session.get()).toBeDefined();
    Object.values(effects).forEach((effect) => expect(effect).not.toHaveBeenCalled());
  });
});

it('ignores a socket without the key and gives it up after five wrong keys', async () => {
  const { sockets, effects, services } = await openPreview({ search: '?key=secret' });
  const socket = socketOf(sockets);
  for (let tries = 0; tries < 5; tries += 1) {
    [
      send('伪造'),
      { type: 'clear' },
      { type: 'logout' },
      { type: 'close' },
      { type: 'reload' },
      { type: 'pair', key: `guess ${tries}` },
    ].forEach((data) => socket.say(data));
  }
  expect(state()).toHaveTextContent('配对码多次错误，已停止接收：本机工具');
  socket.say({ type: 'pair', key: 'secret' });
  socket.say(send('伪造'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('还没有页面')).toBeVisible();
  expect(services.session.get()).toBeDefined();
  Object.values(effects).forEach((effect) => expect(effect).not.toHaveBeenCalled());
});

describe('a preview in a frame', () => {
  const parent = { name: 'parent' };

  it('shows the pages of a parent at its own origin, without a code or a banner', async () => {
    const { post, effects, services } = await openPreview({ search: '?framed=1', parent });
    expect(effects.tellParent.mock.calls).toEqual([[{ type: 'ready' }]]);
    post(send('客户'), OWN_ORIGIN, parent);
    expect(await title('客户')).toBeVisible();
    expect(screen.queryByText('配对码')).toBeNull();
    expect(services.tabStorage.getItem('atrium.preview.mode')).toBeNull();
  });

  it('ignores every other window and origin, also one that the configuration lists', async () => {
    const { post } = await openPreview({ search: '?framed=1', parent });
    post(send('伪造'), TRUSTED, parent);
    post(send('伪造'), OWN_ORIGIN);
    post(send('伪造'), OWN_ORIGIN, null);
    post({ type: 'pair', key: '123456' }, TRUSTED);
    post(send('伪造'), TRUSTED);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
