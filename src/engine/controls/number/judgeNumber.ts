import { round } from '@/common/money/round';
import type { Problem } from '../defineControl';

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly integerdigits?: number;
  readonly signed?: 0 | 1;
}

/** The first thing that is wrong with a value that should be a number within these limits. */
export function judgeNumber(
  value: unknown,
  { min, max, decimals, integerdigits, signed }: NumberLimits,
): Problem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'engine.number.invalid' };
  if (signed === 0 && value < 0) return { key: 'engine.number.unsigned' };
  if (min !== undefined && value < min) return { key: 'engine.number.min', params: { min } };
  if (max !== undefined && value > max) return { key: 'engine.number.max', params: { max } };
  if (integerdigits !== undefined && Math.abs(value) >= 10 ** integerdigits)
    return { key: 'engine.number.integerdigits', params: { count: integerdigits } };
  if (decimals !== undefined && round(value, decimals) !== value)
    return { key: decimals === 0 ? 'engine.number.integer' : 'engine.number.decimals', params: { count: decimals } };
  return undefined;
}
