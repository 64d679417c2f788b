import type { Caller } from '../accounts/caller';
import { malformed } from '../apiError';
import { TODAY, isoDay, parseDay } from '../calendar';
import type { Organisation } from '../company/entities';
import { SALE_STATUSES } from '../company/entities';
import { joined, localiseWith } from '../languages/localise';
import type { Language } from '../languages/table';
import type { ReportDefinition } from './catalogue';
import { keyReader } from './dimensions';
import type { FactTest } from './fact';
import type { Filter, Period } from './facts';
import type { SliceCode, SliceOption } from './slices';
import { SLICES, SLICE_CODES, isSlice, sliceOptions } from './slices';

/** Chosen values by condition, without empty ones. */
export type SliceValues = ReadonlyMap<SliceCode, readonly string[]>;

/** A condition in force, in words. */
export interface AppliedSlice {
  code: SliceCode;
  values: readonly string[];
  text: string;
}

export interface Conditions {
  filter: Filter;
  /** The number of rows from the top; undefined: all. */
  top: number | undefined;
  applied: readonly AppliedSlice[];
}

/** The conditions with which the report starts: its period, the orders that are sales, and one's own figures. */
function defaultValues({ period, isPersonal }: ReportDefinition, { company, position }: Caller): SliceValues {
  const today = isoDay(TODAY);
  const first = period === 'year' ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`;
  const { employee } = position;
  const isOwn = isPersonal && company.sellers.includes(employee);
  return new Map<SliceCode, readonly string[]>([
    ['period', [first, today]],
    ['status', SALE_STATUSES],
    ...(isOwn ? [['owner', [employee.id]] as const] : []),
  ]);
}

/** Accepted without being offered. */
const ACCEPTED = ['category', 'month'] as const;
const isAccepted = ({ slices, dimensions }: ReportDefinition, code: SliceCode) =>
  slices.includes(code) || ACCEPTED.some((each) => each === code && dimensions.includes(each));

/** The given values by condition, in the order of conditions. Throws 400 for a condition that the report does not have. */
export function readValues(report: ReportDefinition, given: ReadonlyMap<string, readonly string[]>): SliceValues {
  for (const code of given.keys()) if (!isSlice(code) || !isAccepted(report, code)) throw malformed('slices');
  return new Map(
    SLICE_CODES.flatMap((code) => {
      const values = given.get(code) ?? [];
      return values.length > 0 ? [[code, values] as const] : [];
    }),
  );
}

/** The given values, and the report's own conditions for what is not given. */
export function withDefaults(report: ReportDefinition, caller: Caller, given: SliceValues): SliceValues {
  const all = new Map([...defaultValues(report, caller), ...given]);
  return readValues(report, all);
}

/**
 * The given values, and the default of each required condition that is missing among them. A request without any
 * condition has none, and so reads everything.
 */
export function withRequired(report: ReportDefinition, caller: Caller, given: SliceValues): SliceValues {
  if (given.size === 0) return given;
  const required = [...defaultValues(report, caller)].filter(([code]) => SLICES[code].isRequired);
  return readValues(report, new Map([...required, ...given]));
}

function readPeriod(values: readonly string[]): Period {
  const [from, to] = values.map(parseDay);
  if (values.length !== 2 || from === undefined || to === undefined || from > to) throw malformed('slices.period');
  return { from, to };
}

const flat = (options: readonly SliceOption[]): SliceOption[] =>
  options.flatMap((option) => [option, ...flat(option.children ?? [])]);

/** Whether an owner works in one of the units or below. */
function organisationTest(codes: ReadonlySet<string>): FactTest {
  const isWithin = (unit: Organisation | undefined): boolean =>
    unit !== undefined && (codes.has(unit.code) || isWithin(unit.parent));
  return ({ owner }) => isWithin(owner.organisation);
}

/** A category is narrowed to its products that are chosen as well, because a cascade names the way to a product. */
function productTest(keys: ReadonlySet<string>, options: readonly SliceOption[]): FactTest {
  const narrowed = new Set(
    options.filter(({ children = [] }) => children.some(({ key }) => keys.has(key))).map(({ key }) => key),
  );
  return ({ product }) =>
    product !== undefined && (keys.has(product.id) || (keys.has(product.category) && !narrowed.has(product.category)));
}

function testOf(
  code: Exclude<SliceCode, 'period' | 'top'>,
  values: readonly string[],
  options: readonly SliceOption[],
): FactTest {
  const keys = new Set(values);
  if (code === 'organisation') return organisationTest(keys);
  if (code === 'product') return productTest(keys, options);
  // A visit has no status: the condition is about orders.
  if (code === 'status') return ({ status }) => status === undefined || keys.has(status);
  const keyOf = keyReader(code, () => 'C');
  return (fact) => keys.has(keyOf(fact));
}

const OF_LINES: readonly SliceCode[] = ['product', 'category'];

/** Reads the conditions. Throws 400 for a value that is not among the options. */
export function readConditions(caller: Caller, values: SliceValues, language: Language): Conditions {
  const ofOrders: FactTest[] = [];
  const ofLines: FactTest[] = [];
  let period: Period | undefined;
  let top: number | undefined;
  const applied = [...values].map(([code, given]): AppliedSlice => {
    if (code === 'period') {
      period = readPeriod(given);
      const [from = '', to = ''] = given;
      return { code, values: given, text: localiseWith('report.period', language, { from, to }) };
    }
    if (given.length > 1 && !SLICES[code].isMultiple && code !== 'product') throw malformed(`slices.${code}`);
    const options = sliceOptions(caller, code, language);
    const texts = new Map(flat(options).map(({ key, text }) => [key, text]));
    if (given.some((value) => !texts.has(value))) throw malformed(`slices.${code}`);
    if (code === 'top') top = Number(given[0]);
    else (OF_LINES.includes(code) ? ofLines : ofOrders).push(testOf(code, given, options));
    return {
      code,
      values: given,
      text: joined(
        given.map((value) => texts.get(value) ?? value),
        language,
      ),
    };
  });
  return { filter: { period, ofOrders, ofLines }, top, applied };
}
