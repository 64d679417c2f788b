import { parseDay } from '../../../../mock/domain/calendar';
import type { Order, OrderLine } from '../../../../mock/domain/company/entities';
import { platform } from '../../../../mock/domain/platform';

/** Sums that reports are compared with, computed from the lines of the East China company in plain loops. */
export const orders = () => platform().company('hd').orders.all();
export const linesOf = (some: readonly Readonly<Order>[]): OrderLine[] => some.flatMap(({ lines }) => lines);
export const yuan = (lines: readonly OrderLine[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0) / 100;
export const between = (from: string, to: string) => {
  const [first = 0, last = 0] = [parseDay(from), parseDay(to)];
  return ({ day }: Readonly<Order>) => day >= first && day <= last;
};
/** From the first day of the lists to today. */
export const ALL_DAYS = ['2025-11-21', '2026-11-20'];
/** A ratio with nine digits: more than anybody is shown, so that it is rounded once. */
export const near = (ratio: number) => expect.closeTo(ratio, 9 - Math.ceil(Math.log10(Math.abs(ratio) + 1))) as number;
export const toCents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
