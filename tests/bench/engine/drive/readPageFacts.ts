import { WORKLOADS } from '../contract';
import type { BenchPage } from './openBenchPage';

/** Facts that the page reports before the measurement. */
export interface PageFacts {
  version: string;
  /** The variant that is measured, by workload. */
  variant: Record<string, string | undefined>;
  /** Why a workload cannot be measured, by workload. */
  unsupported: Record<string, string | undefined>;
}

export async function readPageFacts({ page }: BenchPage): Promise<PageFacts> {
  const { version, variants, supports } = await page.evaluate(
    (workloads) => ({
      version: window.bench.version,
      variants: window.bench.variants,
      supports: workloads.map((workload) => [workload, window.bench.supports(workload)] as const),
    }),
    WORKLOADS,
  );
  const variant = Object.fromEntries(WORKLOADS.map((workload) => [workload, variants[workload]?.[0]]));
  const unsupported = Object.fromEntries(
    supports.flatMap(([workload, answer]) => (answer === true ? [] : [[workload, answer]])),
  );
  return { version, variant, unsupported };
}
