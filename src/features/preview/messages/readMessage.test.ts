import { readMessage, readPair } from './readMessage';

const page = { type: 'protocol', protocol: { protocolversion: '1.0.0' } };

it('reads a page as text or as an object, with a default page code', () => {
  const message = { ...page, pagecode: 'preview' };
  expect(readMessage(page)).toEqual({ message });
  expect(readMessage(JSON.stringify(page))).toEqual({ message });
  expect(readMessage({ ...page, pagecode: 'order', status: 3, linkparam: { id: 1 }, fragments: { a: {} } })).toEqual({
    message: { ...page, pagecode: 'order', status: 3, linkparam: { id: 1 }, fragments: { a: {} } },
  });
});

it.each(['reload', 'clear', 'logout', 'close'])('reads the command %s', (type) =>
  expect(readMessage({ type })).toEqual({ message: { type } }),
);

const cycle: Record<string, unknown> = { type: 'reload' };
cycle.self = cycle;

it.each([
  ['no JSON', '{'],
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', [page]],
  ['an unknown command', { type: 'format' }],
  ['an inherited type', Object.create({ type: 'reload' })],
  ['a wrong status', { ...page, status: 4 }],
  ['a code that is no text', { ...page, pagecode: {} }],
  ['a very long code', { ...page, pagecode: 'x'.repeat(201) }],
  ['fragments that are a list', { ...page, fragments: [] }],
  ['a cycle', cycle],
])('rejects %s as a message', (_name, data) => expect(readMessage(data)).toEqual({ fault: 'shape' }));

it('refuses a message over 2 MB', () => {
  expect(readMessage({ ...page, protocol: 'x'.repeat(2_000_000) })).toEqual({ fault: 'size' });
  expect(readMessage(' '.repeat(2_000_001))).toEqual({ fault: 'size' });
});

it('drops keys that reach a prototype', () => {
  const read = readMessage('{"type":"protocol","protocol":{},"linkparam":{"__proto__":{"isAdmin":1},"id":1}}');
  expect(read).toMatchObject({ message: { linkparam: { id: 1 } } });
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect('message' in read && read.message.type === 'protocol' && 'isAdmin' in (read.message.linkparam ?? {})).toBe(
    false,
  );
});

it('reads the key of a pair message and of no other message', () => {
  expect(readPair({ type: 'pair', key: '123456' })).toBe('123456');
  expect(readPair('{"type":"pair","key":"123456"}')).toBe('123456');
  [
    { type: 'pair' },
    { type: 'pair', key: 123456 },
    { type: 'pair', key: 'x'.repeat(201) },
    page,
    'pair',
    `{"type":"pair","key":"${' '.repeat(600)}"}`,
    null,
  ].forEach((data) => expect(readPair(data)).toBeUndefined());
});
