import { recordedRequests, startRecording } from './recordings';
import type { ObserveRequests } from './recordings';

const request = (name: string, startTime: number) => ({
  name,
  initiatorType: 'fetch',
  startTime,
  duration: 5,
  transferSize: 10,
});

/** A browser whose own list is full: its observers are told all the same. */
async function start() {
  let tell: Parameters<ObserveRequests>[0] = () => {};
  const stopped = jest.fn();
  const stop = await startRecording({
    now: () => 0,
    time: () => 0,
    observeRequests: (onRequests) => {
      tell = onRequests;
      return stopped;
    },
  });
  return { tell: (...names: string[]) => tell(names.map(request)), stop, stopped };
}

it('new requests are known however many there were before; the oldest are dropped', async () => {
  const { tell, stop, stopped } = await start();
  tell(...Array.from({ length: 2_500 }, (_, index) => `https://a.example/api/${index}`));
  tell('https://a.example/api/last?token=secret');
  const names = recordedRequests().map(({ name }) => name);
  expect(names).toHaveLength(2_000);
  expect(names.at(-1)).toBe('https://a.example/api/last');
  stop();
  expect(stopped).toHaveBeenCalled();
  expect(recordedRequests()).toEqual([]);
});

it('files of the program take no place of a request', async () => {
  const { tell, stop } = await start();
  tell('https://a.example/api/one', 'https://a.example/umi.js', 'https://a.example/config.json');
  expect(recordedRequests().map(({ name }) => name)).toEqual(['https://a.example/api/one']);
  stop();
});
