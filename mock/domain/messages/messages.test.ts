import { MOST_MESSAGES } from './mailbox';
import type { MessageDraft, SeededMessage } from './message';
import { createMessages } from './messages';

const draft = (change: Partial<MessageDraft> = {}): MessageDraft => ({
  to: 'manager',
  kind: 'notice',
  title: { key: '标题' },
  content: { key: '内容' },
  ...change,
});
const seeded = (time: string, change: Partial<SeededMessage> = {}): SeededMessage => ({
  ...draft(),
  time,
  isRead: false,
  ...change,
});
const announcement = { to: undefined, kind: 'system' } as const;

it('a message reaches its position only, the newest first; one without a position reaches everybody', () => {
  const messages = createMessages([seeded('2026-11-02 09:00'), seeded('2026-11-01 09:00', announcement)]);
  messages.send(draft({ title: { key: '新消息' } }));
  expect(messages.list('manager').map(({ message }) => message.title.key)).toEqual(['新消息', '标题', '标题']);
  expect(messages.list('director').map(({ message }) => message.kind)).toEqual(['system']);
});

it('each position has read marks of its own on an announcement, and deletes it for itself only', () => {
  const messages = createMessages([seeded('2026-11-01 09:00', announcement)]);
  const [id = ''] = messages.list('manager').map(({ message }) => message.id);
  messages.markRead('manager', [id]);
  expect([messages.unread('manager').system, messages.unread('director').system]).toEqual([0, 1]);
  messages.delete('director', [id]);
  expect([messages.list('manager').length, messages.list('director').length]).toEqual([1, 0]);
});

it('nobody reads, marks or deletes the messages of another position', () => {
  const messages = createMessages([seeded('2026-11-02 09:00')]);
  const [id = ''] = messages.list('manager').map(({ message }) => message.id);
  expect(messages.get('director', id)).toBeUndefined();
  messages.markRead('director', [id]);
  messages.delete('director', [id]);
  expect(messages.list('manager')).toMatchObject([{ isRead: false }]);
});

it('a decided task marks its to-do messages as read: those of one position, or of all', () => {
  const messages = createMessages([]);
  const todo = draft({ kind: 'todo', link: { processId: 'p1' } });
  messages.send(todo);
  messages.send({ ...todo, to: 'director' });
  messages.send(draft({ kind: 'todo', link: { processId: 'p2' } }));
  messages.send(draft({ kind: 'notice', link: { processId: 'p1' } }));
  messages.settle({ processId: 'p1', positionId: 'manager' });
  expect(messages.unread('manager')).toEqual({ todo: 1, notice: 1, system: 0 });
  expect(messages.unread('director').todo).toBe(1);
  messages.settle({ processId: 'p1' });
  expect(messages.unread('director').todo).toBe(0);
});

it('only messages after the cursor are new, and none without a cursor', () => {
  const messages = createMessages([seeded('2026-11-02 09:00')]);
  const cursor = messages.cursor();
  messages.send(draft({ title: { key: '新消息' } }));
  expect(messages.unreadAfter('manager', cursor).map(({ title }) => title.key)).toEqual(['新消息']);
  expect(messages.unreadAfter('manager', undefined)).toEqual([]);
  messages.markAllRead('manager');
  expect(messages.unreadAfter('manager', cursor)).toEqual([]);
});

it('marks all messages of one kind, or of every kind', () => {
  const messages = createMessages([seeded('2026-11-02 09:00'), seeded('2026-11-01 09:00', announcement)]);
  messages.markAllRead('manager', 'system');
  expect(messages.unread('manager')).toEqual({ todo: 0, notice: 1, system: 0 });
  messages.markAllRead('manager');
  expect(messages.unread('manager').notice).toBe(0);
});

it('a full mailbox drops the oldest read message first, then the oldest of all', () => {
  const many = Array.from({ length: MOST_MESSAGES }, (_, index) => seeded(`2026-11-01 ${index + 10_000}`));
  const messages = createMessages(many);
  const ids = messages.list('manager').map(({ message }) => message.id);
  const [oldest = '', second = ''] = [...ids].reverse();
  messages.markRead('manager', [second]);
  messages.send(draft());
  expect(messages.list('manager')).toHaveLength(MOST_MESSAGES);
  expect([messages.get('manager', oldest), messages.get('manager', second)]).toEqual([expect.anything(), undefined]);
  messages.send(draft());
  expect(messages.get('manager', oldest)).toBeUndefined();
});

it('reports a change only once something was sent, read or deleted', () => {
  const messages = createMessages([seeded('2026-11-02 09:00', { isRead: true })]);
  messages.list('manager');
  messages.markAllRead('manager');
  expect(messages.isChanged()).toBe(false);
  messages.send(draft());
  expect(messages.isChanged()).toBe(true);
});
