import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../tests/support/renderScreen';
import type { PortalHttp } from '../contract/portal';
import { queryClientOf } from '../sdk/queryClient';
import { prefetchAhead } from './prefetchAhead';

const FRESH_MS = 15_000;

/** A read whose answer carries a warning, as the host's client treats it. */
function setUp() {
  const fake = portalWith();
  const confirm = jest.fn<Promise<void>, []>();
  confirm.mockResolvedValue();
  const { http } = fake.portal;
  const speaking: PortalHttp = {
    ...http,
    async post(path, body, options) {
      const answer = await http.post(path, body, options);
      await (options?.ahead ? options.ahead.hold(confirm) : confirm());
      return answer;
    },
  };
  fake.answer('/rows', 'rows');
  const read = (by: PortalHttp) => ({
    queryKey: ['rows'],
    queryFn: ({ signal }: { signal: AbortSignal }) => by.post('/rows', {}, { signal }),
    staleTime: FRESH_MS,
  });
  const client = queryClientOf(fake.portal);
  const Rows = () => <p>{String(useQuery(read(speaking)).data ?? 'loading')}</p>;
  const prefetch = () => prefetchAhead(client, speaking, read);
  return { fake, confirm, client, prefetch, open: () => renderScreen(Rows, fake), read: () => read(speaking) };
}

afterEach(() => void jest.useRealTimers());

test('a warning of what was read ahead is shown when a screen uses it, and not before', async () => {
  const { fake, confirm, prefetch, open } = setUp();
  await prefetch();
  expect(confirm).not.toHaveBeenCalled();
  open().unmount();
  expect(confirm).toHaveBeenCalledTimes(1);
  await prefetch();
  open();
  expect(await screen.findByText('rows')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(fake.callsOf('/rows')).toHaveLength(1);
});

test('a screen that opens before the answer has arrived shows its warning', async () => {
  const { fake, confirm, prefetch, open } = setUp();
  let answer = (_rows: string) => {};
  fake.answer('/rows', () => new Promise<string>((resolve) => (answer = resolve)));
  const prefetched = prefetch();
  open();
  await waitFor(() => expect(fake.callsOf('/rows')).toHaveLength(1));
  answer('late rows');
  await prefetched;
  expect(await screen.findByText('late rows')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test.each(['by its screen', 'before its screen'])(
  'an answer that became old and is read again %s shows only the new warning',
  async (moment) => {
    jest.useFakeTimers();
    const { fake, confirm, client, prefetch, open, read } = setUp();
    await prefetch();
    jest.advanceTimersByTime(FRESH_MS + 1);
    if (moment === 'before its screen') await client.prefetchQuery(read());
    open();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(fake.callsOf('/rows')).toHaveLength(2);
    expect(confirm).toHaveBeenCalledTimes(1);
  },
);
