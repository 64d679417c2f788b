import { createTracer } from '@/engine/trace/createTracer';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createPlayground } from './createPlayground';
import type { PlaygroundDeps } from './createPlayground';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const finding = { code: 'not-json', path: '', severity: 'error', reason: 'broken' } as const;

function setUp(given: Partial<PlaygroundDeps> = {}) {
  const examine = jest.fn<ReturnType<PlaygroundDeps['examine']>, Parameters<PlaygroundDeps['examine']>>(
    async ({ protocol }) =>
      String(protocol).startsWith('{') ? { isRefused: false, findings: [] } : { isRefused: true, findings: [finding] },
  );
  const later = (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  };
  const storage = memoryStorage();
  const playground = createPlayground({
    storage,
    initial: '{}',
    examine,
    startTrace: () => Promise.resolve(createTracer(() => 0)),
    later,
    report: jest.fn(),
    ...given,
  });
  return { playground, examine, storage, shown: () => playground.state.get().page?.protocol };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('validates the text 300 ms after the last change only', async () => {
  const { playground, examine, shown } = setUp();
  playground.change('{"a":1}');
  await pass(200);
  playground.change('{"a":12}');
  await pass(299);
  expect(examine).not.toHaveBeenCalled();
  await pass(1);
  expect(examine).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('{"a":12}');
});

it('keeps the last page while the text is invalid and lists the findings', async () => {
  const { playground, shown } = setUp();
  playground.show();
  await pass(0);
  playground.change('oops');
  await pass(300);
  expect(shown()).toBe('{}');
  expect(playground.state.get()).toMatchObject({ isRefused: true, findings: [finding] });
  playground.change('{"mended":1}');
  await pass(300);
  expect(playground.state.get()).toMatchObject({ isRefused: false, findings: [], page: { protocol: '{"mended":1}' } });
});

it('keeps page and input when the same text is validated again', async () => {
  const { playground } = setUp();
  playground.show();
  await pass(0);
  const { page } = playground.state.get();
  playground.show();
  await pass(0);
  expect(playground.state.get().page).toBe(page);
});

it('restores the text after a reload of the browser tab', async () => {
  const { playground, storage } = setUp();
  playground.change('{"kept":1}');
  expect(setUp({ storage }).playground.text()).toBe('{"kept":1}');
});

it('shows the last text even when an earlier one is validated later', async () => {
  const answers: (() => void)[] = [];
  const { playground, shown } = setUp({
    examine: () => new Promise((resolve) => answers.push(() => resolve({ isRefused: false, findings: [] }))),
  });
  playground.show();
  playground.change('{"late":1}');
  await pass(300);
  answers[1]?.();
  answers[0]?.();
  await pass(0);
  expect(shown()).toBe('{"late":1}');
});

it('validates nothing after it was stopped', async () => {
  const { playground, examine } = setUp();
  playground.change('{"a":1}');
  playground.stop();
  await pass(1000);
  expect(examine).not.toHaveBeenCalled();
});
