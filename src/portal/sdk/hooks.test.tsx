import { act, render, screen } from '@testing-library/react';
import { useCallback } from 'react';
import { AppError } from '../../common/errors/appError';
import { createFakePortal } from '../contract/fakePortal';
import type { FakePortal } from '../contract/fakePortal';
import { PortalContext, ViewContext } from './portalContext';
import { usePortal } from './portalContext';
import { useDirty } from './useDirty';
import { useLoad } from './useLoad';
import { useSession } from './useSession';
import { useT } from './useT';
import { useTheme } from './useTheme';

const view = { id: 'view-1', route: '/x', element: document.createElement('div') };

const inView = (fake: FakePortal, children: React.ReactNode) => (
  <PortalContext value={fake.portal}>
    <ViewContext value={view}>{children}</ViewContext>
  </PortalContext>
);

test('texts, person and look follow the host without a reload', () => {
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

test('a view is dirty while it says so, and clean when it goes', () => {
  const fake = createFakePortal();
  function Input({ isDirty }: { isDirty: boolean }) {
    useDirty(isDirty);
    return null;
  }
  const { rerender, unmount } = render(inView(fake, <Input isDirty />));
  expect([...fake.dirty]).toEqual(['view-1']);
  rerender(inView(fake, <Input isDirty={false} />));
  expect([...fake.dirty]).toEqual([]);
  rerender(inView(fake, <Input isDirty />));
  unmount();
  expect([...fake.dirty]).toEqual([]);
});

function Numbers({ page = 1 }: { page?: number }) {
  const { http } = usePortal();
  const load = useCallback((signal: AbortSignal) => http.post('/numbers', { page }, { signal }), [http, page]);
  const { data, error, isLoading, reload } = useLoad(load);
  return <button onClick={reload}>{`${String(data)} ${error?.kind ?? ''} ${isLoading ? 'loading' : 'still'}`}</button>;
}

test('what was loaded stands while the next answer is under way', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', ({ page }: { page: number }) => page * 10);
  const { rerender } = render(inView(fake, <Numbers />));
  expect(await screen.findByText('10 still')).toBeVisible();
  rerender(inView(fake, <Numbers page={2} />));
  expect(screen.getByText('10 loading')).toBeVisible();
  expect(await screen.findByText('20 still')).toBeVisible();
});

test('a newer request gives up the running one', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', ({ page }: { page: number }) => (page === 1 ? new Promise(() => undefined) : page * 10));
  const { rerender } = render(inView(fake, <Numbers />));
  rerender(inView(fake, <Numbers page={2} />));
  expect(await screen.findByText('20 still')).toBeVisible();
  expect(fake.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

test('a switch of position forgets what the old one saw and asks again', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', () => fake.session.get().positionId);
  render(inView(fake, <Numbers />));
  expect(await screen.findByText('p-1 still')).toBeVisible();
  act(() => fake.session.set({ ...fake.session.get(), positionId: 'p-2' }));
  expect(screen.getByText('undefined loading')).toBeVisible();
  expect(await screen.findByText('p-2 still')).toBeVisible();
});

test('another language asks again, and so does a reload; a failure is kept until then', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', new AppError('network', 'offline'));
  render(inView(fake, <Numbers />));
  expect(await screen.findByText('undefined network still')).toBeVisible();
  fake.answer('/numbers', () => fake.language.get());
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('zh-CN still')).toBeVisible();
  act(() => fake.language.set('en'));
  expect(await screen.findByText('en still')).toBeVisible();
});

test('a view that closes gives up what it asked for', () => {
  const fake = createFakePortal();
  fake.answer('/numbers', () => new Promise(() => undefined));
  render(inView(fake, <Numbers />)).unmount();
  expect(fake.calls[0]?.signal?.aborted).toBe(true);
});
