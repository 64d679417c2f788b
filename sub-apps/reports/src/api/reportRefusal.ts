import { AppError, isAppError } from '@atrium/common/errors/appError';
import { lookUp } from '@atrium/common/lookUp';
import { looseString } from '@atrium/common/schemas';
import { nameText } from './nameText';
import { object, safeParse } from 'valibot';

export type ReportRefusal = 'columns' | 'rows' | 'setting';

/** `error_type` of a refused report (business spec §8). */
const REFUSALS: Readonly<Record<string, ReportRefusal>> = { 2000: 'columns', 3000: 'rows', 500: 'setting' };

const causeSchema = object({ type: looseString });

/** The reason for which the server rejected a report; undefined for every other error. */
export function reportRefusal(error: unknown): ReportRefusal | undefined {
  if (!isAppError(error, 'service')) return undefined;
  const cause = safeParse(causeSchema, error.cause);
  return cause.success ? lookUp(REFUSALS, cause.output.type) : undefined;
}

/** The server's own message of a refused report, which names its limit; empty without one. */
export function refusalMessage({ cause }: AppError): string {
  const read = safeParse(object({ message: nameText }), cause);
  return read.success ? read.output.message : '';
}

/** The error of a cross table with more dimensions than can be shown, which is refused here as the server refuses others. */
export const tooManyLevels = () =>
  new AppError('service', 'The cross table has too many dimensions', {
    code: 'reports.detail.tooManyLevels',
    cause: { type: '2000' },
  });
