import type { Element } from '../api/report';
import type { Layout, Mark } from '../api/reportQuery';

export const ZONES = ['rows', 'columns', 'values'] as const;
export type Zone = (typeof ZONES)[number];

/** How many elements a zone holds. */
export const MOST: Readonly<Record<Zone, number>> = { rows: 3, columns: 3, values: 8 };

/** What a report could be made of. */
export interface Elements {
  dimensions: readonly Element[];
  measures: readonly Element[];
}

/** What the setting needs to know of a report. */
export interface Setting extends Elements {
  /** The layout that the report shows now. */
  layout: Layout;
  /** The layout that the report opens with: the person's own, else that of the report. */
  saved: Layout;
  /** The person has a layout of their own. */
  hasOwn: boolean;
}

/** One edit of a layout. `index` counts the gaps between the elements of the zone as they are before the edit. */
export type LayoutEdit =
  | { type: 'put'; code: string; zone: Zone; index: number }
  | { type: 'remove'; code: string }
  | { type: 'mark'; measure: string; mark: Pick<Mark, 'kind' | 'limit'> | undefined };

/** Why an edit is refused; the reducer then keeps the layout. */
export type Refusal = 'onlyDimensions' | 'onlyMeasures' | 'full' | 'lastRow' | 'lastValue';

export const zoneOf = (layout: Layout, code: string): Zone | undefined =>
  ZONES.find((zone) => layout[zone].includes(code));

const isMeasure = ({ measures }: Elements, code: string) => measures.some((measure) => measure.code === code);

/** The last row and the last value have to stay. */
function leaveRefusal(layout: Layout, zone: Zone | undefined): Refusal | undefined {
  if (zone === 'rows' && layout.rows.length === 1) return 'lastRow';
  if (zone === 'values' && layout.values.length === 1) return 'lastValue';
  return undefined;
}

/** Dimensions are rows or columns and measures are values, each once; no zone is overfull; a row and a value remain. */
export function refusalOf(elements: Elements, layout: Layout, edit: LayoutEdit): Refusal | undefined {
  if (edit.type === 'mark') return undefined;
  const from = zoneOf(layout, edit.code);
  if (edit.type === 'remove') return leaveRefusal(layout, from);
  const { code, zone } = edit;
  if (isMeasure(elements, code) !== (zone === 'values')) return zone === 'values' ? 'onlyMeasures' : 'onlyDimensions';
  if (from === zone) return undefined;
  return layout[zone].length >= MOST[zone] ? 'full' : leaveRefusal(layout, from);
}

const without = (codes: readonly string[], code: string) => codes.filter((other) => other !== code);

function place(codes: readonly string[], code: string, index: number): readonly string[] {
  const before = without(codes.slice(0, index), code);
  return [...before, code, ...without(codes.slice(index), code)];
}

const sameOrder = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** The reducer of a layout. A refused edit, and one that changes nothing, return the same object. */
export function editLayout(elements: Elements, layout: Layout, edit: LayoutEdit): Layout {
  if (refusalOf(elements, layout, edit)) return layout;
  if (edit.type === 'mark') {
    const { measure, mark } = edit;
    if (!layout.values.includes(measure)) return layout;
    const others = layout.marks.filter((other) => other.measure !== measure);
    return { ...layout, marks: mark ? [...others, { measure, ...mark }] : others };
  }
  const { code } = edit;
  const from = zoneOf(layout, code);
  const target = edit.type === 'put' ? edit.zone : undefined;
  if (
    target === from &&
    (edit.type === 'remove' || sameOrder(place(layout[edit.zone], code, edit.index), layout[edit.zone]))
  )
    return layout;
  const next = {
    rows: without(layout.rows, code),
    columns: without(layout.columns, code),
    values: without(layout.values, code),
    marks: target === 'values' ? layout.marks : layout.marks.filter(({ measure }) => measure !== code),
  };
  return edit.type === 'put' ? { ...next, [edit.zone]: place(layout[edit.zone], code, edit.index) } : next;
}

export type Step = 'earlier' | 'later' | 'back' | 'on';

/**
 * The edit of one step: within the zone, or on to the next one and back, where the list of available elements comes before
 * the zones. Undefined at an end.
 */
export function stepEdit(elements: Elements, layout: Layout, code: string, step: Step): LayoutEdit | undefined {
  const from = zoneOf(layout, code);
  if (step === 'earlier' || step === 'later') {
    const index = from ? layout[from].indexOf(code) + (step === 'earlier' ? -1 : 2) : -1;
    return from && index >= 0 && index <= layout[from].length ? { type: 'put', code, zone: from, index } : undefined;
  }
  const way: readonly (Zone | undefined)[] = isMeasure(elements, code)
    ? [undefined, 'values']
    : [undefined, 'rows', 'columns'];
  const at = way.indexOf(from) + (step === 'on' ? 1 : -1);
  if (at < 0 || at >= way.length) return undefined;
  const zone = way[at];
  return zone ? { type: 'put', code, zone, index: layout[zone].length } : { type: 'remove', code };
}

/**
 * A layout from outside, made to follow the rules: known elements in their zones, each once, as many as a zone holds, at
 * least one row and one value, and one mark for a value.
 */
export function fitLayout({ dimensions, measures }: Elements, layout: Layout): Layout {
  const known = new Set(dimensions.map(({ code }) => code));
  const figures = new Set(measures.map(({ code }) => code));
  const pick = (codes: readonly string[], from: ReadonlySet<string>, most: number) =>
    [...new Set(codes)].filter((code) => from.has(code)).slice(0, most);
  const chosen = pick(layout.rows, known, MOST.rows);
  const [first] = chosen.length > 0 ? chosen : [...pick(layout.columns, known, 1), ...known];
  const rows = chosen.length > 0 || first === undefined ? chosen : [first];
  const columns = pick(layout.columns, known, known.size).filter((code) => !rows.includes(code));
  const values = pick(layout.values, figures, MOST.values);
  const shown = values.length > 0 ? values : [...figures].slice(0, 1);
  const marked = layout.marks.filter(({ measure }) => shown.includes(measure));
  const marks = [...new Map(marked.toReversed().map((mark) => [mark.measure, mark])).values()].toReversed();
  return { rows, columns: columns.slice(0, MOST.columns), values: shown, marks };
}
