import { createStore } from '@/common/store';
import { createPolling, HIDDEN_POLL_MS, LONGEST_PAUSE_MS, POLL_MS } from './createPolling';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start({ runsHidden = false, outcome = () => Promise.resolve(true) } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const isOnline = createStore(true);
  const run = jest.fn(outcome);
  const polling = createPolling({ run, page, isOnline, runsHidden: () => runsHidden });
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { run, isOnline, polling, show, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

it('reads at once and every 30 s', async () => {
  const { run, pass } = start();
  await pass(0);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(POLL_MS - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
});

it('pauses while the page is hidden, and reads at once when it is shown again', async () => {
  const { run, show, pass } = start();
  await pass(0);
  show('hidden');
  await pass(10 * POLL_MS);
  expect(run).toHaveBeenCalledTimes(1);
  show('visible');
  expect(run).toHaveBeenCalledTimes(2);
});

it('goes on more slowly in a hidden page of a person who is notified by the browser', async () => {
  const { run, show, pass } = start({ runsHidden: true });
  await pass(0);
  show('hidden');
  await pass(HIDDEN_POLL_MS - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
});

it('pauses while the browser is offline, and reads at once when it is online again', async () => {
  const { run, isOnline, pass } = start();
  await pass(0);
  isOnline.set(false);
  await pass(10 * POLL_MS);
  expect(run).toHaveBeenCalledTimes(1);
  isOnline.set(true);
  expect(run).toHaveBeenCalledTimes(2);
});

it('makes one read at a time: a refresh during one is another read after it', async () => {
  const ends: (() => void)[] = [];
  const { run, polling, pass } = start({
    outcome: () => new Promise((resolve) => ends.push(() => resolve(true))),
  });
  polling.refresh();
  polling.refresh();
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await pass(0);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await pass(POLL_MS - 1);
  expect(run).toHaveBeenCalledTimes(2);
});

it('waits longer after each failure, at most five minutes, and returns to 30 s after a success', async () => {
  let isFailing = true;
  const { run, pass } = start({ outcome: () => Promise.resolve(!isFailing) });
  await pass(0);
  await pass(2 * POLL_MS - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  await pass(4 * POLL_MS);
  await pass(8 * POLL_MS);
  await pass(LONGEST_PAUSE_MS);
  expect(run).toHaveBeenCalledTimes(5);
  isFailing = false;
  await pass(LONGEST_PAUSE_MS);
  await pass(POLL_MS);
  expect(run).toHaveBeenCalledTimes(7);
});

it('reads nothing any more once it is disposed', async () => {
  const { run, polling, show, isOnline, pass } = start();
  await pass(0);
  polling.dispose();
  polling.refresh();
  show('visible');
  isOnline.set(false);
  isOnline.set(true);
  await pass(10 * POLL_MS);
  expect(run).toHaveBeenCalledTimes(1);
});
