import type { MenuItem } from '@/services';
import { badgesOf, countOf } from './menuBadges';

const item = (pageCode: string, children: readonly MenuItem[] = []): MenuItem => ({
  id: pageCode,
  title: pageCode,
  pageCode,
  children,
});

it('the items of pending processes and of messages show a number, in any spelling of their address', () => {
  expect(badgesOf(item('native:undeal'))).toEqual(['undeal']);
  expect(badgesOf(item('native:MessageManager?kind=todo'))).toEqual(['messages']);
  expect(badgesOf(item('native:flow'))).toEqual(['returned', 'copied']);
  expect(badgesOf(item('native:dealed'))).toEqual([]);
  expect(badgesOf(item('order-list'))).toEqual([]);
  expect(badgesOf({ id: 'group', title: 'group', children: [] })).toEqual([]);
});

it('a group shows the numbers of the items below it, each once', () => {
  const items = [item('native:undeal'), item('native:undeal'), item('native:messagemanager')];
  expect(badgesOf({ id: 'group', title: 'group', children: items })).toEqual(['undeal', 'messages']);
});

it('what was returned is one of the processes to decide: a group that shows these does not count it again', () => {
  const group = (...items: MenuItem[]) => badgesOf({ id: 'group', title: 'group', children: items });
  expect(group(item('native:undeal'), item('native:flow'))).toEqual(['undeal', 'copied']);
  expect(group(item('native:flow'))).toEqual(['returned', 'copied']);
});

it('an unknown number counts as 0', () => {
  const counts = { undeal: 3, messages: { todo: 1, notice: 2, system: 3 }, hasMessages: true };
  expect([countOf(counts, 'undeal'), countOf(counts, 'messages')]).toEqual([3, 6]);
  expect([countOf({ ...counts, returned: 2 }, 'returned'), countOf(counts, 'copied')]).toEqual([2, 0]);
  const unknown = { undeal: undefined, messages: undefined, hasMessages: true };
  expect([countOf(unknown, 'undeal'), countOf(unknown, 'messages')]).toEqual([0, 0]);
});
