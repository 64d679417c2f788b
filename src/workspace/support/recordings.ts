import type { Disposable } from '@/common/disposable';
import type { Observed, PageModel } from '@/engine';
import type { Recording } from '@/engine/workshop';

/** By their host, which is there before the page. */
const recordings = new WeakMap<object, Recording>();

/** A request of the browser to the server, without what stands behind its path. */
export type RecordedRequest = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'duration' | 'startTime' | 'transferSize'
>;

/** Tells the requests that the browser has made and makes, until it is disposed. */
export type ObserveRequests = (onRequests: (requests: readonly RecordedRequest[]) => void) => Disposable;

/** Older ones are dropped. */
const MAX_REQUESTS = 2_000;
/** Of the recording that was started last. */
let current: { requests: readonly RecordedRequest[] } | undefined;

/** The calls to the server since pages are recorded, the oldest first. */
export const recordedRequests = (): readonly RecordedRequest[] => current?.requests ?? [];

/** The browser's own list takes no more when it is full, and may be emptied; an observer is always told. */
export const observeRequests: ObserveRequests = (onRequests) => {
  const observer = new PerformanceObserver((list) => onRequests(list.getEntries() as PerformanceResourceTiming[]));
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
};

/** The last calls to the server among older and newer requests, without what stands behind their paths. */
function lastCalls(older: readonly RecordedRequest[], newer: readonly RecordedRequest[]): readonly RecordedRequest[] {
  const calls = newer
    .filter(({ name }) => name.includes('/api/'))
    .map(({ name, initiatorType, duration, startTime, transferSize }) => ({
      name: name.replace(/[?#].*$/, ''),
      initiatorType,
      duration,
      startTime,
      transferSize,
    }));
  return [...older, ...calls].slice(-MAX_REQUESTS);
}

/** The recording of a page that was opened while pages were recorded. */
export const recordingOf = (page: PageModel): Recording | undefined => recordings.get(page.host);

/** The engine's list of running pages. The engine is loaded with the first page; this waits for it. */
export const loadObserved = async (): Promise<Observed> =>
  (await import(/* webpackChunkName: "engine" */ '@/engine')).observed;

export interface RecordingEnvironment {
  /** Milliseconds on the clock of the requests. */
  now(): number;
  /** Milliseconds since 1970. */
  time(): number;
  observeRequests: ObserveRequests;
}

/** Records every page that is opened from now on, and the requests, until it is disposed. */
export async function startRecording({ now, time, observeRequests }: RecordingEnvironment): Promise<Disposable> {
  const { loadWorkshop } = await import(/* webpackChunkName: "engine" */ '@/engine');
  const [observed, { createRecording }] = await Promise.all([loadObserved(), loadWorkshop()]);
  const record: Observed['record'] = (pageCode, host, measures) => {
    const recording = createRecording({ pageCode, host, measures, now, time });
    recordings.set(recording.host, recording);
    return recording;
  };
  observed.record = record;
  const own = { requests: [] as readonly RecordedRequest[] };
  current = own;
  const stopObserving = observeRequests((added) => void (own.requests = lastCalls(own.requests, added)));
  return () => {
    stopObserving();
    if (current === own) current = undefined;
    if (observed.record === record) observed.record = undefined;
  };
}
