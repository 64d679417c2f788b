import { act, render, screen } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { createStore } from '@/common/store';
import { createTestServices } from '@/services/testing/createTestServices';
import type { BadgeCounts } from '../badges/badgeCounts';
import type { Badges } from '../badges/badges';
import type { BadgeKind } from '../badges/menuBadges';
import { BadgesContext } from '../runtime/contexts';
import { MenuTitle } from './MenuTitle';

const NONE: BadgeCounts = { undeal: undefined, messages: undefined, hasMessages: true };

async function show(badges: readonly BadgeKind[], isAbbreviated = false, language: 'zh-CN' | 'en' = 'zh-CN') {
  const services = createTestServices();
  await services.i18n.setLanguage(language);
  await services.i18n.loadNamespaces(['workspace', 'messages']);
  const counts = createStore<BadgeCounts>(NONE);
  const value: Badges = { ...counts, refresh: () => undefined, dispose: () => undefined };
  render(
    <ServicesProvider services={services}>
      <BadgesContext value={value}>
        <ul role="menu">
          <li role="menuitem">
            <MenuTitle text="待办流程" isAbbreviated={isAbbreviated} badges={badges} onRest={() => undefined} />
          </li>
        </ul>
      </BadgesContext>
    </ServicesProvider>,
  );
  return { set: (change: Partial<BadgeCounts>) => act(() => counts.set({ ...NONE, ...change })) };
}
const item = (name: string) => screen.getByRole('menuitem', { name });
/** The number in the badge of the item with this name; undefined without one. */
const badge = (name: string) => item(name).querySelector('[data-count]')?.getAttribute('data-count') ?? undefined;

it('a title shows its number beside it, and its name tells what the number counts', async () => {
  const { set } = await show(['undeal']);
  expect(badge('待办流程')).toBeUndefined();
  set({ undeal: 5 });
  expect(badge('待办流程，5 条待处理')).toBe('5');
  set({ undeal: 0 });
  expect(badge('待办流程')).toBeUndefined();
});

it('a number above 99 is shown as 99+', async () => {
  const { set } = await show(['undeal']);
  set({ undeal: 100 });
  expect(badge('待办流程，100 条待处理')).toBe('99+');
});

it('a group shows the sum, and its name tells each number', async () => {
  const { set } = await show(['undeal', 'messages'], false, 'en');
  set({ undeal: 5, messages: { todo: 1, notice: 1, system: 1 } });
  expect(badge('待办流程, 5 pending, 3 unread')).toBe('8');
});

it('the flow centre tells what was returned and which copies are unread; 10,000 are 99+', async () => {
  const { set } = await show(['returned', 'copied']);
  set({ returned: 1, copied: 2 });
  expect(badge('待办流程，1 条被退回，2 条抄送未读')).toBe('3');
  set({ copied: 10_000 });
  expect(badge('待办流程，10000 条抄送未读')).toBe('99+');
});

it('an abbreviated title of the collapsed menu has the number and the full name as well', async () => {
  const { set } = await show(['messages'], true);
  expect(item('待办流程')).toBeVisible();
  set({ messages: { todo: 1, notice: 0, system: 0 } });
  expect(badge('待办流程，1 条未读')).toBe('1');
});
