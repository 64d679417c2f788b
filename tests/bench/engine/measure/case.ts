import type { WorkloadId } from '../contract';
import type { BenchPage } from '../drive/openBenchPage';

/** The observations of one repetition, by figure; a figure may have several. */
export type Observations = Record<string, number[]>;

/** One measurable piece of a workload. Each repetition gets a fresh page. */
export interface Case {
  /** The workload and its size: `W1-500`. */
  key: string;
  workload: WorkloadId;
  run(page: BenchPage, variant: string): Promise<Observations>;
}
