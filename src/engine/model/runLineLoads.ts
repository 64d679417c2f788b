import { configError } from '../events/configError';
import { issue } from '../protocol/issues';
import type { ArrayModel } from './arrayModel';
import { CellField } from './cellField';
import { untracked } from './reactive';
import { isSection } from './row';
import type { Line } from './row';

/** Lines whose events run at the same time: each may call the server. */
const LINES_AT_ONCE = 20;

/** After so much work the browser may paint and answer. */
const YIELD_AFTER_MS = 12;

/** Lines that may come while events run, before it is clear that the events insert them without end. */
const MOST_NEW_LINES = 1000;

/** Lines on which the events have run, or are about to. */
const begun = new WeakSet<Line>();
const running = new WeakMap<ArrayModel, Promise<void>>();

/** Runs the onload events of an array's columns and section fields, once on each line, those off screen included: their values are submitted too. */
export function runLineLoads(array: ArrayModel): Promise<void> {
  // The present run takes the new lines along.
  const run = running.get(array) ?? runAll(array);
  running.set(array, run);
  return run;
}

async function runAll(array: ArrayModel): Promise<void> {
  // The change that brought the lines ends first.
  await Promise.resolve();
  let lines = takeNew(array);
  for (let later = 0; lines.length > 0; later += lines.length) {
    if (later > MOST_NEW_LINES) {
      array.page.host.report(
        configError(array.page.host, issue('cycle', `${array.node.path}.onload`, { names: array.name })),
      );
      break;
    }
    await runOn(array, lines);
    lines = takeNew(array);
  }
  running.delete(array);
}

function takeNew(array: ArrayModel): readonly Line[] {
  const lines = untracked(() => array.lines()).filter((line) => !begun.has(line));
  lines.forEach((line) => begun.add(line));
  return lines;
}

async function runOn(array: ArrayModel, lines: readonly Line[]): Promise<void> {
  let since = performance.now();
  for (let start = 0; start < lines.length && !array.page.hasEnded; start += LINES_AT_ONCE) {
    await Promise.all(lines.slice(start, start + LINES_AT_ONCE).map((line) => runOnLine(array, line)));
    if (performance.now() - since < YIELD_AFTER_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

async function runOnLine(array: ArrayModel, line: Line): Promise<void> {
  for (const node of isSection(line) ? array.fields : array.columns) {
    if (!line.isGone && node.events.onload) await new CellField(array, line, node, array.placeOf(line)).load();
  }
}
