import type { Spec } from './workloads/spec';

export const WORKLOADS = ['W1', 'W2a', 'W2b', 'W3', 'W4', 'W5', 'W6'] as const;
export type WorkloadId = (typeof WORKLOADS)[number];

/** The functions by which the driver reads and edits a table. Rows and columns count from 0 among those in the DOM. */
export interface TableProbes {
  domRows(): number;
  /** The input of an editable cell. */
  cell(row: number, column: number): HTMLInputElement | null;
  cellText(row: number, column: number): string | undefined;
  /** The totals below an editable array, read from what a person sees. */
  footer(): { sum: number; count: number } | null;
  add(): void;
  del(row: number): void;
  scroller(): HTMLElement;
}

/**
 * The interface that a measured page exposes as `window.bench`. Its root element has the id `root`.
 * `prepare` translates a neutral spec to the page's own language and is not timed; `mount` is.
 */
export interface Bench<Prepared = unknown> {
  name: string;
  version: string;
  /** Ways to show a workload; the first one named is measured. Free names, except `full`: every row is in the DOM. */
  variants: Partial<Record<WorkloadId, string[]>>;
  /** true, or why the page cannot do this workload. */
  supports(workload: WorkloadId): true | string;
  prepare(spec: Spec): Prepared;
  mount(prepared: Prepared, element: HTMLElement): void;
  unmount(): void;
  /** Controls in the DOM, as widgets or as their light stand-ins. */
  countControls(): number;
  control(name: string): HTMLInputElement | null;
  isVisible(name: string): boolean;
  isRequired(name: string): boolean;
  value(name: string): string | undefined;
  table: TableProbes;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
