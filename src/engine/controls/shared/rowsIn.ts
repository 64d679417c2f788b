import { isRecord } from '@/common/isRecord';
import type { RowValues } from '../../expressions/scope';

/** The rows in a value; whatever else there is, is none. */
export const rowsIn = (value: unknown): readonly RowValues[] => (Array.isArray(value) ? value.filter(isRecord) : []);
