import { takeWork } from './handOver';
import { nextFrame } from './nextFrame';
import { nextPaint } from './nextPaint';
import { rootElement } from './rootElement';
import { until } from './until';

/** Controls that fit into a window of 900 px: 14 rows of 3. */
const FIRST_SCREEN_CONTROLS = 42;

/** Milliseconds from just before `bench.mount`. */
export interface FormMount {
  /** The first screen is painted. */
  first: number;
  /** Every control is mounted and painted. */
  all: number;
}

/** Mounts the given form and waits for its first screen and for all of it. */
export async function mountForm(limitMs: number): Promise<FormMount> {
  const { spec, prepared } = takeWork('form');
  const seen = () => `${window.bench.countControls()} of ${spec.n} controls`;
  const start = performance.now();
  window.bench.mount(prepared, rootElement());
  const firstScreen = Math.min(spec.n, FIRST_SCREEN_CONTROLS);
  await until(() => window.bench.countControls() >= firstScreen, limitMs, seen);
  const first = (await nextPaint()) - start;
  await until(() => window.bench.countControls() >= spec.n, limitMs, seen);
  await nextFrame();
  await nextFrame();
  return { first, all: performance.now() - start };
}
