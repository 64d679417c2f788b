import type { BenchPage } from '../drive/openBenchPage';
import { pressKey } from '../drive/pressKey';
import type { SettledWhen } from '../page/settledWhen';
import type { Observations } from './case';

/** Presses keys one after another and lists their times without the first `warmUp` ones. */
export async function typeKeys(
  benchPage: BenchPage,
  keys: readonly string[],
  warmUp: number,
  when: SettledWhen,
): Promise<Observations> {
  const seen = { paint: [] as number[], settled: [] as number[], keyCpu: [] as number[] };
  for (const [index, key] of keys.entries()) {
    const { paint, settled, cpu } = await pressKey(benchPage, key, when);
    if (index < warmUp) continue;
    seen.paint.push(paint);
    seen.settled.push(settled);
    seen.keyCpu.push(cpu);
  }
  return seen;
}
