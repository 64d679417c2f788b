import { act, render, screen } from '@testing-library/react';
import { createFakePortal } from '../contract/fakePortal';
import type { FakePortal } from '../contract/fakePortal';
import { useSession, useT, useTheme, ViewContext } from './hooks';

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
