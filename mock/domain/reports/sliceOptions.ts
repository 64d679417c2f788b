import { FIRST_DAY, TODAY, monthOf } from '../calendar';
import type { Company } from '../company/company';
import { ORDER_STATUSES } from '../company/entities';
import type { Slice } from './catalogue';

/** The options of each slice: stored value with its text or translation key. */
export function sliceOptions({
  regions,
  products,
}: Company): Record<Slice, readonly { value: string; text: string }[]> {
  const plain = (values: Iterable<string>) => [...new Set(values)].map((value) => ({ value, text: value }));
  const months = Array.from({ length: TODAY - FIRST_DAY + 1 }, (_, index) => monthOf(TODAY - index));
  return {
    region: plain(regions.values()),
    category: plain([...products.values()].map(({ category }) => category)),
    month: plain(months),
    status: ORDER_STATUSES.map((value) => ({ value, text: `status.${value}` })),
  };
}
