import { createPreview } from './createPreview';
import type { PreviewDeps } from './createPreview';
import type { SourceKind } from './pairing/pairing';
import type { SourceListener } from './sources/source';

const page = (pagecode: string) => ({ type: 'protocol', pagecode, protocol: {} });
const GOOD = { isRefused: false, findings: [] };
const settled = () => new Promise(process.nextTick);

function setUp(given: Partial<PreviewDeps> = {}) {
  const codes = ['111111', '222222', '333333'];
  const commands = { reload: jest.fn(), clear: jest.fn(), logout: jest.fn(), close: jest.fn() };
  const [onFault, onRefused] = [jest.fn(), jest.fn()];
  const preview = createPreview({
    newCode: () => codes.shift() ?? '',
    examine: async () => GOOD,
    onRefused,
    onAccepted: jest.fn(),
    onCapsule: jest.fn(),
    commands,
    onFault,
    report: jest.fn(),
    ...given,
  });
  /** A source through which a test sends messages; its listener is undefined before it starts. */
  function listen(kind: SourceKind, isTrusted = false) {
    const source: { listener?: SourceListener } = {};
    const stop = preview.listen({
      kind,
      isTrusted,
      start(listener) {
        source.listener = listener;
        return () => (source.listener = undefined);
      },
    });
    return {
      source,
      stop,
      say: (data: unknown, id: string = kind) => source.listener?.message({ kind, id, name: id }, data),
      lose: (id: string = kind) => source.listener?.lost({ kind, id, name: id }),
    };
  }
  return { preview, commands, onFault, onRefused, listen, shown: () => preview.page.get()?.pageCode };
}

it('passes on the report of a paired source, unread, and of no other', () => {
  const onCapsule = jest.fn();
  const { say } = setUp({ onCapsule }).listen('window');
  say({ type: 'capsule', capsule: { kind: 'x' } });
  expect(onCapsule).not.toHaveBeenCalled();
  say({ type: 'pair', key: '111111' });
  say({ type: 'capsule', capsule: { kind: 'x' } });
  expect(onCapsule).toHaveBeenCalledWith({ kind: 'x' });
});

it('shows each page of a paired source', async () => {
  const { preview, listen, shown } = setUp();
  const { say } = listen('window');
  say({ type: 'pair', key: '111111' });
  say(page('one'));
  await settled();
  expect(shown()).toBe('one');
  const first = preview.page.get()?.number;
  say(page('one'));
  await settled();
  expect(preview.page.get()?.number).not.toBe(first);
});

it('ignores messages before the pairing', async () => {
  const { commands, onFault, listen, shown } = setUp();
  const { say } = listen('window');
  [
    page('one'),
    { type: 'reload' },
    { type: 'clear' },
    { type: 'logout' },
    { type: 'close' },
    'nonsense',
    { type: 'pair', key: '999999' },
    page('two'),
  ].forEach((data) => say(data));
  await settled();
  expect(shown()).toBeUndefined();
  Object.values(commands).forEach((command) => expect(command).not.toHaveBeenCalled());
  expect(onFault).not.toHaveBeenCalled();
});

it.each(['reload', 'clear', 'logout', 'close'] as const)('honours %s of the paired source alone', (command) => {
  const { commands, listen } = setUp();
  const [socket, other] = [listen('socket'), listen('window')];
  socket.say({ type: 'pair', key: '111111' });
  other.say({ type: 'pair', key: '111111' });
  other.say({ type: command });
  expect(commands[command]).not.toHaveBeenCalled();
  socket.say({ type: command });
  expect(commands[command]).toHaveBeenCalledTimes(1);
});

it('keeps the shown page when the next one is invalid', async () => {
  const { onRefused, listen, shown } = setUp({
    examine: async ({ pageCode }) => ({ ...GOOD, isRefused: pageCode === 'broken' }),
  });
  const { say } = listen('desktop', true);
  say(page('good'));
  await settled();
  say(page('broken'));
  await settled();
  expect(shown()).toBe('good');
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ pageCode: 'broken' }), []);
});

it('shows the last page even when an earlier one is validated later', async () => {
  let finish = (_answer: typeof GOOD) => {};
  const { onRefused, listen, shown } = setUp({
    examine: ({ pageCode }) =>
      pageCode === 'slow' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(GOOD),
  });
  const { say } = listen('desktop', true);
  say(page('slow'));
  say(page('fast'));
  await settled();
  finish({ ...GOOD, isRefused: true });
  await settled();
  expect(shown()).toBe('fast');
  expect(onRefused).not.toHaveBeenCalled();
});

it('drops the page of a source that was disconnected meanwhile', async () => {
  const { preview, listen, shown } = setUp();
  const desktop = listen('desktop', true);
  desktop.say(page('one'));
  preview.disconnect();
  await settled();
  expect(shown()).toBeUndefined();
  expect(desktop.source.listener).toBeUndefined();
  preview.renewCode();
  desktop.say(page('two'));
  await settled();
  expect(shown()).toBe('two');
});

it('ignores a source after five wrong codes', () => {
  const { preview, listen } = setUp();
  const { source, say } = listen('socket');
  for (let tries = 0; tries < 5; tries += 1) say({ type: 'pair', key: 'guess' }, `socket:${tries}`);
  expect(source.listener).toBeUndefined();
  preview.renewCode();
  expect(source.listener).toBeDefined();
  expect(preview.pairing.get().code).toBe('222222');
});

it('finds a page by its code and drops the oldest of many', async () => {
  const { preview, listen } = setUp();
  const { say } = listen('desktop', true);
  for (let number = 0; number <= 50; number += 1) {
    say(page(`page-${number}`));
    await settled();
  }
  expect(preview.find('page-1')?.pageCode).toBe('page-1');
  expect(preview.find('page-0')).toBeUndefined();
});

it('reports the fault of a message of the paired source', () => {
  const { onFault, listen } = setUp();
  const { say } = listen('desktop', true);
  say('nonsense');
  expect(onFault).toHaveBeenCalledWith('shape');
});

it('shows that the source is lost and requires the code from its next connection', async () => {
  const { preview, listen, shown } = setUp();
  const { say, lose } = listen('socket');
  say({ type: 'pair', key: '111111' }, 'socket:1');
  lose('socket:1');
  expect(preview.pairing.get().paired?.isConnected).toBe(false);
  say(page('one'), 'socket:2');
  await settled();
  expect(shown()).toBeUndefined();
  say({ type: 'pair', key: '111111' }, 'socket:2');
  say(page('one'), 'socket:2');
  await settled();
  expect(shown()).toBe('one');
});
