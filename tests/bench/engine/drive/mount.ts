import type { FormMount } from '../page/mountForm';
import type { ArraySpec, FormSpec, Spec, TableSpec } from '../workloads/spec';
import type { BenchPage } from './openBenchPage';
import { withCpuTime } from './withCpuTime';

/** When a mount is given up. */
const LIMIT_MS = 60_000;

export type Mounted<T> = Promise<{ result: T; cpu: number }>;

/** Hands a form over and mounts it; the main thread's time counts from the mount on. */
export async function mountForm(benchPage: BenchPage, spec: FormSpec): Mounted<FormMount> {
  await handOver(benchPage, spec);
  return withCpuTime(benchPage.session, () =>
    benchPage.page.evaluate((limit) => window.probe.mountForm(limit), LIMIT_MS),
  );
}

/** The same for an array or a table; answers the milliseconds until it is open. */
export async function mountTable(benchPage: BenchPage, spec: ArraySpec | TableSpec): Mounted<number> {
  await handOver(benchPage, spec);
  return withCpuTime(benchPage.session, () =>
    benchPage.page.evaluate((limit) => window.probe.mountTable(limit), LIMIT_MS),
  );
}

async function handOver({ page }: BenchPage, spec: Spec): Promise<void> {
  await page.evaluate((handed) => window.probe.handOver(handed), spec);
}
