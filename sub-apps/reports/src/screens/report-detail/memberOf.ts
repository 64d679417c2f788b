import { lookUp } from '@atrium/common/lookUp';
import type { ReportColumn, ReportRow } from '../../api/report';

/** The member of the dimension that a row stands for: its key, else its text, which is the key where both are the same. */
export const memberOf = (row: ReportRow, { code }: ReportColumn): string =>
  String(lookUp(row, '__key') ?? lookUp(row, code) ?? '');
