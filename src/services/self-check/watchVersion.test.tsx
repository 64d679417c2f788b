import { createStore } from '@/common/store';
import { VERSION_INTERVAL_MS, watchVersion } from './watchVersion';

const page = (hash: string) => new Response(`<script src="/umi.${hash}.js"></script>`);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The watch of a page of build 0123abcd on a server that answers so, one after the other. */
function watch(...answers: (() => Promise<Response>)[]) {
  document.body.innerHTML = '<script src="/umi.0123abcd.js" type="text/plain"></script>';
  const isOutdated = createStore(false);
  const server = jest.fn(() => answers.shift()?.() ?? Promise.resolve(page('0123abcd')));
  let isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const stop = watchVersion({ fetch: server, document, isOutdated });
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { isOutdated, server, stop, show };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('tells once that another build is deployed, and again half an hour after somebody has put it off', async () => {
  const { isOutdated, server, stop } = watch(
    () => Promise.resolve(page('0123abcd')),
    () => Promise.resolve(page('ffffffff')),
    () => Promise.resolve(page('ffffffff')),
  );
  await pass(VERSION_INTERVAL_MS - 1);
  expect(server).not.toHaveBeenCalled();
  await pass(1);
  expect([server.mock.calls.length, isOutdated.get()]).toEqual([1, false]);
  await pass(VERSION_INTERVAL_MS);
  expect(isOutdated.get()).toBe(true);
  isOutdated.set(false);
  await pass(VERSION_INTERVAL_MS);
  expect(isOutdated.get()).toBe(true);
  stop();
});

it('asks nothing while the page is hidden, and when the person is back after that time', async () => {
  const { server, show, stop } = watch();
  show(false);
  await pass(3 * VERSION_INTERVAL_MS);
  expect(server).not.toHaveBeenCalled();
  show(true);
  show(false);
  show(true);
  expect(server).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failing server', () => Promise.resolve(new Response('umi.ffffffff.js', { status: 503 }))],
  ['another page', () => Promise.resolve(new Response('<html>sign in to the network</html>'))],
])('says nothing after %s, and looks again', async (_what, answer) => {
  const { isOutdated, server, stop } = watch(answer);
  await pass(VERSION_INTERVAL_MS);
  expect(isOutdated.get()).toBe(false);
  await pass(VERSION_INTERVAL_MS);
  expect(server).toHaveBeenCalledTimes(2);
  stop();
});

it('asks nothing any more after its end', async () => {
  const { server, stop } = watch();
  stop();
  await pass(2 * VERSION_INTERVAL_MS);
  expect(server).not.toHaveBeenCalled();
});
