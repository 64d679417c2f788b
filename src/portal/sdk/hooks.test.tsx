import { act, render, screen } from '@testing-library/react';
import { createFakePortal } from '../contract/fakePortal';
import type { FakePortal } from '../contract/fakePortal';
import { useDirty, useSession, useT, useTheme, ViewContext } from './hooks';

const inView = ({ portal }: FakePortal, children: React.ReactNode) => (
  <ViewContext value={{ id: 'view-1', route: '/x', element: document.createElement('div'), portal }}>
    {children}
  </ViewContext>
);

test('texts, user and theme follow the host without a reload', () => {
  const fake = createFakePortal();
  fake.portal.i18n.addTexts({ 'zh-CN': { 'x.hello': '您好{{name}}' }, en: { 'x.hello': 'Hello {{name}}' } });
  function Greeting() {
    const t = useT();
    return <p>{`${t('x.hello', { name: useSession().userName })} ${useTheme().name}`}</p>;
  }
  render(inView(fake, <Greeting />));
  expect(screen.getByText('您好李娜 light')).toBeVisible();
  act(() => {
    fake.language.set('en');
    fake.session.set({ ...fake.session.get(), userName: 'Wang' });
    fake.theme.set({ name: 'dark', density: 'default' });
  });
  expect(screen.getByText('Hello Wang dark')).toBeVisible();
});

test('marks the view as dirty while the hook’s argument is true, and clears the mark on unmount', () => {
  const fake = createFakePortal();
  function Input({ isDirty }: { isDirty: boolean }) {
    useDirty(isDirty);
    return null;
  }
  const { rerender, unmount } = render(inView(fake, <Input isDirty />));
  expect(fake.isDirty).toBe(true);
  rerender(inView(fake, <Input isDirty={false} />));
  expect(fake.isDirty).toBe(false);
  rerender(inView(fake, <Input isDirty />));
  unmount();
  expect(fake.isDirty).toBe(false);
});
