import type { Dayjs } from 'dayjs';
import { useRef } from 'react';
import { DAY_INPUT } from './DayInput';

type Days = readonly [from: string, to: string];

/**
 * The range that two days make, as YYYY-MM-DD. When the one that was changed is on the wrong side of the other, it is
 * the whole range, because the other is of the range before. Two changed days are put in order: in a calendar, people
 * choose them in any.
 */
export function rangeOf([from, to]: Days, before: readonly unknown[] = []): Days {
  if (from <= to) return [from, to];
  if (to === before[1]) return [from, from];
  return from === before[0] ? [to, to] : [to, from];
}

/**
 * Properties for antd's range picker over a pair of days. antd itself would sort the pair when one day is committed: a
 * typed first day would become the last one. @param onChange Gets undefined while a day is missing.
 */
export function useDayRange(value: readonly unknown[] | undefined, onChange: (days: Days | undefined) => void) {
  // antd can report a pair twice, the second time after its value has changed.
  const before = useRef(value);
  return {
    components: DAY_INPUT,
    format: 'YYYY-MM-DD',
    order: false,
    onCalendarChange: () => {
      before.current = value;
    },
    onChange: (_days: readonly (Dayjs | null)[] | null, [from, to]: readonly [string, string]) =>
      onChange(from && to ? rangeOf([from, to], before.current) : undefined),
  };
}
