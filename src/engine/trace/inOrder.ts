import type { Fresh } from './createTracer';
import type { ChangeEntry } from './traceEntry';

/** A change that is still to be written down, with the controls that its expression reads. */
export interface PendingChange {
  readonly change: Fresh<ChangeEntry>;
  readonly cause: number | undefined;
  readonly reads: ReadonlySet<string>;
}

/** Puts each change after those that it follows from; else they stay as they came. Signals answer in an order of their own. */
export function inOrder(pending: readonly PendingChange[]): readonly PendingChange[] {
  const left = [...pending];
  const ordered: PendingChange[] = [];
  const waitsFor = (one: PendingChange) =>
    left.some((other) => other !== one && other.change.prop === 'value' && one.reads.has(other.change.control));
  while (left.length > 0) {
    // A cycle is broken where it was met first.
    const next = Math.max(
      0,
      left.findIndex((one) => !waitsFor(one)),
    );
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}
