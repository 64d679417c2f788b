import { bit, looseString } from '@atrium/common/schemas';
import { fallback, integer, maxValue, minValue, number, object, optional, picklist, pipe, transform } from 'valibot';
import { nameText } from './nameText';
import type { ReportColumn } from './report';

const MOST_DECIMALS = 10;

export const columnType = fallback(picklist(['text', 'number', 'money', 'percent']), 'text');

export const columnSchema = pipe(
  object({
    code: looseString,
    title: fallback(nameText, ''),
    type: columnType,
    decimals: fallback(optional(pipe(number(), integer(), minValue(0), maxValue(MOST_DECIMALS))), undefined),
    iscomparison: bit,
    candrill: bit,
  }),
  transform(({ code, title, type, decimals, iscomparison, candrill }): ReportColumn => {
    return { code, title, type, decimals, isComparison: iscomparison, canDrill: candrill };
  }),
);
