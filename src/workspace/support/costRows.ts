import type { PageCosts } from '@/engine/workshop';

/** A line of the panel: what it is, how often, and what it cost. */
export interface CostRow {
  readonly name: string;
  /** What it belongs to: the type of a control, the place of an expression. */
  readonly note?: string;
  readonly count: number;
  readonly totalMs: number;
  readonly bytes?: number;
  readonly hasFailed?: boolean;
}

export interface CostLists {
  readonly requests: readonly CostRow[];
  readonly controls: readonly CostRow[];
  readonly expressions: readonly CostRow[];
  readonly scripts: readonly CostRow[];
}

/** A request of the browser, as its own list has it. */
export type ResourceEntry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'duration' | 'startTime' | 'transferSize'
>;

/** Lines of each list. */
const MOST_ROWS = 8;
const SOURCE_LENGTH = 120;
/** The business server is called with this method alone (business spec §7). */
const BUSINESS_PATH = '/dy-biz/';

const slowest = (rows: readonly CostRow[]): readonly CostRow[] =>
  rows
    .filter(({ totalMs }) => totalMs > 0)
    .sort((one, two) => two.totalMs - one.totalMs)
    .slice(0, MOST_ROWS);

const shortened = (source: string) => (source.length > SOURCE_LENGTH ? `${source.slice(0, SOURCE_LENGTH)}…` : source);

/** Method where it is known, and path: what stands behind it may be a value. */
function requestName(address: string): string {
  const path = URL.parse(address)?.pathname ?? address.split(/[?#]/)[0] ?? '';
  return path.includes(BUSINESS_PATH) ? `POST ${path}` : path;
}

/** The calls to the server since the page was opened. @param openedAt On the clock of the entries. */
function requestRows(entries: readonly ResourceEntry[], openedAt: number): CostRow[] {
  return entries
    .filter(({ initiatorType, startTime, name }) => {
      const isCall = initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';
      return isCall && startTime >= openedAt && name.includes('/api/');
    })
    .map(({ name, duration, transferSize }) => ({
      name: requestName(name),
      count: 1,
      totalMs: duration,
      ...(transferSize > 0 && { bytes: transferSize }),
    }));
}

function controlRow({ name, type, renders, renderMs, operations }: ControlCost): CostRow {
  const spent = [...operations.values()];
  return {
    name,
    note: [type, ...operations.keys()].join(' · '),
    count: spent.reduce((sum, { count }) => sum + count, renders),
    totalMs: spent.reduce((sum, { totalMs }) => sum + totalMs, renderMs),
  };
}
type ControlCost = PageCosts['controls'] extends Map<string, infer Cost> ? Cost : never;

/** The slowest of each kind. Without costs only the requests are known. */
export function costLists(
  costs: PageCosts | undefined,
  { entries, openedAt }: { entries: readonly ResourceEntry[]; openedAt: number },
): CostLists {
  const failed = new Set(costs?.requests.flatMap(({ api, hasFailed }) => (hasFailed ? [api] : [])));
  const requests = requestRows(entries, openedAt).map((row) => ({
    ...row,
    ...([...failed].some((api) => row.name.endsWith(`/${api}`)) && { hasFailed: true }),
  }));
  return {
    requests: slowest(requests),
    controls: slowest([...(costs?.controls.values() ?? [])].map(controlRow)),
    expressions: slowest(
      [...(costs?.expressions.values() ?? [])].map(({ source, path, runs, totalMs }) => ({
        name: shortened(source),
        note: path,
        count: runs,
        totalMs,
      })),
    ),
    scripts: slowest((costs?.scripts ?? []).map(({ path, tookMs }) => ({ name: path, count: 1, totalMs: tookMs }))),
  };
}
