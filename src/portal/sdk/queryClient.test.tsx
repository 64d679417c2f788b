import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { AppError } from '../../common/errors/appError';
import { createFakePortal } from '../contract/fakePortal';
import type { FakePortal } from '../contract/fakePortal';
import { usePortal, ViewContext } from './hooks';
import { ServerStateProvider } from './SubAppRoot';

const inView = ({ portal }: FakePortal, children = <Numbers />) => (
  <ViewContext value={{ id: 'view-1', route: '/x', element: document.createElement('div'), portal }}>
    <ServerStateProvider host={portal}>{children}</ServerStateProvider>
  </ViewContext>
);
const show = (fake: FakePortal) => render(inView(fake));

function Numbers({ page = 1 }: { page?: number }) {
  const { http } = usePortal();
  const { data, error, isFetching } = useQuery({
    queryKey: ['numbers', page],
    queryFn: ({ signal }) => http.post('/numbers', { page }, { signal }),
  });
  return <p>{`${String(data)} ${error?.kind ?? ''} ${isFetching ? 'loading' : 'still'}`}</p>;
}

test('a newer query aborts the running one', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', ({ page }: { page: number }) => (page === 1 ? new Promise(() => undefined) : page * 10));
  const { rerender } = show(fake);
  rerender(inView(fake, <Numbers page={2} />));
  expect(await screen.findByText('20 still')).toBeVisible();
  expect(fake.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

test('a switch of position drops all answers and reads again', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', 'seen by p-1');
  show(fake);
  expect(await screen.findByText('seen by p-1 still')).toBeVisible();
  let resolve = (_answer: string) => undefined as void;
  fake.answer('/numbers', () => new Promise<string>((done) => (resolve = done)));
  act(() => fake.session.set({ ...fake.session.get(), positionId: 'p-2' }));
  expect(await screen.findByText('undefined loading')).toBeVisible();
  resolve('seen by p-2');
  expect(await screen.findByText('seen by p-2 still')).toBeVisible();
});

test('a change of language reads again and shows the old answer until then', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', '中文');
  show(fake);
  expect(await screen.findByText('中文 still')).toBeVisible();
  let resolve = (_answer: string) => undefined as void;
  fake.answer('/numbers', () => new Promise<string>((done) => (resolve = done)));
  act(() => fake.language.set('en'));
  expect(await screen.findByText('中文 loading')).toBeVisible();
  resolve('English');
  expect(await screen.findByText('English still')).toBeVisible();
});

test('a change of language before the first answer asks again, and the earlier answer never shows', async () => {
  const fake = createFakePortal();
  let resolve = (_answer: string) => undefined as void;
  fake.answer('/numbers', () => new Promise<string>((done) => (resolve = done)));
  show(fake);
  expect(await screen.findByText('undefined loading')).toBeVisible();
  const answerInChinese = resolve;
  fake.answer('/numbers', 'English');
  act(() => fake.language.set('en'));
  answerInChinese('中文');
  expect(await screen.findByText('English still')).toBeVisible();
  expect(fake.calls).toHaveLength(2);
});

test('a view that closes aborts its reads', () => {
  const fake = createFakePortal();
  fake.answer('/numbers', () => new Promise(() => undefined));
  show(fake).unmount();
  expect(fake.calls[0]?.signal?.aborted).toBe(true);
});

describe('after a failure', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const callsAfter = async (error: AppError) => {
    const fake = createFakePortal();
    fake.answer('/numbers', error);
    show(fake);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    return fake.calls.length;
  };

  test('a read is retried twice after a network error before the screen shows it', async () => {
    expect(await callsAfter(new AppError('network', 'offline'))).toBe(3);
    expect(screen.getByText('undefined network still')).toBeVisible();
  });

  test('an error of the server is not retried', async () => {
    expect(await callsAfter(new AppError('service', 'no'))).toBe(1);
    expect(screen.getByText('undefined service still')).toBeVisible();
  });
});

test('texts of the same language that are added later do not query again', async () => {
  const fake = createFakePortal();
  fake.answer('/numbers', '中文');
  show(fake);
  expect(await screen.findByText('中文 still')).toBeVisible();
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'x.late': '后到' } }));
  expect(screen.getByText('中文 still')).toBeVisible();
  expect(fake.calls).toHaveLength(1);
});
