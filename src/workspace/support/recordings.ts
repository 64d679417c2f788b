import type { Disposable } from '@/common/disposable';
import type { Observed, PageModel } from '@/engine';
import type { Recording } from '@/engine/workshop';

/** By their host, which is there before the page. */
const recordings = new WeakMap<object, Recording>();

/** Entries of the browser's own list of requests; by default only 250 are kept. */
const MAX_RESOURCE_ENTRIES = 2_000;

/** The recording of a page that was opened while pages were recorded. */
export const recordingOf = (page: PageModel): Recording | undefined => recordings.get(page.host);

/** The engine's list of running pages. The engine is loaded with the first page; this waits for it. */
export const loadObserved = async (): Promise<Observed> =>
  (await import(/* webpackChunkName: "engine" */ '@/engine')).observed;

/** Records every page that is opened from now on, until it is disposed. */
export async function startRecording(performance: Performance, time: () => number): Promise<Disposable> {
  const { loadWorkshop } = await import(/* webpackChunkName: "engine" */ '@/engine');
  const [observed, { createRecording }] = await Promise.all([loadObserved(), loadWorkshop()]);
  performance.setResourceTimingBufferSize?.(MAX_RESOURCE_ENTRIES);
  const now = () => performance.now();
  const record: Observed['record'] = (pageCode, host, measures) => {
    const recording = createRecording({ pageCode, host, measures, now, time });
    recordings.set(recording.host, recording);
    return recording;
  };
  observed.record = record;
  return () => {
    if (observed.record === record) observed.record = undefined;
  };
}
