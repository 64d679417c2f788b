import type { PageCosts } from '@/engine/workshop';
import type { BackgroundCall } from './backgroundCalls';
import type { RecordedRequest } from './recordings';

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

/** Lines of each list. */
const MOST_ROWS = 8;
const SOURCE_LENGTH = 120;
/** The times of the browser are rounded. */
const CLOCK_STEP_MS = 1;
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

type RequestCost = PageCosts['requests'][number];

/**
 * The call of the page that a request belongs to: it stands in the time of the call. Of several with the same interface
 * at once it is the one that ended soonest after the request.
 */
function callOf(
  { name, startTime, duration }: RecordedRequest,
  calls: readonly RequestCost[],
): RequestCost | undefined {
  const path = requestName(name);
  const end = startTime + duration;
  const endOf = ({ startedAt, tookMs }: RequestCost) => startedAt + tookMs;
  return calls
    .filter(
      (call) => path.endsWith(`/${call.api}`) && call.startedAt <= startTime && endOf(call) >= end - CLOCK_STEP_MS,
    )
    .reduce<RequestCost | undefined>((best, call) => (best && endOf(best) <= endOf(call) ? best : call), undefined);
}

/** The requests without one for each background call: it has the same path and stands in the time of the call. */
function withoutBackground(
  entries: readonly RecordedRequest[],
  background: readonly BackgroundCall[],
): readonly RecordedRequest[] {
  const left = new Set(entries);
  background.forEach(({ path, startedAt, endedAt }) => {
    const own = [...left].find(
      ({ name, startTime, duration }) =>
        requestName(name) === path && startTime >= startedAt && startTime + duration <= endedAt + CLOCK_STEP_MS,
    );
    if (own) left.delete(own);
  });
  return [...left];
}

interface Requests {
  readonly entries: readonly RecordedRequest[];
  /** What the workspace has called by itself. */
  readonly background: readonly BackgroundCall[];
  /** On the clock of the entries and of the calls. */
  readonly openedAt: number;
}

/** The calls to the server that the page has made since it was opened. */
function requestRows({ entries, background, openedAt }: Requests, calls: readonly RequestCost[]): CostRow[] {
  return withoutBackground(entries, background)
    .filter(({ initiatorType, startTime, name }) => {
      const isCall = initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';
      return isCall && startTime >= openedAt && name.includes('/api/');
    })
    .map((entry) => ({
      name: requestName(entry.name),
      count: 1,
      totalMs: entry.duration,
      ...(entry.transferSize > 0 && { bytes: entry.transferSize }),
      ...(callOf(entry, calls)?.hasFailed && { hasFailed: true }),
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
export function costLists(costs: PageCosts | undefined, requests: Requests): CostLists {
  return {
    requests: slowest(requestRows(requests, costs?.requests ?? [])),
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
