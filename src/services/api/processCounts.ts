import { is, literal, object, optional, union, unknown } from 'valibot';
import { fittingList, numeric, read } from '@/common/schemas';
import type { Http } from '../http/http';

/** The numbers of the person's processes: to decide, returned to them, and copies that they have not read. */
export type ProcessCount = 'undeal' | 'returned' | 'copied';

/** `item`: what each item is where the platform has heeded the condition. */
const QUERIES = {
  undeal: { type: 'undeal', condition: {}, item: unknown() },
  returned: { type: 'mine', condition: { state: 'returned' }, item: object({ state: literal('returned') }) },
  copied: {
    type: 'copied',
    condition: { unread: 1 },
    item: object({ isread: union([literal(0), literal('0'), literal(false)]) }),
  },
} as const;

/**
 * The number of processes in one of the person's lists (business spec §7). Undefined where the platform does not heed the
 * condition of the list: the number would be that of all.
 */
export async function processCount(http: Pick<Http, 'post'>, count: ProcessCount): Promise<number | undefined> {
  const { type, condition, item } = QUERIES[count];
  const answer = await http.post(
    '/api/teapi/workflow/flow/getmyprocesslist',
    { af_pageindex: 1, af_pagesize: 1, af_querytype: type, af_querycondition: condition },
    // Polled: neither cached nor shared with a read of a screen.
    { isRead: true, cache: 'none' },
  );
  const { af_items: items, af_itemcount: total } = read(
    object({ af_items: optional(fittingList(unknown()), []), af_itemcount: numeric }),
    answer,
  );
  return items.every((each) => is(item, each)) ? total : undefined;
}
