import { read } from '../schemas';
import { messageSchema, unreadCountsSchema } from './message';

const wire = (change: object) => ({ messageid: 12, kind: 'todo', title: '费用报销', isread: 1, ...change });
const linkOf = (link: unknown) => read(messageSchema, wire({ link })).link;

it('reads a message; what is missing is empty', () => {
  expect(read(messageSchema, wire({}))).toEqual({
    id: '12',
    kind: 'todo',
    kindName: '',
    title: '费用报销',
    summary: '',
    sender: '',
    time: '',
    isRead: true,
    link: undefined,
  });
  expect(read(messageSchema, wire({ kind: 'letter' })).kind).toBe('notice');
  expect(() => read(messageSchema, wire({ messageid: '' }))).toThrow();
});

it('a link is a path of the product or a page; anything else is none', () => {
  for (const route of ['/process?processid=1', '/#/process?processid=1'])
    expect(linkOf({ route })).toEqual({ route: '/process?processid=1' });
  expect(linkOf({ pagecode: 'order-form', linkparam: { orderid: '1' }, status: 3 })).toEqual({
    pageCode: 'order-form',
    linkParam: { orderid: '1' },
    status: 3,
  });
  expect(linkOf({ pagecode: 'order-form', linkparam: 'x', status: 9 })).toEqual({
    pageCode: 'order-form',
    linkParam: {},
    status: undefined,
  });
  for (const link of [
    { route: 'https://elsewhere' },
    { route: '//elsewhere' },
    { route: '/#//elsewhere' },
    { route: '/\\elsewhere' },
    { route: '\\\\elsewhere' },
    { route: 'javascript:1' },
    { route: ' /undeal' },
    { route: '/process?processid=\njavascript:1' },
    { route: `/process?processid=${'1'.repeat(2_000)}` },
    { route: 7 },
    { linkparam: { orderid: '1' }, status: 3 },
    { pagecode: '', linkparam: {} },
    { pagecode: { code: 'order-form' } },
    'x',
    {},
    null,
  ])
    expect(linkOf(link)).toBeUndefined();
});

it('a count that is no number is 0', () => {
  expect(read(unreadCountsSchema, { todo: '3', notice: 'many' })).toEqual({ todo: 3, notice: 0, system: 0 });
});
