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
export const toCents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);
